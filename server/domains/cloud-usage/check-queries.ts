import { sql } from 'kysely'
import { onlyRow } from '#platform/database/only-row.ts'
import type { Db } from '#platform/database/database.ts'
import { monthCosts } from './costs/costs.ts'
import { anyDue, linesIn, variablesIn } from './costs/costs-queries.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { timeZone } from '#platform/database/times.ts'

/** What does not agree with the sessions as they are. */
export interface UsageDifferences {
  /** Lines whose sums differ, that are missing, or that have no sessions. */
  lines: number
  /** Lines and months whose costs differ. */
  costs: number
  /** Sums by company, and of all companies, that differ. */
  groups: number
  sessions: number
  months: number
}

const lineDifferences = sql<{ lines: number }>`
  SELECT count(*)::int AS lines FROM (
    SELECT date_trunc('month', started_at AT TIME ZONE ${timeZone})::date AS month, contact_id, company_id,
      configuration_id, stack, sum(seconds) AS seconds, count(*) AS sessions
    FROM cloud_sessions WHERE contact_id IS NOT NULL OR company_id IS NOT NULL GROUP BY 1, 2, 3, 4, 5
  ) AS counted
  FULL JOIN (SELECT * FROM cloud_usage
      WHERE contact_id IS NOT NULL OR company_id IS NOT NULL OR configuration_id IS NOT NULL) AS kept
    ON kept.month = counted.month AND kept.stack = counted.stack
      AND coalesce(kept.contact_id::text, '') = coalesce(counted.contact_id::text, '')
      AND coalesce(kept.company_id::text, '') = coalesce(counted.company_id::text, '')
      AND coalesce(kept.configuration_id::text, '') = coalesce(counted.configuration_id::text, '')
  WHERE kept.seconds IS DISTINCT FROM counted.seconds OR kept.sessions IS DISTINCT FROM counted.sessions`

const groupDifferences = sql<{ groups: number }>`
  SELECT count(*)::int AS groups FROM (
    SELECT month, coalesce(stack, '') AS stack, coalesce(company_id::text, '') AS company,
      count(DISTINCT coalesce(contact_id, company_id)) AS people, sum(seconds) AS seconds, sum(sessions) AS sessions,
      sum(total_cents) AS cents
    FROM cloud_usage GROUP BY GROUPING SETS ((month, company_id, stack), (month, company_id))
  ) AS counted
  FULL JOIN (SELECT *, coalesce(company_id::text, '') AS company FROM cloud_usage_groups) AS kept
    ON kept.month = counted.month AND kept.stack = counted.stack AND kept.company = counted.company
  WHERE (kept.people, kept.seconds, kept.sessions, kept.total_cents)
    IS DISTINCT FROM (counted.people, counted.seconds, counted.sessions, counted.cents)`

/** Stacks without use in a month have lines with what they cost, and no others do. */
const undividedDifferences = sql<{ undivided: number }>`
  SELECT count(*)::int AS undivided FROM (SELECT * FROM cloud_stack_costs WHERE people = 0 AND cents > 0) AS costs
  FULL JOIN (SELECT * FROM cloud_usage WHERE contact_id IS NULL AND company_id IS NULL AND configuration_id IS NULL) AS kept
    USING (month, stack)
  WHERE kept.total_cents IS DISTINCT FROM costs.cents OR kept.seconds <> 0 OR kept.sessions <> 0`

const monthDifferences = sql<{ months: number }>`
  SELECT count(*)::int AS months FROM (
    SELECT month, stack, sum(people) AS people, sum(seconds) AS seconds, sum(sessions) AS sessions, sum(total_cents) AS cents
    FROM cloud_usage_groups GROUP BY month, stack
  ) AS counted
  FULL JOIN cloud_usage_months AS kept USING (month, stack)
  WHERE (kept.people, kept.seconds, kept.sessions, kept.total_cents)
    IS DISTINCT FROM (counted.people, counted.seconds, counted.sessions, counted.cents)`

/** Counts all usage again from the sessions and compares. Months still to be worked out count as different. */
export async function checkUsage(db: Db): Promise<UsageDifferences> {
  const { lines } = await onlyRow(db, lineDifferences)
  const ofCompanies = await onlyRow(db, groupDifferences)
  const ofMonths = await onlyRow(db, monthDifferences)
  const sessions = await countRows(db.selectFrom('cloudSessions'))
  const months = await db.selectFrom('cloudUsage').select('month').distinct().orderBy('month').execute()
  const { undivided } = await onlyRow(db, undividedDifferences)
  let costs = undivided + ((await anyDue(db)) ? 1 : 0)
  for (const { month } of months) costs += await costDifferences(db, month)
  return { lines, costs, groups: ofCompanies.groups + ofMonths.months, sessions, months: months.length }
}

async function costDifferences(db: Db, month: string): Promise<number> {
  const wanted = monthCosts(await linesIn(db, month), await variablesIn(db, month))
  const kept = new Map(
    (
      await db
        .selectFrom('cloudUsage')
        .select(['id', 'usageCents', 'loginCents', 'serverCents'])
        .where('month', '=', month)
        .execute()
    ).map((one) => [one.id, one]),
  )
  const different = wanted.lines.filter(({ id, usageCents, loginCents, serverCents }) => {
    const one = kept.get(id)
    return one?.usageCents !== usageCents || one.loginCents !== loginCents || one.serverCents !== serverCents
  })
  return different.length
}
