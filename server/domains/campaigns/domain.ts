import type { Domain } from '#platform/installation/domain.ts'
import { campaignLists } from './lists.ts'
import { job } from '#platform/jobs/job.ts'
import { checkCampaign } from './check.ts'
import { campaignFacts, forgetCampaigner } from './queries.ts'
import { campaignRoutes } from './routes.ts'
import * as tasks from './tasks.ts'
import { workOn } from './work.ts'

/** One change of modules, ends or versions across many companies. */
export const campaignsDomain: Domain = {
  name: 'campaigns',
  routes: campaignRoutes,
  lists: campaignLists,
  jobs: [
    job(tasks.checkCampaign, { handle: checkCampaign }),
    job(tasks.runCampaign, { tries: 20, handle: (call, payload) => workOn(call, 'run', payload) }),
    job(tasks.undoCampaign, { tries: 20, handle: (call, payload) => workOn(call, 'undo', payload) }),
  ],
  // The campaigns an account created or started.
  personalData: {
    name: 'campaigns',
    read: (db, { accountId }) => campaignFacts(db, accountId),
    erase: (tx, { accountId }) => forgetCampaigner(tx, accountId),
  },
}
