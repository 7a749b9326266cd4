import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { needDays, placeCents } from '#contract/cloud-needs.ts'
import type { Db } from '#platform/database/database.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { Read } from '#platform/operations/operations.ts'
import {
  centsByMonth,
  type CountedNeed,
  fleetNames,
  needsCounted,
  putNeeds,
  refusedHours,
  streamedBy,
  streamingCompanies,
} from './need-queries.ts'
import { hourlyPeaks, percentile } from './outlook.ts'
import { byClock } from './refusals.ts'
import { timesCounted } from '../statistics-queries.ts'

/** Whole months from which the cost of a place is computed. */
const monthsPaid = 3
/** Companies whose sessions are in memory at a time. */
const portion = 50
/** Milliseconds between two counts of a day: while many reports are read it is not counted after each. */
const pause = 15 * 60_000

/** Yesterday: a day is reported on the next one. */
const lastDay = (now: Date) => addDays(portalDay(now), -1)

/** How many people of each company streamed at once, up to and including yesterday. */
export async function needsOf(db: Db, now: Date): Promise<CountedNeed[]> {
  const through = lastDay(now)
  const since = addDays(through, 1 - needDays)
  const months = Array.from({ length: monthsPaid }, (_, index) => addMonths(`${through.slice(0, 7)}-01`, -1 - index))
  const companies = await streamingCompanies(db, since)
  const needs: CountedNeed[] = []
  for (let at = 0; at < companies.length; at += portion) {
    const some = companies.slice(at, at + portion)
    const [sessions, costs] = [await streamedBy(db, some, since, through), await centsByMonth(db, some, months)]
    const streamed = Map.groupBy(sessions, (one) => one.companyId)
    const cents = Map.groupBy(costs, (one) => one.companyId)
    for (const [companyId, of] of streamed) {
      const peaks = hourlyPeaks(of)
      const most = percentile(peaks, 95)
      const place = placeCents(
        most,
        (cents.get(companyId) ?? []).map(({ totalCents }) => totalCents),
      )
      const peak = peaks.reduce((all, one) => Math.max(all, one), 0)
      needs.push({ companyId, percentile: most, peak, placeCents: place === null ? null : Math.round(place) })
    }
  }
  return needs
}

/** Recounts how many people stream at once, and stores it. */
export async function countNeeds({
  db,
  clock,
  transaction,
}: Pick<JobCall, 'db' | 'clock' | 'transaction'>): Promise<void> {
  const now = clock()
  // Read first: what changes while it is counted makes it due again.
  const counted = await timesCounted(db)
  const needs = await needsOf(db, now)
  await transaction((call) => putNeeds(call.db, needs, { through: lastDay(now), counted, at: now }))
}

/** Whether it is to be counted again: on another day, or once usage changed, some time after the last count. */
export async function needsAreDue(db: Db, now: Date): Promise<boolean> {
  const last = await needsCounted(db)
  if (last?.through !== lastDay(now)) return true
  return last.counted !== (await timesCounted(db)) && now.getTime() - Date.parse(last.at) > pause
}

/** When people found no place, fleet by fleet, the one with most such hours first. */
export async function readRefusals({ db, actor }: Read, now: Date) {
  const since = addDays(portalDay(now), 1 - needDays)
  const [hours, names, counted] = await Promise.all([
    refusedHours(db, actor, since),
    fleetNames(db, actor, since),
    needsCounted(db),
  ])
  const fleets = byClock(hours).map(({ fleet, ...told }) => ({ name: names.get(fleet) ?? '–', ...told }))
  return { since, countedAt: counted?.at ?? null, fleets }
}
