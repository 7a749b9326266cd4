/**
 * The mailbox an address most probably leads to, for counting what is sent there: what stands after a plus and dots in the
 * name make no other one at most providers. Nothing is ever sent to it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).toLowerCase().split('+')[0]!.replaceAll('.', '')
  return `${name}@${email.slice(at + 1).toLowerCase()}`
}
