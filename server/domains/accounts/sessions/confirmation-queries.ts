import { fromNow, transactionTime } from '#platform/database/times.ts'
import type { Db } from '#platform/database/database.ts'

/** Whether password or passkey were given again in this session within ten minutes. Signing in does not count. */
export const isConfirmed = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmedAt', '>', fromNow(-600_000))
    .executeTakeFirst()) !== undefined

export const markConfirmed = (db: Db, sessionId: string) =>
  db.updateTable('sessions').set({ confirmedAt: transactionTime }).where('id', '=', sessionId).execute()
