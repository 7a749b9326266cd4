import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Failure, fail } from './failure.ts'
import { fieldOf } from '../record.ts'

/**
 * Refuses with `request.conflict` where a record is no longer as it was at `modifiedAt`, null where there was none then;
 * nothing where it is not given.
 */
export function refuseChangedSince(
  modifiedAt: string | null | undefined,
  record: { modifiedAt: string | null } | undefined,
): void {
  if (modifiedAt !== undefined && momentOf(modifiedAt) !== momentOf(record?.modifiedAt ?? null))
    fail('request.conflict')
}

const momentOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/**
 * Adds to `request.conflict` who changed the record last and when, `{ by, at }`: a name, or the address of an account
 * without one. Any other failure stays as it is.
 */
export async function withLastChange(db: Db, thrown: unknown, { params }: { params?: unknown }): Promise<unknown> {
  if (!(thrown instanceof Failure) || thrown.code !== 'request.conflict') return thrown
  const id = fieldOf(params, 'id')
  if (typeof id !== 'string') return thrown
  const { rows } = await sql<{ by: string; at: string }>`
    SELECT audit_log.at, coalesce(nullif(trim(concat(contacts.first_name, ' ', contacts.last_name)), ''), account_email) AS by
    FROM audit_log
    LEFT JOIN accounts ON accounts.id = audit_log.account_id
    LEFT JOIN contacts ON contacts.id = accounts.contact_id
    WHERE record_id = ${id} AND changes <> '{}'
    ORDER BY audit_log.id DESC LIMIT 1`.execute(db)
  return rows[0] ? new Failure('request.conflict', { ...thrown.details, ...rows[0] }, thrown.field) : thrown
}
