/**
 * When a licence runs. A calendar day begins when it begins anywhere on Earth (UTC+14) and is over when it is over
 * everywhere (UTC−12), so that no machine refuses on a day that is written in its licence.
 */
import type { LicenceFacts } from './licence-file.ts'

const hour = 3_600_000
const wholeDay = 24 * hour
const earliestZone = 14 * hour
const latestZone = -12 * hour

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / wholeDay

/** True once this day ('YYYY-MM-DD') has begun anywhere. Holds for the START of licences and of modules. */
export const hasBegun = (day: string, now: Date): boolean => now.getTime() >= dayNumber(day) * wholeDay - earliestZone

/** How many days there are until this one is over everywhere, the current and the last one counted; below 1 it is over. */
export const daysUntilOver = (day: string, now: Date): number =>
  dayNumber(day) - Math.floor((now.getTime() + latestZone) / wholeDay) + 1

/** Where a licence stands in its term, whatever else there is against it: only what is `expired` or `notYet` does not hold. */
export interface Term {
  /** `warning`: one of its last days, of which programs tell; `grace`: over, and still good for some days. */
  state: 'valid' | 'warning' | 'grace' | 'expired' | 'notYet'
  /** Until its end is over, the current and the last day counted; 0 once it is over, null without an end. */
  daysLeft: number | null
  /** Days of grace still to come or, in them, left, the current one counted; null without an end. */
  graceLeft: number | null
}

/** The state of a licence at an instant: at the same instant the same everywhere. */
export function termOf(
  { startDate, endDate, graceDays, warnDays }: Pick<LicenceFacts, 'startDate' | 'endDate' | 'graceDays' | 'warnDays'>,
  now: Date,
): Term {
  const begun = hasBegun(startDate, now)
  if (endDate === null) return { state: begun ? 'valid' : 'notYet', daysLeft: null, graceLeft: null }
  const left = daysUntilOver(endDate, now)
  const graceLeft = Math.max(0, Math.min(left, 0) + graceDays)
  const running = left > warnDays ? 'valid' : 'warning'
  const over = graceLeft > 0 ? 'grace' : 'expired'
  return { state: begun ? (left > 0 ? running : over) : 'notYet', daysLeft: Math.max(0, left), graceLeft }
}
