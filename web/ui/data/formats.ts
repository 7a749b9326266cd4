import type { Language } from '#contract/shapes.ts'
import { portalClock } from '#contract/time-zone.ts'
import { localeOf } from './locale.ts'

/** Dates and numbers as people read them. Dates are dd.mm.yyyy in both languages. */
export const formats = {
  /** `2027-01-31` or an instant's day here: 31.01.2027. */
  date(value: string | null | undefined): string {
    if (!value) return ''
    const [year, month, day] = (value.includes('T') ? localDay(value) : value.slice(0, 10)).split('-')
    return year && month && day ? `${day}.${month}.${year}` : ''
  },
  /** An instant with the time here: 31.01.2027, 14:05. */
  instant(value: string | null | undefined): string {
    if (!value) return ''
    const time = formats.time(value)
    return time && `${formats.date(value)}, ${time}`
  },
  /** The time of an instant here: 14:05. */
  time(value: string): string {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? '' : `${two(date.getHours())}:${two(date.getMinutes())}`
  },
  /** An instant by the clocks of the portal's time zone, wherever it is read: 31.01.2027, 14:05; on the day of `since` the time alone. */
  portal(value: string | null | undefined, since?: string): string {
    if (!value || Number.isNaN(Date.parse(value))) return ''
    const [day, time] = portalClock(new Date(value)).slice(0, 16).split(' ')
    return since && portalClock(new Date(since)).startsWith(day!) ? time! : `${formats.date(day)}, ${time}`
  },
  /** `2027-01` as Jan 27. */
  month(value: string, language: Language): string {
    const at = new Date(`${value.slice(0, 7)}-01T00:00:00Z`)
    const month = at.toLocaleString(localeOf(language), { month: 'short', timeZone: 'UTC' }).replace('.', '')
    return `${month} ${value.slice(2, 4)}`
  },
  number: (value: number, language: Language, digits = 0): string =>
    value.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  /** A file's size: 340 kB, 1,2 MB. */
  size(bytes: number, language: Language): string {
    if (bytes < 1000) return `${bytes} B`
    if (bytes < 1_000_000) return `${formats.number(bytes / 1000, language)} kB`
    return `${formats.number(bytes / 1_000_000, language, bytes % 1_000_000 < 50_000 ? 0 : 1)} MB`
  },
}

/** A typed date, `31.1.2027` or `2027-01-31`, as `2027-01-31`; null when it is none. */
export function parseDay(typed: string): string | null {
  const dotted = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(typed)
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?\s*$/.exec(typed)
  const [year, month, day] = dotted ? [dotted[3], dotted[2], dotted[1]] : iso ? iso.slice(1) : []
  if (!year || !month || !day) return null
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null
}

/** A typed time, `9`, `9.30`, `930` or `09:30`, as `09:30`; null when it is none. */
export function parseTime(typed: string): string | null {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:\s*[:.]?\s*(\d{2}))?\s*(?:uhr|h)?\s*$/i.exec(typed) ?? []
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** Today here, as `2027-01-31`. */
export const today = (): string => localDay(new Date().toISOString())

function localDay(instant: string): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? '' : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const two = (value: number) => String(value).padStart(2, '0')
