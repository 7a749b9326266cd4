import type { Declared } from '#contract/legal.ts'
import { type Addressed, type Letter, letter, type Written } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { legalLines, receivedText } from '#texts/legal-lines.ts'
import { legalMailTexts, legalTexts } from '#texts/legal.ts'

/** Acknowledges a cancellation or withdrawal: its content, and when it was received. */
function acknowledgement({ language, vendor }: Addressed, notice: Declared): Written {
  const received = receivedText(notice.receivedAt, language)
  const say = (key: keyof typeof legalMailTexts) =>
    fill(legalMailTexts[key][language], { name: notice.name, received, vendor: vendor.name })
  const content = legalLines(notice, language).map(([label, value]) => `${label}: ${value}`)
  return letter({
    language,
    vendor,
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

const sample: Declared = {
  id: '0198c0de-0000-7000-8000-000000000000',
  receivedAt: '2026-11-21T10:00:00.000Z',
  name: 'Änne Größl',
  email: 'aenne.groessl@kundenfirma.example',
  reference: 'A-10023',
  kind: 'cancellation',
  extraordinary: false,
  reason: '',
  endDay: null,
}

/** What acknowledges each kind of declaration. */
export const acknowledgements: Record<Declared['kind'], Letter<Declared>> = {
  cancellation: { template: 'legal.cancellation', write: acknowledgement, samples: [() => sample] },
  withdrawal: {
    template: 'legal.withdrawal',
    write: acknowledgement,
    samples: [() => ({ ...sample, kind: 'withdrawal' })],
  },
}
