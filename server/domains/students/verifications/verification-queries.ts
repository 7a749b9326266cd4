import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { clockTime, transactionTime } from '#platform/database/times.ts'
import { serialize } from '#platform/database/serialize.ts'
import { sql } from 'kysely'
import type { Proof, Remark, studentEventKinds } from '#contract/students.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import { onlyRow } from '#platform/database/only-row.ts'

export interface VerificationRow {
  id: string
  contactId: string
  productId: string | null
  status: VerificationStatus
  studentDomainId: string | null
  studentEmail: string
  emailSentAt: string | null
  emailConfirmedAt: string | null
  emailExpiresAt: string | null
  reason: string
  remark: Remark | null
  decision: string | null
  expired: boolean
  waitingSince: string | null
  claimedBy: string | null
  claimedAt: string | null
  decidedAt: string | null
  decidedBy: string | null
  mailDueAt: string | null
  verifiedAt: string | null
  /** Of an additional product: the proof was given for it. */
  ownProof: boolean
}

const columns = [
  'verifications.id',
  'verifications.contactId',
  'verifications.productId',
  'studentDomainId',
  'studentEmail',
  'emailSentAt',
  'emailConfirmedAt',
  'emailExpiresAt',
  'reason',
  'decision',
  'expired',
  'waitingSince',
  'claimedBy',
  'claimedAt',
  'decidedAt',
  'decidedBy',
  'mailDueAt',
  'verifiedAt',
  'ownProof',
] as const
const status = 'verifications.status'
const remark = 'verifications.remark'
const rows = (db: Db) => db.selectFrom('verifications').select(columns).select([status, remark])

/** The verification of a person; undefined while there is none. */
export const verificationOf = (db: Db, contactId: string): Promise<VerificationRow | undefined> =>
  rows(db).where('contactId', '=', contactId).where('productId', 'is', null).executeTakeFirst()

