import { z } from 'zod'
import { usageMonth } from './cloud-usage.ts'
import { operation } from './operation.ts'
import { instant } from './shapes.ts'

const cents = z.number().int()

export const usageSettings = z.strictObject({
  /** People of the company see what their usage costs. */
  costsShown: z.boolean(),
  budgetKind: z.enum(['none', 'hours', 'cents']),
  /** Hours, or cents. */
  budgetAmount: z.number().int().min(0).max(1_000_000_000),
  /** Once it is used up, streaming stops. */
  budgetStops: z.boolean(),
})
/** When they were set last; null: never. Left out, the last write counts. */
const modifiedAt = instant.nullable()
const storedSettings = usageSettings.extend({ modifiedAt })
export type StoredUsageSettings = z.infer<typeof storedSettings>
/** At least one cent: to allow no use at all, give no access. */
const usageSettingsInput = usageSettings
  .extend({ modifiedAt: modifiedAt.optional() })
  .refine(({ budgetKind, budgetAmount }) => budgetKind === 'none' || budgetAmount > 0, {
    path: ['budgetAmount'],
    error: 'input.budget',
  })
export type UsageSettings = z.infer<typeof usageSettings>

export const readUsageSettings = operation({
  name: 'readUsageSettings',
  method: 'GET',
  path: '/cloud-usage/accounts/{id}',
  access: 'cloud.edit',
  summary: 'What staff set for the usage of a cloud account: whether its people see costs, and a budget a month.',
  output: storedSettings,
  errors: ['cloudUsage.accountNotFound'],
})

export const saveUsageSettings = operation({
  name: 'saveUsageSettings',
  method: 'PUT',
  path: '/cloud-usage/accounts/{id}',
  access: 'cloud.edit',
  summary: 'Set whether people of a cloud account see costs, and what a month may use up.',
  body: usageSettingsInput,
  output: storedSettings,
  errors: ['cloudUsage.accountNotFound', 'request.conflict'],
})

export const usageOutlook = z.object({
  seats: z.number().int(),
  /** How many stream at once in 95 of 100 hours of use, and at most, over 90 days. */
  percentile: z.number().int(),
  peak: z.number().int(),
  /**
   * How many places would do better, and what those more, or those that could go, come to in a month if they are used as the
   * others are; null where the places fit, and cents null where no whole month has costs.
   */
  advised: z.object({ seats: z.number().int(), cents: cents.nullable() }).nullable(),
  /** What this month comes to if its days so far go on; null before its first working day. */
  forecastCents: cents.nullable(),
  /** By how much such forecasts were off in the last six months, in the middle; null where there is nothing to compare. */
  forecastErrorPercent: z.number().int().nullable(),
})

export const readUsageOutlook = operation({
  name: 'readUsageOutlook',
  method: 'GET',
  path: '/cloud-usage/accounts/{id}/outlook',
  access: 'cloud.edit',
  summary: 'Whether a cloud account has the places it needs, and what this month will probably cost.',
  output: usageOutlook,
  errors: ['cloudUsage.accountNotFound'],
})

export const costVariables = z.strictObject({
  perHourCents: z.number().int().min(0).max(10_000_000),
  perLoginMonthCents: z.number().int().min(0).max(10_000_000),
  serverMonthCents: z.number().int().min(0).max(1_000_000_000),
})
export type CostVariables = z.infer<typeof costVariables>

const byMonth = z.strictObject({ month: usageMonth })
export const datedCosts = costVariables.extend({ fromMonth: usageMonth })

export const listCostVariables = operation({
  name: 'listCostVariables',
  method: 'GET',
  path: '/cloud-usage/costs',
  access: 'companies.list',
  summary: 'What usage costs from which month on, the newest first.',
  output: z.object({ items: z.array(datedCosts) }),
})

export const saveCostVariables = operation({
  name: 'saveCostVariables',
  method: 'PUT',
  path: '/cloud-usage/costs',
  access: 'cloud.edit',
  summary: 'Set what usage costs from a month on; months from then on are worked out anew.',
  body: datedCosts,
  output: datedCosts,
})

export const removeCostVariables = operation({
  name: 'removeCostVariables',
  method: 'DELETE',
  path: '/cloud-usage/costs/{month}',
  access: 'cloud.edit',
  summary: 'Take back what usage costs from a month on; what held before holds on.',
  params: byMonth,
  errors: ['cloudUsage.costsNotFound'],
})
