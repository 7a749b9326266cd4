import { sql } from 'kysely'
import type { HostInput } from '#contract/hosts.ts'
import type { VerificationStatus } from '#contract/students.ts'
import { paidOrders } from '#domains/orders/public.ts'
import type { StudentProduct } from '#domains/products/public.ts'
import { addDays } from '#licence/days.ts'
import type { Db } from '#platform/database/database.ts'

export const additionalVerification = (db: Db, contactId: string, productId: string) =>
  db
    .selectFrom('verifications')
    .select(sql<VerificationStatus>`status`.as('status'))
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .executeTakeFirst()

type Term = Pick<StudentProduct, 'licenceMonths'>

/** Days before the end of a term from which on a payment is for the next one: of a short term its last half. */
const early = ({ licenceMonths }: Term): number => Math.min(60, licenceMonths * 15)

/** The day after which a payment is for the term after one that has ended; null: any is for the first. */
export const paidAfter = (ended: string | null, term: Term): string | null =>
  ended === null ? null : addDays(ended, -early(term))

/** Whether a real order for the product is paid; after a term one paid for the next. */
export const paidOrder = async (
  db: Db,
  who: { contactId: string; productId: string },
  after: string | null,
): Promise<boolean> =>
  (await paidOrders(db, who)
    .$if(after !== null, (rows) => rows.where('paidAt', '>', sql<string>`${after}::date`))
    .executeTakeFirst()) !== undefined

export const termOf = (db: Db, holdingId: string) =>
  db.selectFrom('studentTerms').select(['startsOn', 'endsOn']).where('holdingId', '=', holdingId).executeTakeFirst()

/** The last day of the term before the one that runs on a day, or that would begin on it; null: there was none. */
export const endOfEarlier = async (db: Db, holdingId: string, today: string): Promise<string | null> =>
  (
    await db
      .selectFrom('studentTerms')
      .select(
        sql<string | null>`CASE WHEN ends_on < ${today}::date THEN ends_on
          ELSE (SELECT max(end_date) FROM hosts WHERE hosts.holding_id = student_terms.holding_id AND end_date < starts_on)
          END`.as('ended'),
      )
      .where('holdingId', '=', holdingId)
      .executeTakeFirst()
  )?.ended ?? null

export const upsertTerm = (db: Db, holdingId: string, term: { startsOn: string; endsOn: string }) =>
  db
    .insertInto('studentTerms')
    .values({ holdingId, ...term })
    .onConflict((conflict) =>
      conflict
        .column('holdingId')
        .doUpdateSet({ ...term, reminded: sql`'{}'` })
        .where('studentTerms.startsOn', '<>', term.startsOn),
    )
    .execute()

/** The newest licence of each machine that was given one in a term, machines that moved on left out. */
export const licencesOfTerm = (db: Db, holdingId: string, startsOn: string) =>
  db
    .selectFrom('hosts')
    .innerJoin('licences', (join) =>
      join.onRef('licences.hostId', '=', 'hosts.id').onRef('licences.generation', '=', 'hosts.generation'),
    )
    .select(['licences.id', 'hosts.id as hostId', 'fileName', 'serial', 'issuedAt', 'bytes', 'hosts.disabled'])
    .select(sql<HostInput['hosts']>`hosts.hosts`.as('hosts'))
    .where('hosts.holdingId', '=', holdingId)
    .where('movedTo', 'is', null)
    .where('hosts.endDate', '>=', startsOn)
    .orderBy('issuedAt', 'desc')
    .orderBy('serial', 'desc')
    .execute()

/** The hosts of a holding that an operation disabled: what did it last is told by the audit log. */
export const suspendedForPayment = async (db: Db, holdingId: string, operation: string): Promise<string[]> =>
  (
    await db
      .selectFrom('hosts')
      .select('id')
      .where('holdingId', '=', holdingId)
      .where('disabled', '=', true)
      .where('movedTo', 'is', null)
      .where(
        sql<boolean>`(SELECT operation FROM audit_log
          WHERE record_id = hosts.id::text AND record_kind = 'host' AND changes ? 'disabled'
          ORDER BY audit_log.id DESC LIMIT 1) = ${operation}`,
      )
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** The products of a person that have student terms, the newest version first. */
export const studentHoldings = (db: Db, contactId: string) =>
  db
    .selectFrom('holdings')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .innerJoin('studentProducts', 'studentProducts.productId', 'products.id')
    .select(['holdings.id as holdingId', 'products.id', 'products.version', 'titleDe', 'titleEn', 'subtitleDe'])
    .select(['subtitleEn', 'imageId', 'holdings.disabled'])
    .select(sql<'single' | 'network' | 'student' | 'textbook' | 'cloud'>`products.kind`.as('kind'))
    .where('contactId', '=', contactId)
    .orderBy(sql`products.kind = 'student'`, 'desc')
    .orderBy('products.version', 'desc')
    .orderBy('holdings.createdAt')
    .execute()

/** Title of a product, for whatever takes another's place. */
export const titlesOf = (db: Db, productId: string) =>
  db.selectFrom('products').select(['id', 'titleDe', 'titleEn']).where('id', '=', productId).executeTakeFirst()

/** When somebody registered and when their address was confirmed. */
export const beginnings = (db: Db, contactId: string) =>
  db
    .selectFrom('contacts')
    .leftJoin('accounts', 'accounts.contactId', 'contacts.id')
    .select(['contacts.createdAt', 'accounts.verifiedAt', 'salutation', 'firstName', 'lastName', 'contacts.email'])
    .select(['accounts.email as accountEmail'])
    .where('contacts.id', '=', contactId)
    .executeTakeFirst()

/** Whether somebody ordered within days of the campaign. */
export const orderedWithin = async (db: Db, contactId: string, from: string, to: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('contactId', '=', contactId)
    .where('test', '=', false)
    .where(sql<boolean>`(ordered_at AT TIME ZONE 'Europe/Berlin')::date BETWEEN ${from}::date AND ${to}::date`)
    .limit(1)
    .executeTakeFirst()) !== undefined
