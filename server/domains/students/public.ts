import type { Db, Tx } from '#platform/database.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { domainsOf } from './domains.ts'
import {
  deleteVerification,
  hasDomains,
  insertDomains,
  insertVerification,
  longestDomain,
  verificationOf,
} from './queries.ts'
import { universities } from './university-list.ts'

/** Puts the list of universities into an installation that has none. Safe to run in parallel. */
export async function seedStudentDomains(db: Db): Promise<void> {
  if (!(await hasDomains(db))) await insertDomains(db, universities())
}

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

/** How far somebody's verification as a student is. */
export const studentPersonalData: PersonalData = {
  name: 'verification',
  read: async (db, { contactId }) => (contactId ? ((await verificationOf(db, contactId)) ?? null) : null),
  erase: async (tx, { contactId }) => void (contactId && (await deleteVerification(tx, contactId))),
}
