import { fill } from './fill.ts'
import { legalTexts } from './legal.ts'

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

/** The moment of receipt as the law wants it, to the second, by German time. */
export function receivedText(instant: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options }).format(new Date(instant))
  return fill(legalTexts['legal.receivedAt'][language], {
    date: part({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    time: part({ hour: '2-digit', minute: '2-digit', second: '2-digit' }),
    zone: language === 'de' ? 'Zeit in Berlin' : 'Berlin time',
  })
}
