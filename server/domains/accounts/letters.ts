import { type Addressed, letter } from '#platform/mail-layout.ts'
import { accountMailTexts } from '#texts/accounts.ts'
import { fill } from '#texts/fill.ts'

export type AccountLetter = 'unlock' | 'reset' | 'changed'

/** The link that unlocks or sets a new password; or word of a password that was changed. */
export function accountLetter(
  { language, vendor, publicUrl, name, email }: Addressed,
  { kind, link }: { kind: AccountLetter; link: string | null },
) {
  const say = (key: keyof typeof accountMailTexts) =>
    fill(accountMailTexts[key][language], { name, email, vendor: vendor.name })
  return letter({
    language,
    vendor,
    subject: say(`accounts.mail.${kind}.subject`),
    paragraphs: [
      say(name ? 'accounts.mail.greetingName' : 'accounts.mail.greeting'),
      say(`accounts.mail.${kind}.text`),
      say(`accounts.mail.${kind}.note`),
    ],
    link: {
      text: say(`accounts.mail.${kind}.link`),
      address: link ?? `${publicUrl}/forgotPassword`,
    },
    closing: say('accounts.mail.closing'),
  })
}
