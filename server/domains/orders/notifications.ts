import { notificationStand, type ShopNotification } from '#contract/orders.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { type Job, type JobCall, once } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  countForged,
  insertNotification,
  lockNotification,
  notificationById,
  type Reason,
  settleSecond,
  updateNotification,
  waitingNotifications,
  workedBefore,
} from './notification-queries.ts'
import { lockOrder, orderByReference, paidByHandSince, updateOrder } from './queries.ts'
import type { Judged, NotifierName, Shop, ShopName, ReadNotification } from './selling.ts'
import { shopOf } from './shop.ts'

/** As many forged notifications are kept as somebody can still look at, of each the head alone: 4 MB in all. */
const forgedKept = 1000
const headOfForged = 4096

/** Keeps a notification as it came and has it worked by a job. Answers whether the shop's signature is on it. */
export async function receiveNotification(
  call: JobCall,
  shop: Shop,
  { body, signature }: { body: Buffer; signature: string },
): Promise<boolean> {
  const judged = await shop.judge(body, signature, call.clock())
  const forged = 'forged' in judged
  if (forged && (await countForged(call.db)) >= forgedKept) return false
  const id = newId()
  await call.within(async (write) => {
    const kept = forged ? body.subarray(0, headOfForged) : body
    const row = { id, shop: shop.notifier, body: kept, signature }
    await insertNotification(write.db, {
      ...row,
      state: forged ? 'forged' : 'waiting',
      reason: forged ? 'wrongHash' : '',
    })
    if (!forged) await write.jobs.add('orders.work', { id })
  })
  return !forged
}

interface How {
  /** The order staff say it belongs to. */
  orderId?: string | undefined
  /** Take the amount as it is. */
  acceptAmount?: boolean
  /** Nothing of it is worked: it was settled otherwise. */
  settled?: boolean
}

/**
 * Works one notification: finds its order, compares amount, currency and product, and moves the order on. What does not
 * fit stays in the list with its reason. The same one again changes nothing, whatever order they arrive in.
 */
