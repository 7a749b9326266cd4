/**
 * The one time zone whose clock and calendar the portal goes by: the days of licences, contracts and accounts, the times
 * of events, the months of statistics. A setting of the installation (TIME_ZONE), taken over once at the start of a
 * process and of a page; what a reader's own clock shows is no matter of it.
 */
let zone = 'Europe/Berlin'
// Made when first asked for: a page that shows no date does without what they cost.
let day: Intl.DateTimeFormat | undefined
let clock: Intl.DateTimeFormat | undefined

/** The IANA name of the portal's time zone, like `Europe/Berlin`. */
export const portalTimeZone = (): string => zone

/** Whether there is a time zone of this name; lists hold only one of the names each has. An offset is none: it knows no summer. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z][\w+/-]*$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Takes another time zone for everything in this process. Throws RangeError for a name that is none. */
export function setPortalTimeZone(name: string): void {
  if (name === zone) return
  day = dayFormat(name)
  clock = undefined
  zone = name
}

/** The calendar day it is in the portal's time zone at a moment: for some hours of the night not the UTC day. */
export const portalDay = (now: Date): string => (day ??= dayFormat(zone)).format(now)

/** What the clocks of the portal's time zone show at a moment: `2027-01-31 14:05:09`. */
export const portalClock = (now: Date): string => (clock ??= clockFormat(zone)).format(now)

/**
 * The moment at which the clocks of the portal's time zone show a time of a day, `HH:MM`. A time they show twice, as
 * clocks go back, is its first or its last moment; one they leave out, as they go forward, is as much after the change as
 * it would have been.
 */
export function portalInstant(on: string, time: string, which: 'first' | 'last'): Date {
  const utc = Date.parse(`${on}T${time}:00Z`)
  const before = utc - aheadOfUtc(utc - aDay)
  const shown = [before, utc - aheadOfUtc(utc + aDay)]
    .filter((at) => portalClock(new Date(at)) === `${on} ${time}:00`)
    .toSorted((a, b) => a - b)
  return new Date((which === 'first' ? shown[0] : shown.at(-1)) ?? before)
}

const aDay = 86_400_000

const aheadOfUtc = (at: number): number => Date.parse(`${portalClock(new Date(at)).replace(' ', 'T')}Z`) - at

function dayFormat(timeZone: string) {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
}

function clockFormat(timeZone: string) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
}
