import {
  addCompanyHolding,
  addContactHolding,
  listCompanyHoldings,
  listContactHoldings,
  removeHolding,
} from '#contract/holdings.ts'
import { fail } from '#platform/failure.ts'
import { type Ask, type Asked, type Call, translated } from '../call.ts'
import { idParam } from '../id-param.ts'
import { writtenHolding } from '../entities.ts'
import { readId, requiredId, sent, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

export const holdingCalls: readonly Call[] = [
  translated({
    family: 'companies',
    method: 'GET',
    path: '/companyhasproducts',
    shown: true,
    purpose: 'Products of a company.',
    operation: listCompanyHoldings,
    example: { query: { id: someId } },
    input: idParam,
    output: ({ items }) => items.map(writtenHolding),
  }),
  translated({
    family: 'companies',
    method: 'POST',
    path: '/createcompanyhasproduct',
    shown: true,
    purpose: 'Give a company a product; ConfigurationID is the master, template or configuration it is copied from.',
    operation: addCompanyHolding,
    example: { body: { CompanyID: someId, ProductID: someId, ConfigurationID: 'NULL' } },
    input: ({ body }) => ({ params: { id: requiredId(body['companyid'], 'CompanyID') }, body: givenProduct(body) }),
    output: ({ id }) => writtenId(id),
  }),
  translated({
    family: 'companies',
    method: 'POST',
    path: '/createcontacthasproduct',
    shown: true,
    purpose: 'Give a person a product.',
    operation: addContactHolding,
    example: { body: { ContactID: someId, ProductID: someId, FileCount: 0 } },
    input: ({ body }) => ({ params: { id: requiredId(body['contactid'], 'ContactID') }, body: givenProduct(body) }),
    output: ({ id }) => writtenId(id),
  }),
  {
    family: 'companies',
    method: 'DELETE',
    path: '/deletecompanyhasproduct',
    shown: true,
    purpose: 'Take a product from a company; refused once licences were issued for it.',
    operations: [removeHolding, listCompanyHoldings],
    example: { query: { companyID: someId, productID: someId, configurationID: someId } },
    answer: async (ask, asked) => {
      const id = requiredId(asked.query['companyid'], 'companyID')
      const { items } = await ask(listCompanyHoldings, { params: { id } })
      return removeOne(ask, items, asked)
    },
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
      const id = requiredId(asked.query['contactid'], 'contactID')
      const { items } = await ask(listContactHoldings, { params: { id } })
      return removeOne(ask, items, asked)
    },
  },
  translated({
    family: 'contacts',
    method: 'GET',
    path: '/contacthasproducts',
    shown: true,
    purpose: 'Products a person has.',
    operation: listContactHoldings,
    example: { query: { id: someId } },
    input: idParam,
    output: ({ items }) => items.map(writtenHolding),
  }),
]

const givenProduct = (body: Asked['body']) =>
  sent({
    productId: requiredId(body['productid'], 'ProductID'),
    configurationId: readId(body['configurationid']) ?? undefined,
  })

type Held = { id: string; product: { id: string }; configuration: { id: string } | null }

/** The documents name a product of somebody by its parts, the portal by its own id. */
async function removeOne(ask: Ask, held: readonly Held[], { query }: Asked): Promise<boolean> {
  const productId = requiredId(query['productid'], 'productID')
  const configurationId = readId(query['configurationid'])
  const fits = ({ product, configuration }: Held) =>
    product.id === productId && (configurationId === null || configuration?.id === configurationId)
  const { id } = held.find(fits) ?? fail('holdings.notFound')
  await ask(removeHolding, { params: { id } })
  return true
}
