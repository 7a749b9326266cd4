import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { productKind } from './products.ts'
import { id, instant, listOf, productNamed, text } from './shapes.ts'

export const orderState = z.enum(['open', 'pending', 'paid', 'cancelled', 'refunded'])
export type OrderState = z.infer<typeof orderState>

export const order = z.object({
  id,
  /** The shop's number of it, or the one staff typed; '' before the shop named one. */
  reference: z.string(),
  product: z.object({ id, ...productNamed.shape }),
  /** What is paid, tax included. */
  priceCents: z.number().int(),
  /** What of it was given back; an order of which all was given back is refunded. */
  refundedCents: z.number().int(),
  taxCents: z.number().int(),
  taxPercent: z.number().int(),
  currency: z.string(),
  test: z.boolean(),
  state: orderState,
  /** The payer came back from the shop within a quarter of an hour, whose notification is on its way. */
  confirming: z.boolean(),
  /** As the shop calls it. */
  shopState: z.string(),
  /** Entered by staff instead of reported by the shop. */
  manual: z.boolean(),
  orderedAt: instant,
  paidAt: instant.nullable(),
  /** When it was cancelled or refunded. */
  endedAt: instant.nullable(),
})
export type Order = z.infer<typeof order>

export const listMyOrders = operation({
  name: 'listMyOrders',
  method: 'GET',
  path: '/my/orders',
  access: 'signedIn',
  summary: 'One’s own orders, newest first; those that were never paid for a day are left out.',
  output: listOf(order),
})

export const readMyOrder = operation({
  name: 'readMyOrder',
  method: 'GET',
  path: '/my/orders/{id}',
  access: 'signedIn',
  summary: 'One of one’s own orders.',
  output: order,
  errors: ['orders.notFound'],
})

export const placeOrder = operation({
  name: 'placeOrder',
  method: 'POST',
  path: '/my/orders',
  access: 'products.mine',
  summary:
    'Order a product one has, or one that needs no proof of studies: answers the signed address of the shop. An order that is still open is taken up again.',
  body: z.strictObject({ productId: id }),
  output: z.object({ orderId: id, location: z.string() }),
  errors: [
    'orders.notOffered',
    'orders.paidAlready',
    'orders.underWay',
    'orders.proofFirst',
    'orders.shopAway',
    'orders.noShop',
  ],
})

export const productToBuy = z.object({
  id,
  ...productNamed.shape,
  subtitleDe: z.string(),
  subtitleEn: z.string(),
  imageId: id.nullable(),
  kind: productKind,
  /** What is paid, tax included. */
  priceCents: z.number().int(),
  taxPercent: z.number().int(),
  licenceMonths: z.number().int(),
  /** One has it already, paid or not. */
  held: z.boolean(),
})
export type ProductToBuy = z.infer<typeof productToBuy>

export const listProductsToBuy = operation({
  name: 'listProductsToBuy',
  method: 'GET',
  path: '/my/products-to-buy',
  access: 'products.mine',
  summary: 'What one can buy without a proof of studies; nothing for people of a company.',
  output: listOf(productToBuy),
})

export const noteShopReturn = operation({
  name: 'noteShopReturn',
  method: 'POST',
  path: '/my/orders/{id}/return',
  access: 'signedIn',
  summary:
    'Note that the shop led back from one of one’s own orders. Until its notification comes, for a quarter of an hour at most, the order cannot be paid again.',
  body: z.strictObject({
    /** The shop was left without paying: the order can be paid at once. */
    unpaid: z.boolean().default(false),
  }),
  output: order,
  errors: ['orders.notFound'],
})

export const printReceipt = operation({
  name: 'printReceipt',
  method: 'GET',
  path: '/orders/{id}/receipt',
  weight: 20,
  access: 'signedIn',
  summary: 'The receipt of a paid order as PDF: one’s own, and for staff who see students everybody’s.',
  answersFile: ['application/pdf'],
  errors: ['orders.notFound', 'orders.notPaid', 'pdf.lettersMissing'],
})

export const listContactOrders = operation({
  name: 'listContactOrders',
  method: 'GET',
  path: '/contacts/{id}/orders',
  access: 'students.list',
  summary: 'The orders of a person, newest first, and whether those who keep the customer system can be mailed to.',
  output: listOf(order).extend({ crmMail: z.boolean() }),
  errors: ['contacts.notFound'],
})

/** What a payment typed by staff is for: products that have student terms. */
export const listPayableProducts = operation({
  name: 'listPayableProducts',
  method: 'GET',
  path: '/payable-products',
  access: 'payments.create',
  summary: 'The products a payment can be entered for.',
  output: listOf(
    z.object({
      id,
      ...productNamed.shape,
      priceCents: z.number().int(),
    }),
  ),
})

