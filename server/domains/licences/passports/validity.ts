import type { Validity } from '#contract/passports.ts'
import { daysBetween } from '#licence/days.ts'
import { type Ends, nextEnd } from '#licence/ends.ts'

/** So many days before its end something ends soon. */
export const soonDays = 90

/** How long something that ends part by part still runs on a day; the last day counts in full. */
export function validityOf({ startDate, ends }: { startDate: string | null; ends: Ends }, today: string): Validity {
  if (startDate !== null && startDate > today)
    return { state: 'notYet', day: startDate, days: daysBetween(today, startDate), part: false }
  const { day: endDay, whole } = nextEnd(ends, today)
  if (endDay === null) return { state: 'unlimited', day: null, days: null, part: false }
  const days = daysBetween(today, endDay)
  return { state: days < 0 ? 'expired' : days <= soonDays ? 'soon' : 'running', day: endDay, days, part: !whole }
}

/** The validity that matters most of several: what ends first of all that has not ended, else what has ended last. */
export function nearest(all: readonly Validity[]): Validity {
  const alive = all.filter(({ state }) => state === 'soon' || state === 'running')
  const [first] = alive.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))
  const unlimited = all.find(({ state }) => state === 'unlimited')
  const coming = all.find(({ state }) => state === 'notYet')
  const [last] = all.filter(({ state }) => state === 'expired').toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))
  return first ?? unlimited ?? coming ?? last ?? { state: 'none', day: null, days: null, part: false }
}
