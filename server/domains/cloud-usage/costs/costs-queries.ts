import { shownEmail, shownEmailOrNone } from '#domains/contacts/public.ts'
import { clockTime, timeZone } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { CostVariables } from '#contract/cloud-costs.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { UsedLine } from './costs.ts'
import { monthText } from '../queries.ts'

/** Prevents sessions from being written until the transaction ends: the triggers that write them take the same lock, by this number. */
export const serializeUsage = async (db: Tx): Promise<void> =>
  void (await sql`SELECT pg_advisory_xact_lock(8030080)`.execute(db))

export const anyDue = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('cloudCostsDue').select('month').limit(1).executeTakeFirst()) !== undefined

/** Takes the earliest month that is to be worked out, and whether who shares its costs changed. */
export const takeDue = (db: Tx): Promise<{ month: string; sharesChanged: boolean } | undefined> =>
  db
    .deleteFrom('cloudCostsDue')
    .where('month', '=', db.selectFrom('cloudCostsDue').select('month').orderBy('month').limit(1))
    .returning(['month', 'sharesChanged'])
    .executeTakeFirst()

/** A month, and whatever there is of later ones, is to be worked out again. */
export const markDueFrom = (db: Tx, month: string) =>
  sql`INSERT INTO cloud_costs_due SELECT ${month}::date UNION
    SELECT DISTINCT month FROM cloud_usage WHERE month >= ${month}::date UNION
    SELECT DISTINCT month FROM cloud_stack_costs WHERE month >= ${month}::date
    ON CONFLICT (month) DO UPDATE SET shares_changed = true`.execute(db)

const variables = ['perHourCents', 'perLoginMonthCents', 'serverMonthCents'] as const
const free: CostVariables = { perHourCents: 0, perLoginMonthCents: 0, serverMonthCents: 0 }

