import { notificationStand, type ShopNotification } from '#contract/orders.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { inOneTransaction, type Job, job, type JobCall } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  countForged,
  insertNotification,
  lockNotification,
  notificationById,
  paidTwiceBefore,
  type Reason,
  settleDisputes,
  settleSecond,
  reportedBefore,
  updateNotification,
  workedBefore,
} from './notification-queries.ts'
import { type Decision, differenceOf, type LockedOrder } from './differences.ts'
import { moveOrder } from './progress.ts'
import { lockOrder, orderByReference } from '../queries.ts'
import type { VerifiedNotification, Shop, ShopName, ReadNotification } from '../selling.ts'
import { shopOf } from '../shop.ts'
import { tellPaidTwice } from './paid-twice.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

/** At most this many forged notifications are stored, of each only the head: 4 MB in all. */
const forgedKept = 1000
const headOfForged = 4096

const work = task('orders.work', { id: z.string() })

/** Stores a notification as it came and has a job process it. Returns whether the shop's signature is on it. */
export async function receiveNotification(
  call: JobCall,
  shop: Shop,
  { body, signature }: { body: Buffer; signature: string },
): Promise<boolean> {
  const judged = await shop.judge(body, signature, call.clock())
  const forged = 'forged' in judged
  if (forged && (await countForged(call.db)) >= forgedKept) return false
  const id = newId()
  await call.transaction(async (write) => {
    const kept = forged ? body.subarray(0, headOfForged) : body
    const row = { id, shop: shop.notifier, body: kept, signature }
    await insertNotification(write.db, {
      ...row,
      state: forged ? 'forged' : 'waiting',
      reason: forged ? 'wrongHash' : '',
    })
    if (!forged) await write.jobs.send(work, { id })
  })
  // A forged one says nothing of the shop.
  if (!forged) call.metrics.outside('shop', 'notification', 'ok', 0)
  return !forged
}

/**
 * Works one notification: finds its order, compares amount, currency and product, and moves the order on. What does not
 * fit stays in the list with its reason. The same one again changes nothing, whatever order they arrive in.
 */
export async function workOne(call: Write, id: string, decision: Decision = {}): Promise<void> {
  const { db, actor } = call
  const row = await lockNotification(db, id)
  if (!row || row.state === 'worked' || row.state === 'repeated' || row.state === 'forged') return
  const shop = shopOf(call)
  // Signatures age; when it came it was looked at with the clock of that moment.
  const judged: VerifiedNotification =
    shop?.notifier === row.shop
      ? await shop.judge(row.body, row.signature, new Date(row.receivedAt))
      : { unreadable: true }
  if (!shop || !('notification' in judged)) {
    const forged = 'forged' in judged
    await updateNotification(db, id, {
      state: forged ? 'forged' : 'unmatched',
      reason: forged ? 'wrongHash' : 'unreadable',
    })
    return
  }
  const { notification } = judged
  const { reference, shopState } = notification
  const by = { reference, shopState, workedBy: actor.accountId }
  const order = await orderOf(call, shop, notification, decision.orderId)
  if (!order) {
    await updateNotification(db, id, { state: 'unmatched', reason: 'unknownOrder', ...by })
    return
  }
  const place = { ...by, orderId: order.id }
  // Checked once the order is locked: of twenty equal ones at once, one is the first.
  const told = { id, shop: row.shop, reference, shopState }
  const first = row.state === 'waiting'
  if (await (first && isForPeople(notification) ? reportedBefore : workedBefore)(db, told)) {
    await updateNotification(db, id, { state: 'repeated', reason: '', ...place })
    return
  }
  const differs = await differenceOf(call, notification, order, decision, shop)
  if (differs) {
    if (differs === 'orderEnded' && !(await paidTwiceBefore(db, told))) await tellPaidTwice(call, order, reference)
    await updateNotification(db, id, { state: 'differs', reason: differs, ...place })
    return
  }
  if (givesBack(notification)) await settleSecond(db, { shop: row.shop, reference, orderId: order.id })
  if (endsDispute(notification)) await settleDisputes(db, id, { shop: row.shop, reference, orderId: order.id })
  await moveOrder(call, order, notification)
  await updateNotification(db, id, { state: 'worked', reason: '', ...place })
}

/** What changes nothing by itself but is shown to staff: once, however many of the shop's notifications speak of it. */
const isForPeople = ({ state }: ReadNotification): boolean =>
  state === 'disputed' || state === 'disputeWon' || state === 'refundFailed'

const givesBack = ({ state }: ReadNotification): boolean => state === 'cancelled' || state === 'refunded'
const endsDispute = ({ state }: ReadNotification): boolean => state === 'refunded' || state === 'disputeWon'

async function orderOf(
  { db }: Write,
  shop: Shop,
  notification: ReadNotification,
  chosen: string | undefined,
): Promise<LockedOrder | undefined> {
  if (chosen !== undefined) return lockOrder(db, chosen)
  const shops: ShopName[] = shop.notifier === 'stripe' ? ['stripe'] : ['2checkout', 'standin']
  // Where staff chose another order than the shop names, later notifications of this purchase belong to it.
  const known = await orderByReference(db, shops, notification.reference)
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(notification.orderId)
  const id = known?.id ?? (isId ? notification.orderId : undefined)
  return id === undefined ? undefined : lockOrder(db, id)
}

/** Closes a notification; the reason why it was not processed stays readable. */
const settle = ({ db, actor }: Write, { id, reason }: { id: string; reason: Reason | '' }) =>
  updateNotification(db, id, { state: 'repeated', reason, workedBy: actor.accountId })

/** Works a notification again by hand, or settles it without. */
export async function workAgain(call: Write, id: string, decision: Decision): Promise<ShopNotification> {
  const { db, audit } = call
  const row = (await lockNotification(db, id)) ?? fail('orders.notificationNotFound')
  if (row.state === 'worked' || row.state === 'repeated') fail('orders.notificationWorked')
  if (row.state === 'forged') fail('orders.notificationForged')
  if (decision.settled && row.state !== 'waiting') await settle(call, row)
  else {
    if (decision.orderId && !(await lockOrder(db, decision.orderId))) fail('orders.notFound', undefined, 'orderId')
    await workOne(call, id, decision)
  }
  const after = (await notificationById(db, id)) ?? fail('orders.notificationNotFound')
  audit({ kind: 'shopNotification', id, before: { state: row.state }, after: { state: notificationStand(after) } })
  return after
}

export const notificationJobs: Job[] = [
  job(work, {
    tries: 20,
    handle: inOneTransaction((call, { id }) => workOne(call, id)),
  }),
]
