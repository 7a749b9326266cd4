import { type Job, job, type JobCall } from '#platform/jobs/job.ts'
import { watchBudgets } from './budgets/budget.ts'
import { anyBudget } from './budgets/budget-queries.ts'
import { anyDue } from './costs/costs-queries.ts'
import { fetchNow, fetchReports } from './reports/fetch.ts'
import { forgetNameChanges } from './group-queries.ts'
import { forgetLeftUsers } from './personal-queries.ts'
import { workOutEach } from './costs/month-costs.ts'
import { countNeeds, needsAreDue } from './needs/needs.ts'

export const cloudUsageJobs: Job[] = [
  job(fetchNow, {
    schedule: ({ CLOUD_REPORTS }) => (CLOUD_REPORTS ? '20 4 * * *' : null),
    longest: 4 * 3600,
    handle: fetchReports,
  }),
  {
    // Applies changes made outside the imports, such as merged contacts; counts peaks of users once a day and after
    // reports.
    name: 'cloudUsage.costs',
    schedule: '* * * * *',
    async handle(job: JobCall) {
      const { db, transaction } = job
      if (await anyDue(db)) await workOutEach(transaction)
      if (await anyBudget(db)) await transaction(watchBudgets)
      await forgetNameChanges(db)
      await forgetLeftUsers(db)
      if (await needsAreDue(db, job.clock())) await countNeeds(job)
    },
  },
]
