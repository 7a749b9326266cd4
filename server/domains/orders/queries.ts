import { contactName, shownEmail, shownEmailOrNone } from '#domains/contacts/public.ts'
import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Order, OrderState } from '#contract/orders.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import type { ShopName } from './selling.ts'

const product = sql<Order['product']>`json_build_object('id', products.id, 'titleDe', products.title_de,
  'titleEn', products.title_en, 'version', products.version)`

/** Whether the payer came back from the shop, whose notification is on its way; after a quarter of an hour none is expected. */
const isConfirming = sql<boolean>`(orders.state = 'open' AND coalesce(orders.returned_at > now() - interval '15 minutes', false))`

const rows = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select(['orders.id', 'reference', 'priceCents', 'taxCents', 'taxPercent', 'currency', 'test', 'shopState'])
    .select(['orderedAt', 'paidAt', 'endedAt', 'refundedCents', product.as('product')])
    .select('orders.state')
    .select(sql<boolean>`orders.shop = 'manual'`.as('manual'))
    .select(isConfirming.as('confirming'))

/** Orders with who ordered. */
export const orderRecords = (db: Db) =>
  rows(db)
    .leftJoin('contacts', 'contacts.id', 'orders.contactId')
    .select(['contacts.id as contactId', 'contacts.companyId', shownEmailOrNone.as('email')])

/** Orders that were begun and left are no news after a day. */
const notForgotten = sql<boolean>`(orders.state <> 'open' OR orders.ordered_at > now() - interval '1 day')`

/** The orders of a person, the newest first. */
export const ordersOf = (db: Db, contactId: string): Promise<Order[]> =>
  rows(db)
    .where('orders.contactId', '=', contactId)
    .where(notForgotten)
    .orderBy('orderedAt', 'desc')
    .orderBy('orders.id', 'desc')
    .execute()

/** Which orders an actor sees: their own; with permission to see students, all. */
const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.permissions.has('students.list') ? sql`true` : sql`orders.contact_id = ${actor.contactId}`