/** What usage costs in a month; nothing before the first month there are costs for. */
export async function variablesIn(db: Db, month: string): Promise<CostVariables> {
  const row = await db
    .selectFrom('cloudCostVariables')
    .select(variables)
    .where('fromMonth', '<=', month)
    .orderBy('fromMonth', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? free
}

const fromMonth = monthText('fromMonth').as('fromMonth')

export const allVariables = (db: Db) =>
  db
    .selectFrom('cloudCostVariables')
    .select([fromMonth, ...variables])
    .orderBy('cloudCostVariables.fromMonth', 'desc')
    .execute()

export async function putVariables(db: Tx, month: string, values: CostVariables, by: string | null) {
  const changes = { ...values, modifiedBy: by, modifiedAt: clockTime }
  return db
    .insertInto('cloudCostVariables')
    .values({ fromMonth: `${month}-01`, ...changes })
    .onConflict((conflict) => conflict.column('fromMonth').doUpdateSet(changes))
    .returning([fromMonth, ...variables])
    .executeTakeFirstOrThrow()
}

export const deleteVariables = async (db: Tx, month: string): Promise<boolean> =>
  (await db.deleteFrom('cloudCostVariables').where('fromMonth', '=', `${month}-01`).executeTakeFirst())
    .numDeletedRows === 1n

/** Lines of unused stacks: of no person, company or account, costs alone. */
const isUndivided = (line: string) =>
  sql<boolean>`(${sql.ref(`${line}.contact_id`)} IS NULL AND ${sql.ref(`${line}.company_id`)} IS NULL
    AND ${sql.ref(`${line}.configuration_id`)} IS NULL)`

/** What each person used of each stack in a month. */
export const linesIn = (db: Db, month: string): Promise<UsedLine[]> =>
  db
    .selectFrom('cloudUsage')
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .select(['cloudUsage.id', 'cloudUsage.stack', 'cloudUsage.seconds'])
    .select(sql<string>`coalesce(cloud_usage.contact_id, cloud_usage.company_id)::text`.as('person'))
    .select(shownEmailOrNone.as('email'))
    .where('cloudUsage.month', '=', month)
    .where((where) => where.not(isUndivided('cloud_usage')))
    .execute()

/**
 * Writes what months cost, by the rules of `monthCosts`: line by line and by stack. The database works it out itself: a
 * month has tens of thousands of lines, of which a report changes a part.
 */
export async function writeCosts(db: Tx, months: string[]): Promise<void> {
  // A month is sorted by people, by stack and by company: in memory, not on the disk.
  await sql`SET LOCAL work_mem = '32MB'`.execute(db)
  await db.deleteFrom('cloudStackCosts').where('month', 'in', months).execute()
  await db.deleteFrom('cloudUsage').where('month', 'in', months).where(isUndivided('cloud_usage')).execute()
  await sql`WITH ${prices(months)}, lines AS (
    SELECT u.id, u.month, u.stack, u.seconds, u.usage_cents, u.login_cents, u.server_cents,
      coalesce(u.contact_id, u.company_id) AS person, coalesce(${shownEmail}, '') COLLATE "C" AS email,
      row_number() OVER (PARTITION BY u.month, coalesce(u.contact_id, u.company_id)
        ORDER BY u.stack COLLATE "C", u.id) AS of_person,
      row_number() OVER (PARTITION BY u.month, coalesce(u.contact_id, u.company_id), u.stack COLLATE "C"
        ORDER BY u.id) AS of_person_there
    FROM cloud_usage AS u LEFT JOIN contacts ON contacts.id = u.contact_id WHERE u.month = ANY(${months}::date[])
  ), shared AS (
    SELECT *, of_person_there = 1 AS shares,
      row_number() OVER (PARTITION BY month, stack, of_person_there = 1 ORDER BY email, person) AS place,
      count(*) OVER (PARTITION BY month, stack, of_person_there = 1) AS people
    FROM lines
  ), stacks AS (
    INSERT INTO cloud_stack_costs (month, stack, people, cents)
    SELECT DISTINCT month, stack, people, per_server FROM shared JOIN prices USING (month) WHERE shares
  ), costs AS (
    SELECT id, usage_cents, login_cents, server_cents, (2 * seconds * per_hour + 3600) / 7200 AS usage,
      CASE WHEN of_person = 1 THEN per_login ELSE 0 END AS login,
      CASE WHEN shares THEN per_server / people + CASE WHEN place <= per_server % people THEN 1 ELSE 0 END ELSE 0 END AS server
    FROM shared JOIN prices USING (month)
  )
  UPDATE cloud_usage SET usage_cents = costs.usage, login_cents = costs.login, server_cents = costs.server
  FROM costs WHERE cloud_usage.id = costs.id
    AND (costs.usage_cents, costs.login_cents, costs.server_cents) <> (costs.usage, costs.login, costs.server)`.execute(
    db,
  )
  // The month in which a stack went costs still.
  await sql`WITH ${prices(months)}
    INSERT INTO cloud_stack_costs (month, stack, people, cents)
    SELECT month, name, 0, per_server FROM prices CROSS JOIN cloud_stacks
    WHERE (gone_at IS NULL OR (gone_at AT TIME ZONE ${timeZone})::date >= month)
      AND EXISTS (SELECT FROM cloud_usage_months AS earlier
        WHERE earlier.stack = name AND earlier.month < prices.month AND earlier.sessions > 0)
    ON CONFLICT DO NOTHING`.execute(db)
  // An unused stack costs all the same: as a line of its own it is part of every table and sum.
  await sql`INSERT INTO cloud_usage (month, stack, seconds, sessions, server_cents)
    SELECT month, stack, 0, 0, cents FROM cloud_stack_costs
    WHERE month = ANY(${months}::date[]) AND people = 0 AND cents > 0`.execute(db)
}

/** Sums the lines of months up by company. */
export async function writeGroups(db: Tx, months: string[]): Promise<void> {
  await db.deleteFrom('cloudUsageGroups').where('month', 'in', months).execute()
  await sql`INSERT INTO cloud_usage_groups (month, stack, company_id, people, seconds, sessions, total_cents)
    ${groups(months)}`.execute(db)
}

/** What usage costs in each of these months. */
const prices = (months: string[]) => sql`prices AS MATERIALIZED (
  SELECT month, coalesce(per_hour_cents, 0)::bigint AS per_hour, coalesce(per_login_month_cents, 0)::bigint AS per_login,
    coalesce(server_month_cents, 0)::bigint AS per_server
  FROM unnest(${months}::date[]) AS month LEFT JOIN LATERAL (
    SELECT * FROM cloud_cost_variables WHERE from_month <= month ORDER BY from_month DESC LIMIT 1) AS held ON true)`

/** By company: each stack, and all of them together under no name. */
const groups = (months: string[]) => sql`
  SELECT month, coalesce(stack, ''), company_id, count(DISTINCT coalesce(contact_id, company_id)), sum(seconds),
    sum(sessions), sum(total_cents)
  FROM cloud_usage WHERE month = ANY(${months}::date[])
  GROUP BY GROUPING SETS ((month, company_id, stack), (month, company_id))`
