import { productRecord } from './catalogue.ts'
import { columnsOf, listOperation } from './list.ts'
import { listProducts } from './products.ts'

const columns = columnsOf(productRecord)({
  title: { text: 'products.title', sort: true, value: ({ titleDe, titleEn }) => ({ de: titleDe, en: titleEn }) },
  version: { text: 'products.version', sort: true, align: 'right' },
})

export const listProductRecords = listOperation({
  name: 'listProductRecords',
  path: '/product-records',
  access: listProducts.access,
  summary: 'Products with all their fields, newest version first, as programs read them.',
  title: 'products.all',
  sort: '-version',
  columns,
})
