import { type Letter, letter } from '#platform/mail/mail-layout.ts'
import { fill } from '#texts/fill.ts'
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
  write({ language, vendor }, { product, version, fileName, customerNumber, machine, comment }) {
    const facts = { product, version, fileName, customerNumber, machine, comment, vendor: vendor.name }
    const say = (key: keyof typeof licenceMailTexts) => fill(licenceMailTexts[key][language], facts)
    return letter({
      language,
      vendor,
      subject: say('licences.mail.subject'),
      paragraphs: [
        say('licences.mail.greeting'),
        say('licences.mail.intro'),
        machine === '' ? '' : say('licences.mail.machine'),
        say(byVersion(version)),
        say('licences.mail.unchanged'),
        comment,
      ].filter(Boolean),
      closing: say('licences.mail.closing'),
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
