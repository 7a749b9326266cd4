import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'
import type { Tx } from '../database/database.ts'
import { fieldOf } from '../record.ts'
import type { DB } from '../database/database-types.gen.ts'
import type { QueryCreator } from 'kysely'

/** What a write did to one record. Only fields that differ between `before` and `after` are stored. */
export interface Change {
  /** Glossary noun: `company`, `host`. */
  kind: string
  id: string
  before?: object | null
  after?: object | null
  /** Strangers can have it happen as often as they like: beyond the first few of an hour it is counted alone. */
  counted?: true
}

export type Audit = (change: Change) => void

const never = new Set(['passwordHash', 'tokenHash', 'codeHash', 'sealed', 'searchText', 'bytes'])

/** The fields that changed, as `{ field: [before, after] }`; secrets and derived columns are left out. */
function changedFields(
  before: object | null | undefined,
  after: object | null | undefined,
): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {}
  for (const field of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const [old, now] = [fieldOf(before, field), fieldOf(after, field)]
    if (never.has(field) || field.startsWith('modified') || JSON.stringify(old) === JSON.stringify(now)) continue
    changed[field] = [old ?? null, now ?? null]
  }
  return changed
}

/** What one request changed, and where it came from. */
export interface AuditedRequest {
  changes: readonly Change[]
  source: { requestId: string; address: string }
}

/** Entries of one kind that are written out within an hour before they are counted alone. */
const writtenPerHour = 5

/**
 * What a stranger did to no record, or to one of those that strangers may come back to without end. Of
 * the former nothing is written out: it would be their words alone.
 */
const isCounted = (accountId: string | null, { id, counted }: Change, { address }: AuditedRequest['source']): boolean =>
  accountId === null && address !== '' && (id === '' || counted === true)

const reasonOf = ({ after }: Change): string => {
  const refused = fieldOf(after, 'refused')
  return typeof refused === 'string' ? refused : ''
}

/** Writes the audit rows of one operation inside its transaction: one per record, or one when nothing was named. */
export const writeAudit = (
  tx: Tx,
  actor: Actor,
  operation: string,
  changes: readonly Change[],
  source: AuditedRequest['source'],
): Promise<void> => writeAudits(tx, actor, operation, [{ changes, source }])

/** The same for several requests of one account, in one statement. */
export async function writeAudits(
  tx: Tx,
  { accountId, email }: Actor,
  operation: string,
  requests: readonly AuditedRequest[],
): Promise<void> {
  const rows = requests.flatMap(({ changes, source }) =>
    (changes.length > 0 ? changes : [{ kind: '', id: '' }]).map((change) => ({
      account_id: accountId,
      account_email: email,
      operation,
      record_kind: change.kind,
      record_id: change.id,
      changes: changedFields(change.before, change.after),
      request_id: source.requestId,
      address: source.address,
      counted: isCounted(accountId, change, source),
      reason: reasonOf(change),
    })),
  )
  const counts = rows.some(({ counted }) => counted)
  const entries = sql`json_to_recordset(${JSON.stringify(rows)}::json) AS one(account_id uuid, account_email text,
    operation text, record_kind text, record_id text, changes jsonb, request_id text, address text, counted boolean, reason text)`
  await (counts ? withCounts(tx, entries) : tx)
    .insertInto('auditLog')
    .columns(['accountId', 'accountEmail', 'operation', 'recordKind', 'recordId', 'changes', 'requestId', 'address'])
    .expression(
      sql`SELECT account_id, account_email, operation, record_kind, record_id, changes, request_id, address FROM ${entries}
        ${counts ? beyondCounted : sql``}`,
    )
    .execute()
}

/** Counts them by the hour, as a part of the statement that writes the others. */
const withCounts = (tx: Tx, entries: RawBuilder<unknown>): QueryCreator<DB> =>
  tx.with('so_far', (part) =>
    part
      .insertInto('visitorCounts')
      .columns(['hour', 'operation', 'reason', 'recordKind', 'recordId', 'count'])
      .expression(
        sql`SELECT date_trunc('hour', now(), 'UTC'), operation, reason, record_kind, record_id, count(*) FROM ${entries}
          WHERE counted GROUP BY operation, reason, record_kind, record_id ORDER BY reason, record_kind, record_id`,
      )
      .onConflict((conflict) =>
        conflict.columns(['hour', 'operation', 'reason', 'recordKind', 'recordId']).doUpdateSet({
          count: sql`visitor_counts.count + excluded.count`,
          lastAt: clockTime,
        }),
      )
      .returning(['operation', 'reason', 'recordKind', 'recordId', 'count']),
  )

const beyondCounted = sql`WHERE NOT counted OR one.record_id <> '' AND EXISTS (
  SELECT FROM so_far WHERE so_far.count <= ${sql.lit(writtenPerHour)} AND so_far.reason = one.reason
    AND so_far.record_kind = one.record_kind AND so_far.record_id = one.record_id)`
