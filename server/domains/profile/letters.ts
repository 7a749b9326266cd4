import { type Letter, letter, sampleToken, translator } from '#platform/mail/mail-layout.ts'
import { profileMailTexts } from '#texts/profile.ts'

/** Word that account and profile are gone. */
export const erasedLetter: Letter<object> = {
  template: 'profile.erased',
  why: profileMailTexts['profile.mail.foot.erased'],
  write(to) {
    const t = translator(profileMailTexts, to)
    return letter(to, {
      subject: t('profile.mail.erased.subject'),
      paragraphs: [t('profile.mail.erased.text'), t('profile.mail.erased.kept')],
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
    const t = translator(profileMailTexts, to)
    return letter(to, {
      subject: t('profile.mail.newsletter.subject'),
      paragraphs: [t('profile.mail.newsletter.text'), t('profile.mail.newsletter.note')],
      link: { text: t('profile.mail.newsletter.link'), address: `${to.publicUrl}/confirmconsent?token=${token}` },
      byName: true,
    })
  },
  samples: [() => ({ token: sampleToken })],
}
