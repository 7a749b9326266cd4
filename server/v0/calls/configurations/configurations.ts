import {
  type Configuration,
  listCompanyConfigurations,
  listConfigurations,
  readConfiguration,
} from '#contract/configurations.ts'
import { type Call, translated } from '../../call.ts'
import { idParam } from '../../id-param.ts'
import { infoOf } from '../../labels.ts'
import { requiredId, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const configurationCalls: readonly Call[] = [
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configuration',
    purpose: 'One configuration.',
    operation: readConfiguration,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenConfiguration,
  }),
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configurationsbycompanyid',
    purpose: 'The configurations of a company.',
    operation: listCompanyConfigurations,
    example: { query: { companyID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    output: ({ items }) => items.map(writtenRow),
  }),
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configurations',
    purpose: 'The configurations of a product of a company: the current one and those before it.',
    operation: listConfigurations,
    example: { query: { companyHasProductID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyhasproductid'], 'companyHasProductID') } }),
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
