import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { type AuditHead, genesis, type Link, type LoggedRow } from './chain-lines.ts'
import { countRows } from '#platform/database/count-rows.ts'

/** Locks the progress for linking and sending; undefined while another process has it locked. */
export const lockProgress = (tx: Tx) =>
  tx.selectFrom('auditProgress').select(['sent', 'sentHeads']).forUpdate().skipLocked().executeTakeFirst()

/** Up to where the log was sent out. */
export const sentSoFar = (db: Db) => db.selectFrom('auditProgress').select('sent').executeTakeFirstOrThrow()

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

export const lastId = async (db: Db): Promise<number> =>
  (await onlyRow(db, sql<{ id: number | null }>`SELECT max(id) AS id FROM audit_log`)).id ?? 0

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

export const lastLink = async (db: Db): Promise<Link> =>
  (await db
    .selectFrom('auditLinks')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? { position: 0, hash: genesis }

export const linkAt = (db: Db, position: number): Promise<Link | undefined> =>
  db.selectFrom('auditLinks').select(['position', 'hash']).where('position', '=', position).executeTakeFirst()

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

export const insertHead = (tx: Tx, head: AuditHead) => tx.insertInto('auditHeads').values(head).execute()
