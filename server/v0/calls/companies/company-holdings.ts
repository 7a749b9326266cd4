import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { addCompanyHolding, listCompanyHoldings, removeHolding } from '#contract/holdings.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenHolding } from '../../entities/holding.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId } from '../../spelling.ts'
import { giveProduct, removeOne } from '../held-products.ts'
import { someId } from '../words.ts'

export const companyHoldingCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/companyhasproducts',
    shown: true,
    purpose: 'Products of a company.',
    operation: listCompanyHoldings,
    ...namedBy('id'),
    output: ({ items }) => items.map(writtenHolding),
  }),
  {
    method: 'POST',
    path: '/createcompanyhasproduct',
    shown: true,
    purpose:
      'Give a company a product; ConfigurationID is the draft that goes live with it, or the master, template or configuration it is copied from.',
    operations: [addCompanyHolding, publishConfigurationChanges],
    example: { body: { CompanyID: someId, ProductID: someId, ConfigurationID: 'NULL' } },
    answer: (ask, { body }) => giveProduct(ask, addCompanyHolding, requiredId(body, 'CompanyID'), body),
  },
  {
    method: 'DELETE',
    path: '/deletecompanyhasproduct',
    shown: true,
    purpose: 'Take a product from a company; refused once licences were issued for it.',
    operations: [removeHolding, listCompanyHoldings],
    example: { query: { companyID: someId, productID: someId, configurationID: someId } },
    answer: async (ask, asked) => {
      const id = requiredId(asked.query, 'companyID')
      const { items } = await ask(listCompanyHoldings, { params: { id } })
      return removeOne(ask, items, asked)
    },
  },
]
