import type { UsageBar } from '#contract/cloud-usage.ts'
import { addToMonth } from '#licence/days.ts'

/** Each month from the first to the last, also those without usage: bars stand as far apart as their months do. */
export function everyMonth(months: readonly UsageBar[]): UsageBar[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const used = new Map(months.map((bar) => [bar.month, bar]))
  const cents = months.some((bar) => bar.cents !== null) ? 0 : null
  const every: UsageBar[] = []
  for (let month = first.month; month <= last.month; month = addToMonth(month, 1))
    every.push(used.get(month) ?? { month, seconds: 0, sessions: 0, people: 0, cents })
  return every
}
