import { sql } from 'kysely'
import type { z } from 'zod'
import type { readSystem } from '#contract/system.ts'
import type { Db } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { version } from '#platform/installation/version.ts'

/** Which release runs, and on what. */
export async function systemNow(db: Db): Promise<z.output<typeof readSystem.output>> {
  const { database, ...migration } = await onlyRow(
    db,
    sql<{ name: string; at: string; database: string }>`
      SELECT name, timestamp AS at, current_setting('server_version') AS database
      FROM schema_migrations ORDER BY name DESC LIMIT 1`,
  )
  return {
    version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    node: process.versions.node,
    database: `PostgreSQL ${database}`,
    migration,
  }
}
