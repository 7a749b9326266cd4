import { type Addressed, letter, type MailSample } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { profileMailTexts } from '#texts/profile.ts'

type Key = keyof typeof profileMailTexts

/** Word that account and profile are gone. */
export function erasedLetter({ language, vendor, name }: Pick<Addressed, 'language' | 'vendor' | 'name'>) {
  const say = (key: Key) => fill(profileMailTexts[key][language], { name, vendor: vendor.name })
  return letter({
    language,
    vendor,
    subject: say('profile.mail.erased.subject'),
    paragraphs: [
      say(name ? 'profile.mail.greetingName' : 'profile.mail.greeting'),
      say('profile.mail.erased.text'),
      say('profile.mail.erased.kept'),
    ],
    closing: say('profile.mail.closing'),
  })
}

export const profileMailSamples: MailSample[] = [{ template: 'profile.erased', write: erasedLetter }]
