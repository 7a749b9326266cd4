import { system } from '../operations/actor.ts'
import { inAuditedTransaction } from '../operations/audited-transaction.ts'
import type { Configuration } from '../installation/configuration.ts'
import type { Db } from '../database/database.ts'
import type { Event, Task } from './task.ts'
import type { Installation } from '../installation/installation.ts'
import type { Jobs, RunnableJob } from './jobs.ts'
import type { RunTransaction, Write } from '../operations/operations.ts'

/** What a job gets apart from its payload. */
export interface JobCall extends Installation {
  db: Db
  jobs: Jobs
  /** Runs work of the portal itself in a transaction of its own; its audit rows name the job. */
  transaction: RunTransaction
}

/** What a job gets that runs from the queue. */
export interface JobRun extends JobCall {
  /** As `transaction`, and the job's end commits with it: it is done once, whenever a process dies. */
  lastTransaction: RunTransaction
}

/** A job that is one transaction: done once and in full, whatever dies when. */
export const inOneTransaction =
  <P>(work: (call: Write, payload: P) => Promise<unknown>) =>
  async ({ lastTransaction }: JobRun, payload: P): Promise<void> =>
    void (await lastTransaction((call) => work(call, payload)))

interface Work<P extends object> {
  /** Runs again from its beginning when its process dies before the end was noted: `inOneTransaction`, or every part finds what is left. */
  handle: (call: JobRun, payload: P) => Promise<void>
  /** After the last try failed, also when the process died in it; the record it was about should say so. */
  failed?: (call: JobCall, payload: P) => Promise<void>
  /** An event of an earlier domain that queues it as well, with what happened as its payload. */
  on?: Event<P>
  /** Cron expression in UTC for work that comes round by itself; null: with these settings it does not. */
  schedule?: string | ((settings: Configuration) => string | null)
  /** Seconds after which it counts as hung; 900 when left out. */
  longest?: number
  /** Tries in all, with growing pauses between them; 5 when left out. */
  tries?: number | ((settings: Configuration) => number)
}

/** Work that comes round by itself, or does a task (`job`). */
export interface Job extends Work<object> {
  /** `<domain>.<verb>`: its queue. */
  name: string
}

/** The job that does a task. What was queued is checked against the task's fields. */
export const job = <P extends object>({ name, shape }: Task<P>, { handle, failed, ...rest }: Work<P>): Job => ({
  ...rest,
  name,
  handle: async (call, payload) => handle(call, shape.parse(payload)),
  ...(failed && { failed: async (call, payload) => failed(call, shape.parse(payload)) }),
})

/** Binds jobs to the installation they run in. */
export function bindJobs(jobs: readonly Job[], installation: Installation, db: Db, queue: Jobs): RunnableJob[] {
  return jobs.map((job) => {
    const { name, on, schedule, tries, failed, longest } = job
    const call = jobCallOf(name, installation, db, queue)
    return {
      name,
      handle: (payload, end) => {
        const lastTransaction: RunTransaction = (last) =>
          call.transaction(async (write) => {
            const result = await last(write)
            await end(write.db)
            return result
          })
        return job.handle({ ...call, lastTransaction }, payload)
      },
      ...(on && { on }),
      ...(failed && { failed: (payload: object) => failed(call, payload) }),
      ...(schedule !== undefined && {
        schedule: typeof schedule === 'string' ? schedule : schedule(installation.settings),
      }),
      ...(longest !== undefined && { longest }),
      ...(tries !== undefined && { tries: typeof tries === 'number' ? tries : tries(installation.settings) }),
    }
  })
}

/** The call a job of this name gets. */
export const jobCallOf = (name: string, installation: Installation, db: Db, queue: Jobs): JobCall => ({
  ...installation,
  db,
  jobs: queue,
  transaction: (work) => {
    const context = { actor: system, operation: name, source: { requestId: '', address: '' } }
    return inAuditedTransaction({ installation, db, jobs: queue }, context, work)
  },
})
