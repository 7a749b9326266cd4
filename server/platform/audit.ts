import type { Actor } from './actor.ts'
import type { Tx } from './database.ts'

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

/** Writes the audit rows of one operation inside its transaction: one per record, or one when nothing was named. */
export async function writeAudit(
  tx: Tx,
  actor: Actor,
  operation: string,
  changes: Change[],
  { requestId, address }: { requestId: string; address: string },
): Promise<void> {
  const who = { accountId: actor.accountId, accountEmail: actor.email, operation, requestId, address }
  const rows = changes.length > 0 ? changes : [{ kind: '', id: '' } as Change]
  await tx
    .insertInto('auditLog')
    .values(
      rows.map((change) => ({
        ...who,
        recordKind: change.kind,
        recordId: change.id,
        changes: JSON.stringify(changedFields(change.before, change.after)),
      })),
    )
    .execute()
}
