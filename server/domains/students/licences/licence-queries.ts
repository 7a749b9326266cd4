import { shownEmail } from '#domains/contacts/public.ts'
import { sql } from 'kysely'
import { ordersPaying, type PayableTerm } from '#domains/orders/public.ts'
import type { StudentProduct } from '#domains/products/public.ts'
import { addDays } from '#licence/days.ts'
import type { Db } from '#platform/database/database.ts'
import { timeZone } from '#platform/database/times.ts'

export const additionalVerification = (db: Db, contactId: string, productId: string) =>
  db
    .selectFrom('verifications')
    .select('status')
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .executeTakeFirst()

type Term = Pick<StudentProduct, 'licenceMonths'>

/** Days before the end of a term from which on a payment is for the next one: of a short term its last half. */
const early = ({ licenceMonths }: Term): number => Math.min(60, licenceMonths * 15)

/** The term after one that has ended, as payments are for it; null: the first, which any is for. */
export const termAfter = (ended: string | null, term: Term): PayableTerm => ({
  ended,
  after: ended === null ? null : addDays(ended, -early(term)),
})

/** The day from which on the term after one that still runs can be paid for: so many days before its end. */
export const renewableFrom = (endsOn: string, term: Term, days: number): string =>
  addDays(endsOn, -Math.min(days, early(term)))

/** A real order that pays for a term of the product, one that was consented to first; undefined: it is not paid. */
export const purchaseOf = (db: Db, who: { contactId: string; productId: string }, term: PayableTerm) =>
  ordersPaying(db, who, term)
    .select(isConsented.as('consented'))
    .orderBy(isConsented, 'desc')
    .orderBy('paidAt', 'desc')
    .executeTakeFirst()

const isConsented = sql<boolean>`coalesce((SELECT state = 'given' FROM consents
  WHERE consents.order_id = orders.id AND kind = 'downloadReturn' ORDER BY at DESC, id DESC LIMIT 1), false)`

