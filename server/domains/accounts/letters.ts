import {
  type AddressedLetter,
  type Letter,
  letter,
  sampleToken,
  translator,
  type WrittenMail,
} from '#platform/mail/mail-layout.ts'
import { accountMailTexts } from '#texts/accounts.ts'

type Kind = 'unlock' | 'reset' | 'changed' | 'cloudReset'

function written(to: AddressedLetter, kind: Kind, address: string): WrittenMail {
  const t = translator(accountMailTexts, to)
  return letter(to, {
    subject: t(`accounts.mail.${kind}.subject`),
    paragraphs: [t(`accounts.mail.${kind}.text`), t(`accounts.mail.${kind}.note`)],
    link: { text: t(`accounts.mail.${kind}.link`), address },
    byName: true,
  })
}

/** The link that unlocks an account. */
export const unlockLetter: Letter<{ token: string }> = {
  template: 'accounts.unlock',
  why: accountMailTexts['accounts.mail.foot.signIn'],
  secret: ({ token }) => token,
  write: (to, { token }) => written(to, 'unlock', `${to.publicUrl}/resetlockout?token=${token}`),
  samples: [() => ({ token: sampleToken })],
}

/** The link that sets a new password. */
export const resetLetter: Letter<{ token: string }> = {
  template: 'accounts.reset',
  why: accountMailTexts['accounts.mail.foot.asked'],
  secret: ({ token }) => token,
  write: (to, { token }) => written(to, 'reset', `${to.publicUrl}/setNewPassword?id=${token}`),
  samples: [() => ({ token: sampleToken })],
}

/** The same, requested at the sign-in of the cloud, where it leads back to. */
export const cloudResetLetter: Letter<{ token: string }> = {
  ...resetLetter,
  template: 'accounts.cloudReset',
  why: accountMailTexts['accounts.mail.foot.asked'],
  write: (to, { token }) => written(to, 'cloudReset', `${to.publicUrl}/setNewPassword?id=${token}&cloud=1`),
}

/** Word of a password that was changed. */
export const changedLetter: Letter<object> = {
  template: 'accounts.changed',
  why: accountMailTexts['accounts.mail.foot.security'],
  write: (to) => written(to, 'changed', `${to.publicUrl}/forgotPassword`),
  samples: [() => ({})],
}
