import { contactName, shownEmail } from '#domains/contacts/public.ts'
import { type NotNull, sql } from 'kysely'
import type { ContactMail } from '#contract/student-reviews.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { countNaming } from '#platform/database/count-rows.ts'
import { claimMinutes } from '../rules.ts'
import type { VerificationRow } from '../verifications/verification-queries.ts'

const status = 'verifications.status'

/** People who wait for a decision. */
export const waitingPeople = (db: Db) =>
  db
    .selectFrom('verifications')
    .innerJoin('contacts', 'contacts.id', 'verifications.contactId')
    .where('waitingSince', 'is not', null)
    .where('verifications.productId', 'is', null)

/** Claimed by another account, and not too long ago. */
export const isOthers = (accountId: string | null, now: Date) => {
  const since = new Date(now.getTime() - claimMinutes * 60_000)
  return sql`(claimed_by IS NOT NULL AND claimed_by IS DISTINCT FROM ${accountId}::uuid
    AND claimed_at > ${since})`
}

export const reviewRows = (db: Db, accountId: string | null, now: Date) =>
  waitingPeople(db)
    .leftJoin('accounts as claimers', 'claimers.id', 'claimedBy')
    .select(['contacts.id', shownEmail.as('email'), 'studentEmail', status])
    .select([contactName.as('name'), 'waitingSince'])
    .select(sql<string>`CASE WHEN ${isOthers(accountId, now)} THEN claimers.email ELSE '' END`.as('claimedBy'))
    .select(countNaming('proofs.contactId', 'verifications.contactId').as('files'))

const emailDomain = sql`lower(split_part(student_email, '@', 2))`

/** Who waits with a confirmed address in a domain or below it, the longest first; at most a hundred. */
export const waitingFrom = (db: Db, domain: string) =>
  waitingPeople(db)
    .select(['contacts.id', 'studentEmail', contactName.as('name')])
    .where(status, '=', 'universityUnknown')
    .where('emailConfirmedAt', 'is not', null)
    .where((row) => row.or([row(emailDomain, '=', domain), row(emailDomain, 'like', `%.${domain}`)]))
    .orderBy('waitingSince')
    .orderBy('verifications.id')
    .limit(100)
    .execute()

/** Proofs and addresses of unknown universities. */
export const waitingForReview: WaitingWork = {
  kind: 'review',
  permission: 'students.verify',
  rows: (db) =>
    db
      .selectFrom('verifications')
      .innerJoin('contacts', 'contacts.id', 'verifications.contactId')
      .select(['verifications.contactId as id', 'waitingSince as since'])
      .select(contactName.as('who'))
      .select([shownEmail.as('aboutDe'), shownEmail.as('aboutEn')])
      .where('waitingSince', 'is not', null)
      .$narrowType<{ since: NotNull }>()
      .where('verifications.productId', 'is', null),
}

export const accountEmail = async (db: Db, accountId: string): Promise<string> =>
  (await db.selectFrom('accounts').select('email').where('id', '=', accountId).executeTakeFirst())?.email ?? ''

/** The status of each additional product of a person. */
export const additionalOf = (db: Db, contactId: string) =>
  db
    .selectFrom('verifications')
    .innerJoin('products', 'products.id', 'productId')
    .select(['products.id as productId', 'titleDe', 'titleEn', status])
    .where('contactId', '=', contactId)
    .orderBy('titleDe')
    .execute()

