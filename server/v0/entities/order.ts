import type { Order } from '#contract/orders.ts'
import { writtenId, writtenInstant } from '../spelling.ts'

export const writtenOrder = (order: Order) => ({
  ID: writtenId(order.id),
  ProductID: writtenId(order.product.id),
  Price: order.priceCents / 100,
  PriceWithoutTax: (order.priceCents - order.taxCents) / 100,
  Tax: order.taxCents / 100,
  OrderDate: writtenInstant(order.orderedAt),
  RefID: order.reference,
  Testorder: order.test,
  Status: order.shopState,
})
