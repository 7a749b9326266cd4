import { findContact } from '#contract/contact-addresses.ts'
import { deleteContact } from '#contract/contacts.ts'
import { listMyOrders, placeOrder, sendPaymentToCrm } from '#contract/orders.ts'
import { listProducts } from '#contract/products.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import { type Call, translated } from '../call.ts'
import { contactByEmail } from '../contact-by-email.ts'
import { writtenOrder } from '../entities.ts'
import { requiredId, writtenId } from '../spelling.ts'
import { mailSent, someId } from './words.ts'

export const paymentCalls: readonly Call[] = [
  translated({
    family: 'students',
    method: 'POST',
    path: '/paymentlink',
    purpose: 'Order a product one has: answers the signed address of the shop.',
    operation: placeOrder,
    example: { body: { ProductID: someId } },
    input: ({ body }) => ({ body: { productId: requiredId(body['productid'], 'ProductID') } }),
    output: ({ orderId, location }) => ({ RefID: writtenId(orderId), Link: location }),
  }),
  translated({
    family: 'students',
    method: 'GET',
    path: '/paidproducts',
    purpose: 'Products one paid for; test orders pay for nothing.',
    operation: listMyOrders,
    example: {},
    output: ({ items }) =>
      items
        .filter(({ state, test }) => state === 'paid' && !test)
        .map((one) => ({ ID: writtenId(one.id), ...writtenOrder(one) })),
  }),
  translated({
    family: 'mails',
    method: 'POST',
    path: '/sendvemasemail',
    purpose: 'Mail the facts of a paid order to those who keep the customer system.',
    operation: sendPaymentToCrm,
    example: { body: { ID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body['id'], 'ID') } }),
    output: () => mailSent,
  }),
  translated({
    family: 'products',
    method: 'GET',
    path: '/unlockedproductversions',
    purpose: 'Versions of products that can be given, the newest first.',
    operation: listProducts,
    example: {},
    output: ({ items }) =>
      [...new Set(items.filter(({ unlocked }) => unlocked).map(({ version }) => version))].toSorted((a, b) => b - a),
  }),
  translated({
    family: 'products',
    method: 'GET',
    path: '/productsbycompanyid',
    purpose: 'The products a company has, as the catalogue knows them.',
    operation: listCompanyHoldings,
    example: { query: { companyID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    output: ({ items }) =>
      items.map(({ product }) => ({
        ID: writtenId(product.id),
        Code: product.code,
        Title: product.titleDe,
        TitleEN: product.titleEn,
        Version: product.version,
      })),
  }),
  {
    family: 'crm',
    method: 'DELETE',
    path: '/deletecontactwithvemasdata',
    purpose: 'Delete the contact with an address.',
    operations: [deleteContact, findContact],
    example: { query: { email: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const { id } = await contactByEmail(ask, query['email'])
      await ask(deleteContact, { params: { id } })
      return true
    },
  },
]
