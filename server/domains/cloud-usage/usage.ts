import { portalDay } from '#contract/time-zone.ts'
import { addMonths } from '#licence/days.ts'
import type { StoredUsageSettings, UsageSettings } from '#contract/cloud-costs.ts'
import type { UsageBar } from '#contract/cloud-usage.ts'
import { seesAllClouds } from '#domains/cloud/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { searchWords } from '#platform/lists/search.ts'
import { watchBudgets } from './budgets/budget.ts'
import { cachedAnswer } from './answer-cache.ts'
import { type UsageFilter } from './queries.ts'
import {
  companySeesCosts,
  lockSettings,
  putSettings,
  seesUsageOf,
  timesCounted,
  undividedCents,
  usageByMonth,
  usageByStack,
  usageChoices,
  usageSince,
  visibleAccount,
} from './statistics-queries.ts'

/** Usage as /cloudstatistics shows it. */
export async function readStatistics(
  call: Read & Pick<Installation, 'contributions'>,
  { search, ...filter }: UsageFilter & { search: string },
) {
  const { db, actor } = call
  const isPart = search !== '' || filter.company !== undefined || filter.version !== undefined
  const [[months, stacks], choices, undivided] = await Promise.all([
    usageOf(call, filter, search),
    usageChoices(db),
    isPart || !seesAllClouds(actor) ? null : undividedCents(db, filter),
  ])
  return { months, stacks, choices, undividedCents: undivided }
}

/**
 * By month and by stack. With a search word or a version thousands of lines may be summed up. For actors who see
 * everything the result is cached until usage is counted, a minute at most, since people's names may change.
 */
async function usageOf(call: Read & Pick<Installation, 'contributions'>, filter: UsageFilter, search: string) {
  const { db, actor } = call
  const workOut = () => Promise.all([usageByMonth(db, actor, filter, search), usageByStack(db, actor, filter, search)])
  if ((search === '' && filter.version === undefined) || !seesAllClouds(actor)) return workOut()
  const name = JSON.stringify([await timesCounted(db), searchWords(search), filter])
  return cachedAnswer(call, name, workOut)
}

const shown = 12

/** The last twelve months, the earliest first, also those without usage. */
export function lastMonths(now: Date): string[] {
  const first = `${portalDay(now).slice(0, 7)}-01`
  return Array.from({ length: shown }, (_, index) => addMonths(first, index + 1 - shown).slice(0, 7))
}

/** Twelve months of a company or of a cloud account; people of the company see costs where staff allow it. */
export async function usageChart(
  { db, actor }: Read,
  query: { company?: string; configuration?: string },
  now: Date,
): Promise<{ months: UsageBar[] }> {
  const staff = actor.sight === 'all'
  const [of, seesCosts] = await chartOf(db, actor, query)
  const months = lastMonths(now)
  const [first] = months
  const used = new Map((of && first ? await usageSince(db, of, first) : []).map((one) => [one.month, one]))
  return {
    months: months.map((month) => {
      const bar = used.get(month) ?? { month, seconds: 0, sessions: 0, people: 0, cents: 0 }
      return staff || seesCosts ? bar : { ...bar, cents: null }
    }),
  }
}

async function chartOf(db: Db, actor: Actor, { company, configuration }: { company?: string; configuration?: string }) {
  if (configuration !== undefined) {
    const account = (await visibleAccount(db, actor, configuration)) ?? fail('cloudUsage.accountNotFound')
    return [{ configuration }, account.costsShown === true] as const
  }
  const id = company ?? actor.companyId
  if (id === null) return [null, false] as const
  if (company !== undefined && !(await seesUsageOf(db, actor, company))) fail('companies.notFound')
  return [{ company: id }, await companySeesCosts(db, id)] as const
}

/** What staff set for the usage of a cloud account. */
export async function usageSettings(
  { db, actor }: Pick<Read, 'db' | 'actor'>,
  id: string,
): Promise<StoredUsageSettings> {
  const account = (await visibleAccount(db, actor, id)) ?? fail('cloudUsage.accountNotFound')
  return {
    costsShown: account.costsShown ?? false,
    budgetKind: account.budgetKind ?? 'none',
    budgetAmount: account.budgetAmount ?? 0,
    budgetStops: account.budgetStops ?? false,
    modifiedAt: account.modifiedAt ?? null,
  }
}

/** Sets them; refuses when another account did after `modifiedAt`. */
export async function saveUsageSettings(
  call: Write,
  id: string,
  { modifiedAt, ...values }: UsageSettings & { modifiedAt?: string | null | undefined },
): Promise<StoredUsageSettings> {
  await lockSettings(call.db, id)
  const { modifiedAt: last, ...before } = await usageSettings(call, id)
  refuseChangedSince(modifiedAt, { modifiedAt: last })
  await putSettings(call.db, id, values, call.actor.accountId)
  call.audit({ kind: 'cloudAccount', id, before, after: values })
  await watchBudgets(call)
  return usageSettings(call, id)
}
