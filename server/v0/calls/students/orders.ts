import { readContact } from '#contract/contacts.ts'
import { createPayment, listContactOrders, listMyOrders, setOrderTest } from '#contract/orders.ts'
import { readMe } from '#contract/session.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenOrder, writtenOrderOf } from '../../entities/order.ts'
import { personNamed } from '../../named-person.ts'
import { readBoolean, readDay, readText, requiredId, requiredText, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const orderCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/orderingbycontact',
    shown: true,
    purpose: 'Orders of a contact: one’s own, for staff anybody’s.',
    operations: [listMyOrders, readMe, listContactOrders, readContact],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'id') }
      if ((await personNamed(ask, query, 'id')) === null) {
        const me = await ask(readMe)
        return (await ask(listMyOrders)).items.map((order) => writtenOrderOf(order, me))
      }
      const { items } = await ask(listContactOrders, { params })
      const { companyId } = await ask(readContact, { params })
      return items.map((order) => writtenOrderOf(order, { contactId: params.id, companyId }))
    },
  },
  operationCall({
    method: 'POST',
    path: '/createordering',
    shown: true,
    purpose: 'Type a payment: Price in euros with tax, RefID in digits.',
    operation: createPayment,
    words: { 'request.invalid': 'fillAllFields' },
    example: {
      body: {
        ContactID: someId,
        ProductID: someId,
        Price: 39.9,
        RefID: '123456',
        OrderDate: '2026-11-01',
        Testorder: 0,
      },
    },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ContactID') },
      body: {
        productId: requiredId(body, 'ProductID'),
        priceCents: Math.round(Number(requiredText(body['price'], 'Price').replace(',', '.')) * 100),
        reference: readText(body['refid']),
        orderedOn: readDay(body['orderdate'], 'OrderDate'),
        test: readBoolean(body['testorder'], 'Testorder') ?? false,
      },
    }),
    output: ({ id }) => writtenId(id),
  }),
  operationCall({
    method: 'POST',
    path: '/updateordering',
    shown: true,
    purpose: 'Turn a test order into a real one, or back.',
    operation: setOrderTest,
    example: { body: { ID: someId, Testorder: 1 } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ID') },
      body: { test: readBoolean(body['testorder'], 'Testorder') },
    }),
    output: writtenOrder,
  }),
]
