import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { forgetContact, forgetOldFacts, mergeFacts } from './queries.ts'

/** Every night: forgets what would undo merges older than 30 days. */
export const tidyMergesJob = (db: Db): Job => ({
  name: 'merges.tidy',
  schedule: '47 2 * * *',
  handle: async () => void (await forgetOldFacts(db)),
})

/** Records of a person that were merged; what would undo it goes with them. */
export const mergePersonalData: PersonalData = {
  name: 'merges',
  read: async (db, { contactId }) => (contactId ? mergeFacts(db, contactId) : []),
  erase: async (tx, { contactId }) => void (contactId && (await forgetContact(tx, contactId))),
}
