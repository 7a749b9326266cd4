import { readWrittenConfiguration } from '#contract/configuration-drafts.ts'
import { type Configuration, listCompanyConfigurations, listConfigurations } from '#contract/configurations.ts'
import { type Call, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { writtenId, writtenInstant } from '../../spelling.ts'

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
  operationCall({
    method: 'GET',
    path: '/configurations',
    purpose: 'The configurations of a product of a company: the current one and those before it.',
    operation: listConfigurations,
    ...namedBy('companyHasProductID'),
    output: ({ items }) => items.map((row) => ({ ...writtenRow(row), Active: row.active })),
  }),
]

type Labelled = Pick<Configuration, 'id' | 'name' | 'description' | 'createdAt' | 'createdBy'>

const writtenRow = ({ id, name, description, createdAt, createdBy }: Labelled) => ({
  ID: writtenId(id),
  Info: infoOf({ name, description }),
  Created: writtenInstant(createdAt),
  CreatedBy: createdBy,
})

function writtenConfiguration(configuration: Configuration) {
  return {
    ID: writtenId(configuration.id),
    CompanyID: writtenId(configuration.holder?.kind === 'company' ? configuration.holder.id : null),
    ContactID: writtenId(configuration.holder?.kind === 'contact' ? configuration.holder.id : null),
    Info: infoOf(configuration),
    Created: writtenInstant(configuration.createdAt),
    CreatedBy: configuration.createdBy,
  }
}
