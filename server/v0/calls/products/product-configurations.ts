import { listProductConfigurations } from '#contract/configurations.ts'
import { createMaster } from '#contract/masters.ts'
import { deleteTemplate } from '#contract/templates.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readId, readText, refuse, requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const words = { 'master.errorLinkageProdConfig': 'errorLinkageProdConfig' } as const

export const productConfigurationCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/producthasconfigurations',
    purpose: 'The master and the templates of a product.',
    operation: listProductConfigurations,
    ...namedBy('productID'),
    output: ({ items }, { query }) =>
      items.map(({ id, kind }, at) => ({
        ProductID: writtenId(readId(query['productid'])),
        ConfigurationID: writtenId(id),
        Master: kind === 'master',
        Template: kind === 'template',
        Sorting: at + 1,
      })),
  }),
  ...(['/createproducthasconfiguration', '/createproductconfiguration'] as const).map((path) =>
    operationCall({
      method: 'POST',
      path,
      purpose:
        'Give a product its master: an empty one, or with CopyOfProductID a copy of that product’s. It is named by the portal: Name and Description are refused. Answers its id.',
      operation: createMaster,
      words,
      example: { body: { ProductID: someId, Master: true, Template: false, Sorting: 1 } },
      input: ({ body }) => {
        // The portal names a master by its product.
        if (readText(body['name'])?.trim()) refuse('Name', 'fixed')
        if (readText(body['description'])?.trim()) refuse('Description', 'fixed')
        return { params: { id: requiredId(body, 'ProductID') }, body: { copyOf: readId(body['copyofproductid']) } }
      },
      output: ({ configurationId }) => writtenId(configurationId),
    }),
  ),
  operationCall({
    method: 'DELETE',
    path: '/deleteproducthasconfiguration',
    purpose: 'Take a template from its product; a master stays.',
    operation: deleteTemplate,
    ...namedBy('configurationID'),
    output: () => true,
  }),
]
