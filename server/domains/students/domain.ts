import type { Db } from '#platform/database.ts'
import type { Domain } from '#platform/domain.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteVerification, hasDomains, insertDomains, verificationOf } from './queries.ts'
import { studentRoutes } from './routes.ts'
import { universities } from './university-list.ts'

/** Puts the list of universities into an installation that has none. Safe to run in parallel. */
async function seedStudentDomains(db: Db): Promise<void> {
  if (!(await hasDomains(db))) await insertDomains(db, universities())
}

/** How far somebody's verification as a student is. */
const personalData: PersonalData = {
  name: 'verification',
  read: async (db, { contactId }) => (contactId ? ((await verificationOf(db, contactId)) ?? null) : null),
  erase: async (tx, { contactId }) => void (contactId && (await deleteVerification(tx, contactId))),
}

/** Students and the universities they prove themselves with. */
export const studentsDomain: Domain = {
  name: 'students',
  routes: studentRoutes,
  personalData,
  seed: seedStudentDomains,
}
