import { publishConfigurationChanges } from '#contract/configuration-drafts.ts'
import { addContactHolding, listContactHoldings, removeHolding } from '#contract/holdings.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenHolding } from '../../entities/holding.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId } from '../../spelling.ts'
import { giveProduct, removeOne } from '../held-products.ts'
import { someId } from '../words.ts'

export const contactHoldingCalls: readonly Call[] = [
  {
    family: 'companies',
    method: 'POST',
    path: '/createcontacthasproduct',
    shown: true,
    purpose: 'Give a person a product.',
    operations: [addContactHolding, publishConfigurationChanges],
    example: { body: { ContactID: someId, ProductID: someId, FileCount: 0 } },
    answer: (ask, { body }) => giveProduct(ask, addContactHolding, requiredId(body, 'ContactID'), body),
  },
  {
    family: 'companies',
    method: 'DELETE',
    path: '/deletecontacthasproduct',
    shown: true,
    purpose: 'Take a product from a person; refused once licences were issued for it.',
    operations: [removeHolding, listContactHoldings],
    example: { query: { contactID: someId, productID: someId } },
    answer: async (ask, asked) => {
      const id = requiredId(asked.query, 'contactID')
      const { items } = await ask(listContactHoldings, { params: { id } })
      return removeOne(ask, items, asked)
    },
  },
  operationCall({
    method: 'GET',
    path: '/contacthasproducts',
    shown: true,
    purpose: 'Products a person has.',
    operation: listContactHoldings,
    ...namedBy('id'),
    output: ({ items }) => items.map(writtenHolding),
  }),
]
