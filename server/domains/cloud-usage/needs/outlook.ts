import { type Need, neededSeats, placeCents } from '#contract/cloud-needs.ts'
import { addDays, lastDayOf } from '#licence/days.ts'

/** When a person streamed, in milliseconds. */
export interface StreamedMonth {
  person: string
  from: number
  to: number
}

const hour = 3_600_000

/** The most people at once in each hour with streaming. */
export function hourlyPeaks(sessions: readonly StreamedMonth[]): number[] {
  const peaks = new Map<number, number>()
  const moments = sessions
    .flatMap(({ person, from, to }) => [
      { at: from, person, step: 1 },
      { at: Math.max(to, from + 1), person, step: -1 },
    ])
    // A person who leaves at the moment another comes frees the place.
    .toSorted((one, other) => one.at - other.at || one.step - other.step)
  const now = new Map<string, number>()
  for (const [index, { at, person, step }] of moments.entries()) {
    const open = (now.get(person) ?? 0) + step
    if (open === 0) now.delete(person)
    else now.set(person, open)
    if (now.size === 0) continue
    const until = moments[index + 1]?.at ?? at
    for (let one = Math.floor(at / hour); one * hour < Math.max(until, at + 1); one++)
      peaks.set(one, Math.max(peaks.get(one) ?? 0, now.size))
  }
  return [...peaks.values()]
}

/** The value that so many per cent do not exceed (nearest rank); 0 of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  return ordered[Math.max(0, Math.ceil((percent / 100) * ordered.length) - 1)] ?? 0
}

/** Working days from one day to another, both included. */
function workdays(from: string, to: string): number {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) count++
  }
  return count
}

/** What a month comes to when its days so far, up to and including `day`, go on: by working days, once there was one. */
export function forecast(month: string, day: string, soFar: number): number | null {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const done = workdays(first, day < last ? day : last)
  return done === 0 ? null : Math.round((soFar * workdays(first, last)) / done)
}

/** By how many per cent forecasts of earlier months at the same day were off, in the middle; null of none. */
export function forecastError(months: readonly { forecast: number | null; came: number }[]): number | null {
  const errors = months.flatMap(({ forecast, came }) =>
    forecast === null || came === 0 ? [] : [(Math.abs(forecast - came) / came) * 100],
  )
  return errors.length === 0 ? null : Math.round(percentile(errors, 50))
}

/**
 * The advised number of places (`neededSeats`), and in cents what the difference comes to in a month; null where the
 * account has what it needs. A place costs what a used one did in `monthsCents`, the costs of whole months; `cents` is
 * null where they were free.
 */
export function advisedSeats(
  need: Need,
  monthsCents: readonly number[],
): { seats: number; cents: number | null } | null {
  const seats = neededSeats(need)
  if (seats === need.seats) return null
  const place = placeCents(need.percentile, monthsCents)
  return { seats, cents: place === null ? null : Math.round(place * Math.abs(seats - need.seats)) }
}
