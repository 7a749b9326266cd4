import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { UsageSettings } from '#contract/cloud-costs.ts'
import type { UsageBar } from '#contract/cloud-usage.ts'
import {
  visibleTo as accountVisibleTo,
  companyCloudVisibleTo,
  seesAllClouds,
  stackNameBy,
} from '#domains/cloud/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { matchesWords, searchWords } from '#platform/lists/search.ts'
import { ofVersion, type UsageFilter } from './queries.ts'

interface StackSum {
  stack: string
  stackName: string
  seconds: number
  cents: number
}

const all = (conditions: (RawBuilder<boolean> | null)[]) =>
  sql.join(
    conditions.filter((one) => one !== null),
    sql` AND `,
  )
const when = <T>(value: T | undefined, condition: (value: T) => RawBuilder<boolean>) =>
  value === undefined ? null : condition(value)

const narrowed = (actor: Actor, { company, stack, from, to }: UsageFilter) => [
  companyCloudVisibleTo(actor, 'u.companyId'),
  when(company, (id) => sql`u.company_id = ${id}`),
  when(stack, (name) => sql`u.stack = ${name}`),
  when(from, (month) => sql`u.month >= ${`${month}-01`}::date`),
  when(to, (month) => sql`u.month <= ${`${month}-01`}::date`),
]

/** People are counted again for a selection of lines; else the counts of each company are used. */
function sourceOf(actor: Actor, filter: UsageFilter, words: string[], perStack: boolean) {
  const { version, stack, company } = filter
  if (words.length === 0 && version === undefined) {
    const inAll = !perStack && stack === undefined ? sql<boolean>`u.stack = ''` : sql<boolean>`u.stack <> ''`
    return {
      from: company === undefined && seesAllClouds(actor) ? sql`cloud_usage_months AS u` : sql`cloud_usage_groups AS u`,
      where: all([...narrowed(actor, filter), inAll]),
      people: sql`sum(u.people)`,
    }
  }
  const people = matchesWords(sql`contacts.search_text`, words)
  const found = words.length > 0 ? sql<boolean>`u.contact_id IN (SELECT id FROM contacts WHERE ${people})` : null
  return {
    from: sql`cloud_usage AS u`,
    where: all([...narrowed(actor, filter), when(version, (number) => ofVersion(number, 'u')), found]),
    people: sql`count(DISTINCT coalesce(u.contact_id, u.company_id))`,
  }
}

const sums = sql`sum(u.seconds)::bigint AS seconds, sum(u.sessions)::int AS sessions, sum(u.total_cents)::bigint AS cents`

/** Usage by month, the first month first, as far as the actor sees it. */
export async function usageByMonth(db: Db, actor: Actor, filter: UsageFilter, search: string): Promise<UsageBar[]> {
  const { from, where, people } = sourceOf(actor, filter, searchWords(search), false)
  const { rows } = await sql<UsageBar>`SELECT to_char(u.month, 'YYYY-MM') AS month, ${sums}, ${people}::int AS people
    FROM ${from} WHERE ${where} GROUP BY u.month ORDER BY u.month`.execute(db)
  return rows
}

/** Usage by stack, the most used one first. */
export async function usageByStack(db: Db, actor: Actor, filter: UsageFilter, search: string): Promise<StackSum[]> {
  const { from, where } = sourceOf(actor, filter, searchWords(search), true)
  const { rows } =
    await sql<StackSum>`SELECT one.stack, ${stackNameBy('one.stack')} AS stack_name, one.seconds, one.cents
    FROM (SELECT u.stack, ${sums} FROM ${from} WHERE ${where} GROUP BY u.stack) AS one
    LEFT JOIN cloud_stacks ON cloud_stacks.name = one.stack ORDER BY one.seconds DESC, one.stack`.execute(db)
  return rows
}

/** The number of times usage was counted: a version of all that is derived from it. */
export const timesCounted = async (db: Db): Promise<number> =>
  (await db.selectFrom('cloudUsageCounts').select('counted').executeTakeFirstOrThrow()).counted

/** Cents of stacks in months without use. */
export async function undividedCents(db: Db, { stack, from, to }: UsageFilter): Promise<number> {
  const row = await db
    .selectFrom('cloudStackCosts')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .where('people', '=', 0)
    .$call((rows) => (stack === undefined ? rows : rows.where('stack', '=', stack)))
    .$if(from !== undefined, (rows) => rows.where('month', '>=', `${from}-01`))
    .$if(to !== undefined, (rows) => rows.where('month', '<=', `${to}-01`))
    .executeTakeFirstOrThrow()
  return row.cents
}

