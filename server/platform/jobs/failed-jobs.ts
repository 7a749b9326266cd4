import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { onlyRow } from '../database/only-row.ts'

/**
 * How many jobs failed for good within the last day. Mails that did are counted in the outbox. Only queues that have any are
 * looked at, as their own count says, which is a minute old at most.
 */
export const countFailedJobs = async (db: Db): Promise<number> =>
  (
    await onlyRow(
      db,
      sql<{ failed: number }>`
      SELECT count(*)::int AS failed FROM pgboss.job
      WHERE name = ANY(ARRAY(SELECT name FROM pgboss.queue WHERE failed_count > 0 AND name <> 'mail.send'))
        AND state = 'failed' AND completed_on > now() - interval '1 day'`,
    )
  ).failed
