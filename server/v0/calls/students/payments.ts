import { listMyOrders, placeOrder } from '#contract/orders.ts'
import { listOrders } from '#contract/order-records.ts'
import { readMe } from '#contract/session.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenOrderOf } from '../../entities/order.ts'
import { aboutOneself } from '../../named-person.ts'
import { requiredId, requiredText, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

const itself: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/paymentlink',
    purpose: 'Order a product one has: answers the signed address of the shop.',
    operation: placeOrder,
    example: { body: { ProductID: someId } },
    input: ({ body }) => ({ body: { productId: requiredId(body, 'ProductID') } }),
    output: ({ orderId, location }) => ({ RefID: writtenId(orderId), Link: location }),
  }),
  {
    method: 'GET',
    path: '/paidproducts',
    purpose: 'Products one paid for; test orders pay for nothing.',
    operations: [listMyOrders],
    example: {},
    answer: async (ask) => {
      const me = await ask(readMe)
      const paid = (await ask(listMyOrders)).items.filter(({ state, test }) => state === 'paid' && !test)
      return paid.map((order) => writtenOrderOf(order, me))
    },
  },
]

export const paymentCalls: readonly Call[] = [
  ...itself.map((call) => aboutOneself(call, 'ContactID')),
  {
    method: 'GET',
    path: '/orderingsbystatus',
    purpose: 'The orders with a status as the shop calls it, such as PAYMENT_AUTHORIZED.',
    operations: [listOrders],
    example: { query: { status: 'PAYMENT_AUTHORIZED' } },
    answer: async (ask, { query }) =>
      ask.rows(listOrders, { query: { shopState: requiredText(query['status'], 'status') } }, (order) => ({
        ...writtenOrderOf(order, order),
        Email: order.email,
      })),
  },
]
