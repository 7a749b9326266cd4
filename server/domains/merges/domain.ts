import type { Domain } from '#platform/installation/domain.ts'
import { mergeLists } from './lists.ts'
import { mergeKinds } from '#contract/merges.ts'
import { storePairs } from './duplicate-queries.ts'
import { inOneTransaction, type JobCall } from '#platform/jobs/job.ts'
import { forgetContact, forgetOldFacts, mergeFacts } from './queries.ts'
import { mergeRoutes } from './routes.ts'

/** Duplicates of companies and contacts made one, and taken apart again. */
export const mergesDomain: Domain = {
  name: 'merges',
  routes: mergeRoutes,
  lists: mergeLists,
  jobs: [
    // Every night: deletes what would undo merges older than 30 days.
    {
      name: 'merges.tidy',
      schedule: '47 2 * * *',
      handle: async ({ db }: JobCall) => void (await forgetOldFacts(db)),
    },
    {
      name: 'merges.findDuplicates',
      schedule: '37 1 * * *',
      handle: inOneTransaction(async ({ db }) => {
        for (const kind of mergeKinds) await storePairs(db, kind)
      }),
    },
  ],
  // Records of a person that were merged; what would undo it goes with them.
  personalData: {
    name: 'merges',
    read: async (db, { contactId }) => (contactId ? mergeFacts(db, contactId) : []),
    erase: async (tx, { contactId }) => void (contactId && (await forgetContact(tx, contactId))),
  },
}
