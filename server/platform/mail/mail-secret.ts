import type { WrittenMail } from './mail-layout.ts'
import type { Sealer } from '../keys/sealer.ts'

/** What replaces a secret in the stored words. */
const secretMark = '••••••'

/** How mails of an older version hold a secret until they are sent. */
const unsealed = 'plain:'

const contextOf = (mailId: string) => `mail ${mailId}`

/** The words of a mail without its secret, and the secret as it is stored until the mail is sent. */
export function withoutSecret(sealer: Sealer, mailId: string, { subject, text, html }: WrittenMail, secret: string) {
  // Anything else would stand in an address or in HTML in another form, which would stay.
  if (!/^[\w-]{6,200}$/.test(secret)) throw new Error('A secret in a mail is made of letters, digits, - and _')
  const mark = (words: string) => words.replaceAll(secret, secretMark)
  const words = { subject: mark(subject), text: mark(text), html: mark(html) }
  return { words, sealed: sealer.seal(secret, contextOf(mailId)) }
}

interface SealedSecret {
  id: string
  secret: boolean
  sealed: string
  subject: string
  textBody: string
  htmlBody: string
}

/** The words as they are sent; null when the secret in them is gone, or no key of this installation opens it. */
export function withSecret(
  sealer: Sealer,
  { id, secret, sealed, subject, textBody, htmlBody }: SealedSecret,
): WrittenMail | null {
  if (!secret) return { subject, text: textBody, html: htmlBody }
  const said = sealed.startsWith(unsealed) ? sealed.slice(unsealed.length) : sealer.open(sealed, contextOf(id))
  if (!said) return null
  const say = (words: string) => words.replaceAll(secretMark, said)
  return { subject: say(subject), text: say(textBody), html: say(htmlBody) }
}
