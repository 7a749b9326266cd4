import { portalDay } from '#contract/time-zone.ts'
import { fill } from './fill.ts'
import { passportTexts } from './passports.ts'

type Language = 'de' | 'en'

interface Validity {
  state: 'unlimited' | 'running' | 'soon' | 'grace' | 'expired' | 'notYet' | 'none'
  day: string | null
  days: number | null
  part?: boolean
  graceLeft?: number
}

/** `2027-01-31` as 31.01.2027; of a moment the day it was in the portal's time zone. */
export const dayWords = (day: string): string =>
  (day.includes('T') ? portalDay(new Date(day)) : day).split('-').toReversed().join('.')

/** Whose a passport is: a company with its customer number, a person by name alone. */
export const holderLine = (
  { name, customerNumber: number }: { name: string; customerNumber: string },
  language: Language,
) => (number === '' ? name : fill(passportTexts['passport.context'][language], { company: name, number }))

/** How long something runs, as people say it: "läuft in 23 Tagen ab", "läuft bis 31.10.2028". */
export function validityWords({ part = false, ...validity }: Validity, language: Language): string {
  const term = wordsOf(validity, language)
  return part ? fill(passportTexts['passport.part'][language], { term }) : term
}

function wordsOf({ state, day, days, graceLeft = 0 }: Validity, language: Language): string {
  const say = (key: keyof typeof passportTexts, values = {}) => fill(passportTexts[key][language], values)
  if (state === 'unlimited') return say('passport.unlimited')
  if (state === 'none' || day === null || days === null) return say('passport.noEnd')
  if (state === 'notYet') return days === 1 ? say('passport.startsTomorrow') : say('passport.startsInDays', { days })
  if (state === 'running') return say('passport.until', { day: dayWords(day) })
  if (state === 'grace') return say('passport.inGrace', { days: graceLeft })
  if (state === 'expired')
    return days === -1 ? say('passport.expiredYesterday') : say('passport.expired', { days: -days })
  return days === 0 ? say('passport.today') : days === 1 ? say('passport.tomorrow') : say('passport.inDays', { days })
}

/** A term: "01.11.2026 bis 31.10.2027", with ", danach noch 14 Tage Kulanzfrist" or not; "ab 01.11.2026, unbegrenzt". */
export function termWords({ startDate, endDate, licence }: Term, language: Language): string {
  const say = (key: keyof typeof passportTexts, values: Record<string, string | number>) =>
    fill(passportTexts[key][language], values)
  if (endDate === null) return say('passport.termUnlimited', { start: dayWords(startDate) })
  const term = say('passport.termLimited', { start: dayWords(startDate), end: dayWords(endDate) })
  const days = licence?.graceDays
  return days ? say('passport.grace', { term, days }) : term
}

interface Term {
  startDate: string
  endDate: string | null
  /** The licence that was issued, where there is one. */
  licence?: { graceDays: number } | null
}
