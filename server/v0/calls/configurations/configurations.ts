import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { listConfigurationRecords } from '#contract/configuration-records.ts'
import { type Configuration, listCompanyConfigurations, listConfigurations } from '#contract/configurations.ts'
import { type Call, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readId, writtenId, writtenInstant } from '../../spelling.ts'

export const configurationCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/configuration',
    purpose: 'One configuration.',
    operation: readWrittenConfiguration,
    ...namedBy('id'),
    output: writtenConfiguration,
  }),
  operationCall({
    method: 'GET',
    path: '/configurationsbycompanyid',
    purpose: 'The configurations of a company.',
    operation: listCompanyConfigurations,
    ...namedBy('companyID'),
    output: ({ items }) => items.map(writtenRow),
  }),
  {
    method: 'GET',
    path: '/configurations',
    purpose:
      'All configurations; with companyHasProductID those of a product of a company, the current one and those before it.',
    operations: [listConfigurations, listConfigurationRecords],
    example: {},
    answer: async (ask, { query }) => {
      const id = readId(query['companyhasproductid'])
      if (id === null) return ask.rows(listConfigurationRecords, {}, writtenConfiguration)
      const { items } = await ask(listConfigurations, { params: { id } })
      return items.map((row) => ({ ...writtenRow(row), Active: row.active }))
    },
  },
]

type Labelled = Pick<Configuration, 'id' | 'name' | 'description' | 'createdAt' | 'createdBy'>

const writtenRow = ({ id, name, description, createdAt, createdBy }: Labelled) => ({
  ID: writtenId(id),
  Info: infoOf({ name, description }),
  ...written({ createdAt, createdBy }),
})

function writtenConfiguration(configuration: Labelled & Pick<Configuration, 'holder'>) {
  return {
    ID: writtenId(configuration.id),
    CompanyID: writtenId(configuration.holder?.kind === 'company' ? configuration.holder.id : null),
    ContactID: writtenId(configuration.holder?.kind === 'contact' ? configuration.holder.id : null),
    Info: infoOf(configuration),
    ...written(configuration),
  }
}

/** A saved configuration never changes: what is changed is another one. */
const written = ({ createdAt, createdBy }: Pick<Labelled, 'createdAt' | 'createdBy'>) => ({
  Created: writtenInstant(createdAt),
  CreatedBy: createdBy,
  Modified: writtenInstant(createdAt),
  ModifiedBy: createdBy,
})
