import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { type AuditHead, genesis, type Link, type LoggedRow } from './chain-lines.ts'
import { countRows } from '#platform/database/count-rows.ts'

/** Locks the progress for linking and sending; undefined while another process has it locked. */
export const lockProgress = (tx: Tx) =>
  tx.selectFrom('auditProgress').select(['sent', 'sentHeads']).forUpdate().skipLocked().executeTakeFirst()

/** Up to where the log was sent out, and its heads. */
export const sentSoFar = (db: Db) =>
  db.selectFrom('auditProgress').select(['sent', 'sentHeads']).executeTakeFirstOrThrow()

export const noteSent = (tx: Tx, sent: number, sentHeads: number) =>
  tx.updateTable('auditProgress').set({ sent, sentHeads }).execute()

const columns = sql`audit_log.id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
  account_id AS "accountId", account_email AS "accountEmail", operation, record_kind AS "recordKind",
  record_id AS "recordId", changes::text AS changes, request_id AS "requestId", address`

/** Takes the next rows without a link off the waiting list, by id. */
export const takeWaiting = async (tx: Tx, limit: number): Promise<LoggedRow[]> =>
  (
    await sql<LoggedRow>`WITH taken AS (DELETE FROM audit_waiting WHERE audit_id IN
        (SELECT audit_id FROM audit_waiting ORDER BY audit_id LIMIT ${sql.lit(limit)}) RETURNING audit_id)
      SELECT ${columns} FROM audit_log JOIN taken ON audit_id = audit_log.id ORDER BY audit_log.id`.execute(tx)
  ).rows

export const countWaiting = (db: Db): Promise<number> => countRows(db.selectFrom('auditWaiting'))

/** The numbers of the first and the last row; null for none. */
export const endIds = (db: Db) =>
  onlyRow(
    db,
    sql<{ first: number | null; last: number | null }>`SELECT min(id) AS first, max(id) AS last FROM audit_log`,
  )

/** Rows with numbers above `after`, up to `upTo`, that neither are linked nor wait to be. */
export const countUnlinked = async (db: Db, after: number, upTo: number): Promise<number> =>
  (
    await onlyRow(
      db,
      sql<{ rows: number }>`SELECT count(*) AS rows FROM audit_log
      WHERE id > ${after} AND id <= ${upTo}
        AND NOT EXISTS (SELECT FROM audit_links WHERE audit_id = audit_log.id)
        AND NOT EXISTS (SELECT FROM audit_waiting WHERE audit_id = audit_log.id)`,
    )
  ).rows

/** Addresses in rows with these numbers that a search by account does not know of. */
export const unlistedEmails = async (db: Db, after: number, upTo: number): Promise<string[]> =>
  (
    await sql<{ email: string }>`SELECT DISTINCT account_email AS email FROM audit_log
      WHERE id > ${after} AND id <= ${upTo} AND account_email <> ''
        AND NOT EXISTS (SELECT FROM audit_people WHERE email = account_email)`.execute(db)
  ).rows.map(({ email }) => email)

/** Where the chain ends: at a row of the log, or at the end of the last seal. */
export const lastLink = async (db: Db): Promise<Link> =>
  (await db
    .selectFrom('auditLinks')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? lastSealed(db)

/** The place of a row of the log, or the end of a seal. */
export const linkAt = async (db: Db, position: number): Promise<Link | undefined> =>
  // In this order: a row that is sealed in between has its seal then.
  (await db
    .selectFrom('auditLinks')
    .select(['position', 'hash'])
    .where('position', '=', position)
    .executeTakeFirst()) ?? (await sealEnds(db).where('toPosition', '=', position).executeTakeFirst())

/** A link that stands where a seal says that all were moved out; null for none. */
export const firstLinkUpTo = async (db: Db, position: number): Promise<number | null> =>
  (
    await onlyRow(
      db,
      sql<{ first: number | null }>`SELECT min(position) AS first FROM audit_links
    WHERE position <= ${position}`,
    )
  ).first

export const insertLinks = (tx: Tx, links: readonly (Link & { auditId: number })[]) =>
  tx
    .insertInto('auditLinks')
    .values([...links])
    .execute()

/** A link and its row; every field of the row null where it was deleted. */
export type LinkedRow = Link & (LoggedRow | { [Field in keyof LoggedRow]: null })

/** Links behind a position in order, with their rows. */
export const linkedBehind = async (db: Db, position: number, limit: number): Promise<LinkedRow[]> =>
  (
    await sql<LinkedRow>`SELECT position, hash, ${columns} FROM audit_links LEFT JOIN audit_log ON audit_log.id = audit_id
      WHERE position > ${position} ORDER BY position LIMIT ${sql.lit(limit)}`.execute(db)
  ).rows

const signedAt: RawBuilder<string> = sql`to_char(signed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const headRows = (db: Db) =>
  db.selectFrom('auditHeads').select(['position', 'hash', 'keyId', 'signature', signedAt.as('signedAt')])

export const auditHeads = (db: Db): Promise<AuditHead[]> => headRows(db).orderBy('position').execute()

export const headsBetween = (db: Db, after: number, upTo: number): Promise<AuditHead[]> =>
  headRows(db).where('position', '>', after).where('position', '<=', upTo).orderBy('position').execute()

export const lastHead = (db: Db): Promise<AuditHead | undefined> =>
  headRows(db).orderBy('position', 'desc').limit(1).executeTakeFirst()

/** The last head at this position or before it. */
export const headUpTo = (db: Db, position: number): Promise<AuditHead | undefined> =>
  headRows(db).where('position', '<=', position).orderBy('position', 'desc').limit(1).executeTakeFirst()

export const insertHead = (tx: Tx, head: AuditHead) => tx.insertInto('auditHeads').values(head).execute()

const sealEnds = (db: Db) => db.selectFrom('auditSeals').select(['toPosition as position', 'toHash as hash'])

/** Where the last sealed file ends and the rows of the log begin; before the first row where none was sealed. */
export const lastSealed = async (db: Db): Promise<Link> =>
  (await sealEnds(db).orderBy('toPosition', 'desc').limit(1).executeTakeFirst()) ?? { position: 0, hash: genesis }

/** Rows that were moved out into a file; `from` is the link before the first of them, `to` that of the last. */
export interface Seal {
  from: Link
  to: Link
  file: string
  sha256: Buffer
  bytes: number
  rows: number
  firstAt: string
  lastAt: string
}

/** All of them, in order. */
export async function auditSeals(db: Db): Promise<(Seal & { sealedAt: string })[]> {
  const rows = await db.selectFrom('auditSeals').selectAll().orderBy('toPosition').execute()
  return rows.map(({ fromPosition, fromHash, toPosition, toHash, ...rest }) => ({
    ...rest,
    from: { position: fromPosition - 1, hash: fromHash },
    to: { position: toPosition, hash: toHash },
  }))
}

/** When the first row of the log was written; null where it is empty. */
export const firstAt = async (db: Db): Promise<string | null> =>
  (await onlyRow(db, sql<{ at: string | null }>`SELECT min(at) AS at FROM audit_log`)).at
