import type { Domain } from '#platform/installation/domain.ts'
import { campaignLists } from './lists.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { checkCampaign } from './check.ts'
import { campaignFacts, forgetCampaigner } from './queries.ts'
import { campaignRoutes } from './routes.ts'
import { type Task, workOn } from './work.ts'

/** One change of modules, ends or versions across many companies. */
export const campaignsDomain: Domain = {
  name: 'campaigns',
  routes: campaignRoutes,
  lists: campaignLists,
  jobs: [
    {
      name: 'campaigns.check',
      handle: (job: JobCall, task: { campaignId: string; run: number; accountId: string }) => checkCampaign(job, task),
    },
    { name: 'campaigns.run', tries: 20, handle: (job: JobCall, task: Task) => workOn(job, 'run', task) },
    { name: 'campaigns.undo', tries: 20, handle: (job: JobCall, task: Task) => workOn(job, 'undo', task) },
  ],
  // The campaigns somebody made or started.
  personalData: {
    name: 'campaigns',
    read: (db, { accountId }) => campaignFacts(db, accountId),
    erase: (tx, { accountId }) => forgetCampaigner(tx, accountId),
  },
}