export const orderFor = (db: Db, actor: Actor, id: string): Promise<Order | undefined> =>
  rows(db).where('orders.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

/** Whose order it is; undefined when its contact no longer exists. */
export const buyerOf = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .innerJoin('contacts', 'contacts.id', 'orders.contactId')
    .select(['contacts.id as contactId', shownEmail.as('email'), contactName.as('name')])
    .where('orders.id', '=', id)
    .executeTakeFirst()

/** A term that is paid for: the last day of the one before it, and the day after which any payment is for it; null: the first. */
export interface PayableTerm {
  ended: string | null
  after: string | null
}

// What was ordered to renew a term pays for the one after it, whenever it is paid.
const paysFor = ({ ended, after }: PayableTerm) => sql<boolean>`(CASE WHEN orders.renews_after IS NOT NULL
  THEN orders.renews_after IS NOT DISTINCT FROM ${ended}::date
  ELSE ${after}::date IS NULL OR orders.paid_at > ${after}::date END)`

/** The order that says how far the payment of a term is: one that pays for it first, then the newest. */
export const decidingOrder = (
  db: Db,
  contactId: string,
  productId: string,
  term: PayableTerm,
): Promise<Order | undefined> =>
  rows(db)
    .where('orders.contactId', '=', contactId)
    .where('orders.productId', '=', productId)
    .where(notForgotten)
    .where((row) => row.or([row('orders.renewsAfter', 'is', null), row('orders.renewsAfter', '=', term.ended)]))
    .orderBy(sql`orders.state = 'paid' AND NOT orders.test AND ${paysFor(term)}`, 'desc')
    .orderBy('orderedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The same of a term that is paid before it begins. */
export const renewingOrder = (
  db: Db,
  contactId: string,
  productId: string,
  term: PayableTerm,
): Promise<Order | undefined> =>
  rows(db)
    .where('orders.contactId', '=', contactId)
    .where('orders.productId', '=', productId)
    .where(notForgotten)
    .where(
      sql<boolean>`(orders.renews_after = ${term.ended}::date OR (orders.state = 'paid' AND NOT orders.test AND ${paysFor(term)}))`,
    )
    .orderBy(sql`orders.state = 'paid' AND NOT orders.test`, 'desc')
    .orderBy('orderedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Orders of a person for a product that are open, under way or paid; test orders only while they are open. */
export const standingOrders = (db: Db, contactId: string, productId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'test', 'priceCents', 'taxPercent', 'productCode', 'state'])
    .select('renewsAfter')
    .select(isConfirming.as('confirming'))
    .select((row) => row.not(notForgotten).as('forgotten'))
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .where('state', 'in', ['open', 'pending', 'paid'])
    .orderBy('orderedAt', 'desc')
    .execute()

export interface NewOrder {
  id: string
  contactId: string
  companyId: string | null
  productId: string
  shop: ShopName | 'manual'
  reference?: string
  priceCents: number
  taxCents: number
  taxPercent: number
  productCode: string
  test: boolean
  state: OrderState
  shopState?: string
  orderedAt?: string
  paidAt?: string
  createdBy: string | null
  /** The last day of the term whose next one it pays for; null: it is for the one that is next to pay. */
  renewsAfter?: string | null
}

export const insertOrder = (db: Db, order: NewOrder) =>
  db
    .insertInto('orders')
    .values(order)
    .execute()
    .catch(onConstraint({ orders_reference_key: () => fail('orders.referenceTaken', undefined, 'reference') }))

/** An order, locked until the transaction ends, with what notifications are compared with. */
export const lockOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .select(['id', 'contactId', 'productId', 'shop', 'reference', 'priceCents', 'currency', 'productCode', 'test'])
    .select(['shopState', 'orderedAt', 'paidAt', 'refundedCents', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The order a shop knows by this number. */
export const orderByReference = (db: Db, shops: readonly ShopName[], reference: string) =>
  db.selectFrom('orders').select('id').where('shop', 'in', shops).where('reference', '=', reference).executeTakeFirst()

export const updateOrder = (
  db: Db,
  id: string,
  values: {
    state?: OrderState
    reference?: string
    shopState?: string
    refundedCents?: number
    paidAt?: Date
    endedAt?: Date | null
    returnedAt?: Date | null
    test?: boolean
  },
) =>
  db
    .updateTable('orders')
    .set({ ...values, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ orders_reference_key: () => fail('orders.referenceTaken', undefined, 'orderId') }))

/** The query of a real order of a person for a product that is paid; one is enough. */
export const paidOrders = (db: Db, { contactId, productId }: { contactId: string | null; productId: string }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .where('state', '=', 'paid')
    .where('test', '=', false)
    .limit(1)

/** The same of those that pay for one term. */
export const ordersPaying = (db: Db, who: { contactId: string; productId: string }, term: PayableTerm) =>
  paidOrders(db, who).where(paysFor(term))

/** Whether staff wrote down a real payment of the same person for the same product since an order was placed. */
export const paidByHandSince = async (
  db: Db,
  { orderedAt, ...who }: { contactId: string | null; productId: string; orderedAt: string },
): Promise<boolean> =>
  (await paidOrders(db, who)
    .where('shop', '=', 'manual')
    // The day they ordered on is what staff typed; this is when it was written down.
    .where('createdAt', '>', orderedAt)
    .executeTakeFirst()) !== undefined

/** Records whether the payer was notified that the order counts as a test order. */
export const noteTestTold = (db: Db, id: string, testTold: boolean) =>
  db.updateTable('orders').set({ testTold }).where('id', '=', id).execute()

/** What an order is about, for mails. */
export const orderContext = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select([
      'orders.id',
      'contactId',
      'productId',
      'test',
      'testTold',
      'priceCents',
      'reference',
      'renewsAfter',
      'titleDe',
      'titleEn',
    ])
    .select('orders.state')
    .where('orders.id', '=', id)
    .executeTakeFirst()
