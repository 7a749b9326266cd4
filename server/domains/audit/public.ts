import type { PersonalData } from '#platform/personal-data.ts'
import { auditFacts } from './queries.ts'

/**
 * What somebody did and what was done to their account. It stays when they are deleted: it is the proof of who changed
 * what (GDPR, article 17(3)(b) and (e)), and nobody can change it.
 */
export const auditPersonalData: PersonalData = {
  name: 'auditLog',
  read: (db, { accountId }) => auditFacts(db, accountId),
  erase: () => Promise.resolve(),
}
