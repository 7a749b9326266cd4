import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { checkCampaign } from './check.ts'
import { campaignFacts, forgetCampaigner } from './queries.ts'
import { workOn } from './work.ts'
import type { Means } from './write.ts'

/** The jobs that do the dry run of campaigns, change what they found, and bring it back. */
export const campaignJobs = (db: Db, jobs: Jobs, means: Means): Job[] => [
  {
    name: 'campaigns.check',
    handle: (task: { campaignId: string; run: number; accountId: string }) => checkCampaign(db, task),
  },
  {
    name: 'campaigns.run',
    tries: 20,
    handle: (task: { campaignId: string; accountId: string }) => workOn(db, jobs, means, 'run', task),
  },
  {
    name: 'campaigns.undo',
    tries: 20,
    handle: (task: { campaignId: string; accountId: string }) => workOn(db, jobs, means, 'undo', task),
  },
]

/** The campaigns somebody made or started. */
export const campaignPersonalData: PersonalData = {
  name: 'campaigns',
  read: (db, { accountId }) => campaignFacts(db, accountId),
  erase: (tx, { accountId }) => forgetCampaigner(tx, accountId),
}
