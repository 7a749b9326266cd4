import {
  changeConfiguration,
  type Configuration,
  deleteConfiguration,
  listCompanyConfigurations,
  listConfigurations,
  readConfiguration,
} from '#contract/configurations.ts'
import { deleteMaster } from '#contract/masters.ts'
import { listModules } from '#contract/products.ts'
import { deleteTemplate, listTemplates, saveTemplate } from '#contract/templates.ts'
import { type Ask, type Call, translated } from '../call.ts'
import { infoOf, labelsOf } from '../labels.ts'
import { idParam } from '../id-param.ts'
import { writtenLevelOne, writtenModel } from '../configuration-model.ts'
import { readText, requiredId, sent, writtenEnd, writtenId, writtenInstant } from '../spelling.ts'
import { someId } from './words.ts'

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
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configurationhaslevelones',
    purpose: 'The level-one modules of a configuration.',
    operation: readConfiguration,
    example: { query: { configurationID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['configurationid'], 'configurationID') } }),
    output: ({ id, items }) => items.map((item) => ({ ConfigurationID: writtenId(id), ...writtenLevelOne(item) })),
  }),
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/buildconfigurationmodel',
    purpose: 'A configuration with its three levels as a tree.',
    operation: readConfiguration,
    example: { query: { configurationID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['configurationid'], 'configurationID') } }),
    output: writtenModel,
  }),
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/configurationhistory',
    purpose: 'The configurations a product of a company had, with the notes of each change.',
    operation: listConfigurations,
    example: { query: { companyHasProductID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyhasproductid'], 'companyHasProductID') } }),
    output: ({ items }, { query }) =>
      items.map((row) => ({
        CompanyHasProductID: writtenId(requiredId(query['companyhasproductid'], 'companyHasProductID')),
        ConfigurationID: writtenId(row.id),
        Info: infoOf(row),
        ChangeNotes: row.changeNotes,
        Created: writtenInstant(row.createdAt),
        CreatedBy: row.createdBy,
        Modified: writtenInstant(row.replacedAt),
        ModifiedBy: row.replacedBy,
      })),
  }),
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
  translated({
    family: 'configurations',
    method: 'GET',
    path: '/templatesbyversion',
    purpose: 'Templates of all products of a version.',
    operation: listTemplates,
    example: { query: { version: '20' } },
    input: ({ query }) => ({ query: sent({ version: query['version'] }) }),
    output: ({ items }) =>
      items.map(({ id, name, description, count, endDate, unlimited }) => ({
        ID: writtenId(id),
        Info: infoOf({ name, description }),
        Count: count?.kind === 'counted' ? count.n : null,
        Enddate: writtenEnd(endDate, unlimited),
      })),
  }),
  translated({
    family: 'configurations',
    method: 'POST',
    path: '/createtemplate',
    purpose: 'Keep a configuration as a template of a product.',
    operation: saveTemplate,
    example: { body: { ProductID: someId, ConfigurationID: someId, Name: 'Schule' } },
    input: ({ body }) => ({
      params: { id: requiredId(body['productid'], 'ProductID') },
      body: { configurationId: requiredId(body['configurationid'], 'ConfigurationID'), name: readText(body['name']) },
    }),
    output: ({ id }) => writtenId(id),
  }),
  translated({
    family: 'configurations',
    method: 'DELETE',
    path: '/deletetemplate',
    purpose: 'Delete a template.',
    operation: deleteTemplate,
    example: { query: { id: someId } },
    input: idParam,
    output: () => true,
  }),
  ...([1, 2, 3] as const).map((level) => ({
    family: 'configurations' as const,
    method: 'GET' as const,
    path: `/productlevel${level}` as const,
    purpose: `All modules of level ${level}.`,
    operations: [listModules] as const,
    example: {},
    answer: async (ask: Ask) => {
      const { items } = await ask(listModules)
      return items
        .filter((one) => one.level === level)
        .map(({ id, name, licName }) => ({ ID: writtenId(id), Name: name, LicName: licName }))
    },
  })),
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
