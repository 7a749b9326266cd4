import type { Write } from '#platform/operations/operations.ts'
import { isAnotherPurchase, type LockedOrder, refundedWith } from './differences.ts'
import { updateOrder } from '../queries.ts'
import type { ReadNotification } from '../selling.ts'
import { orderChanged } from '../events.ts'

/** Moves an order on as its shop says, and announces what its new state means for the licence. */
export async function moveOrder(call: Write, order: LockedOrder, notification: ReadNotification): Promise<void> {
  const { db, audit, clock } = call
  const { state, reference, shopState, test } = notification
  // A report of a try, such as of a card refused in a session that goes on, does not change the order.
  if (state === null) return
  // When another purchase under the same order ends, the order's own purchase is unaffected.
  if (state !== 'paid' && state !== 'pending' && isAnotherPurchase(notification, order)) return
  const refundedCents = refundedAfter(notification, order)
  const next = nextState(order, state, refundedCents)
  const now = clock()
  const after = {
    state: next,
    refundedCents,
    // After a purchase that was cancelled the order goes by the one that pays.
    reference: order.reference === '' || (order.state === 'cancelled' && next === 'paid') ? reference : order.reference,
    // An earlier state that is reported late does not replace the current one.
    shopState: next === order.state && state !== next && order.shopState !== '' ? order.shopState : shopState,
    // What was paid counts, whatever the order was when it was placed.
    ...((test || (next === 'paid' && order.state !== 'paid' && order.state !== 'refunded')) && { test }),
    ...(next === 'paid' && !order.paidAt && { paidAt: now }),
    ...((next === 'cancelled' || next === 'refunded') && next !== order.state && { endedAt: now }),
    ...(next === 'paid' && order.state === 'refunded' && { endedAt: null }),
  }
  await updateOrder(db, order.id, after)
  if (refundedCents !== order.refundedCents && next === order.state)
    audit({
      kind: 'order',
      id: order.id,
      before: { refundedCents: order.refundedCents },
      after: { refundedCents, shopState, reference },
    })
  if (next === order.state) return
  audit({ kind: 'order', id: order.id, before: { state: order.state }, after: { state: next, shopState, reference } })
  const said = order.state === 'refunded' ? 'reinstated' : next
  await call.jobs.send(orderChanged, { orderId: order.id, state: said })
}

/** Cents given back after a notification; a failed refund gave nothing back. */
function refundedAfter(notification: ReadNotification, order: LockedOrder): number {
  if (notification.state === 'refundFailed' || notification.state === 'disputeWon') return 0
  if (notification.state === 'disputed') return order.priceCents
  return notification.state === 'refunded' ? refundedWith(notification, order) : order.refundedCents
}

/** Orders move forward only: what was given back stays given back, unless the giving back itself failed. */
function nextState(
  { state: now, priceCents }: LockedOrder,
  notified: NonNullable<ReadNotification['state']>,
  refundedCents: number,
): LockedOrder['state'] {
  if (notified === 'refundFailed' || notified === 'disputeWon') return now === 'refunded' ? 'paid' : now
  if (now === 'refunded') return now
  if (notified === 'disputed') return 'refunded'
  // Part of the price given back leaves the rest paid, also where the payment itself is reported later.
  if (notified === 'refunded') return refundedCents >= priceCents ? 'refunded' : now
  // A payment that is cancelled after all is one given back.
  if (now === 'paid') return notified === 'cancelled' ? 'refunded' : 'paid'
  return now === 'cancelled' && notified === 'pending' ? now : notified
}
