import { type Letter, letter, sampleToken, translator } from '#platform/mail/mail-layout.ts'
import { profileMailTexts } from '#texts/profile.ts'

/** Word that account and profile are gone. */
export const erasedLetter: Letter<object> = {
  template: 'profile.erased',
  why: profileMailTexts['profile.mail.foot.erased'],
  write(to) {
    const say = translator(profileMailTexts, to)
    return letter(to, {
      subject: say('profile.mail.erased.subject'),
      paragraphs: [say('profile.mail.erased.text'), say('profile.mail.erased.kept')],
      byName: true,
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
    const say = translator(profileMailTexts, to)
    return letter(to, {
      subject: say('profile.mail.newsletter.subject'),
      paragraphs: [say('profile.mail.newsletter.text'), say('profile.mail.newsletter.note')],
      link: { text: say('profile.mail.newsletter.link'), address: `${to.publicUrl}/confirmconsent?token=${token}` },
      byName: true,
    })
  },
  samples: [() => ({ token: sampleToken })],
}
