import type { Tx } from '#platform/database/database.ts'
import type { DB } from '#platform/database/database-types.gen.ts'

/** Inserts many rows in portions that stay below PostgreSQL's limit of parameters. */
export async function insertMany(tx: Tx, table: keyof DB, rows: object[]): Promise<void> {
  const portion = Math.max(1, Math.floor(30_000 / Math.max(1, Object.keys(rows[0] ?? {}).length)))
  for (let from = 0; from < rows.length; from += portion)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + portion))
      .execute()
}
