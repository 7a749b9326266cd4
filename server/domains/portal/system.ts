import { statfs } from 'node:fs/promises'
import type { z } from 'zod'
import type { listSettings, readJobs, readSystem } from '#contract/system.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { settingsFile, settingsInForce } from '#platform/installation/settings-in-force.ts'
import { version } from '#platform/installation/version.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { isAway } from '#platform/telemetry/readiness.ts'
import {
  countJobs,
  databaseFacts,
  deleteFailedJob,
  failedJobs,
  lastMigrations,
  lastSent,
  lockFailedJob,
  outsideSystems,
} from './system-queries.ts'

/** Which release runs, on what, and how it stands with what it needs. */
export async function systemNow(call: Read & Installation): Promise<z.output<typeof readSystem.output>> {
  const { db, settings, signing, clock, contributions } = call
  const { mailsWaiting = 0, mailsFailed = 0 } = await contributions.figures({ db, settings, clock })
  const { database, databaseBytes } = await databaseFacts(db)
  return {
    version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    processes: settings.PROCESSES,
    node: process.versions.node,
    database: `PostgreSQL ${database}`,
    databaseBytes,
    disk: await diskOf(settings.DATA_DIR),
    migrations: await lastMigrations(db),
    mails: { waiting: mailsWaiting, failed: mailsFailed, sentAt: await lastSent(db) },
    signer: settings.SIGNER_SOCKET ? ((await isAway(signing.store.list())) ? 'away' : 'answers') : 'none',
    outside: await outsideSystems(db),
  }
}

const diskOf = (folder: string) =>
  statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, bytes: blocks * bsize }),
    () => null,
  )

/** What works in the background, and what of it failed for good. */
export async function jobsNow({ db, contributions }: Read & Installation): Promise<z.output<typeof readJobs.output>> {
  const items = await failedJobs(db)
  return {
    ...(await countJobs(db)),
    items: items.map((job) => ({ ...job, retryable: contributions.retryableJobs.has(job.name) })),
  }
}

/** Queues a job once more that failed for good, in place of the failed one: a second request is told that it is gone. */
export async function retryFailedJob({ db, jobs, audit, contributions }: Write, id: string): Promise<void> {
  const { name, data } = (await lockFailedJob(db, id)) ?? fail('jobs.notFound')
  if (!contributions.retryableJobs.has(name)) fail('jobs.notRetryable')
  await deleteFailedJob(db, name, id)
  await jobs.sendAgain(name, data)
  audit({ kind: 'job', id, after: { name } })
}

/** The settings this process was started with. */
export const settingsNow = (): z.output<typeof listSettings.output> => ({
  items: settingsInForce(process.env, settingsFile(process.env)),
})
