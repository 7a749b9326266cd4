import { contactName, shownEmailOrNone } from '#domains/contacts/public.ts'
import { clockTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { ShopNotification } from '#contract/orders.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { NotifierName } from '../selling.ts'

type State = ShopNotification['state']
export type Reason = NonNullable<ShopNotification['reason']>

export const insertNotification = (
  db: Db,
  row: { id: string; shop: NotifierName; body: Buffer; signature: string; state: State; reason: Reason | '' },
) => db.insertInto('shopNotifications').values(row).execute()

/** Counts the stored forged ones, whose number is limited so that they do not fill the disk. */
export const countForged = (db: Db): Promise<number> =>
  countRows(db.selectFrom('shopNotifications').where('state', '=', 'forged'))

/** A notification, locked until the transaction ends. */
export const lockNotification = (tx: Tx, id: string) =>
  tx
    .selectFrom('shopNotifications')
    .select(['id', 'shop', 'body', 'signature', 'orderId', 'receivedAt', 'state', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whether the shop reported the same before and it was processed. */
export const workedBefore = (db: Db, notification: { shop: NotifierName; reference: string; shopState: string }) =>
  db
    .selectFrom('shopNotifications')
    .select('id')
    .where('state', '=', 'worked')
    .where('shop', '=', notification.shop)
    .where('reference', '=', notification.reference)
    .where('shopState', '=', notification.shopState)
    .executeTakeFirst()

/** Whether the shop reported the same before, whatever became of it. */
export const reportedBefore = (
  db: Db,
  notification: { id: string; shop: NotifierName; reference: string; shopState: string },
) =>
  db
    .selectFrom('shopNotifications')
    .select('id')
    .where('id', '<>', notification.id)
    .where('state', 'in', ['worked', 'repeated', 'differs'])
    .where('shop', '=', notification.shop)
    .where('reference', '=', notification.reference)
    .where('shopState', '=', notification.shopState)
    .limit(1)
    .executeTakeFirst()

/** Whether the same second payment was reported before, under any state of the shop. */
export const paidTwiceBefore = (db: Db, notification: { id: string; shop: NotifierName; reference: string }) =>
  db
    .selectFrom('shopNotifications')
    .select('id')
    .where('id', '<>', notification.id)
    .where('reason', '=', 'orderEnded')
    .where('shop', '=', notification.shop)
    .where('reference', '=', notification.reference)
    .limit(1)
    .executeTakeFirst()

export const updateNotification = (
  db: Db,
  id: string,
  values: {
    state: State
    reason: Reason | ''
    reference?: string
    shopState?: string
    orderId?: string | null
    workedBy?: string | null
  },
) =>
  db
    .updateTable('shopNotifications')
    .set({ ...values, workedAt: clockTime })
    .where('id', '=', id)
    .execute()

/** A second payment that was refunded needs no decision any more, however often it was reported. */
export const settleSecond = (db: Db, payment: { shop: NotifierName; reference: string; orderId: string }) =>
  db
    .updateTable('shopNotifications')
    .set({
      // Of those that say the same one is worked, as of any others.
      state: sql`CASE WHEN EXISTS (
        SELECT FROM shop_notifications AS same
        WHERE same.shop = shop_notifications.shop AND same.reference = shop_notifications.reference
          AND same.shop_state = shop_notifications.shop_state
          AND (same.state = 'worked' OR same.state = 'differs' AND same.reason = 'orderEnded'
            AND same.order_id = shop_notifications.order_id AND same.id < shop_notifications.id)
        ) THEN 'repeated' ELSE 'worked' END`,
      reason: '',
      workedAt: clockTime,
    })
    .where('state', '=', 'differs')
    .where('reason', '=', 'orderEnded')
    .where('shop', '=', payment.shop)
    .where('reference', '=', payment.reference)
    .where('orderId', '=', payment.orderId)
    .execute()

/** A dispute that has ended, either way, needs no decision any more. */
export const settleDisputes = (
  db: Db,
  endedBy: string,
  payment: { shop: NotifierName; reference: string; orderId: string },
) =>
  db
    .updateTable('shopNotifications')
    .set({ state: 'repeated' satisfies State, workedAt: clockTime })
    .where('id', '<>', endedBy)
    .where('state', '=', 'differs')
    .where('reason', '=', 'disputed')
    .where('shop', '=', payment.shop)
    .where('reference', '=', payment.reference)
    .where('orderId', '=', payment.orderId)
    .execute()

/** Notifications with the buyer, as staff see them. */
export const notificationRows = (db: Db) =>
  db
    .selectFrom('shopNotifications')
    .leftJoin('orders', 'orders.id', 'shopNotifications.orderId')
    .leftJoin('contacts', 'contacts.id', 'orders.contactId')
    .select(['shopNotifications.id', 'receivedAt', 'shopNotifications.reference', 'shopNotifications.shopState'])
    .select(['orderId', 'orders.contactId'])
    .select(['shopNotifications.shop', 'shopNotifications.state'])
    .select(sql<Reason | null>`nullif(reason, '')`.as('reason'))
    .select(contactName.as('name'))
    .select(shownEmailOrNone.as('email'))

/** Notifications that are not settled. */
export const isOpenNotification = sql<boolean>`shop_notifications.state IN ('waiting', 'unmatched', 'differs', 'forged')`

/** Notifications that could not be processed; forged ones are for reading, not for deciding. */
export const waitingPayments: WaitingWork = {
  kind: 'payment',
  permission: 'payments.create',
  rows: (db) =>
    db
      .selectFrom('shopNotifications')
      .select(['id', 'receivedAt as since', sql<string>`coalesce(nullif(reference, ''), shop)`.as('who')])
      .select([sql.lit('').as('aboutDe'), sql.lit('').as('aboutEn')])
      // One still waiting after an hour could not be worked at any try so far.
      .where(sql<boolean>`(state IN ('unmatched', 'differs')
        OR state = 'waiting' AND received_at < now() - interval '1 hour')`),
}

export const notificationById = (db: Db, id: string): Promise<ShopNotification | undefined> =>
  notificationRows(db).where('shopNotifications.id', '=', id).executeTakeFirst()
