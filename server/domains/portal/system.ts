import type { z } from 'zod'
import type { readSystem } from '#contract/system.ts'
import type { Db } from '#platform/database/database.ts'
import { version } from '#platform/installation/version.ts'
import { databaseFacts } from './queries.ts'

/** Which release runs, and on what. */
export async function systemNow(db: Db): Promise<z.output<typeof readSystem.output>> {
  const { database, ...migration } = await databaseFacts(db)
  return {
    version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    node: process.versions.node,
    database: `PostgreSQL ${database}`,
    migration,
  }
}
