import { changeConfiguration, deleteConfiguration } from '#contract/configurations.ts'
import { deleteMaster } from '#contract/masters.ts'
import { type Call, operationCall } from '../../call.ts'
import { labelsOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const configurationChangeCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/updateconfiguration',
    purpose: 'Change name and description of a configuration: Info, parted by " | ".',
    operation: changeConfiguration,
    example: { body: { ID: someId, Info: 'Konstruktion | 12 Plätze' } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ID') }, body: labelsOf(readText(body['info'])) }),
    output: () => true,
  }),
  operationCall({
    method: 'DELETE',
    path: '/deletecompleteconfiguration',
    purpose: 'Delete a historical configuration that nothing uses.',
    operation: deleteConfiguration,
    ...namedBy('id'),
    output: () => true,
  }),
  operationCall({
    method: 'DELETE',
    path: '/deletemasterconfiguration',
    purpose: 'Never deletes: a master goes with its product. Answers 401 as documented.',
    operation: deleteMaster,
    statuses: { 'configurations.isMaster': 401 },
    words: { 'configurations.isMaster': 'Cannot delete Master Confguration' },
    ...namedBy('productID'),
  }),
]
