import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { fileIf } from './queries.ts'

/** The moves an account requested or decided. */
export const moveFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('moves')
    .select(['askedAt', 'state', 'message', 'fileName', 'askedEmail', 'decidedAt', 'decidedEmail'])
    .where((where) => where.or([where('askedBy', '=', accountId), where('decidedBy', '=', accountId)]))
    .orderBy('askedAt')
    .execute()

/** The move stays, since the company's licence moved; requester and decider are removed, and what they sent. */
export async function forgetMover(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('moves')
    .set({ askedBy: null, askedEmail: '', message: '' })
    .set(fileIf(sql`state = 'waiting'`))
    .where('askedBy', '=', accountId)
    .execute()
  await db.updateTable('moves').set({ decidedBy: null, decidedEmail: '' }).where('decidedBy', '=', accountId).execute()
}
