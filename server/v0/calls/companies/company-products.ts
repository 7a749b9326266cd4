import { listCompanyHoldings } from '#contract/holdings.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { writtenId } from '../../spelling.ts'

export const companyProductCalls: readonly Call[] = [
  operationCall({
    family: 'products',
    method: 'GET',
    path: '/productsbycompanyid',
    purpose: 'The products a company has, as the catalogue knows them.',
    operation: listCompanyHoldings,
    ...namedBy('companyID'),
    output: ({ items }) =>
      items.map(({ product }) => ({
        ID: writtenId(product.id),
        Code: product.code,
        Title: product.titleDe,
        TitleEN: product.titleEn,
        Version: product.version,
      })),
  }),
]
