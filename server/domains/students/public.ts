import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { recogniseAddress } from './domains/recognise-address.ts'
import { setStatus } from './verifications/verification.ts'
import { isMailboxTaken, lockVerification, noteEvent } from './verifications/verification-queries.ts'

/**
 * Verifies a contact whose e-mail address, which must be proven to be theirs, is one of a university's students. A verification that is under way already stays, and an address that has verified another contact changes nothing.
 * Answers whether the domain is known.
 */
export async function recogniseStudent(
  call: Pick<Write, 'db' | 'audit' | 'clock'>,
  { contactId, email }: { contactId: string; email: string },
): Promise<boolean> {
  const { db, clock } = call
  const { university, proves } = await recogniseAddress(db, email)
  if (!university || !proves) return false
  const row = await lockVerification(db, contactId)
  if (row.status !== 'proofNeeded') return true
  if (await isMailboxTaken(db, email, contactId)) return true
  await setStatus(call, row, 'verified', {
    studentDomainId: university.id,
    studentEmail: email,
    emailConfirmedAt: clock(),
  })
  await noteEvent(db, contactId, 'verified', { university })
  return true
}

/** The caller's contact. Refuses with students.noContact. */
export const ownContactId = ({ contactId }: Pick<Write['actor'], 'contactId'>): string =>
  contactId ?? fail('students.noContact')

/** Student domains, for imports: the entry of a domain, and creating and changing one as their form does. */
export { changeStudentDomain, createStudentDomain } from './domains/student-domains.ts'
export { domainNamed as studentDomainNamed } from './domains/student-domain-queries.ts'

/** A consent to the loss of the right of withdrawal that names no purchase; see there. */
export { consentUnnamed } from './licences/consents.ts'

/** Generates the licence of a person's product; see there for the refusals. */
export { generateLicence } from './licences/person-licence.ts'
