import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { daysFromNow } from '#platform/database/times.ts'
import { monthText } from './queries.ts'

/** What a person used, month by month. */
export const usageOf = (db: Db, contactId: string) =>
  db
    .selectFrom('cloudUsage')
    .select([monthText('month').as('month'), 'stack', 'seconds', 'sessions'])
    .where('contactId', '=', contactId)
    .orderBy('cloudUsage.month')
    .execute()

/** Anonymises a person's sessions; hours and costs stay as they are. */
export async function forgetUsage(tx: Tx, contactId: string): Promise<void> {
  await tx.deleteFrom('cloudStreamNames').where('contactId', '=', contactId).execute()
  await tx.updateTable('cloudSessions').set({ streamUser: '' }).where('contactId', '=', contactId).execute()
  await sql`SELECT cloud_sessions_forget(ARRAY[${contactId}]::uuid[])`.execute(tx)
}

/** Deletes the name hashes of deleted people once all their days have been reported. */
export const forgetLeftUsers = (db: Db) =>
  db.deleteFrom('cloudLeftUsers').where('leftAt', '<', daysFromNow(-35)).execute()
