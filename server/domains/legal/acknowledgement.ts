import type { DeclaredFile } from '#contract/legal.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { legalLines, receivedText } from '#texts/legal-lines.ts'
import { legalMailTexts, legalTexts } from '#texts/legal.ts'

/** As many numbers of contracts are named. */
const numbersNamed = 3

/**
 * What of a declaration goes to the address in it. Any address can be entered there, so none of the caller's own words
 * are sent: only what is declared, numbers of contracts, days.
 */
function factsIn({ reference, ...notice }: DeclaredFile, language: 'de' | 'en'): [label: string, value: string][] {
  const numbers = reference.match(/(?<![\p{L}\d])(?:[A-Z]{1,4}-?)?\d{3,12}(?![\p{L}\d])/gu) ?? []
  const asStated = legalMailTexts['legal.mail.asStated'][language]
  return legalLines(
    {
      ...notice,
      name: asStated,
      reference: reference && (numbers.slice(0, numbersNamed).join(', ') || asStated),
      reason: notice.reason && asStated,
    },
    language,
  )
}

/** Acknowledges a cancellation or withdrawal: its content, and when it was received. */
function acknowledgement(to: AddressedLetter, notice: DeclaredFile): WrittenMail {
  const t = translator(legalMailTexts, to, { received: receivedText(notice.receivedAt, to.language) })
  const content = factsIn(notice, to.language).map(([label, value]) => `${label}: ${value}`)
  return letter(to, {
    subject: t(`legal.mail.${notice.kind}.subject`),
    paragraphs: [
      t(`legal.mail.${notice.kind}.text`),
      [t('legal.mail.content'), ...content].join('\n'),
      `${legalTexts['legal.number'][to.language]}: ${notice.id}`,
      t('legal.mail.kept'),
      t('legal.mail.note'),
    ],
  })
}

const sample: DeclaredFile = {
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
export const acknowledgements: Record<DeclaredFile['kind'], Letter<DeclaredFile>> = {
  cancellation: {
    template: 'legal.cancellation',
    why: legalMailTexts['legal.mail.foot'],
    write: acknowledgement,
    samples: [() => sample],
  },
  withdrawal: {
    template: 'legal.withdrawal',
    why: legalMailTexts['legal.mail.foot'],
    write: acknowledgement,
    samples: [() => ({ ...sample, kind: 'withdrawal' })],
  },
}
