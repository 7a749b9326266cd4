import { sql } from 'kysely'
import { visibleTo as accountVisibleTo, undoSeconds } from '#domains/cloud/public.ts'
import { productLine } from '#domains/holdings/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { timeZone } from '#platform/database/times.ts'

/**
 * Cloud accounts with a budget, or stopped by a former one, with their usage of a month; locked until the transaction
 * ends.
 */
export const lockBudgets = (db: Tx, month: string) =>
  db
    .selectFrom('cloudConfigurations')
    .innerJoin('cloudUsageSettings', 'cloudUsageSettings.configurationId', 'cloudConfigurations.id')
    .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
    .leftJoin('companies', 'companies.id', 'holdings.companyId')
    .select(['cloudConfigurations.id', 'stoppedAt', 'budgetKind', 'budgetAmount', 'budgetStops'])
    .select(['warnedMonth', 'warnedPercent'])
    .select(({ fn }) => fn.coalesce('companies.name', sql.lit('')).as('companyName'))
    .select(used(month, 'seconds').as('seconds'))
    .select(used(month, 'total_cents').as('cents'))
    // What was set a moment ago can still be taken back.
    .select(
      sql<boolean>`cloud_usage_settings.modified_at > clock_timestamp() - make_interval(secs => ${sql.lit(undoSeconds)})`.as(
        'justSet',
      ),
    )
    .where((where) => where.or([where('budgetKind', '<>', 'none'), where('stoppedAt', 'is not', null)]))
    .orderBy('cloudConfigurations.id')
    .forUpdate(['cloudConfigurations', 'cloudUsageSettings'])
    .execute()

const used = (month: string, column: 'seconds' | 'total_cents') =>
  sql<number>`(SELECT coalesce(sum(${sql.ref(column)}), 0)::bigint FROM cloud_usage
    WHERE cloud_usage.configuration_id = cloud_configurations.id AND month = ${month}::date)`

/** Whether any cloud account has a budget, or is stopped. */
export const anyBudget = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('cloudUsageSettings')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.id', 'cloudUsageSettings.configurationId')
    .select('configurationId')
    .where((where) => where.or([where('budgetKind', '<>', 'none'), where('stoppedAt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

interface Warned {
  month: string
  percent: number
  at: Date
  byMail: boolean
}

export const setWarned = (db: Tx, configurationId: string, { month, percent, at, byMail }: Warned) =>
  db
    .updateTable('cloudUsageSettings')
    .set({ warnedMonth: month, warnedPercent: percent, warnedAt: at, warnedByMail: byMail })
    .where('configurationId', '=', configurationId)
    .execute()

export const setStopped = (db: Tx, id: string, stoppedAt: Date | null) =>
  db.updateTable('cloudConfigurations').set({ stoppedAt }).where('id', '=', id).execute()

const percentOf = (language: 'de' | 'en') => sql<string>`warned_percent || ' % · ' || ${productLine(language)}`

/** Budgets of this month that are nearly or wholly used up and were not mailed to anyone: by their cloud account. */
export const waitingBudgets: WaitingWork = {
  kind: 'budget',
  permission: 'cloud.edit',
  rows: (db, actor) =>
    db
      .selectFrom('cloudUsageSettings')
      .innerJoin('cloudConfigurations', 'cloudConfigurations.id', 'cloudUsageSettings.configurationId')
      .innerJoin('holdings', 'holdings.id', 'cloudConfigurations.holdingId')
      .innerJoin('companies', 'companies.id', 'holdings.companyId')
      .innerJoin('products', 'products.id', 'holdings.productId')
      .where(accountVisibleTo(actor))
      .where('warnedByMail', '=', false)
      .where('warnedMonth', '=', sql<string>`date_trunc('month', now() AT TIME ZONE ${timeZone})::date`)
      .select([
        'cloudConfigurations.id as id',
        'companies.name as who',
        sql<string>`coalesce(warned_at, warned_month)`.as('since'),
      ])
      .select([percentOf('de').as('aboutDe'), percentOf('en').as('aboutEn')]),
}
