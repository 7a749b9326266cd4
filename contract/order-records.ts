import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { order } from './orders.ts'
import { id } from './shapes.ts'

/** An order with who ordered. */
export const orderRecord = order.extend({
  /** Null: the person had themselves deleted. */
  contactId: id.nullable(),
  companyId: id.nullable(),
  email: z.string(),
})
export type OrderRecord = z.infer<typeof orderRecord>

const columns = columnsOf(orderRecord)({
  reference: { text: 'orders.reference' },
  orderedAt: { text: 'orders.orderedAt', sort: true, value: ({ orderedAt }) => ({ day: orderedAt }) },
})

export const listOrders = listOperation({
  name: 'listOrders',
  path: '/order-records',
  access: 'students.list',
  summary: 'The orders of all people, newest first, or those in one state of the shop, as programs read them.',
  title: 'orders.title',
  sort: '-orderedAt',
  columns,
  filters: { shopState: z.string().trim().max(100).default('') },
})
