/** Calendar days are 'YYYY-MM-DD' text, so that they compare as text and know no time zone. */
import { isUnlimitedDay } from './sentinels.ts'

const dayPattern = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const instantPattern =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T((?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2})(?:\.[0-9]{1,9})?(Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])?)?$/

/** True for an existing day from 1970-01-01 to 9999-12-30; the day that means "unlimited" is none. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text < '1970' || isUnlimitedDay(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The existing day a text begins with, as people write it (31.1.2026) or as programs do (2026-01-31); '' when it is none. */
export function leadingDay(text: string): string {
  const [, day = '', month = '', year] = /^([0-9]{1,2})[.]([0-9]{1,2})[.]([0-9]{4})/.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10)
  const time = dayPattern.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : ''
}

/** The UTC day of an instant. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The later of two days. */
export function laterDay(a: string, b: string): string {
  return a > b ? a : b
}

/** The same day some years on; 29 February becomes 28 February where there is none. */
export function addYears(day: string, years: number): string {
  const year = Math.min(Number(day.slice(0, 4)) + years, 9999)
  const moved = `${String(year).padStart(4, '0')}${day.slice(4)}`
  if (isDay(moved)) return moved
  return moved.endsWith('-02-29') ? `${moved.slice(0, 8)}28` : `${moved.slice(0, 8)}30`
}

/**
 * Brings an ISO 8601 day or time (with offset, `Z`, or neither, then taken as UTC) to
 * 'YYYY-MM-DDThh:mm:ssZ'. Null when it does not exist or lies outside 1970 to 9999.
 */
export function toInstant(text: string): string | null {
  const parts = instantPattern.exec(text)
  if (!parts?.[1] || !isDay(parts[1])) return null
  const time = parts[2] ?? '00:00:00'
  const date = new Date(`${parts[1]}T${time}${parts[3] ?? 'Z'}`)
  const iso = date.toISOString()
  return isDay(iso.slice(0, 10)) ? `${iso.slice(0, 19)}Z` : null
}

// The last day there is: what would lie beyond it ends there.
const bounded = (day: string): string => (dayPattern.test(day) && !isUnlimitedDay(day) ? day : '9999-12-30')

/** The day so many days on; never beyond 9999-12-30. */
export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return bounded(Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, 10))
}

/** The month so many months on: `addToMonth('2026-11', 2)` is '2027-01'. */
export function addToMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The last day of a month: `lastDayOf('2026-02')` is '2026-02-28'. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** Days from one day to another; negative where that one is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** The same day some months on; where a month is too short, its last day; never beyond 9999-12-30. */
export function addMonths(day: string, months: number): string {
  const month = addToMonth(day.slice(0, 7), months)
  const same = `${month}${day.slice(7)}`
  return bounded(same < lastDayOf(month) ? same : lastDayOf(month))
}
