import { listMyOrders, placeOrder } from '#contract/orders.ts'
import { listStudents } from '#contract/student-reviews.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenOrder } from '../../entities/order.ts'
import { aboutOneself } from '../../named-person.ts'
import { requiredId, writtenId } from '../../spelling.ts'
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
  operationCall({
    method: 'GET',
    path: '/paidproducts',
    purpose: 'Products one paid for; test orders pay for nothing.',
    operation: listMyOrders,
    example: {},
    output: ({ items }) => items.filter(({ state, test }) => state === 'paid' && !test).map(writtenOrder),
  }),
]

export const paymentCalls: readonly Call[] = [
  ...itself.map((call) => aboutOneself(call, 'ContactID')),
  {
    method: 'GET',
    path: '/orderingsbystatus',
    purpose: 'Who has a complete authorised payment: status PAYMENT_AUTHORIZED.',
    operations: [listStudents],
    example: { query: { status: 'PAYMENT_AUTHORIZED' } },
    answer: async (ask, { query: { status } }) => {
      if (status !== 'PAYMENT_AUTHORIZED') return []
      const paid = await ask.whole(listStudents, { query: { paid: 'paid' } })
      return paid.map(({ id, email }) => ({ ContactID: writtenId(id), Email: email, Status: status }))
    },
  },
]
