import type { Declared } from '#contract/legal.ts'
import { letter } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { legalLines, receivedText } from '#texts/legal-lines.ts'
import { legalMailTexts, legalTexts } from '#texts/legal.ts'

export interface Acknowledged {
  language: 'de' | 'en'
  vendor: { name: string; colour: string }
  notice: Declared
}

/** Acknowledges a cancellation or withdrawal: its content, and when it was received. */
export function acknowledgement({ language, vendor, notice }: Acknowledged): ReturnType<typeof letter> {
  const received = receivedText(notice.receivedAt, language)
  const say = (key: keyof typeof legalMailTexts) =>
    fill(legalMailTexts[key][language], { name: notice.name, received, vendor: vendor.name })
  const content = legalLines(notice, language).map(([label, value]) => `${label}: ${value}`)
  return letter({
    ...{ language, vendor },
    subject: say(`legal.mail.${notice.kind}.subject`),
    paragraphs: [
      say('legal.mail.greeting'),
      say(`legal.mail.${notice.kind}.text`),
      [say('legal.mail.content'), ...content].join('\n'),
      `${legalTexts['legal.number'][language]}: ${notice.id}`,
      say('legal.mail.note'),
    ],
    closing: say('legal.mail.closing'),
  })
}
