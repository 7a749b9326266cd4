import { sql } from 'kysely'
import { checkUsage } from '#domains/cloud-usage/check-queries.ts'
import type { Db } from '#platform/database/database.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { portalDatabase } from './portal-database.ts'

/** Counts all usage of the cloud anew from its sessions and compares it with what is kept: 0 when everything agrees. */
export async function checkUsageOfCloud(): Promise<number> {
  const database = portalDatabase(readConfiguration(process.env))
  try {
    return await compareUsage(database.db)
  } finally {
    await database.close()
  }
}

async function compareUsage(db: Db): Promise<number> {
  // As of one moment, whatever is imported meanwhile; counting millions of sessions takes longer than a request may.
  const counting = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const found = await counting.execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    return checkUsage(tx)
  })
  const agrees = found.lines === 0 && found.costs === 0 && found.groups === 0
  console.log(JSON.stringify(found, null, 2))
  console.log(agrees ? 'The usage agrees with the sessions.' : 'The usage does not agree with the sessions.')
  return agrees ? 0 : 1
}
