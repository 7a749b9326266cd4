import type { Db, Tx } from '#platform/database/database.ts'

export interface FetchState {
  begunAt: Date
  endedAt: Date | null
  /** Reports there were, those of them read now, and those that could not be. */
  found: number
  read: number
  failed: number
  /** The code of an error; '' where reports were fetched. */
  problem: string
  problemDetails: string
}

/** Notes a fetch in the place of the one before. */
export async function noteFetch(db: Tx, fetched: FetchState): Promise<void> {
  await db
    .insertInto('cloudReportFetches')
    .values(fetched)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(fetched))
    .execute()
}

/** The last fetch; null: there was none yet. */
export const lastFetch = async (db: Db) =>
  (await db
    .selectFrom('cloudReportFetches')
    .select(['begunAt', 'endedAt', 'found', 'read', 'failed', 'problem', 'problemDetails'])
    .executeTakeFirst()) ?? null
