import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'

/** Works as the owner of the database with its triggers off, which no process of the portal can do. */
export const besideTriggers = ({ db }: Pick<Database, 'db'>, work: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = 'replica'`.execute(tx)
    await work(tx)
  })