/** Paid real orders of a person that no licence was generated for yet, the newest first. */
export const purchasesWithoutLicence = (db: Db, contactId: string) =>
  db
    .selectFrom('orders')
    .select(['orders.id', 'orders.productId', isConsented.as('consented')])
    .where('contactId', '=', contactId)
    .where('state', '=', 'paid')
    .where('test', '=', false)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM licences JOIN ledger_entries ON ledger_entries.serial = licences.serial
        JOIN holdings ON holdings.id = licences.holding_id
        WHERE holdings.contact_id = orders.contact_id AND holdings.product_id = orders.product_id
          AND coalesce(entered_at, licences.issued_at) >= orders.paid_at
          AND (orders.renews_after IS NULL OR licences.start_date > orders.renews_after))`,
    )
    .orderBy('paidAt', 'desc')
    .orderBy('orders.id')
    .execute()

/** The terms of a holding, the first first. */
export const termsOf = (db: Db, holdingId: string) =>
  db
    .selectFrom('studentTerms')
    .select(['startsOn', 'endsOn'])
    .where('holdingId', '=', holdingId)
    .orderBy('startsOn')
    .execute()

/** The last day of the term before the one that runs on a day, or that would begin on it; null: there was none. */
export const endOfEarlier = async (db: Db, holdingId: string, day: string): Promise<string | null> => {
  // Terms of before their rows stayed are known by their machines alone.
  const { rows } = await sql<{ ended: string | null }>`
    SELECT coalesce((SELECT max(ends_on) FROM student_terms WHERE holding_id = ${holdingId} AND ends_on < begun.on),
      (SELECT max(end_date) FROM hosts WHERE hosts.holding_id = ${holdingId} AND end_date < begun.on
        AND EXISTS (SELECT FROM student_terms WHERE holding_id = ${holdingId}))) AS ended
    FROM (SELECT coalesce((SELECT max(starts_on) FROM student_terms
      WHERE holding_id = ${holdingId} AND ${day}::date BETWEEN starts_on AND ends_on), ${day}::date) AS on) AS begun`.execute(
    db,
  )
  return rows[0]?.ended ?? null
}

/** Stores a term, unless it was begun already. */
export const insertTerm = (db: Db, holdingId: string, { startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  db
    .insertInto('studentTerms')
    .values({ holdingId, startsOn, endsOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The newest licence of each machine that was given one in a term, machines that moved on left out. */
export const licencesOfTerm = (db: Db, holdingId: string, { startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  db
    .selectFrom('hosts')
    .innerJoin('licences', (join) =>
      join.onRef('licences.hostId', '=', 'hosts.id').onRef('licences.generation', '=', 'hosts.generation'),
    )
    .select(['licences.id', 'hosts.id as hostId', 'fileName', 'serial', 'issuedAt', 'bytes', 'hosts.disabled'])
    .select('hosts.hosts')
    .where('hosts.holdingId', '=', holdingId)
    .where('movedTo', 'is', null)
    .where('hosts.endDate', '>=', startsOn)
    .where('hosts.startDate', '<=', endsOn)
    .orderBy('issuedAt', 'desc')
    .orderBy('serial', 'desc')
    .execute()

/** The hosts of a holding that are disabled because they were not paid. */
export const suspendedForPayment = (db: Db, holdingId: string) =>
  db
    .selectFrom('hosts')
    .select(['id', 'startDate'])
    .where('holdingId', '=', holdingId)
    .where('disabledBy', '=', 'payment')
    .where('movedTo', 'is', null)
    .orderBy('id')
    .execute()

/** The products of a person that have student terms, the newest version first. */
export const studentHoldings = (db: Db, contactId: string) =>
  db
    .selectFrom('holdings')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .innerJoin('studentProducts', 'studentProducts.productId', 'products.id')
    .select(['holdings.id as holdingId', 'products.id', 'products.version', 'titleDe', 'titleEn', 'subtitleDe'])
    .select(['subtitleEn', 'guideDe', 'guideEn', 'imageId', 'holdings.disabled'])
    .select('products.kind')
    .where('contactId', '=', contactId)
    .orderBy(sql`products.kind = 'student'`, 'desc')
    .orderBy('products.version', 'desc')
    .orderBy('holdings.createdAt')
    .execute()

/** Whether a product takes the place of one that a person has. */
export const isSuccessorOfHeld = async (db: Db, contactId: string, productId: string): Promise<boolean> =>
  (await db
    .selectFrom('holdings')
    .innerJoin('studentProducts', 'studentProducts.productId', 'holdings.productId')
    .select('holdings.id')
    .where('contactId', '=', contactId)
    .where('holdings.disabled', '=', false)
    .where('successorId', '=', productId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Title of a product, for whatever takes another's place. */
export const titlesOf = (db: Db, productId: string) =>
  db.selectFrom('products').select(['id', 'titleDe', 'titleEn']).where('id', '=', productId).executeTakeFirst()

/** Names and address of a person, and when they registered and confirmed it. */
export const personRow = (db: Db, contactId: string) =>
  db
    .selectFrom('contacts')
    .leftJoin('accounts', 'accounts.contactId', 'contacts.id')
    .select([
      'contacts.createdAt',
      'accounts.verifiedAt',
      'salutation',
      'firstName',
      'lastName',
      shownEmail.as('email'),
    ])
    .select(['accounts.email as accountEmail'])
    .where('contacts.id', '=', contactId)
    .executeTakeFirst()

/** Whether a person ordered within the days of the campaign. */
export const orderedWithin = async (db: Db, contactId: string, from: string, to: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('contactId', '=', contactId)
    .where('test', '=', false)
    .where(sql<boolean>`(ordered_at AT TIME ZONE ${timeZone})::date BETWEEN ${from}::date AND ${to}::date`)
    .limit(1)
    .executeTakeFirst()) !== undefined
