import type { z } from 'zod'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { needDays } from '#contract/cloud-needs.ts'
import type { usageOutlook } from '#contract/cloud-costs.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read } from '#platform/operations/operations.ts'
import { advisedSeats, forecast, forecastError, hourlyPeaks, percentile } from './outlook.ts'
import { costsByMonth, secondsByDay, streamedSince } from './outlook-queries.ts'
import { visibleAccount } from '../statistics-queries.ts'

const monthsBefore = 6
/** Whole months from which the cost of a place is computed: as long as people at once are counted. */
const monthsPaid = 3

/** Whether a cloud account has the places it needs, and what this month will come to. */
export async function readOutlook({ db, actor }: Read, id: string, now: Date): Promise<z.input<typeof usageOutlook>> {
  const { seats } = (await visibleAccount(db, actor, id)) ?? fail('cloudUsage.accountNotFound')
  // A day is reported on the next one.
  const day = addDays(portalDay(now), -1)
  const month = day.slice(0, 7)
  const since = `${addMonths(`${month}-01`, -monthsBefore).slice(0, 7)}-01`
  const [sessions, byDay, byMonth] = await Promise.all([
    streamedSince(db, id, addDays(day, 1 - needDays)),
    secondsByDay(db, id, since),
    costsByMonth(db, id, since),
  ])
  const came = new Map(byMonth.map((one) => [one.month, one]))
  const secondsOf = (of: string, upTo: string) =>
    byDay.reduce((sum, one) => (one.day.startsWith(of) && one.day <= upTo ? sum + one.seconds : sum), 0)
  const toldOn = (of: string): number | null => {
    const { usageCents = 0, fixedCents = 0 } = came.get(of) ?? {}
    const [upTo, all] = [`${of}-${day.slice(8)}`, secondsOf(of, `${of}-31`)]
    const told = forecast(of, upTo, all === 0 ? 0 : (usageCents * secondsOf(of, upTo)) / all)
    return told === null ? null : told + fixedCents
  }
  const earlier = Array.from({ length: monthsBefore }, (_, index) => addMonths(`${month}-01`, -1 - index).slice(0, 7))
  const centsOf = (of: string): number => {
    const { usageCents = 0, fixedCents = 0 } = came.get(of) ?? {}
    return usageCents + fixedCents
  }
  const peaks = hourlyPeaks(sessions)
  const need = { seats, percentile: percentile(peaks, 95), peak: Math.max(0, ...peaks) }
  return {
    ...need,
    advised: advisedSeats(need, earlier.slice(0, monthsPaid).map(centsOf)),
    forecastCents: toldOn(month),
    forecastErrorPercent: forecastError(earlier.map((one) => ({ forecast: toldOn(one), came: centsOf(one) }))),
  }
}
