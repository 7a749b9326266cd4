import { portalDay } from '#contract/time-zone.ts'
import { type AddressedLetter, type Letter, letter, translator, type WrittenMail } from '#platform/mail/mail-layout.ts'
import { ssoMailTexts } from '#texts/sso-mails.ts'

interface CertificateFacts {
  companyId: string
  company: string
  provider: string
  /** When the last certificate ends. */
  until: string
}

function written(to: AddressedLetter, { companyId, company, provider, until }: CertificateFacts): WrittenMail {
  const day = portalDay(new Date(until)).split('-').toReversed().join('.')
  const t = translator(ssoMailTexts, to, { company, provider, day })
  return letter(to, {
    subject: t('ssoMail.subject'),
    paragraphs: [t('ssoMail.text'), t('ssoMail.toDo')],
    link: { text: t('ssoMail.link'), address: `${to.publicUrl}/company/${companyId}?tab=details` },
  })
}

/** Warns staff that the last certificate a company signs in by ends soon. */
export const certificateLetter: Letter<CertificateFacts> = {
  template: 'sso.certificate',
  why: ssoMailTexts['ssoMail.foot'],
  write: written,
  samples: [
    () => ({
      companyId: '0198c0de-0000-7000-8000-000000000001',
      company: 'Nordsee Getriebe AG',
      provider: 'Werkskonto',
      until: '2026-12-17T10:00:00Z',
    }),
  ],
}
