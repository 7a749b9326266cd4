import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'

/** Decisions the median is of. */
export const medianOfNewest = 100

/** Run for each page of a student, it reads so many decisions by their index and no more. */
export const medianQuery = sql<{ hours: number | null }>`
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided.at - waited.at) / 3600) AS hours
  FROM (SELECT contact_id, at FROM student_events
    WHERE kind IN ('verified', 'proofRequested', 'unreadable') AND by_account IS NOT NULL
      AND at > now() - interval '30 days'
    ORDER BY at DESC LIMIT ${sql.lit(medianOfNewest)}) AS decided CROSS JOIN LATERAL (
    SELECT at FROM student_events
    WHERE contact_id = decided.contact_id AND kind IN ('uploaded', 'emailConfirmed') AND at < decided.at
    ORDER BY at DESC LIMIT 1) AS waited`

/** Hours between arrival and decision, as most of the newest of thirty days had to wait; null where staff decided on none. */
export const medianHours = async (db: Db): Promise<number | null> => (await onlyRow(db, medianQuery)).hours
