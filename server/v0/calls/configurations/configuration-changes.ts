import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { changeConfiguration, deleteConfiguration } from '#contract/configurations.ts'
import { deleteMaster } from '#contract/masters.ts'
import { type Call, operationCall } from '../../call.ts'
import { labelsOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId } from '../../spelling.ts'
import { liveId } from '../../written-configurations.ts'
import { someId } from '../words.ts'

/** How the documents refuse to delete a master, to the letter. */
const isMaster = {
  statuses: { 'configurations.isMaster': 401 },
  words: { 'configurations.isMaster': 'Cannot delete Master Confguration' },
} as const

export const configurationChangeCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/updateconfiguration',
    purpose: 'Change name and description of a configuration: Info, parted by " | ".',
    operations: [changeConfiguration, readWrittenConfiguration],
    example: { body: { ID: someId, Info: 'Konstruktion | 12 Plätze' } },
    answer: async (ask, { body }) => {
      const id = await liveId(ask, requiredId(body, 'ID'))
      await ask(changeConfiguration, { params: { id }, body: labelsOf(readText(body['info'])) })
      return true
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deletecompleteconfiguration',
    purpose: 'Delete a draft, or a historical configuration that nothing uses.',
    operation: deleteConfiguration,
    ...isMaster,
    ...namedBy('id'),
    output: () => true,
  }),
  operationCall({
    method: 'DELETE',
    path: '/deletemasterconfiguration',
    purpose:
      'Never deletes: a master goes with its product. Every answer is a refusal, 401 for a product there is, as documented.',
    operation: deleteMaster,
    ...isMaster,
    ...namedBy('productID'),
  }),
]