export async function workOne(call: Write, id: string, how: How = {}): Promise<void> {
  const { db, actor } = call
  const row = await lockNotification(db, id)
  if (!row || row.state === 'worked' || row.state === 'repeated' || row.state === 'forged') return
  const shop = shopOf(call)
  const notifier = row.shop as NotifierName
  // Signatures age; when it came it was looked at with the clock of that moment.
  const judged: Judged =
    shop?.notifier === notifier
      ? await shop.judge(row.body, row.signature, new Date(row.receivedAt))
      : { unreadable: true }
  if (!('notification' in judged)) {
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
  const order = await orderOf(call, shop!, notification, how.orderId)
  if (!order) {
    await updateNotification(db, id, { state: 'unmatched', reason: 'unknownOrder', ...by })
    return
  }
  const place = { ...by, orderId: order.id }
  // Asked once the order is held: of twenty that say the same at once, one is the first.
  if (await workedBefore(db, { shop: notifier, reference, shopState })) {
    await updateNotification(db, id, { state: 'repeated', reason: '', ...place })
    return
  }
  const differs = differenceOf(notification, order, how, shop!) ?? (await paidOtherwise(call, notification, order, how))
  if (differs) {
    await updateNotification(db, id, { state: 'differs', reason: differs, ...place })
    return
  }
  if (givesBack(notification)) await settleSecond(db, { shop: notifier, reference, orderId: order.id })
  if (!endsAnother(notification, order)) await moveOn(call, order, notification)
  await updateNotification(db, id, { state: 'worked', reason: '', ...place })
}

type Held = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

async function orderOf(
  { db }: Write,
  shop: Shop,
  notification: ReadNotification,
  chosen: string | undefined,
): Promise<Held | undefined> {
  if (chosen !== undefined) return lockOrder(db, chosen)
  const shops: ShopName[] = shop.notifier === 'stripe' ? ['stripe'] : ['2checkout', 'standin']
  // Where staff named another order than the shop does, what is told on of this purchase goes there.
  const known = await orderByReference(db, shops, notification.reference)
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(notification.orderId)
  const id = known?.id ?? (isId ? notification.orderId : undefined)
  return id === undefined ? undefined : lockOrder(db, id)
}

/** What of a notification is not what was ordered; undefined: it fits. */
function differenceOf(
  notification: ReadNotification,
  order: Held,
  { acceptAmount, orderId }: How,
  shop: Shop,
): Reason | undefined {
  // A test order where none was asked for pays for nothing, and one the shop takes for real is.
  if (notification.test && !order.test && shop.name !== 'standin') return 'testOrder'
  if (notification.currency !== order.currency) return 'currency'
  if (notification.productCode !== '' && notification.productCode !== order.productCode && orderId === undefined)
    return 'product'
  const isPayment = notification.state === 'paid'
  if (isPayment && notification.totalCents !== order.priceCents && !acceptAmount) return 'amount'
  // Another purchase under the same order: paid twice is for people to look at.
  if (isPayment && order.state !== 'cancelled' && isAnother(notification, order)) return 'orderEnded'
  return undefined
}

/** A link to the shop works for a day: what staff have entered a payment for since, is paid twice. They may say it counts. */
const paidOtherwise = async (
  { db }: Write,
  { state }: ReadNotification,
  order: Held,
  { orderId }: How,
): Promise<Reason | undefined> =>
  state === 'paid' && order.state !== 'paid' && !order.test && !orderId && (await paidByHandSince(db, order))
    ? 'orderEnded'
    : undefined

const isAnother = ({ reference }: ReadNotification, order: Held): boolean =>
  order.reference !== '' && order.reference !== reference

/** Whether another purchase under the same order ends: the one that the order goes by is none the worse for it. */
const endsAnother = (notification: ReadNotification, order: Held): boolean =>
  givesBack(notification) && isAnother(notification, order)

const givesBack = ({ state }: ReadNotification): boolean => state === 'cancelled' || state === 'refunded'

/** Orders move forward only: what was given back stays given back, whatever is told late. */
function nextState(now: Held['state'], notified: NonNullable<ReadNotification['state']>): Held['state'] {
  if (now === 'refunded') return now
  // A payment that is cancelled after all is one given back.
  if (now === 'paid') return notified === 'pending' ? 'paid' : notified === 'cancelled' ? 'refunded' : notified
  return now === 'cancelled' && notified === 'pending' ? now : notified
}

async function moveOn(
  call: Write,
  order: Held,
  { state, reference, shopState, test }: ReadNotification,
): Promise<void> {
  const { db, audit, clock } = call
  // Word of a try, such as of a card refused in a session that goes on: the order does not go by it.
  if (state === null) return
  const next = nextState(order.state, state)
  const now = clock()
  const after = {
    state: next,
    // After a purchase that was cancelled the order goes by the one that pays.
    reference: order.reference === '' || (order.state === 'cancelled' && next === 'paid') ? reference : order.reference,
    // Told late, a word of before stands for nothing any more.
    shopState: next === order.state && state !== next && order.shopState !== '' ? order.shopState : shopState,
    // What was paid counts, whatever the order was when it was placed.
    ...((test || (next === 'paid' && order.state !== 'paid')) && { test }),
    ...(next === 'paid' && !order.paidAt && { paidAt: now }),
    ...((next === 'cancelled' || next === 'refunded') && next !== order.state && { endedAt: now }),
  }
  await updateOrder(db, order.id, after)
  if (next === order.state) return
  audit({ kind: 'order', id: order.id, before: { state: order.state }, after: { state: next, shopState, reference } })
  await call.jobs.add('students.orderChanged', { orderId: order.id, state: next })
}

/** Nobody is asked about a notification any more; why it was not worked stays to be read. */
const settle = ({ db, actor }: Write, { id, reason }: { id: string; reason: Reason | '' }) =>
  updateNotification(db, id, { state: 'repeated', reason, workedBy: actor.accountId })

/** Works a notification again by hand, or settles it without. */
export async function workAgain(call: Write, id: string, how: How): Promise<ShopNotification> {
  const { db, audit } = call
  const row = (await lockNotification(db, id)) ?? fail('orders.notificationNotFound')
  if (row.state === 'worked' || row.state === 'repeated') fail('orders.notificationWorked')
  if (row.state === 'forged') fail('orders.notificationForged')
  if (how.settled && row.state !== 'waiting') await settle(call, row)
  else {
    if (how.orderId && !(await lockOrder(db, how.orderId))) fail('orders.notFound', undefined, 'orderId')
    await workOne(call, id, how)
  }
  const after = (await notificationById(db, id))!
  audit({ kind: 'shopNotification', id, before: { state: row.state }, after: { state: notificationStand(after) } })
  return after
}

export const notificationJobs: Job[] = [
  {
    name: 'orders.work',
    tries: 20,
    handle: once((call, { id }: { id: string }) => workOne(call, id)),
  },
  {
    // What came in while the process died before its job was done is taken up again.
    name: 'orders.workWaiting',
    schedule: '*/5 * * * *',
    async handle({ db, within, log }: JobCall) {
      for (const { id } of await waitingNotifications(db))
        await within((call) => workOne(call, id)).catch((error: unknown) =>
          // One that cannot be worked keeps none of those behind it from being.
          log.error({ err: error, notification: id }, 'a notification of the shop could not be worked'),
        )
    },
  },
]
