import { type Letter, letter, translator } from '#platform/mail/mail-layout.ts'
import { licenceMailTexts } from '#texts/licences.ts'

interface Facts {
  product: string
  version: number
  fileName: string
  customerNumber: string
  /** The machines it is for; '' for any. */
  machine: string
  /** What staff added; '' for nothing. */
  comment: string
}

const byVersion = (version: number): keyof typeof licenceMailTexts =>
  version < 19 ? 'licences.mail.below19' : version === 19 ? 'licences.mail.exactly19' : 'licences.mail.above19'

/** The mail a licence file is attached to, with how to install it. */
export const licenceLetter: Letter<Facts> = {
  template: 'licences.sent',
  why: licenceMailTexts['licences.mail.foot'],
  fromLicences: true,
  write(to, facts) {
    const { version, machine, comment } = facts
    const t = translator(licenceMailTexts, to, facts)
    return letter(to, {
      subject: t('licences.mail.subject'),
      paragraphs: [
        t('licences.mail.intro'),
        machine === '' ? '' : t('licences.mail.machine'),
        t(byVersion(version)),
        t('licences.mail.unchanged'),
        comment,
      ],
    })
  },
  // One for each way to install it.
  samples: [18, 19, 20].map((version) => ({ language }) => ({
    product: language === 'de' ? 'Einzelplatzversion 2024' : 'Single seat 2024',
    version,
    fileName: `wellenwerk_${version}_10023.lic`,
    customerNumber: '10023',
    machine: 'SRV-CAD-01 / 00-1B-44-11-3A-B7',
    comment: '',
  })),
}
