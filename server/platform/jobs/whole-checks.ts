import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { CheckRun } from '#contract/shapes.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { onlyRow } from '../database/only-row.ts'
import { clockTime } from '../database/times.ts'
import type { SignedIn } from '../operations/actor.ts'
import type { Write } from '../operations/operations.ts'
import { type Job, job, type JobRun } from './job.ts'
import { task } from './task.ts'

/** Is told now and then how many entries were looked at; the check goes on when it is done. */
export type Progress = (entries: number) => Promise<void>

/** What is checked as a whole, and where its checks are kept. */
interface Checked<Found> {
  /** Has the columns of `ledger_checks` and lets one check run at a time. */
  table: string
  /** The task of a check: its queue. */
  task: string
  /** What the audit log calls a check. */
  kind: string
  /** How many entries there are to be checked. */
  entries: (db: Db) => Promise<number>
  check: (call: JobRun, progress: Progress) => Promise<Found>
}

export interface WholeChecks<Found> {
  /** Begins a check of everything; answers the one that runs, if one does. */
  start(call: Write<SignedIn>): Promise<CheckRun<Found>>
  /** The check that was started last. */
  latest(db: Db): Promise<CheckRun<Found> | null>
  job: Job
}

/** Milliseconds between two notes of how far a check is. */
const noteEveryMs = 500

/** So many checks of a kind are kept. */
const keptChecks = 100

/** Checks that take longer with every entry: a job does them beside everything else, one at a time, and says how far it is. */
export function wholeChecks<Found>({ table, task: name, kind, entries, check }: Checked<Found>): WholeChecks<Found> {
  const checks = sql.table(table)
  const run = task(name, { checkId: z.string() })

  const runs = (which: RawBuilder<unknown>) => sql<CheckRun<Found>>`
    SELECT checks.id, checks.state, entries, checked, found, started_at AS "startedAt",
      coalesce(accounts.email, '') AS "startedBy", ended_at AS "endedAt"
    FROM ${checks} AS checks LEFT JOIN accounts ON accounts.id = started_by ${which}`
  const withId = (id: string) => runs(sql`WHERE checks.id = ${id}`)
  const newest = runs(sql`ORDER BY started_at DESC LIMIT 1`)
  const end = (db: Db, id: string, state: 'done' | 'failed', found: Found | null) =>
    sql`UPDATE ${checks} SET state = ${state}, found = ${found && JSON.stringify(found)}::jsonb, ended_at = ${clockTime}
      WHERE id = ${id} AND state = 'running'`.execute(db)

  return {
    latest: async (db) => (await newest.execute(db)).rows[0] ?? null,
    async start({ db, actor, audit, jobs }) {
      const id = newId()
      const count = await entries(db)
      const { rows } = await sql`INSERT INTO ${checks} (id, state, entries, started_by)
        VALUES (${id}, 'running', ${count}, ${actor.accountId})
        ON CONFLICT (state) WHERE state = 'running' DO NOTHING RETURNING id`.execute(db)
      if (rows.length === 0) return onlyRow(db, newest)
      await sql`DELETE FROM ${checks} WHERE started_at < (SELECT min(started_at) FROM
        (SELECT started_at FROM ${checks} ORDER BY started_at DESC LIMIT ${sql.lit(keptChecks)}) AS kept)`.execute(db)
      await jobs.send(run, { checkId: id })
      audit({ kind, id, after: { entries: count } })
      return onlyRow(db, withId(id))
    },
    job: job(run, {
      // A million entries take some minutes.
      longest: 3600,
      // From the beginning when its process died: a check changes nothing.
      async handle(call, { checkId }) {
        const { db, lastTransaction } = call
        if ((await withId(checkId).execute(db)).rows[0]?.state !== 'running') return
        let noted = Date.now()
        const found = await check(call, async (checked) => {
          if (Date.now() - noted < noteEveryMs) return
          noted = Date.now()
          await sql`UPDATE ${checks} SET checked = ${checked} WHERE id = ${checkId} AND state = 'running'`.execute(db)
        })
        await lastTransaction(async (last) => void (await end(last.db, checkId, 'done', found)))
      },
      // It could not be done: what it needs was away for long.
      failed: async ({ db }, { checkId }) => void (await end(db, checkId, 'failed', null)),
    }),
  }
}
