import { graceLeftOf, type Validity } from '#contract/validity.ts'
import { daysBetween } from '#licence/days.ts'
import { type Ends, nextEnd } from '#licence/ends.ts'

/** So many days before its end something ends soon. */
export const soonDays = 90

interface Run {
  startDate: string | null
  ends: Ends
  /** For how many days after its end the licence still holds; left out, none. */
  graceDays?: number
}

const without = { day: null, days: null, part: false, graceLeft: 0 }

/** How long something that ends part by part still runs on a day; the last day counts in full. */
export function validityOf({ startDate, ends, graceDays = 0 }: Run, today: string): Validity {
  if (startDate !== null && startDate > today)
    return { ...without, state: 'notYet', day: startDate, days: daysBetween(today, startDate) }
  const { day, whole } = nextEnd(ends, today)
  if (day === null) return { ...without, state: 'unlimited' }
  const days = daysBetween(today, day)
  const graceLeft = graceLeftOf(days, graceDays)
  const state = days >= 0 ? (days <= soonDays ? 'soon' : 'running') : graceLeft > 0 ? 'grace' : 'expired'
  return { state, day, days, part: !whole, graceLeft }
}

/** The validity that matters most of several: what ends first of all that still holds, else what has ended last. */
export function nearest(all: readonly Validity[]): Validity {
  const alive = all.filter(({ state }) => state === 'grace' || state === 'soon' || state === 'running')
  const [first] = alive.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))
  const unlimited = all.find(({ state }) => state === 'unlimited')
  const coming = all.find(({ state }) => state === 'notYet')
  const [last] = all.filter(({ state }) => state === 'expired').toSorted((a, b) => (b.days ?? 0) - (a.days ?? 0))
  return first ?? unlimited ?? coming ?? last ?? { ...without, state: 'none' }
}
