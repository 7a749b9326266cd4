import { deleteConfigurationHistory, noteConfigurationHistory } from '#contract/configuration-drafts.ts'
import { listConfigurations } from '#contract/configurations.ts'
import { type Call, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const configurationHistoryCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/configurationhistory',
    purpose: 'The configurations a product of a company had, with the notes of each change.',
    operation: listConfigurations,
    ...namedBy('companyHasProductID'),
    output: ({ items }, { query }) =>
      items.map((row) => ({
        CompanyHasProductID: writtenId(requiredId(query, 'companyHasProductID')),
        ConfigurationID: writtenId(row.id),
        Info: infoOf(row),
        ChangeNotes: row.changeNotes,
        Created: writtenInstant(row.createdAt),
        CreatedBy: row.createdBy,
        Modified: writtenInstant(row.replacedAt),
        ModifiedBy: row.replacedBy,
      })),
  }),
  {
    method: 'POST',
    path: '/createconfigurationhistory',
    purpose:
      'Say why a product of a company leaves a configuration: kept in its history. A draft, or what this sign-in wrote to the configuration, goes live with it.',
    operations: [noteConfigurationHistory],
    example: { body: { CompanyHasProductID: someId, ConfigurationID: someId, ChangeNotes: 'Zwei Plätze mehr' } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'CompanyHasProductID'), configuration: requiredId(body, 'ConfigurationID') }
      await ask(noteConfigurationHistory, { params, body: { changeNotes: readText(body['changenotes']) ?? '' } })
      return true
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deleteconfigurationhistory',
    purpose:
      'Delete the history of a configuration that nothing uses; deletecompleteconfiguration deletes the configuration.',
    operation: deleteConfigurationHistory,
    ...namedBy('configurationID'),
    output: () => true,
  }),
]
