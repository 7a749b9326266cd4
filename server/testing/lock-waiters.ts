import type { Database } from '#platform/database/database.ts'

/** How many connections to this database wait for a lock, of all or of those whose statement is LIKE this. */
export async function lockWaiters({ pool }: Pick<Database, 'pool'>, statement = '%'): Promise<number> {
  const { rows } = await pool.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
    [statement],
  )
  return rows.length
}
