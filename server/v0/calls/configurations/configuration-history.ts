import { listConfigurations } from '#contract/configurations.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
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
      'History is written when a configuration is saved: answers whether the row of this configuration is there, else 404.',
    operations: [listConfigurations],
    example: { body: { CompanyHasProductID: someId, ConfigurationID: someId, ChangeNotes: '' } },
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'CompanyHasProductID') }
      const { items } = await ask(listConfigurations, { params })
      const wanted = requiredId(body, 'ConfigurationID')
      return items.some(({ id }) => id === wanted) ? true : fail('configurations.notFound')
    },
  },
]
