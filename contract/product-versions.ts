import { z } from 'zod'
import { productRecord } from './catalogue.ts'
import { operation } from './operation.ts'

export const createProductVersion = operation({
  name: 'createProductVersion',
  method: 'POST',
  path: '/products/{id}/versions',
  access: 'products.all',
  summary:
    'Add another version of a product with everything it has: texts, shop, pictures, prices and, for who may edit masters, its master configuration with counts of 0. It begins locked.',
  body: z.strictObject({ version: productRecord.shape.version }),
  output: productRecord,
  errors: [
    'products.notFound',
    'products.errorCreateProduct',
    'master.errorLinkageProdConfig',
    'master.errorCopyConfiguration',
  ],
})
