import { type Actor, system } from '../operations/actor.ts'
import { inAuditedTransaction } from '../operations/audited-transaction.ts'
import type { Configuration } from '../installation/configuration.ts'
import type { Db } from '../database/database.ts'
import type { Installation } from '../installation/installation.ts'
import type { Jobs, RunnableJob } from './jobs.ts'
import type { Write } from '../operations/operations.ts'

/** For whom a part of a job is done, and as which operation it stands in the audit log. */
export interface Acting {
  actor: Actor
  operation: string
  requestId: string
}

/** What a job gets beside its payload. */
export interface JobCall extends Installation {
  db: Db
  jobs: Jobs
  /** Runs a part in a transaction of its own. Its audit rows name the job, or the operation it carries on for somebody. */
  within: <T>(work: (call: Write) => Promise<T>, acting?: Acting) => Promise<T>
}

/** What a job gets that runs from the queue. */
export interface JobRun extends JobCall {
  /** As `within`, for the last part: it and the job's end are one transaction, so it is done once whatever dies when. */
  finish: JobCall['within']
}

/** A job that is one transaction: done once and in full, whatever dies when. */
export const inOneTransaction =
  <P>(work: (call: Write, payload: P) => Promise<unknown>, acting?: Acting) =>
  async ({ finish }: JobRun, payload: P): Promise<void> =>
    void (await finish((call) => work(call, payload), acting))

/** Work that is queued or comes round by itself. */
export interface Job {
  /** `<domain>.<verb>` */
  name: string
  /** Runs again from its beginning when its process dies before the end was noted: `once`, or every part finds what is left. */
  handle: (call: JobRun, payload: never) => Promise<void>
  /** After the last try failed, also when the process died in it; the record it was about should say so. */
  failed?: (call: JobCall, payload: never) => Promise<void>
  /** Cron expression in UTC for work that comes round by itself; null: with these settings it does not. */
  schedule?: string | ((settings: Configuration) => string | null)
  /** Seconds after which it counts as hung; 900 when left out. */
  longest?: number
  /** Tries in all, with growing pauses between them; 5 when left out. */
  tries?: number | ((settings: Configuration) => number)
}

/** Binds jobs to the installation they run in. */
export function bindJobs(jobs: readonly Job[], installation: Installation, db: Db, queue: Jobs): RunnableJob[] {
  return jobs.map((job) => {
    const { name, schedule, tries, failed, longest } = job
    const call = jobCallOf(name, installation, db, queue)
    return {
      name,
      handle: (payload, end) => {
        const finish: JobCall['within'] = (last, acting) =>
          call.within(async (write) => {
            const result = await last(write)
            await end(write.db)
            return result
          }, acting)
        return job.handle({ ...call, finish }, payload as never)
      },
      ...(failed && { failed: (payload: object) => failed(call, payload as never) }),
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
  within: (work, { actor, operation, requestId } = { actor: system, operation: name, requestId: '' }) => {
    const ground = { installation, db, jobs: queue }
    return inAuditedTransaction(ground, { actor, operation, source: { requestId, address: '' } }, work)
  },
})
