import { enteringTransaction } from '../keys/signing.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Actor } from '../operations/actor.ts'
import { type Change, writeAudits } from '../operations/audit.ts'
import type { Db, Tx } from '../database/database.ts'
import { fail, Failure, isRetryable } from '../operations/failure.ts'
import type { JobCall } from './job.ts'
import type { Jobs } from './jobs.ts'
import { type Write, writeCall } from '../operations/operations.ts'
import { codeOf } from '../record.ts'

/** Rows one job works before it hands on to the next: short jobs are picked up soon after a crash. */
const rowsPerJob = 1000

/** Why a row could not be worked. */
export interface Refusal {
  code: ErrorCode
  field: string | null
  details: Record<string, unknown>
}

/** Many rows of which each is worked once, by jobs that hand on to each other; each in a transaction of its own, or some together. */
export interface RowWork<Row> {
  /** Takes the next open row and locks it until the transaction ends. Nothing while the work is paused. */
  take(tx: Tx): Promise<Row | undefined>
  /** The account that began, which may have gone or lost its permissions since. */
  actor: Actor | undefined
  allowed(actor: Actor): boolean
  /** Works a row and stores its result. */
  work(call: Write, row: Row): Promise<unknown>
  /** Several rows in one transaction. When it is refused, each of them is worked alone, so that it gets the result of its own. */
  together?: {
    /** Takes open rows as `take` does, as many as a transaction is to work. */
    take(tx: Tx): Promise<Row[]>
    /** Works rows, each with the call of its own, and stores their results. */
    work(calls: readonly Write[], rows: readonly Row[]): Promise<unknown>
  }
  /** Stores with the row why it was refused; false where that is no fault of the row: then the job is tried again. */
  refuse(db: Db, row: Row, refusal: Refusal): Promise<boolean>
  /** The operation the audit log names, and what its rows say of their origin. */
  operation: string
  origin(row: Row): string
  /** Rows worked at the same time. */
  lanes: number
  /** The job that goes on when this one has worked its share. */
  next(jobs: Jobs): Promise<void>
  /** Ends the work once nothing is open; a row another process holds counts as open. */
  end(db: Db): Promise<unknown>
}

/**
 * Works open rows until none is left or this job has done its share. A row's work, its audit rows and its result commit
 * together: it is worked once, however often the process is killed, paused and resumed.
 */
export async function workRows<Row>(job: JobCall, work: RowWork<Row>): Promise<void> {
  const { db, jobs } = job
  let left = rowsPerJob
  let open = true
  /** Rows that were refused together and are worked alone now. */
  let alone = 0
  const lane = async () => {
    while (open && left > 0) {
      const several = alone === 0 ? work.together : undefined
      const { worked, refused } = await (several ? workSeveral(job, work, several) : workOne(job, work))
      if (!several) alone = Math.max(0, alone - 1)
      alone += refused
      left -= worked
      if (worked === 0) open = false
    }
  }
  await Promise.all(Array.from({ length: work.lanes }, lane))
  if (open) await work.next(jobs)
  else await work.end(db)
}

/** How many rows were taken, 0 when there is nothing to take, and how many of them were refused together. */
interface Outcome {
  worked: number
  refused: number
}

async function workOne<Row>(job: JobCall, work: RowWork<Row>): Promise<Outcome> {
  const held: { row?: Row } = {}
  try {
    const worked = await enteringTransaction(job.db, job.signing, async (tx) => {
      const row = await work.take(tx)
      if (row === undefined) return 0
      held.row = row
      await storeOutcome(tx, job, work, [row], ([call]) => work.work(call!, row))
      return 1
    })
    return { worked, refused: 0 }
  } catch (thrown) {
    // Another lane or process was in the way: the row is still open.
    if (isRetryable(thrown)) return { worked: 1, refused: 0 }
    const refusal = refusalOf(thrown)
    if (held.row === undefined || !refusal || !(await work.refuse(job.db, held.row, refusal))) throw thrown
    return { worked: 1, refused: 0 }
  }
}

async function workSeveral<Row>(
  job: JobCall,
  work: RowWork<Row>,
  together: NonNullable<RowWork<Row>['together']>,
): Promise<Outcome> {
  let taken = 0
  try {
    const worked = await enteringTransaction(job.db, job.signing, async (tx) => {
      const rows = await together.take(tx)
      taken = rows.length
      if (taken > 0) await storeOutcome(tx, job, work, rows, (calls) => together.work(calls, rows))
      return taken
    })
    return { worked, refused: 0 }
  } catch (thrown) {
    // All of them are open again; none was worked.
    if (taken === 0 || !(isRetryable(thrown) || refusalOf(thrown))) throw thrown
    return { worked: 1, refused: isRetryable(thrown) ? 0 : taken }
  }
}

/** Works locked rows, and stores their results and audit rows. */
async function storeOutcome<Row>(
  tx: Tx,
  job: JobCall,
  work: RowWork<Row>,
  rows: readonly Row[],
  run: (calls: readonly Write[]) => Promise<unknown>,
): Promise<void> {
  const { actor } = work
  if (!actor || !work.allowed(actor)) return fail('permission.missing')
  const audited = rows.map((row) => ({
    changes: new Array<Change>(),
    source: { requestId: work.origin(row), address: '' },
  }))
  const jobs = job.jobs.inTransaction(tx)
  const calls = audited.map(({ changes }) =>
    writeCall(job, { db: tx, actor, audit: (change) => void changes.push(change), jobs }),
  )
  await run(calls)
  const changed = audited.filter(({ changes }) => changes.length > 0)
  if (changed.length > 0) await writeAudits(tx, actor, work.operation, changed)
}

/** A refusal, or a row the database itself would not have; anything else is no fault of the row. */
function refusalOf(thrown: unknown): Refusal | null {
  if (thrown instanceof Failure)
    return { code: thrown.code, field: thrown.field ?? null, details: thrown.details ?? {} }
  return /^(22|23)/.test(codeOf(thrown)) ? { code: 'server.failed', field: null, details: {} } : null
}
