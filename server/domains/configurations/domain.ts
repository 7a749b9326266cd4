import { job } from '#platform/jobs/job.ts'
import type { Domain } from '#platform/installation/domain.ts'
import { forgetOldDrafts } from './drafts/draft-queries.ts'
import { publishDue } from './drafts/publish.ts'
import { publishChanges } from './drafts/tasks.ts'
import { endAnswerLetter } from './ends/letters.ts'
import { forgetAsker, requestFacts, waitingEnds } from './ends/queries.ts'
import { configurationLists } from './records/lists.ts'
import { configurationRoutes } from './routes.ts'

/** Which modules of a product a holder may use: three levels with counts and ends. */
export const configurationsDomain: Domain = {
  name: 'configurations',
  routes: configurationRoutes,
  jobs: [
    job(publishChanges, { handle: publishDue }),
    { name: 'configurations.forgetDrafts', schedule: '41 2 * * *', handle: ({ db }) => forgetOldDrafts(db) },
  ],
  lists: configurationLists,
  waiting: waitingEnds,
  letters: [endAnswerLetter],
  personalData: {
    name: 'endRequests',
    read: (db, { accountId }) => requestFacts(db, accountId),
    erase: async (tx, { accountId }) => {
      await forgetAsker(tx, accountId)
    },
  },
}