/** Every stack with usage, and every version of a cloud product. */
export async function usageChoices(db: Db) {
  const stacks = await sql<{
    stack: string
    stackName: string
  }>`SELECT used.stack, ${stackNameBy('used.stack')} AS stack_name
    FROM (SELECT DISTINCT stack FROM cloud_stack_costs) AS used
    LEFT JOIN cloud_stacks ON cloud_stacks.name = used.stack ORDER BY 2`.execute(db)
  const versions = await db
    .selectFrom('products')
    .select('version')
    .distinct()
    .where('kind', '=', 'cloud')
    .orderBy('version', 'desc')
    .execute()
  return { stacks: stacks.rows, versions: versions.map(({ version }) => version) }
}

/** Whether the actor sees the usage of a company: staff as they see clouds, others that of their own. */
export const seesUsageOf = async (db: Db, actor: Actor, companyId: string): Promise<boolean> =>
  (await db
    .selectFrom('companies')
    .select('companies.id')
    .where('companies.id', '=', companyId)
    .where(
      actor.sight === 'all'
        ? companyCloudVisibleTo(actor, 'companies.id')
        : sql<boolean>`companies.id = ${actor.companyId}`,
    )
    .executeTakeFirst()) !== undefined

/** A cloud account and its company, if the actor sees the account. */
export const visibleAccount = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('cloudConfigurations')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .innerJoin('companies', 'companies.id', 'holdings.companyId')
    .leftJoin('cloudUsageSettings', 'cloudUsageSettings.configurationId', 'cloudConfigurations.id')
    .select(['cloudConfigurations.id', 'cloudConfigurations.seats', 'holdings.companyId', 'costsShown'])
    .select(['budgetKind', 'budgetAmount', 'budgetStops', 'cloudUsageSettings.modifiedAt'])
    .where('cloudConfigurations.id', '=', id)
    .where(accountVisibleTo(actor))
    .executeTakeFirst()

/** Locks an account against changes of its settings until the transaction ends; it may have none yet. */
export const lockSettings = (db: Tx, id: string) =>
  db.selectFrom('cloudConfigurations').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Whether a company's people may see what all of its cloud accounts cost. */
export async function companySeesCosts(db: Db, companyId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('cloudConfigurations')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .leftJoin('cloudUsageSettings', 'cloudUsageSettings.configurationId', 'cloudConfigurations.id')
    .select('costsShown')
    .where('holdings.companyId', '=', companyId)
    .execute()
  return rows.length > 0 && rows.every(({ costsShown }) => costsShown === true)
}

/** Usage of a company, or of one of its cloud accounts, by month from one on. */
export async function usageSince(db: Db, of: { company: string } | { configuration: string }, from: string) {
  const condition = 'company' in of ? sql`company_id = ${of.company}` : sql`configuration_id = ${of.configuration}`
  const { rows } = await sql<UsageBar>`SELECT to_char(u.month, 'YYYY-MM') AS month, ${sums},
      count(DISTINCT coalesce(u.contact_id, u.company_id))::int AS people
    FROM cloud_usage AS u WHERE ${condition} AND u.month >= ${`${from}-01`}::date GROUP BY u.month`.execute(db)
  return rows
}

export async function putSettings(db: Tx, configurationId: string, values: UsageSettings, by: string | null) {
  const changes = { ...values, modifiedBy: by, modifiedAt: clockTime }
  const sameBudget = sql`(cloud_usage_settings.budget_kind, cloud_usage_settings.budget_amount, cloud_usage_settings.budget_stops) =
    (excluded.budget_kind, excluded.budget_amount, excluded.budget_stops)`
  await db
    .insertInto('cloudUsageSettings')
    .values({ configurationId, ...changes })
    .onConflict((conflict) =>
      conflict.column('configurationId').doUpdateSet({
        ...changes,
        // Another budget is warned about again.
        warnedMonth: sql`CASE WHEN ${sameBudget} THEN cloud_usage_settings.warned_month END`,
        warnedPercent: sql`CASE WHEN ${sameBudget} THEN cloud_usage_settings.warned_percent ELSE 0 END`,
      }),
    )
    .execute()
}
