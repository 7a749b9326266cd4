import { addDays, addMonths } from '#licence/days.ts'

/** How long a cloud configuration runs. Days are calendar days in the portal's time zone, `YYYY-MM-DD`; the last one is included. */

/** 0: two weeks to try out; -1: without end; else months. */
export const runtimes = ['0', '1', '3', '6', '12', '-1'] as const
export type Runtime = (typeof runtimes)[number]

/** The last day of a configuration without end. */
export const endlessDay = '2099-01-01'

/** The last day of a configuration that starts on `start`. Never before its start. */
export function endOfRuntime(start: string, runtime: Runtime): string {
  if (runtime === '-1') return start > endlessDay ? start : endlessDay
  return runtime === '0' ? addDays(start, 14) : addMonths(start, Number(runtime))
}

/** Terms an account can be extended by: none is given to try out twice. */
export const extensions = ['1', '3', '6', '12', '-1'] as const

/** The first day of an extension: the last one of the term before it, or today where that is later. */
export const extensionStart = (endDate: string, today: string): string => (endDate > today ? endDate : today)

export type TermState = 'ahead' | 'running' | 'expired'

/** Where a day stands with a configuration: an expired one is only looked at. */
export const termState = ({ startDate, endDate }: { startDate: string; endDate: string }, today: string): TermState =>
  endDate < today ? 'expired' : startDate > today ? 'ahead' : 'running'

/** Whether it ends within so many days, and still runs. */
export const endsWithin = (term: { startDate: string; endDate: string }, today: string, days: number): boolean =>
  termState(term, today) === 'running' && term.endDate <= addDays(today, days)

/** Days before an end at which a reminder is mailed. */
export const endingDays = 60
