import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts many rows as one parameter in a transaction of their own; rows whose id or unique value is taken stay as
 * they are. Contacts of a company that is not there are left out.
 */
export async function insertPortion(db: Db, table: 'companies' | 'contacts', rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(snake(column))))
  const json = JSON.stringify(rows.map((row) => snakeKeys(row)))
  const known = sql`(new.company_id IS NULL OR EXISTS (SELECT FROM companies WHERE companies.id = new.company_id))`
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SET LOCAL synchronous_commit = off`.execute(tx)
    await sql`INSERT INTO ${sql.table(table)} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${json}::json) AS new
      WHERE ${table === 'contacts' ? known : sql`true`}
      ON CONFLICT DO NOTHING`.execute(tx)
  })
}

const snakeKeys = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))
