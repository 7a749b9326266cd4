import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'

/** Decisions the median is of. */
export const medianOfNewest = 100
/** Decisions that are too few to say how long one takes. */
const tooFew = 5

const decidedQuery = sql`
  SELECT count(*) AS decided,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided.at - waited.at) / 3600) AS hours
  FROM (SELECT contact_id, at FROM student_events
    WHERE kind IN ('verified', 'proofRequested', 'unreadable') AND by_account IS NOT NULL
      AND at > now() - interval '30 days'
    ORDER BY at DESC LIMIT ${sql.lit(medianOfNewest)}) AS decided CROSS JOIN LATERAL (
    SELECT at FROM student_events
    WHERE contact_id = decided.contact_id AND kind IN ('uploaded', 'emailConfirmed') AND at < decided.at
    ORDER BY at DESC LIMIT 1) AS waited`

const waitingQuery = sql`
  SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM now() - waiting_since) / 3600) AS hours
  FROM (SELECT waiting_since FROM verifications WHERE waiting_since IS NOT NULL AND product_id IS NULL
    ORDER BY waiting_since LIMIT ${sql.lit(medianOfNewest)}) AS longest`

/** Run for each page of a student, it reads so many decisions and so many who wait by their indexes and no more. */
export const waitQuery = sql<{ hours: number | null }>`
  SELECT CASE WHEN decided >= ${sql.lit(tooFew)} THEN greatest(decisions.hours, waiting.hours)
    WHEN waiting.hours >= 24 THEN waiting.hours END AS hours
  FROM (${decidedQuery}) AS decisions CROSS JOIN (${waitingQuery}) AS waiting`

/**
 * Hours to expect: as most of the newest decisions of thirty days took, and no less than those who wait
 * have waited already. Null where neither says enough.
 */
export const waitHours = async (db: Db): Promise<number | null> => (await onlyRow(db, waitQuery)).hours
