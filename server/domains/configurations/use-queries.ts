import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Current in a company product, source of an issued licence that still runs, or master or template. */
export const inUse = (today: string): RawBuilder<boolean> => sql`(
  EXISTS (SELECT FROM company_products AS using_it WHERE using_it.configuration_id = configurations.id)
  OR EXISTS (SELECT FROM licences WHERE licences.configuration_id = configurations.id
    AND (licences.end_date IS NULL OR licences.end_date >= ${today}))
  OR EXISTS (SELECT FROM product_configurations AS linked WHERE linked.configuration_id = configurations.id))`

/** The current and historical configurations of a company product. */
export const configurationIdsOf = async (db: Db, companyProductId: string): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      SELECT configuration_id AS id FROM company_products
      WHERE id = ${companyProductId} AND configuration_id IS NOT NULL
      UNION SELECT configuration_id FROM configuration_history WHERE company_product_id = ${companyProductId}`.execute(
      db,
    )
  ).rows.map((row) => row.id)

/** Waits for everybody who is about to use these configurations; from then on nobody else can. */
export const lockConfigurations = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('configurations')
    .select('id')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes one configuration with its history unless it is in use; false when it is. Lock it before. */
export async function deleteUnused(db: Db, id: string, today: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('configurations')
    .where('id', '=', id)
    .where(sql<boolean>`NOT ${inUse(today)}`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes those that nobody uses and no company product remembers. Lock them before. */
export const deleteForgotten = (db: Db, ids: readonly string[], today: string) =>
  db
    .deleteFrom('configurations')
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where(sql<boolean>`NOT ${inUse(today)}`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM configuration_history AS past WHERE past.configuration_id = configurations.id)`,
    )
    .execute()
