import { type Addressed, type Letter, letter } from '#platform/mail/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { profileMailTexts } from '#texts/profile.ts'

type Key = keyof typeof profileMailTexts

const saying =
  ({ language, vendor, name }: Addressed) =>
  (key: Key) =>
    fill(profileMailTexts[key][language], { name, vendor: vendor.name })

/** Word that account and profile are gone. */
export const erasedLetter: Letter<object> = {
  template: 'profile.erased',
  why: profileMailTexts['profile.mail.foot.erased'],
  write(to) {
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
  },
  samples: [() => ({})],
}

/** The link that confirms the newsletter. */
export const newsletterLetter: Letter<{ token: string }> = {
  template: 'profile.newsletter',
  why: profileMailTexts['profile.mail.foot.newsletter'],
  secret: ({ token }) => token,
  write(to, { token }) {
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
      link: { text: say('profile.mail.newsletter.link'), address: `${to.publicUrl}/confirmconsent?token=${token}` },
      closing: say('profile.mail.closing'),
    })
  },
  samples: [() => ({ token: 'ein-beispiel-dieser-link-fuehrt-nirgendwohin' })],
}
