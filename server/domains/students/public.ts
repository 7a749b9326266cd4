import type { Tx } from '#platform/database.ts'
import { domainsOf } from './domains.ts'
import { insertVerification, longestDomain } from './queries.ts'

/**
 * Verifies a contact whose e-mail address, which must be proven to be theirs, is in the domain of a university (status
 * 3). A verification that is there already stays. Answers whether the domain is known.
 */
export async function recogniseStudent(
  tx: Tx,
  { contactId, email }: { contactId: string; email: string },
): Promise<boolean> {
  const university = await longestDomain(tx, domainsOf(email))
  if (!university) return false
  await insertVerification(tx, { contactId, status: 3, studentDomainId: university.id })
  return true
}
