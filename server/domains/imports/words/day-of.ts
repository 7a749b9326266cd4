import { portalDay } from '#contract/time-zone.ts'
import { leadingDay } from '#licence/days.ts'
import { plainWord } from './plain-word.ts'

const months = [
  ['januar', 'jänner', 'january', 'jan'],
  ['februar', 'feber', 'february', 'feb'],
  ['märz', 'march', 'mär', 'mrz', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
]
const weekday =
  /^(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[., ]+/
const time = /(?:t|,? )\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?(?:[ap]m|uhr|z|[+-]\d{2}:\d{2}))?$/
const instant = /^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:z|[+-]\d{2}:\d{2})$/

/** Year, month and day as text; a year may have two digits. */
type Parts = readonly [year: string, month: string, day: string]

const monthOf = (name: string): string | undefined => {
  const at = months.findIndex((names) => names.includes(name))
  return at < 0 ? undefined : String(at + 1)
}

function partsOf(text: string): Parts | undefined {
  const [, y1 = '', m1 = '', d1 = ''] =
    /^(\d{4})(?:\/|-|\. ?)(\d{1,2})(?:\/|-|\. ?)(\d{1,2})\.?$/.exec(text) ??
    /^((?:19|20)\d{2}|9999)(\d{2})(\d{2})$/.exec(text) ??
    []
  if (y1) return [y1, m1, d1]
  const [, d2 = '', m2 = '', y2 = ''] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{2}|\d{4})$/.exec(text) ?? []
  if (y2) return [y2, m2, d2]
  const [, d3 = '', name3 = '', y3 = ''] =
    /^(\d{1,2})(?:\. |[. -])(\p{L}+)(?:\. |[. -])(\d{2}|\d{4})$/u.exec(text) ?? []
  const [, name4 = '', d4 = '', y4 = ''] = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(text) ?? []
  const month = monthOf(name3 || name4)
  return month === undefined ? undefined : [y3 || y4, month, d3 || d4]
}

/**
 * A day as people and programs write it, as YYYY-MM-DD: `1.3.2024`, `01.03.24` (of two digits 70 to 99 are of the last
 * century), `Freitag, 1. März 2024`, `1-Mar-24`, `March 1, 2024`, `2024-03-01`, `2024/03/01`, `20240301`; a time behind it is left
 * out, and an instant is the day it is in Central Europe. Undefined when it is none, when anything else follows it, and when
 * day and month could be meant either way: `3/1/2024`.
 */
export function dayOf(text: string): string | undefined {
  const plain = plainWord(text)
  // The last day there is may be the first of the year 10000 elsewhere, and means no instant.
  if (instant.test(plain) && !plain.startsWith('9999') && !Number.isNaN(Date.parse(plain)))
    return portalDay(new Date(plain))
  const parts = partsOf(plain.replace(weekday, '').replace(time, ''))
  if (!parts) return undefined
  const [year, month, day] = parts
  const whole = year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`
  return leadingDay(`${day}.${month}.${whole}`) || undefined
}

/** What MySQL, SAP and .NET write where there is no day. */
export const isNoDay = (text: string): boolean =>
  /^(?:0000-00-00|00\.00\.0000|0001-01-01|01\.01\.0001)(?:[T ]00:00(?::00)?)?$/i.test(text.trim())
