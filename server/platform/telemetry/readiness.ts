import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { onlyRow } from '../database/only-row.ts'
import type { Db } from '../database/database.ts'
import { outageOf } from '../operations/failure.ts'
import type { Installation } from '../installation/installation.ts'
import type { Figures, Readiness } from './metrics.ts'

/** Milliseconds: a probe needs its answer now, and a slower database counts as away. */
const within = 2000
/** Milliseconds for which troubles and figures are cached, however often they are requested. */
const watchedFor = 5000
/** Bytes of the data folder's disk: below the first an early warning is shown, below the second nothing goes on. */
export const diskBounds = { low: 512 * 2 ** 20, full: 32 * 2 ** 20 }

type Watched = Pick<Readiness, 'troubles' | 'figures'>

/**
 * Checks that the database completes a write that leaves nothing behind but must reach the disk, one at a time. Every
 * few seconds it also reads what the operator has to look into.
 */
export function readinessOf(
  installation: Installation,
  reads: Db,
  // Tests change what is watched and read it at once.
  kept = installation.settings.NODE_ENV === 'test' ? 0 : watchedFor,
): () => Promise<Readiness> {
  const { settings } = installation
  let asking: Promise<Readiness> | null = null
  // Since when the database was running at the first look: a later start is a restart that operators want to know of.
  let since: string | null = null
  let watched: { at: number; seen: Promise<Watched> } | null = null
  const watch = (): Promise<Watched> => {
    if (!watched || performance.now() - watched.at >= kept)
      watched = { at: performance.now(), seen: watchedBy(installation, reads) }
    return watched.seen
  }
  const look = async (): Promise<Readiness> => {
    const away = { status: 'database unavailable' as const, running: null }
    const { status, running } = await Promise.race([tried(reads), wait(within, away, { ref: false })])
    since ??= running?.since ?? null
    const room = await freeBytes(settings.DATA_DIR)
    const figures = Number.isFinite(room) ? { diskFree: room } : {}
    // PostgreSQL on a full disk may go on for a few small writes, or start again and again: either way the disk is why.
    const isHere = existsSync(join(settings.DATA_DIR, 'postgres', 'postmaster.pid'))
    if (room < diskBounds.full && (isHere || status !== 'ready')) return { status: 'disk full', troubles: [], figures }
    if (status !== 'ready') return { status, troubles: [], figures }
    const seen = await watch()
    const restarted = running !== null && running.since !== since && running.short
    return {
      status,
      troubles: [
        ...seen.troubles,
        ...(room < diskBounds.low ? ['disk.low'] : []),
        ...(restarted ? ['database.restarted'] : []),
      ],
      figures: { ...seen.figures, ...figures },
    }
  }
  void ask()
  return ask

  function ask(): Promise<Readiness> {
    asking ??= look().finally(() => (asking = null))
    return asking
  }
}

interface Tried {
  status: Readiness['status']
  /** When PostgreSQL was started, and whether that is less than an hour ago. */
  running: { since: string; short: boolean } | null
}

/** What the domains, the jobs and the signer tell; whatever does not answer in time is left out. */
async function watchedBy(installation: Installation, db: Db): Promise<Watched> {
  const { contributions, settings, clock, signing } = installation
  const call = { db, settings, clock }
  const [troubles, figures, jobsFailed, signerAway] = await Promise.all([
    inTime(contributions.troubles(call), []),
    inTime<Figures>(contributions.figures(call), {}),
    inTime(countFailedJobs(db), 0),
    settings.SIGNER_SOCKET ? isAway(signing.store.list()) : undefined,
  ])
  return {
    troubles: [
      ...troubles,
      ...(jobsFailed > 0 ? ['jobs.failed'] : []),
      ...(signerAway === true ? ['signer.away'] : []),
    ],
    figures: { ...figures, jobsFailed, ...(signerAway !== undefined && { signerAway: Number(signerAway) }) },
  }
}

/**
 * How many jobs failed for good within the last day. Mails that did are counted in the outbox. Only queues that have any are
 * looked at, as their own count says, which is a minute old at most.
 */
export const countFailedJobs = async (db: Db): Promise<number> =>
  (
    await onlyRow(
      db,
      sql<{ failed: number }>`
      SELECT count(*)::int AS failed FROM pgboss.job
      WHERE name = ANY(ARRAY(SELECT name FROM pgboss.queue WHERE failed_count > 0 AND name <> 'mail.send'))
        AND state = 'failed' AND completed_on > now() - interval '1 day'`,
    )
  ).failed

const inTime = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([asked.catch(() => otherwise), wait(within, otherwise, { ref: false })])

/** Whether the signer does not answer when it is asked for its keys; two seconds are enough for it. */
export const isAway = (keys: Promise<unknown>): Promise<boolean> =>
  inTime(
    keys.then(() => false),
    true,
  )

const tried = (db: Db): Promise<Tried> =>
  sql<NonNullable<Tried['running']>>`
    SELECT pg_postmaster_start_time() AS since, now() - pg_postmaster_start_time() < interval '1 hour' AS short
    FROM pg_logical_emit_message(true, 'keywerk', 'ready')`
    .execute(db)
    .then(
      ({ rows }) => ({ status: 'ready', running: rows[0] ?? null }),
      (error: unknown) => ({
        status: outageOf(error) === 'server.diskFull' ? 'disk full' : 'database unavailable',
        running: null,
      }),
    )

/** Bytes left; Infinity where they cannot be read. */
export const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
