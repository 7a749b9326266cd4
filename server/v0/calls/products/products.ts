import { listVersions, readProduct } from '#contract/catalogue.ts'
import { listProductRecords } from '#contract/product-records.ts'
import { listProducts } from '#contract/products.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { writtenRecord } from './written-product.ts'

export const productCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/products',
    shown: true,
    purpose: 'The whole catalogue.',
    operations: [listProductRecords],
    example: {},
    answer: async (ask) => ask.rows(listProductRecords, {}, writtenRecord),
  },
  operationCall({
    method: 'GET',
    path: '/product',
    shown: true,
    purpose: 'One product with all its fields.',
    operation: readProduct,
    ...namedBy('id'),
    output: writtenRecord,
  }),
  operationCall({
    method: 'GET',
    path: '/productversions',
    purpose: 'The versions products have, the newest first.',
    operation: listVersions,
    example: {},
    output: ({ versions }) => versions,
  }),
  operationCall({
    method: 'GET',
    path: '/unlockedproductversions',
    purpose: 'Versions of products that can be given, the newest first.',
    operation: listProducts,
    example: {},
    output: ({ items }) =>
      [...new Set(items.filter(({ unlocked }) => unlocked).map(({ version }) => version))].toSorted((a, b) => b - a),
  }),
]
