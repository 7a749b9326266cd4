import { portalClock } from '#contract/time-zone.ts'
import { fill } from './fill.ts'
import { legalTexts } from './legal.ts'
import { timeZoneWords } from './time-zone-words.ts'

type Language = 'de' | 'en'

/** What a declaration says; `endDay` is `2027-01-31`, null the earliest possible day. */
export interface LegalFacts {
  kind: 'cancellation' | 'withdrawal'
  name: string
  email: string
  reference: string
  extraordinary: boolean
  reason: string
  endDay: string | null
}

/** A declaration line by line, the same on the page, in the mail and on the staff's list. */
export function legalLines(stated: LegalFacts, language: Language): [label: string, value: string][] {
  const say = (key: keyof typeof legalTexts) => legalTexts[key][language]
  const lines: [string, string][] = [
    [say('legal.declaration'), say(`legal.declares.${stated.kind}`)],
    [say('legal.name'), stated.name],
    [say('legal.email'), stated.email],
  ]
  if (stated.reference) lines.push([say('legal.reference'), stated.reference])
  if (stated.kind === 'withdrawal') return lines
  lines.push([say('legal.kind'), say(stated.extraordinary ? 'legal.extraordinary' : 'legal.ordinary')])
  if (stated.extraordinary) lines.push([say('legal.reason'), stated.reason])
  const end = stated.endDay?.split('-').toReversed().join('.')
  return [...lines, [say('legal.end'), end ?? say('legal.earliest')]]
}

/** The moment of receipt as the law wants it, to the second, by the portal's time zone. */
export function receivedText(instant: string, language: Language): string {
  const [day = '', time = ''] = portalClock(new Date(instant)).split(' ')
  return fill(legalTexts['legal.receivedAt'][language], {
    date: day.split('-').toReversed().join('.'),
    time,
    zone: timeZoneWords(language),
  })
}
