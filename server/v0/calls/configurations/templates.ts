import { linkProductConfiguration } from '#contract/configuration-drafts.ts'
import { deleteTemplate, listTemplates, type Template } from '#contract/templates.ts'
import { numberFromCount } from '#licence/sentinels.ts'
import { type Call, operationCall } from '../../call.ts'
import { infoOf } from '../../labels.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId, sentFields, writtenEnd, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const templateCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/templatesbyversion',
    purpose: 'Templates of all products of a version.',
    operation: listTemplates,
    example: { query: { version: '20' } },
    input: ({ query }) => ({ query: sentFields({ version: query['version'] }) }),
    output: ({ items }) => items.map(writtenTemplate),
  }),
  operationCall({
    method: 'POST',
    path: '/createtemplate',
    purpose: 'Keep a configuration as a template of a product; a draft becomes it.',
    operation: linkProductConfiguration,
    example: { body: { ProductID: someId, ConfigurationID: someId, Name: 'Schule' } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ProductID') },
      body: {
        kind: 'template',
        configurationId: requiredId(body, 'ConfigurationID'),
        name: readText(body['name']) ?? '',
      },
    }),
    output: ({ id }) => writtenId(id),
  }),
  operationCall({
    method: 'DELETE',
    path: '/deletetemplate',
    purpose: 'Delete a template.',
    operation: deleteTemplate,
    ...namedBy('id'),
    output: () => true,
  }),
  operationCall({
    family: 'products',
    method: 'GET',
    path: '/templatesbyproductconfiguration',
    purpose: 'The templates of a product.',
    operation: listTemplates,
    example: { query: { productID: someId } },
    input: ({ query }) => ({ query: { productId: requiredId(query, 'productID') } }),
    output: ({ items }) => items.map(writtenTemplate),
  }),
]

const writtenTemplate = (template: Template) => ({
  ID: writtenId(template.id),
  Info: infoOf(template),
  Count: template.count && numberFromCount(template.count),
  Enddate: writtenEnd(template.endDate, template.unlimited),
})
