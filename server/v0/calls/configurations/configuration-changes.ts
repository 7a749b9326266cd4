import { changeConfiguration, deleteConfiguration } from '#contract/configurations.ts'
import { deleteMaster } from '#contract/masters.ts'
import { type Call, translated } from '../../call.ts'
import { idParam } from '../../id-param.ts'
import { labelsOf } from '../../labels.ts'
import { readText, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const configurationChangeCalls: readonly Call[] = [
  translated({
    family: 'configurations',
    method: 'POST',
    path: '/updateconfiguration',
    purpose: 'Change name and description of a configuration: Info, parted by " | ".',
    operation: changeConfiguration,
    example: { body: { ID: someId, Info: 'Konstruktion | 12 Plätze' } },
    input: ({ body }) => ({ params: { id: requiredId(body['id'], 'ID') }, body: labelsOf(readText(body['info'])) }),
    output: () => true,
  }),
  translated({
    family: 'configurations',
    method: 'DELETE',
    path: '/deletecompleteconfiguration',
    purpose: 'Delete a historical configuration that nothing uses.',
    operation: deleteConfiguration,
    example: { query: { id: someId } },
    input: idParam,
    output: () => true,
  }),
  {
    family: 'configurations',
    method: 'DELETE',
    path: '/deletemasterconfiguration',
    purpose: 'Never deletes: a master goes with its product. Answers 401 as documented.',
    operations: [deleteMaster],
    statuses: { 'configurations.isMaster': 401 },
    words: { 'configurations.isMaster': 'Cannot delete Master Confguration' },
    example: { query: { productID: someId } },
    answer: (ask, { query }) => ask(deleteMaster, { params: { id: requiredId(query['productid'], 'productID') } }),
  },
]
