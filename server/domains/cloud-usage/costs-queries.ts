import { sql } from 'kysely'
import type { CostVariables } from '#contract/cloud-costs.ts'
import type { Db, Tx } from '#platform/database.ts'
import type { LineCosts, StackCosts, UsedLine } from './costs.ts'

/** Keeps sessions from being written until the transaction ends, as writing them does. */
export const holdUsage = async (db: Tx): Promise<void> =>
  void (await sql`SELECT pg_advisory_xact_lock(8030080)`.execute(db))

export const anyDue = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('cloudCostsDue').select('month').limit(1).executeTakeFirst()) !== undefined

/** Takes the months that are to be worked out. */
export const takeDue = async (db: Tx): Promise<string[]> =>
  (await db.deleteFrom('cloudCostsDue').returning('month').execute()).map(({ month }) => month).toSorted()

/** A month, and whatever there is of later ones, is to be worked out anew. */
export const markDueFrom = (db: Tx, month: string) =>
  sql`INSERT INTO cloud_costs_due SELECT ${month}::date UNION
    SELECT DISTINCT month FROM cloud_usage WHERE month >= ${month}::date UNION
    SELECT DISTINCT month FROM cloud_stack_costs WHERE month >= ${month}::date ON CONFLICT DO NOTHING`.execute(db)

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

const fromMonth = sql<string>`to_char(from_month, 'YYYY-MM')`.as('fromMonth')

export const allVariables = (db: Db) =>
  db
    .selectFrom('cloudCostVariables')
    .select([fromMonth, ...variables])
    .orderBy('cloudCostVariables.fromMonth', 'desc')
    .execute()

export async function putVariables(db: Tx, month: string, values: CostVariables, by: string | null) {
  const changes = { ...values, modifiedBy: by, modifiedAt: new Date() }
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

/** What each person used of each stack in a month. */
export const linesIn = (db: Db, month: string): Promise<UsedLine[]> =>
  db
    .selectFrom('cloudUsage')
    .leftJoin('contacts', 'contacts.id', 'cloudUsage.contactId')
    .select(['cloudUsage.id', 'cloudUsage.stack', 'cloudUsage.seconds'])
    .select(sql<string>`coalesce(cloud_usage.contact_id, cloud_usage.company_id)::text`.as('person'))
    .select(sql<string>`coalesce(contacts.email, '')`.as('email'))
    .where('cloudUsage.month', '=', month)
    .execute()

/** Stacks that cost something in a month whoever uses them: used by then, and not gone by now. */
export async function standingStacks(db: Db, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cloudUsage')
    .innerJoin('cloudStacks', 'cloudStacks.name', 'cloudUsage.stack')
    .select('cloudUsage.stack')
    .distinct()
    .where('cloudUsage.month', '<', month)
    .where('cloudStacks.goneAt', 'is', null)
    .execute()
  return rows.map(({ stack }) => stack)
}

/** Writes what a month costs: line by line, by stack, and summed up by company. */
export async function writeCosts(db: Tx, month: string, costs: { lines: LineCosts[]; stacks: StackCosts[] }) {
  const { lines, stacks } = costs
  await sql`UPDATE cloud_usage SET usage_cents = one.usage, login_cents = one.login, server_cents = one.server
    FROM unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ usageCents }) => usageCents)}::bigint[],
      ${lines.map(({ loginCents }) => loginCents)}::bigint[], ${lines.map(({ serverCents }) => serverCents)}::bigint[])
      AS one(id, usage, login, server)
    WHERE cloud_usage.id = one.id AND (usage_cents, login_cents, server_cents) <> (one.usage, one.login, one.server)`.execute(
    db,
  )
  await db.deleteFrom('cloudStackCosts').where('month', '=', month).execute()
  if (stacks.length > 0)
    await db
      .insertInto('cloudStackCosts')
      .values(stacks.map((one) => ({ month, ...one })))
      .execute()
  await db.deleteFrom('cloudUsageGroups').where('month', '=', month).execute()
  await sql`INSERT INTO cloud_usage_groups (month, stack, company_id, people, seconds, sessions, total_cents)
    ${groups(month)}`.execute(db)
}

/** By company: each stack, and all of them together under no name. */
const groups = (month: string) => sql`
  SELECT month, coalesce(stack, ''), company_id, count(DISTINCT coalesce(contact_id, company_id)), sum(seconds),
    sum(sessions), sum(total_cents)
  FROM cloud_usage WHERE month = ${month}::date GROUP BY GROUPING SETS ((month, company_id, stack), (month, company_id))`