export const createPayment = operation({
  name: 'createPayment',
  method: 'POST',
  path: '/contacts/{id}/orders',
  access: 'payments.create',
  summary: 'Enter a payment the shop knows nothing of; the product is given to the person unless they have it.',
  body: z.strictObject({
    productId: id,
    priceCents: z.number().int().min(0).max(10_000_000),
    /** The number of the order: digits. */
    reference: text(18).regex(/^\d+$/, 'input.digits'),
    orderedOn: z.iso.date(),
    test: z.boolean().default(false),
  }),
  output: order,
  errors: ['contacts.notFound', 'products.notFound', 'orders.referenceTaken', 'orders.inFuture'],
})

export const setOrderTest = operation({
  name: 'setOrderTest',
  method: 'PUT',
  path: '/orders/{id}/test',
  access: 'students.testorder',
  summary: 'Make a test order of an order, or a real one of a test order. Test orders pay for nothing.',
  body: z.strictObject({ test: z.boolean() }),
  output: order,
  errors: ['orders.notFound'],
})

export const sendPaymentToCrm = operation({
  name: 'sendPaymentToCrm',
  method: 'POST',
  path: '/orders/{id}/crm-mail',
  access: 'crm.mail.send',
  summary: 'Mail the facts of a paid order to those who keep the customer system.',
  errors: ['orders.notFound', 'orders.notPaid', 'orders.noCrmMail'],
})

export const shopNotification = z.object({
  id,
  shop: z.enum(['2checkout', 'stripe']),
  receivedAt: instant,
  /** A repeated one with a reason was settled by staff: it changed nothing. */
  state: z.enum(['waiting', 'worked', 'repeated', 'unmatched', 'differs', 'forged']),
  /** Why it was not worked; null: it was, or waits to be. */
  reason: z
    .enum([
      'wrongHash',
      'unreadable',
      'unknownOrder',
      'amount',
      'currency',
      'product',
      'moreProducts',
      'testOrder',
      'orderEnded',
      'disputed',
      'disputeWon',
      'partsRefunded',
      'refundFailed',
    ])
    .nullable(),
  reference: z.string(),
  shopState: z.string(),
  orderId: id.nullable(),
  contactId: id.nullable(),
  /** Of the buyer. */
  name: z.string(),
  email: z.string(),
})
export type ShopNotification = z.infer<typeof shopNotification>

/** Where a notification stands, as people read it. */
export const notificationStand = ({ state, reason }: Pick<ShopNotification, 'state' | 'reason'>) =>
  state === 'repeated' && reason !== null ? 'settled' : state

const columns = columnsOf(shopNotification)({
  received: { text: 'payments.received', sort: true, value: ({ receivedAt }) => ({ instant: receivedAt }) },
  shop: { text: 'payments.shop', value: ({ shop }) => ({ text: `payments.shop.${shop}` }) as const },
  reference: { text: 'payments.reference', sort: true },
  shopState: { text: 'payments.shopState' },
  state: { text: 'payments.state', value: (one) => ({ text: `payments.state.${notificationStand(one)}` }) as const },
  reason: {
    text: 'payments.reason',
    value: ({ reason }) => (reason === null ? '' : ({ text: `payments.reason.${reason}` } as const)),
  },
  name: { text: 'payments.person' },
})

export const listShopNotifications = listOperation({
  name: 'listShopNotifications',
  path: '/shop-notifications',
  access: 'payments.create',
  summary: 'What the shop told, newest first: everything, or what could not be worked.',
  title: 'payments.notifications',
  sort: '-received',
  pageSize: 25,
  columns,
  filters: { show: z.enum(['open', 'all']).default('open') },
})

export const workNotification = operation({
  name: 'workNotification',
  method: 'POST',
  path: '/shop-notifications/{id}/work',
  access: 'payments.create',
  summary:
    'Work a notification again, for the order given where it names none that fits, or settle it without. Forged ones stay what they are.',
  body: z.strictObject({
    /** The order it belongs to, where staff know better. */
    orderId: id.optional(),
    /** Take the amount as it is. */
    acceptAmount: z.boolean().default(false),
    /**
     * Act on what is otherwise only shown: a dispute and parts that make up the price give the order back, a failed refund
     * and a dispute won make it paid again.
     */
    accept: z.boolean().default(false),
    /** It was settled otherwise, such as paid back at the shop: nothing is changed by it, and it needs no decision any more. */
    settled: z.boolean().default(false),
  }),
  output: shopNotification,
  errors: [
    'orders.notificationNotFound',
    'orders.notificationWorked',
    'orders.notificationForged',
    'orders.notFound',
    'orders.referenceTaken',
  ],
})
