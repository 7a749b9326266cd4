/** Places an order or takes up the open one, and requests from the shop where to pay; see there for the refusals. */
export { placeOrder } from './orders.ts'
export { orderChanged } from './events.ts'
/** The order that says how far the payment of a person's product is; undefined: none was placed. Those that pay for a term for real. */
export { decidingOrder, noteTestTold, orderContext, ordersPaying, type PayableTerm, renewingOrder } from './queries.ts'