/** What a person was written: what is about them, and whatever else went to their address. */
export const mailsOf = (db: Db, contactId: string): Promise<ContactMail[]> =>
  db
    .selectFrom('mails')
    .select(['id', 'subject', 'receiver', 'createdAt', 'state'])
    .where((where) =>
      where.or([
        where.and([where('recordId', '=', contactId), where('recordKind', '=', 'contact')]),
        where('receiver', '=', (from) => from.selectFrom('contacts').select('email').where('id', '=', contactId)),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

/** What takes a decision back: its own event, and the verifications as they stood before. */
export interface BeforeDecision {
  event: string
  rows: VerificationRow[]
}

/** What stood before the last decision; null when it cannot be taken back. */
export const decisionBefore = async (db: Db, id: string): Promise<BeforeDecision | null> =>
  (
    await db
      .selectFrom('verifications')
      .select(sql<BeforeDecision | null>`before_decision`.as('before'))
      .where('id', '=', id)
      .executeTakeFirst()
  )?.before ?? null

export const deleteEvent = (db: Db, id: string) => db.deleteFrom('studentEvents').where('id', '=', id).execute()

/** Decisions whose mail is due, locked; rows another process works on are left out. */
export const lockDueDecisions = (tx: Tx, now: Date) =>
  tx
    .selectFrom('verifications')
    .innerJoin('contacts', 'contacts.id', 'verifications.contactId')
    .select(['verifications.id', 'verifications.contactId', 'reason', status])
    .select('remark')
    .select('decision')
    .where('mailDueAt', '<=', now.toISOString())
    .orderBy('mailDueAt')
    .limit(50)
    .forUpdate('verifications')
    .skipLocked()
    .execute()

/** Verified people whose term has ended without the next one being paid, or whose proof has to be given again each year; with the product. */
export const lockExpired = (tx: Tx, today: string) =>
  tx
    .selectFrom('verifications')
    .innerJoinLateral(
      sql<{ productId: string }>`(SELECT holdings.product_id FROM holdings
        JOIN student_products ON student_products.product_id = holdings.product_id AND proof_needed
        LEFT JOIN (SELECT holding_id, max(ends_on) AS ends_on FROM student_terms GROUP BY holding_id) AS terms
          ON terms.holding_id = holdings.id
        WHERE holdings.contact_id = verifications.contact_id
          AND ((terms.ends_on < ${today}::date AND verified_at < terms.ends_on
              AND NOT EXISTS (SELECT FROM orders WHERE orders.contact_id = holdings.contact_id
                AND orders.product_id = holdings.product_id AND renews_after = terms.ends_on AND state = 'paid' AND NOT test))
            OR (yearly_proof AND verified_at < ${today}::date - interval '1 year'))
        ORDER BY terms.ends_on DESC NULLS LAST, holdings.created_at LIMIT 1)`.as('expiredOf'),
      (join) => join.onTrue(),
    )
    .select(['verifications.id', 'verifications.contactId', 'waitingSince', status, 'expiredOf.productId'])
    .where('verifications.productId', 'is', null)
    .where('verifications.status', 'in', ['verified', 'verifiedFree'])
    .orderBy('verifications.id')
    .limit(200)
    .forUpdate('verifications')
    .skipLocked()
    .execute()

/** Terms that end within so many days whose reminder is not sent yet, locked; those of products taken away are left out. */
export const lockEnding = (tx: Tx, today: string, days: number) =>
  tx
    .selectFrom('studentTerms')
    .innerJoin('holdings', 'holdings.id', 'holdingId')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['holdingId', 'holdings.contactId', 'titleDe', 'titleEn', 'products.id as productId'])
    // Products have days of their own, until which they are offered.
    .select(['studentTerms.endsOn', 'studentTerms.startsOn'])
    .where((row) => row.between('studentTerms.endsOn', today, sql<string>`${today}::date + ${days}::int`))
    .where('holdings.disabled', '=', false)
    .where((row) => row.not(row(row.val(days), '=', row.fn.any('reminded'))))
    // Who has the licence of the next term needs no reminder.
    .where((row) => {
      const ofHolding = row.selectFrom('studentTerms as next').whereRef('next.holdingId', '=', 'studentTerms.holdingId')
      return row.not(row.exists(ofHolding.whereRef('next.startsOn', '>', 'studentTerms.startsOn')))
    })
    .orderBy('holdingId')
    .limit(200)
    .forUpdate('studentTerms')
    .skipLocked()
    .execute()

export const markReminded = (
  tx: Tx,
  { holdingId, startsOn }: { holdingId: string; startsOn: string },
  days: readonly number[],
) =>
  tx
    .updateTable('studentTerms')
    .set({ reminded: sql`reminded || ${days}::int[]` })
    .where('holdingId', '=', holdingId)
    .where('startsOn', '=', startsOn)
    .execute()
