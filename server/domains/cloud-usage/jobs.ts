import type { Job, JobCall } from '#platform/jobs/job.ts'
import { watchBudgets } from './budgets/budget.ts'
import { anyBudget } from './budgets/budget-queries.ts'
import { anyDue } from './costs/costs-queries.ts'
import { fetchReports } from './reports/fetch.ts'
import { forgetNameChanges } from './group-queries.ts'
import { forgetLeftUsers } from './personal-queries.ts'
import { workOutEach } from './costs/month-costs.ts'
import { countNeeds, needsAreDue } from './needs/needs.ts'

export const cloudUsageJobs: Job[] = [
  {
    name: 'cloudUsage.fetch',
    schedule: ({ CLOUD_REPORTS }) => (CLOUD_REPORTS ? '20 4 * * *' : null),
    longest: 4 * 3600,
    handle: fetchReports,
  },
  {
    // What changed beside the imports, such as merged contacts; once a day and after reports who streams at once.
    name: 'cloudUsage.costs',
    schedule: '* * * * *',
    async handle(job: JobCall) {
      const { db, within } = job
      if (await anyDue(db)) await workOutEach(within)
      if (await anyBudget(db)) await within(watchBudgets)
      await forgetNameChanges(db)
      await forgetLeftUsers(db)
      if (await needsAreDue(db, job.clock())) await countNeeds(job)
    },
  },
]
