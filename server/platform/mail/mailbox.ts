import { domainToASCII } from 'node:url'

/**
 * The mailbox an address leads to: case, what stands after a plus, and the domain's ASCII form make no other one.
 * `mailbox_of` of the database says the same of ASCII addresses. Nothing is ever sent to it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/^([^+]+)\+.*$/, '$1')
  const domain = email.slice(at + 1)
  return `${name}@${domainToASCII(domain) || domain.toLowerCase()}`
}

/** What mails to one mailbox are counted by: many providers ignore dots in the name as well (`mail_limit_key`). */
export function mailLimitKey(email: string): string {
  const mailbox = mailboxOf(email)
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at).replaceAll('.', '')}${mailbox.slice(at)}`
}
