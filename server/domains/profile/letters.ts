import { type Addressed, letter, type MailSample } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { profileMailTexts } from '#texts/profile.ts'

type Key = keyof typeof profileMailTexts
type To = Pick<Addressed, 'language' | 'vendor' | 'name'>

const saying =
  ({ language, vendor, name }: To) =>
  (key: Key) =>
    fill(profileMailTexts[key][language], { name, vendor: vendor.name })

/** Word that account and profile are gone. */
export function erasedLetter(to: To) {
  const say = saying(to)
  return letter({
    language: to.language,
    vendor: to.vendor,
    subject: say('profile.mail.erased.subject'),
    paragraphs: [
      say(to.name ? 'profile.mail.greetingName' : 'profile.mail.greeting'),
      say('profile.mail.erased.text'),
      say('profile.mail.erased.kept'),
    ],
    closing: say('profile.mail.closing'),
  })
}

/** The link that confirms the newsletter. */
export function newsletterLetter(to: To, { link }: { link: string }) {
  const say = saying(to)
  return letter({
    language: to.language,
    vendor: to.vendor,
    subject: say('profile.mail.newsletter.subject'),
    paragraphs: [
      say(to.name ? 'profile.mail.greetingName' : 'profile.mail.greeting'),
      say('profile.mail.newsletter.text'),
      say('profile.mail.newsletter.note'),
    ],
    link: { text: say('profile.mail.newsletter.link'), address: link },
    closing: say('profile.mail.closing'),
  })
}

/** Every mail about a profile, with made-up facts. */
export const profileMailSamples: MailSample[] = [
  {
    template: 'profile.newsletter',
    write: (to) =>
      newsletterLetter(to, {
        link: `${to.publicUrl}/confirmconsent?token=ein-beispiel-dieser-link-fuehrt-nirgendwohin`,
      }),
  },
  { template: 'profile.erased', write: erasedLetter },
]
