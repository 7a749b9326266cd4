/** How long something runs: trial runtimes in months, and what a product suggests in days. */
import { defaultEndDate } from './binding.ts'
import { addDays, addMonths, laterDay } from './days.ts'

/** The runtimes that can be chosen: two weeks to try, some months, or without an end. */
export const runtimes = [0, 1, 3, 6, 12, -1] as const

const trialDays = 14
const endless = '2099-01-01'

/** The last day of a runtime in months that begins on `start`: 0 is a trial of 14 days, −1 runs until 2099-01-01. */
export function runtimeEnd(start: string, months: number): string {
  if (months === -1) return endless
  return months === 0 ? addDays(start, trialDays) : addMonths(start, months)
}

/** The suggested end of a new host: so many days from the later of today and start, or one year where the product says nothing. */
export function suggestedEnd(today: string, start: string, runtimeInDays: number | null): string {
  return runtimeInDays === null ? defaultEndDate(today, start) : addDays(laterDay(today, start), runtimeInDays)
}
