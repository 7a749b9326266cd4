import { stat } from 'node:fs/promises'
import { launchDays } from '#domains/cloud/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { awsOf } from '#platform/outside/aws.ts'
import { AwsRefusal, refusedByAws } from '#platform/outside/aws-answers.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import type { Db } from '#platform/database/database.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { Read } from '#platform/operations/operations.ts'
import { markDueFrom } from '../costs/costs-queries.ts'
import { type FetchState, lastFetch, noteFetch } from './fetch-queries.ts'
import { dailyReportName, importReport } from './import.ts'
import { readReports } from './import-queries.ts'
import { workOutCosts } from '../costs/month-costs.ts'
import { reportFiles } from './report-sources.ts'
import { task } from '#platform/jobs/task.ts'

const monthOf = (now: Date): string => `${portalDay(now).slice(0, 7)}-01`

/** Whether reports lie in a bucket or a folder; null: it is not set up. */
const kindOf = (place: string | undefined): 'bucket' | 'folder' | null =>
  !place ? null : place.startsWith('s3://') ? 'bucket' : 'folder'

/** Where reports come from, what became of the last fetch, and for which days none came that should have. */
export async function readFetch({ db, settings }: Read & { settings: Configuration }) {
  const place = kindOf(settings.CLOUD_REPORTS)
  const missingDays = place === null ? [] : await unreportedDays(db)
  return { place, last: await lastFetch(db), missingDays }
}

/**
 * AWS writes no report for a day without sessions, and one for the day on which a session ends: of a day on which people were
 * let in, and the day after, there is at least one.
 */
async function unreportedDays(db: Db): Promise<string[]> {
  const reports = await readReports(db)
  const isReported = (day: string) => reports.has(dailyReportName(day))
  return (await launchDays(db)).filter((day) => !isReported(day) && !isReported(addDays(day, 1)))
}

/** Refuses where nothing is set up, or the folder cannot be read. */
export async function requireReports({ CLOUD_REPORTS: place }: Configuration): Promise<void> {
  if (!place) fail('cloudUsage.noReports')
  if (kindOf(place) === 'folder' && !(await stat(place).catch(() => null))?.isDirectory())
    fail('cloudUsage.folderMissing')
}

export const fetchNow = task('cloudUsage.fetch')

/** Reads every new or changed report from CLOUD_REPORTS, and stores the outcome. */
export async function fetchReports(job: JobCall): Promise<void> {
  const { settings, transaction, clock } = job
  if (!settings.CLOUD_REPORTS) return
  const fetched: FetchState = {
    begunAt: clock(),
    endedAt: null,
    found: 0,
    read: 0,
    failed: 0,
    problem: '',
    problemDetails: '{}',
  }
  const note = (more: Partial<FetchState>) => transaction(({ db }) => noteFetch(db, { ...fetched, ...more }))
  await note({})
  try {
    const unread = await readAll(job, settings.CLOUD_REPORTS, fetched)
    // A stack not used yet in the new month costs something all the same.
    await transaction(async ({ db }) => {
      await markDueFrom(db, monthOf(clock()))
      await workOutCosts(db)
    })
    if (unread) throw unread
    await note({ endedAt: clock() })
  } catch (error) {
    const { code, details = {} } = whyNot(error)
    await note({ endedAt: clock(), problem: code, problemDetails: JSON.stringify(details) }).catch(() => undefined)
    throw error
  }
}

/** Answers the first refusal to hand a report out: the others are read all the same. */
async function readAll(job: JobCall, place: string, fetched: FetchState): Promise<AwsRefusal | null> {
  const { transaction, log, db, clock } = job
  await requireReports(job.settings)
  const known = await readReports(db)
  const files = await reportFiles(place, awsOf(job))
  fetched.found = files.length
  let unread: AwsRefusal | null = null
  for (const { name, fingerprint, open } of files) {
    if (known.get(name) === fingerprint) continue
    try {
      await importReport(transaction, { name, source: 'reports', bytes: await open(), fingerprint }, null, clock())
      fetched.read++
    } catch (error) {
      // A faulty file is shown in the list. One that AWS refuses, such as an archived one, must not prevent the others
      // from being read.
      if (!(error instanceof Failure || error instanceof AwsRefusal)) throw error
      if (error instanceof AwsRefusal) unread ??= error
      fetched.failed++
      log.warn({ report: name, code: error.code }, 'a session report could not be read')
    }
  }
  return unread
}

/** Why the reports could not be fetched, as a refusal of the API. */
function whyNot(error: unknown): Failure {
  try {
    return refusedByAws(error)
  } catch (thrown) {
    return thrown instanceof Failure ? thrown : new Failure('server.failed')
  }
}
