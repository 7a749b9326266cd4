import { type RawBuilder, sql } from 'kysely'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** Current in a holding, source of an issued licence that still runs, or master or template. */
export const inUse = (today: string): RawBuilder<boolean> => sql`(
  EXISTS (SELECT FROM holdings AS using_it WHERE using_it.configuration_id = configurations.id)
  OR EXISTS (SELECT FROM licences WHERE licences.configuration_id = configurations.id
    AND (licences.end_date IS NULL OR licences.end_date >= ${today}))
  OR EXISTS (SELECT FROM product_configurations AS linked WHERE linked.configuration_id = configurations.id))`

export const isInUse = async (db: Db, id: string, today: string): Promise<boolean> =>
  (await db.selectFrom('configurations').select('id').where('id', '=', id).where(inUse(today)).executeTakeFirst()) !==
  undefined

/** The current and historical configurations of a holding. */
export const configurationIdsOf = async (db: Db, holdingId: string): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      SELECT configuration_id AS id FROM holdings
      WHERE id = ${holdingId} AND configuration_id IS NOT NULL
      UNION SELECT configuration_id FROM configuration_history WHERE holding_id = ${holdingId}`.execute(db)
  ).rows.map((row) => row.id)

/** Waits for transactions that are about to use these configurations and locks out further ones. */
export const lockConfigurations = (db: Tx, ids: readonly string[]) =>
  db.selectFrom('configurations').select('id').where(inIds('id', ids)).orderBy('id').forUpdate().execute()

/** Deletes one configuration with its history unless it is in use; false when it is. Lock it before. */
export async function deleteUnused(db: Db, id: string, today: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('configurations')
    .where('id', '=', id)
    .where((is) => is.not(inUse(today)))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes those that are neither in use nor in a holding's history. Lock them before. */
export const deleteForgotten = (db: Db, ids: readonly string[], today: string) =>
  db
    .deleteFrom('configurations')
    .where(inIds('id', ids))
    .where((is) => is.not(inUse(today)))
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('configurationHistory as past').whereRef('past.configurationId', '=', 'configurations.id'),
        ),
      ),
    )
    .execute()
