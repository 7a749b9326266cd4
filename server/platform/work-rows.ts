import type { CompiledQuery } from 'kysely'
import type { ErrorCode } from '#texts/errors.ts'
import type { Actor } from './actor.ts'
import { type Change, writeAudit } from './audit.ts'
import type { Db, Tx } from './database.ts'
import { fail, Failure, isRetryable } from './failure.ts'
import type { JobCall } from './job.ts'
import { type Write, writeWithin } from './operations.ts'

/** Rows one job works before it hands on to the next: short jobs are picked up soon after a crash. */
export const rowsPerJob = 1000

/** A statement that is not run yet. */
export interface Statement {
  compile(): CompiledQuery
  execute(): Promise<unknown>
}

/** Why a row could not be worked. */
export interface Refusal {
  code: ErrorCode
  field: string | null
  details: Record<string, unknown>
}

/** Many rows of which each is worked once, in a transaction of its own, by jobs that hand on to each other. */
export interface RowWork<Row> {
  /** Takes the next open row, which nobody else gets before the transaction ends. Nothing while the work is paused. */
  take(tx: Tx): Promise<Row | undefined>
  /** Whoever began; the account may have gone or lost its permissions since. */
  actor: Actor | undefined
  allowed(actor: Actor): boolean
  /** Works a row. The statement it answers keeps the result, and is run together with the audit rows. */
  work(call: Write, row: Row): Promise<Statement | undefined>
  /** Keeps with the row why it was refused; false where that is no fault of the row: then the job is tried again. */
  refuse(db: Db, row: Row, refusal: Refusal): Promise<boolean>
  /** The operation the audit log names, and what its rows say of their origin. */
  operation: string
  origin(row: Row): string
  /** Rows worked at the same time. */
  lanes: number
  /** The job that goes on when this one has worked its share. */
  next: { job: string; task: object }
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
  const lane = async () => {
    while (open && left-- > 0) if (!(await workNext(job, work))) open = false
  }
  await Promise.all(Array.from({ length: work.lanes }, lane))
  if (open) await jobs.add(work.next.job, work.next.task)
  else await work.end(db)
}

/** False when there is nothing to take. */
async function workNext<Row>(job: JobCall, work: RowWork<Row>): Promise<boolean> {
  const { db, jobs } = job
  const held: { row?: Row } = {}
  try {
    return await db.transaction().execute(async (tx) => {
      const row = await work.take(tx)
      if (row === undefined) return false
      held.row = row
      const { actor } = work
      if (!actor || !work.allowed(actor)) return fail('permission.missing')
      const changes: Change[] = []
      const audit = (change: Change) => void changes.push(change)
      const call = writeWithin(job, { db: tx, actor, audit, jobs: jobs.within(tx) })
      const result = await work.work(call, row)
      if (changes.length === 0) await result?.execute()
      else {
        const source = { requestId: work.origin(row), address: '' }
        // In one statement, since a row may hold what others wait for.
        const within = result ? (tx.with('kept', () => result as never) as unknown as Tx) : tx
        await writeAudit(within, actor, work.operation, changes, source)
      }
      return true
    })
  } catch (thrown) {
    // Another lane or process was in the way: the row is still open.
    if (isRetryable(thrown)) return true
    const refusal = refusalOf(thrown)
    if (held.row === undefined || !refusal || !(await work.refuse(db, held.row, refusal))) throw thrown
    return true
  }
}

/** A refusal, or a row the database itself would not have; anything else is no fault of the row. */
function refusalOf(thrown: unknown): Refusal | null {
  if (thrown instanceof Failure)
    return { code: thrown.code, field: thrown.field ?? null, details: thrown.details ?? {} }
  const code = (thrown as { code?: unknown }).code
  return typeof code === 'string' && /^(22|23)/.test(code) ? { code: 'server.failed', field: null, details: {} } : null
}
