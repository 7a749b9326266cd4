import { deleteTemplate, listTemplates, saveTemplate } from '#contract/templates.ts'
import { type Call, translated } from '../../call.ts'
import { idParam } from '../../id-param.ts'
import { infoOf } from '../../labels.ts'
import { readText, requiredId, sent, writtenEnd, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const ours = { family: 'products' } as const

export const templateCalls: readonly Call[] = [
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
  translated({
    ...ours,
    method: 'GET',
    path: '/templatesbyproductconfiguration',
    purpose: 'The templates of a product.',
    operation: listTemplates,
    example: { query: { productID: someId } },
    input: ({ query }) => ({ query: { productId: requiredId(query['productid'], 'productID') } }),
    output: ({ items }) =>
      items.map((one) => ({
        ID: writtenId(one.id),
        Info: infoOf(one),
        Count: one.count?.kind === 'counted' ? one.count.n : null,
        Enddate: writtenEnd(one.endDate, one.unlimited),
      })),
  }),
]
