import { type Addressed, letter, type MailSample } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { licenceMailTexts } from '#texts/licences.ts'

interface Facts {
  product: string
  version: number
  fileName: string
  customerNumber: string
  /** What staff added; '' for nothing. */
  comment: string
}

const byVersion = (version: number): keyof typeof licenceMailTexts =>
  version < 19 ? 'licences.mail.below19' : version === 19 ? 'licences.mail.exactly19' : 'licences.mail.above19'

/** The mail a licence file is attached to, with how to install it. */
export function licenceLetter({ language, vendor }: Pick<Addressed, 'language' | 'vendor'>, facts: Facts) {
  const say = (key: keyof typeof licenceMailTexts) =>
    fill(licenceMailTexts[key][language], { ...facts, vendor: vendor.name })
  return letter({
    language,
    vendor,
    subject: say('licences.mail.subject'),
    paragraphs: [
      say('licences.mail.greeting'),
      say('licences.mail.intro'),
      say(byVersion(facts.version)),
      say('licences.mail.unchanged'),
      facts.comment,
    ].filter(Boolean),
    closing: say('licences.mail.closing'),
  })
}

/** The mail with a licence for each way to install it. */
export const licenceMailSamples: MailSample[] = [18, 19, 20].map((version) => ({
  template: 'licences.sent',
  write: (to) =>
    licenceLetter(to, {
      ...{ product: to.language === 'de' ? 'Einzelplatzversion 2024' : 'Single seat 2024', version },
      ...{ fileName: `wellenwerk_${version}_10023.lic`, customerNumber: '10023', comment: '' },
    }),
}))
