import type { Domain } from '#platform/domain.ts'
import { auditLists } from './lists.ts'
import { auditFacts } from './queries.ts'

/** Who changed what, when. */
export const auditDomain: Domain = {
  name: 'audit',
  lists: auditLists,
  // What somebody did and what was done to their account stays when they are deleted: it is the proof of who changed
  // what (GDPR, article 17(3)(b) and (e)), and nobody can change it.
  personalData: {
    name: 'auditLog',
    read: (db, { accountId }) => auditFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
