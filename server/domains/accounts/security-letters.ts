import { type Addressed, letter } from '#platform/mail-layout.ts'
import { fill } from '#texts/fill.ts'
import { securityMailTexts } from '#texts/security.ts'

export type FactorChange =
  | 'emailOn'
  | 'emailOff'
  | 'totpOn'
  | 'totpOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryNew'

type Key = keyof typeof securityMailTexts
interface Words {
  subject: Key
  text: Key
  notes: Key[]
  link?: { text: Key; address: string }
  values?: Record<string, string | number>
}

function written({ language, vendor, name, email }: Addressed, { subject, text, notes, link, values }: Words) {
  const say = (key: Key) => fill(securityMailTexts[key][language], { name, email, vendor: vendor.name, ...values })
  return letter({
    language,
    vendor,
    subject: say(subject),
    paragraphs: [
      say(name ? 'security.mail.greetingName' : 'security.mail.greeting'),
      say(text),
      ...notes.map((key) => say(key)),
    ],
    ...(link && { link: { text: say(link.text), address: link.address } }),
    closing: say('security.mail.closing'),
  })
}

/** The code of a sign-in; the link enters it in the browser one signs in with. */
export const codeLetter = (to: Addressed, { code }: { code: string }) =>
  written(to, {
    subject: 'security.mail.code.subject',
    text: 'security.mail.code.text',
    notes: ['security.mail.code.note'],
    link: { text: 'security.mail.code.link', address: `${to.publicUrl}/entertfacode?code=${code}` },
    values: { code },
  })

/** Word of a change of factors. */
export const factorsLetter = (to: Addressed, { change }: { change: FactorChange }) =>
  written(to, {
    subject: 'security.mail.factors.subject',
    text: `security.mail.factors.${change}`,
    notes: ['security.mail.factors.note'],
    link: { text: 'security.mail.resetLink', address: `${to.publicUrl}/forgotPassword` },
  })

/** Word of a used recovery code, and that few are left. */
export const recoveryLetter = (to: Addressed, { left }: { left: number }) =>
  written(to, {
    subject: 'security.mail.recovery.subject',
    text: 'security.mail.recovery.text',
    notes: [
      ...(left === 0
        ? ['security.mail.recovery.none' as const]
        : left <= 2
          ? ['security.mail.recovery.few' as const]
          : []),
      'security.mail.recovery.note',
    ],
    link: { text: 'security.mail.accountLink', address: `${to.publicUrl}/user` },
    values: { left },
  })

/** To a new address: the link that takes it over. */
export const newEmailLetter = (to: Addressed, { link }: { link: string }) =>
  written(to, {
    subject: 'security.mail.newEmail.subject',
    text: 'security.mail.newEmail.text',
    notes: ['security.mail.newEmail.note'],
    link: { text: 'security.mail.newEmail.link', address: link },
  })

/** To an address that has an account already. */
export const takenEmailLetter = (to: Addressed) =>
  written(to, {
    subject: 'security.mail.takenEmail.subject',
    text: 'security.mail.takenEmail.text',
    notes: ['security.mail.takenEmail.note'],
    link: { text: 'security.mail.takenEmail.link', address: `${to.publicUrl}/login` },
  })

/** To the address before, after the change. */
export const emailChangedLetter = (to: Addressed) =>
  written(to, {
    subject: 'security.mail.emailChanged.subject',
    text: 'security.mail.emailChanged.text',
    notes: ['security.mail.emailChanged.note'],
  })