/** The same, made where there is none, and locked. */
export async function lockVerification(tx: Tx, contactId: string): Promise<VerificationRow> {
  await tx
    .insertInto('verifications')
    .values({ id: newId(), contactId, status: 'proofNeeded' })
    .onConflict((conflict) => conflict.constraint('verifications_contact_key').doNothing())
    .execute()
  return rows(tx)
    .where('contactId', '=', contactId)
    .where('productId', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** No decision about a person changes until the transaction ends. */
export const shareDecision = (tx: Tx, contactId: string) =>
  tx
    .selectFrom('verifications')
    .select('id')
    .where('contactId', '=', contactId)
    .where('productId', 'is', null)
    .forShare()
    .execute()

/** Whose link it is, while it works. */
export const lockByToken = (tx: Tx, tokenHash: Buffer): Promise<VerificationRow | undefined> =>
  rows(tx)
    .where('emailTokenHash', '=', tokenHash)
    .where('emailExpiresAt', '>', transactionTime)
    .forUpdate()
    .executeTakeFirst()

/** Those of a person's additional products, locked. */
export const lockAdditional = (tx: Tx, contactId: string): Promise<VerificationRow[]> =>
  rows(tx).where('contactId', '=', contactId).where('productId', 'is not', null).orderBy('id').forUpdate().execute()

/** Records that the proof is given for an additional product; nothing where the person does not have it. */
export const markOwnProof = (tx: Tx, contactId: string, productId: string) =>
  tx
    .updateTable('verifications')
    .set({ ownProof: true })
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .execute()

interface Changes {
  status?: VerificationStatus
  studentDomainId?: string | null
  studentEmail?: string
  emailTokenHash?: Buffer | null
  emailExpiresAt?: Date | null
  emailSentAt?: Date | null
  emailConfirmedAt?: Date | null
  reason?: string
  remark?: Remark | null
  decision?: string | null
  expired?: boolean
  waitingSince?: Date | string | null
  claimedBy?: string | null
  claimedAt?: Date | null
  decidedAt?: Date | string | null
  decidedBy?: string | null
  beforeDecision?: string | null
  mailDueAt?: Date | null
  verifiedAt?: Date | string | null
}

export const updateVerification = (db: Db, id: string, changes: Changes) =>
  db
    .updateTable('verifications')
    .set({
      ...changes,
      // Another address has its own place among the mailboxes.
      ...(changes.studentEmail !== undefined && { mailboxDouble: false }),
      modifiedAt: clockTime,
    })
    .where('id', '=', id)
    .execute()

/**
 * Whether another contact is verified, or about to be, with the mailbox of an address. The answer stays true until the
 * transaction ends, so that a caller can go on with another address; the unique index verifications_mailbox_key stands behind it.
 */
export async function isMailboxTaken(tx: Tx, studentEmail: string, contactId: string): Promise<boolean> {
  const mailbox = mailboxOf(studentEmail)
  await serialize(tx, 'student', mailbox)
  const other = await tx
    .selectFrom('verifications')
    .select('id')
    .where(sql`mailbox_of(student_email)`, '=', mailbox)
    .where('emailConfirmedAt', 'is not', null)
    .where('productId', 'is', null)
    .where('studentEmail', '<>', '')
    .where('contactId', '<>', contactId)
    .executeTakeFirst()
  return other !== undefined
}

export type EventKind = Exclude<(typeof studentEventKinds)[number], 'registered' | 'confirmed' | 'ends'>

interface EventFacts {
  /** Words: an address, a reason; in English where they differ. */
  about?: string
  aboutEn?: string | undefined
  /** What is called by its title or name at the time of reading. */
  product?: { id: string; titleDe: string }
  university?: { id: string; de: string } | undefined
  by?: string | null
  at?: Date
}

/** Records what happened, for the timeline and the statistics; returns the event's id. */
export async function noteEvent(
  db: Db,
  contactId: string,
  kind: EventKind,
  { product, university, about = product?.titleDe ?? university?.de ?? '', aboutEn, by = null, at }: EventFacts = {},
): Promise<string> {
  const id = newId()
  const facts = JSON.stringify({ about, aboutEn, productId: product?.id, universityId: university?.id })
  await db
    .insertInto('studentEvents')
    .values({ id, contactId, kind, facts, byAccount: by, ...(at && { at }) })
    .execute()
  return id
}

const aboutProduct = sql`student_events.kind IN ('ordered', 'paid', 'refunded', 'generated', 'downloaded')`

// Older events say their product and university by German name alone.
const productMeant = sql<{ de: string; en: string }>`(SELECT title_de AS de, title_en AS en FROM products
  WHERE CASE WHEN facts ? 'productId' THEN products.id::text = facts->>'productId'
    ELSE title_de = facts->>'about' AND ${aboutProduct} END
  ORDER BY version DESC LIMIT 1)`

const universityMeant = sql<{ de: string; en: string }>`(SELECT name_de AS de, name_en AS en FROM student_domains
  WHERE CASE WHEN facts ? 'universityId' THEN student_domains.id::text = facts->>'universityId'
    ELSE student_domains.kind = 'university' AND name_de = facts->>'about' AND student_events.kind = 'verified' END
  ORDER BY student_domains.id LIMIT 1)`

export const eventsOf = (db: Db, contactId: string) =>
  db
    .selectFrom('studentEvents')
    .leftJoin('accounts', 'accounts.id', 'byAccount')
    .leftJoinLateral(productMeant.as('product'), (join) => join.onTrue())
    .leftJoinLateral(universityMeant.as('university'), (join) => join.onTrue())
    .select(['at', 'studentEvents.kind'])
    .select(sql<string>`coalesce(product.de, university.de, facts->>'about', '')`.as('aboutDe'))
    .select(sql<string>`coalesce(product.en, university.en, facts->>'aboutEn', facts->>'about', '')`.as('aboutEn'))
    .select(({ fn }) => fn.coalesce('accounts.email', sql.lit('')).as('by'))
    .select(
      sql<boolean>`accounts.id IS NOT NULL AND accounts.contact_id IS DISTINCT FROM student_events.contact_id`.as(
        'byStaff',
      ),
    )
    .where('studentEvents.contactId', '=', contactId)
    .orderBy('at')
    .orderBy('studentEvents.id')
    .execute()

export const proofsOf = (db: Db, contactId: string): Promise<Proof[]> =>
  db
    .selectFrom('proofs')
    .select(['id', 'name', 'size', 'createdAt as uploadedAt', 'mediaType'])
    .where('contactId', '=', contactId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const insertProof = (db: Db, proof: Insertable<DB['proofs']>) => db.insertInto('proofs').values(proof).execute()

/** A proof with whose it is; undefined when it is gone. */
export const proofById = (db: Db, id: string) =>
  db
    .selectFrom('proofs')
    .select(['id', 'name', 'mediaType', 'sealed', 'contactId'])
    .where('id', '=', id)
    .executeTakeFirst()

/** True when there was one. */
export const deleteProof = async (db: Db, id: string, contactId: string): Promise<boolean> =>
  (await db.deleteFrom('proofs').where('id', '=', id).where('contactId', '=', contactId).executeTakeFirst())
    .numDeletedRows === 1n

export const deleteProofs = (tx: Tx, contactId: string) =>
  tx.deleteFrom('proofs').where('contactId', '=', contactId).execute()

/** Takes addresses and words out of what happened; that and when it did stays for the statistics. */
export const emptyEvents = (tx: Tx, contactId: string) =>
  tx
    .updateTable('studentEvents')
    .set({ facts: sql`facts - 'about' - 'aboutEn'` })
    .where('contactId', '=', contactId)
    .execute()

/** Proofs decided on before an instant go, and those of people who are forgotten; how many did. */
export const deleteOldProofs = async (db: Db, before: Date): Promise<number> =>
  Number(
    (
      await db
        .deleteFrom('proofs')
        .where(
          sql<boolean>`contact_id IN (SELECT contact_id FROM verifications
              WHERE product_id IS NULL AND decided_at < ${before} AND waiting_since IS NULL
            UNION SELECT id FROM contacts WHERE erased_at IS NOT NULL)`,
        )
        .executeTakeFirst()
    ).numDeletedRows,
  )

/** How many wait before this one, itself included. */
export const placeInQueue = async (db: Db, waitingSince: string, id: string): Promise<number> =>
  (
    await onlyRow(
      db,
      sql<{ place: number }>`SELECT count(*)::int AS place FROM verifications
      WHERE waiting_since IS NOT NULL AND product_id IS NULL AND (waiting_since, id) <= (${waitingSince}, ${id}::uuid)`,
    )
  ).place

/** The addresses of a contact that they confirmed: of their account, and of their university. */
export async function confirmedAddresses(db: Db, contactId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    SELECT email FROM accounts WHERE contact_id = ${contactId} AND verified_at IS NOT NULL
    UNION SELECT student_email FROM verifications
    WHERE contact_id = ${contactId} AND product_id IS NULL AND email_confirmed_at IS NOT NULL AND student_email <> ''`.execute(
    db,
  )
  return rows.map(({ email }) => email)
}
