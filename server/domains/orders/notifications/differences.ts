import type { Write } from '#platform/operations/operations.ts'
import type { Reason } from './notification-queries.ts'
import { type lockOrder, paidByHandSince } from '../queries.ts'
import type { ReadNotification, Shop } from '../selling.ts'

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** What staff say about a notification that does not fit by itself. */
export interface Decision {
  /** The order they say it belongs to. */
  orderId?: string | undefined
  /** Take the amount as it is. */
  acceptAmount?: boolean
  /** Act on what is otherwise only shown. */
  accept?: boolean
  /** Nothing of it is processed: it was settled otherwise. */
  settled?: boolean
}

/** Why a notification is not processed by itself; undefined: it fits. */
export async function differenceOf(
  call: Write,
  notification: ReadNotification,
  order: LockedOrder,
  decision: Decision,
  shop: Shop,
): Promise<Reason | undefined> {
  // A test payment for a real order pays for nothing; a payment the shop takes for real counts.
  if (notification.test && !order.test && shop.name !== 'standin') return 'testOrder'
  if (notification.currency !== order.currency) return 'currency'
  const { accept, orderId } = decision
  if (notification.productCode !== '' && notification.productCode !== order.productCode && !orderId) return 'product'
  switch (notification.state) {
    case 'paid':
      return paymentDifference(call, notification, order, decision)
    case 'refunded':
      return accept || !makesUpThePrice(notification, order) ? undefined : 'partsRefunded'
    case 'disputed':
      return accept ? undefined : 'disputed'
    case 'disputeWon':
      // While the order is paid all the same, nothing is to be decided.
      return accept || order.state !== 'refunded' ? undefined : 'disputeWon'
    case 'refundFailed':
      return accept ? undefined : 'refundFailed'
    default:
      return undefined
  }
}

async function paymentDifference(
  { db }: Write,
  notification: ReadNotification,
  order: LockedOrder,
  { acceptAmount, orderId }: Decision,
): Promise<Reason | undefined> {
  if (notification.productCode === '' && !orderId) return 'product'
  if (notification.moreProducts && !orderId) return 'moreProducts'
  if (notification.totalCents !== order.priceCents && !acceptAmount) return 'amount'
  // Another purchase under the same order: staff have to check whether it is paid twice.
  if (order.state !== 'cancelled' && isAnotherPurchase(notification, order)) return 'orderEnded'
  // A link to the shop works for a day: what staff have entered a payment for since, is paid twice. They may say it counts.
  const byHand = order.state !== 'paid' && !order.test && !orderId && (await paidByHandSince(db, order))
  return byHand ? 'orderEnded' : undefined
}

/** Whether a notification is about another purchase than the one its order goes by. */
export const isAnotherPurchase = ({ reference }: ReadNotification, order: LockedOrder): boolean =>
  order.reference !== '' && order.reference !== reference

/** Cents of an order that were given back once this refund is counted. */
export function refundedWith({ refund }: ReadNotification, { priceCents, refundedCents }: LockedOrder): number {
  if (refund === null) return priceCents
  return Math.min(priceCents, refund.inAll ? refund.cents : refundedCents + refund.cents)
}

/**
 * Whether several parts together give the price back. A shop that reports a part twice in other words would suspend a
 * licence that is paid, so staff check it first.
 */
function makesUpThePrice(notification: ReadNotification, order: LockedOrder): boolean {
  const { refund } = notification
  if (refund === null || refund.inAll || refund.cents >= order.priceCents || order.state === 'refunded') return false
  return !isAnotherPurchase(notification, order) && refundedWith(notification, order) >= order.priceCents
}
