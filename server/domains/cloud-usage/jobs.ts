import { berlinDay } from '#licence/days.ts'
import { awsOf } from '#platform/aws.ts'
import { Failure } from '#platform/failure.ts'
import type { Job, JobCall } from '#platform/job.ts'
import { watchBudgets } from './budget.ts'
import { anyBudget } from './budget-queries.ts'
import { anyDue, markDueFrom } from './costs-queries.ts'
import { forgetNameChanges } from './group-queries.ts'
import { importReport } from './import.ts'
import { readReports } from './import-queries.ts'
import { workOutCosts } from './month-costs.ts'
import { countNeeds, needsAreDue } from './needs.ts'
import { reportFiles } from './report-sources.ts'

const monthOf = (now: Date): string => `${berlinDay(now).slice(0, 7)}-01`

/** Reads every report that is new or changed where reports are kept. */
export async function fetchReports(job: JobCall): Promise<void> {
  const { settings, within, log, db, clock } = job
  const place = settings.CLOUD_REPORTS
  if (!place) return
  const known = await readReports(db)
  for (const { name, fingerprint, open } of await reportFiles(place, awsOf(job))) {
    if (known.get(name) === fingerprint) continue
    try {
      await importReport(within, { name, source: 'reports', bytes: await open(), fingerprint }, null)
    } catch (error) {
      // It is told in the list; the others are read all the same.
      if (!(error instanceof Failure)) throw error
      log.warn({ report: name, code: error.code }, 'a session report could not be read')
    }
  }
  // A stack that nobody has used in the new month costs something all the same.
  await within(async ({ db }) => {
    await markDueFrom(db, monthOf(clock()))
    await workOutCosts(db)
  })
}

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
      if (await anyDue(db)) await within((call) => workOutCosts(call.db))
      if (await anyBudget(db)) await within(watchBudgets)
      await forgetNameChanges(db)
      if (await needsAreDue(db, job.clock())) await countNeeds(job)
    },
  },
]
