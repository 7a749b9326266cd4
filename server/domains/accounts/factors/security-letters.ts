import { type AddressedLetter, type Letter, letter, sampleToken, translator } from '#platform/mail/mail-layout.ts'
import { accountMailTexts } from '#texts/accounts.ts'
import { receivedText } from '#texts/legal-lines.ts'
import { securityMailTexts } from '#texts/security.ts'

export const factorChanges = [
  'emailOn',
  'emailOff',
  'totpOn',
  'totpOff',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryNew',
  'reset',
] as const
export type FactorChange = (typeof factorChanges)[number]

type Key = keyof typeof securityMailTexts
interface Words {
  subject: Key
  text: Key
  notes: Key[]
  link?: { text: Key; address: string }
  values?: Record<string, string | number>
}

function written(to: AddressedLetter, { subject, text, notes, link, values }: Words) {
  const t = translator(securityMailTexts, to, values)
  return letter(to, {
    subject: t(subject),
    paragraphs: [t(text), ...notes.map((key) => t(key))],
    ...(link && { link: { text: t(link.text), address: link.address } }),
    byName: true,
  })
}

/** The code of a sign-in; the link enters it in the browser one signs in with. */
export const codeLetter: Letter<{ code: string }> = {
  template: 'accounts.code',
  why: accountMailTexts['accounts.mail.foot.signIn'],
  secret: ({ code }) => code,
  write: (to, { code }) =>
    written(to, {
      subject: 'security.mail.code.subject',
      text: 'security.mail.code.text',
      notes: ['security.mail.code.note'],
      link: { text: 'security.mail.code.link', address: `${to.publicUrl}/entertfacode?code=${code}` },
      values: { code },
    }),
  samples: [() => ({ code: '042117' })],
}

/** Word of a change of factors. */
export const factorsLetter: Letter<{ change: FactorChange }> = {
  template: 'accounts.factors',
  why: accountMailTexts['accounts.mail.foot.security'],
  write: (to, { change }) =>
    written(to, {
      subject: 'security.mail.factors.subject',
      text: `security.mail.factors.${change}`,
      notes: ['security.mail.factors.note'],
      link: { text: 'security.mail.resetLink', address: `${to.publicUrl}/forgotPassword` },
    }),
  samples: factorChanges.map((change) => () => ({ change })),
}

/** Word of a used recovery code, and that few are left. */
export const recoveryLetter: Letter<{ left: number }> = {
  template: 'accounts.recoveryUsed',
  why: accountMailTexts['accounts.mail.foot.security'],
  write: (to, { left }) =>
    written(to, {
      subject: 'security.mail.recovery.subject',
      text: 'security.mail.recovery.text',
      notes: [...fewLeft(left), 'security.mail.recovery.note'],
      link: { text: 'security.mail.accountLink', address: `${to.publicUrl}/user?tab=security` },
      values: { left },
    }),
  samples: [6, 2, 0].map((left) => () => ({ left })),
}

const fewLeft = (left: number): Key[] =>
  left === 0 ? ['security.mail.recovery.none'] : left <= 2 ? ['security.mail.recovery.few'] : []

/** To a new address: the link that takes it over. */
export const newEmailLetter: Letter<{ token: string }> = {
  template: 'accounts.newEmail',
  why: accountMailTexts['accounts.mail.foot.asked'],
  secret: ({ token }) => token,
  // The address may belong to a stranger, and the name is unverified input.
  write: (to, { token }) =>
    written(
      { ...to, name: '' },
      {
        subject: 'security.mail.newEmail.subject',
        text: 'security.mail.newEmail.text',
        notes: ['security.mail.newEmail.note'],
        link: { text: 'security.mail.newEmail.link', address: `${to.publicUrl}/confirmemail?token=${token}` },
      },
    ),
  samples: [() => ({ token: sampleToken })],
}

/** To an address that has an account already. */
export const takenEmailLetter: Letter<object> = {
  template: 'accounts.takenEmail',
  why: accountMailTexts['accounts.mail.foot.asked'],
  write: (to) =>
    written(to, {
      subject: 'security.mail.takenEmail.subject',
      text: 'security.mail.takenEmail.text',
      notes: ['security.mail.takenEmail.note'],
      link: { text: 'security.mail.takenEmail.link', address: `${to.publicUrl}/login` },
    }),
  samples: [() => ({})],
}

/** To the address before, after the change. */
export const emailChangedLetter: Letter<object> = {
  template: 'accounts.emailChanged',
  why: accountMailTexts['accounts.mail.foot.security'],
  write: (to) =>
    written(to, {
      subject: 'security.mail.emailChanged.subject',
      text: 'security.mail.emailChanged.text',
      notes: ['security.mail.emailChanged.note'],
    }),
  samples: [() => ({})],
}

interface NewDevice {
  /** '' when the user agent names none. */
  browser: string
  address: string
  /** UTC, as ISO 8601. */
  at: string
}

/** A device signed in that was not known. */
export const newDeviceLetter: Letter<NewDevice> = {
  template: 'accounts.newDevice',
  why: accountMailTexts['accounts.mail.foot.security'],
  write: (to, { browser, address, at }) =>
    written(to, {
      subject: 'security.mail.newDevice.subject',
      text: browser ? 'security.mail.newDevice.text' : 'security.mail.newDevice.unnamed',
      notes: ['security.mail.newDevice.note'],
      link: { text: 'security.mail.resetLink', address: `${to.publicUrl}/forgotPassword` },
      values: { browser, address, received: receivedText(at, to.language) },
    }),
  samples: [() => ({ browser: 'Firefox, Windows', address: '203.0.113.7', at: '2026-11-21T10:00:00.000Z' })],
}
