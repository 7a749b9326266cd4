import { sql } from 'kysely'
import type { Actor } from './actor.ts'
import type { Tx } from '../database/database.ts'

/** What a write did to one record. Only fields that differ between `before` and `after` are kept. */
export interface Change {
  /** Glossary noun: `company`, `host`. */
  kind: string
  id: string
  before?: object | null
  after?: object | null
}

export type Audit = (change: Change) => void

const never = new Set(['passwordHash', 'tokenHash', 'codeHash', 'sealed', 'searchText', 'bytes'])

/** The fields that changed, as `{ field: [before, after] }`; secrets and derived columns are left out. */
export function changedFields(
  before: object | null | undefined,
  after: object | null | undefined,
): Record<string, [unknown, unknown]> {
  const old = (before ?? {}) as Record<string, unknown>
  const now = (after ?? {}) as Record<string, unknown>
  const changed: Record<string, [unknown, unknown]> = {}
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (never.has(field) || field.startsWith('modified') || JSON.stringify(old[field]) === JSON.stringify(now[field]))
      continue
    changed[field] = [old[field] ?? null, now[field] ?? null]
  }
  return changed
}

/** What one request changed, and where it came from. */
export interface Audited {
  changes: readonly Change[]
  source: { requestId: string; address: string }
}

/** Writes the audit rows of one operation inside its transaction: one per record, or one when nothing was named. */
export const writeAudit = (
  tx: Tx,
  actor: Actor,
  operation: string,
  changes: readonly Change[],
  source: Audited['source'],
): Promise<void> => writeAudits(tx, actor, operation, [{ changes, source }])

/** The same for several requests of one account, in one statement. */
export async function writeAudits(
  tx: Tx,
  { accountId, email }: Actor,
  operation: string,
  requests: readonly Audited[],
): Promise<void> {
  const rows = requests.flatMap(({ changes, source }) =>
    (changes.length > 0 ? changes : [{ kind: '', id: '' } as Change]).map(({ kind, id, before, after }) => ({
      account_id: accountId,
      account_email: email,
      operation,
      record_kind: kind,
      record_id: id,
      changes: changedFields(before, after),
      request_id: source.requestId,
      address: source.address,
    })),
  )
  await tx
    .insertInto('auditLog')
    .columns(['accountId', 'accountEmail', 'operation', 'recordKind', 'recordId', 'changes', 'requestId', 'address'])
    .expression(
      sql`SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS one(account_id uuid, account_email text,
        operation text, record_kind text, record_id text, changes jsonb, request_id text, address text)`,
    )
    .execute()
}
