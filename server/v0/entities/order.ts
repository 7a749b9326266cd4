import type { Order } from '#contract/orders.ts'
import { portalDay } from '#contract/time-zone.ts'
import { writtenDay, writtenId, writtenInstant } from '../spelling.ts'

/** Who ordered. */
interface Buyer {
  contactId: string | null
  companyId: string | null
}

export const writtenOrder = (order: Order) => ({
  ID: writtenId(order.id),
  ProductID: writtenId(order.product.id),
  Price: order.priceCents / 100,
  PriceWithoutTax: (order.priceCents - order.taxCents) / 100,
  Tax: order.taxCents / 100,
  // Staff type a day.
  OrderDate: order.manual ? writtenDay(portalDay(new Date(order.orderedAt))) : writtenInstant(order.orderedAt),
  RefID: order.reference,
  Testorder: order.test,
  Status: order.shopState,
})

/** The same with who ordered. */
export const writtenOrderOf = (order: Order, { contactId, companyId }: Buyer) => ({
  ...writtenOrder(order),
  ContactID: writtenId(contactId),
  CompanyID: writtenId(companyId),
})
