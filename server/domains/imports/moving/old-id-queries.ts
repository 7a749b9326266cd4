import { sql } from 'kysely'
import { anyOf } from '#platform/database/in-ids.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** Records that an older portal knew by ids of its own. */
export type OldIdKind = 'products' | 'modules' | 'companies' | 'contacts' | 'holdings' | 'hosts' | 'licences'

/** What these ids of an older portal became; a record may be gone since. */
export async function recordsWithOldIds(
  db: Db,
  kind: OldIdKind,
  oldIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('importOldIds')
    .select(['oldId', 'recordId'])
    .where('kind', '=', kind)
    .where('oldId', '=', anyOf(oldIds))
    .execute()
  return new Map(rows.map(({ oldId, recordId }) => [oldId, recordId]))
}

/**
 * Stores what an id became; false when it means another record meanwhile. `gone` is the record that it meant and that
 * no longer exists.
 */
export async function putOldId(
  tx: Tx,
  { kind, oldId, recordId, gone }: { kind: OldIdKind; oldId: string; recordId: string; gone: string | undefined },
): Promise<boolean> {
  const { rows } =
    await sql`INSERT INTO import_old_ids (kind, old_id, record_id) VALUES (${kind}, ${oldId}, ${recordId})
    ON CONFLICT (kind, old_id) DO UPDATE SET record_id = excluded.record_id
      WHERE import_old_ids.record_id IN (excluded.record_id, ${gone ?? recordId})
    RETURNING old_id`.execute(tx)
  return rows.length > 0
}

/** How many records of each kind have an id of an older portal. */
export const countOldIds = (db: Db) =>
  db
    .selectFrom('importOldIds')
    .select(['kind', ({ fn }) => fn.count<number>('recordId').distinct().as('known')])
    .groupBy('kind')
    .execute()

/** The ids by which an older portal knew its records, by record. */
export async function oldIdsOf(db: Db, kind: OldIdKind): Promise<Map<string, string>> {
  const rows = await db.selectFrom('importOldIds').select(['oldId', 'recordId']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ oldId, recordId }) => [recordId, oldId]))
}

/** Forgets under which ids an older portal knew a record. */
export const forgetOldIds = (tx: Tx, recordId: string) =>
  tx.deleteFrom('importOldIds').where('recordId', '=', recordId).execute()
