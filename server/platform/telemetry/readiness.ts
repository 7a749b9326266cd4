import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { isFull } from '../operations/failure.ts'
import type { Installation } from '../installation/installation.ts'
import type { Readiness } from './metrics.ts'

/** Milliseconds: whoever asks wants to know now, and a database that lets one wait is not there. */
const within = 2000
/** Bytes of the data folder's disk: below the first it is told before it is too late, below the second nothing goes on. */
const low = 512 * 2 ** 20
const none = 32 * 2 ** 20

/** Asks the database for a write that leaves nothing behind but must reach the disk. One is under way at a time. */
export function readinessOf({ contributions, settings, clock }: Installation, reads: Db): () => Promise<Readiness> {
  let asking: Promise<Readiness> | null = null
  // Since when the database was running at the first look: a later start is a restart that operators want to know of.
  let since: string | null = null
  const look = async (): Promise<Readiness> => {
    const away = { status: 'database unavailable' as const, running: null }
    const { status, running } = await Promise.race([tried(reads), wait(within, away, { ref: false })])
    since ??= running?.since ?? null
    const room = await roomIn(settings.DATA_DIR)
    // PostgreSQL that finds no room may go on for a few small writes, or start again and again: either way that is why.
    const isHere = existsSync(join(settings.DATA_DIR, 'postgres', 'postmaster.pid'))
    if (room < none && (isHere || status !== 'ready')) return { status: 'disk full', troubles: [] }
    if (status !== 'ready') return { status, troubles: [] }
    const known = contributions.troubles({ db: reads, settings, clock }).catch(() => [])
    const troubles = await Promise.race([known, wait(within, [], { ref: false })])
    const restarted = running !== null && running.since !== since && running.short
    return {
      status,
      troubles: [...troubles, ...(room < low ? ['disk.low'] : []), ...(restarted ? ['database.restarted'] : [])],
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

const tried = (db: Db): Promise<Tried> =>
  sql<NonNullable<Tried['running']>>`
    SELECT pg_postmaster_start_time() AS since, now() - pg_postmaster_start_time() < interval '1 hour' AS short
    FROM pg_logical_emit_message(true, 'keywerk', 'ready')`
    .execute(db)
    .then(
      ({ rows }) => ({ status: 'ready', running: rows[0] ?? null }),
      (error: unknown) => ({ status: isFull(error) ? 'disk full' : 'database unavailable', running: null }),
    )

/** Bytes left; without end where nobody can tell. */
const roomIn = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )
