import type { Domain } from '#platform/installation/domain.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { waitingBudgets } from './budgets/budget-queries.ts'
import { cloudUsageJobs } from './jobs.ts'
import { budgetLetter } from './letters.ts'
import { cloudUsageLists } from './lists.ts'
import { forgetUsage, usageOf } from './personal-queries.ts'
import { cloudUsageRoutes } from './routes.ts'
import { reportsCheck } from './reports/doctor.ts'

/** How long a person used which stack in which month. */
const personalData: PersonalData = {
  name: 'cloudUsage',
  async read(db, { contactId }) {
    const months = contactId ? await usageOf(db, contactId) : []
    return months.length > 0 ? { months } : null
  },
  erase: async (tx, { contactId }) => void (contactId && (await forgetUsage(tx, contactId))),
}

/** Usage of the cloud: sessions read from reports, summed up and costed. */
export const cloudUsageDomain: Domain = {
  name: 'cloud-usage',
  routes: cloudUsageRoutes,
  jobs: cloudUsageJobs,
  lists: cloudUsageLists,
  waiting: waitingBudgets,
  letters: [budgetLetter],
  checks: [reportsCheck],
  personalData,
}
