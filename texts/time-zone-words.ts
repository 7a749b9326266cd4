import { portalTimeZone } from '#contract/time-zone.ts'

/** Whose clocks a time is by, where a reader's may show another: the city where it is known in both languages, else the zone. */
export function timeZoneWords(language: 'de' | 'en'): string {
  const zone = portalTimeZone()
  if (zone === 'Europe/Berlin') return language === 'de' ? 'Zeit in Berlin' : 'Berlin time'
  return language === 'de' ? `Zeitzone ${zone}` : `time zone ${zone}`
}
