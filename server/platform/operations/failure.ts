import type { ErrorCode } from '#texts/errors.ts'
import { statusOf } from '#contract/errors.ts'
import { isStatementLost } from '../database/statements.ts'
import { codeOf, fieldOf } from '../record.ts'

/** An expected refusal: it becomes an error answer with a code, a status and a text in the caller's language. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly details: Record<string, unknown> | undefined
  /** Whether what the operation wrote before it refused stays. */
  readonly keeps: boolean

  constructor(code: ErrorCode, details?: Record<string, unknown>, field?: string, keeps = false) {
    super(code)
    this.keeps = keeps
    this.code = code
    this.status = statusOf(code)
    this.details = details
    this.field = field
  }
}

/** Refuses: `fail('companies.companyAlredyExists', { number }, 'customerNumber')`. The transaction rolls back. */
export function fail(code: ErrorCode, details?: Record<string, unknown>, field?: string): never {
  throw new Failure(code, details, field)
}

/**
 * Refuses like `fail`, but the transaction commits first, its audit rows included: what the refused attempt counted or
 * queued stays. `refuse('session.wrongPassword', { attempts: 3 })`
 */
export function failAndCommit(code: ErrorCode, details?: Record<string, unknown>, field?: string): never {
  throw new Failure(code, details, field, true)
}

/**
 * For work in a transaction: a refusal whose writes stay (`failAndCommit`) becomes its result, so that it commits; any
 * other failure goes on. `work.then(() => null, committedFailure)`
 */
export function committedFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure && thrown.keeps) return thrown
  throw thrown
}

/**
 * For the `.catch` of a query: turns the violation of a named constraint into a refusal; anything else goes on.
 * `insert.execute().catch(onConstraint({ companies_customer_number_key: () => fail(…) }))`
 */
export function onConstraint(map: Record<string, () => never>): (error: unknown) => never {
  return (error) => {
    const constraint = fieldOf(error, 'constraint')
    const refuse = typeof constraint === 'string' ? map[constraint] : undefined
    if (refuse) refuse()
    throw error
  }
}

/** Whether the whole transaction is to be tried again: deadlock, serialisation failure, or a prepared statement lost. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isStatementLost(error)

// PostgreSQL going down or not there.
const away = /^(57P0[1-3]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOENT)$/
// What pg says of a connection that is gone has no code.
const connectionGone =
  /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether a connection to the database was lost or could not be opened. */
export const isConnectionLost = (error: unknown): boolean =>
  away.test(codeOf(error)) || (error instanceof Error && connectionGone.test(error.message))

/**
 * What of the database, or of the disk below it, makes a request fail that may work later; null where it is not that.
 * Unavailable is a database that cannot be reached or took too long; busy one whose locks or connections were taken for
 * too long, or which met conflicts at every try; on a full disk what was begun is undone, and reading goes on.
 */
export function outageOf(error: unknown) {
  const code = codeOf(error)
  if (['55P03', '53300', '40001', '40P01'].includes(code) || waitedInVain(error)) return 'server.busy'
  // The database issues nothing while its clock differs from the latest time it knows of.
  if (fieldOf(error, 'constraint') === 'right_clock') return 'server.wrongClock'
  if (['53100', 'ENOSPC'].includes(code)) return 'server.diskFull'
  return isOutOfTime(error) || isConnectionLost(error) ? 'server.unavailable' : null
}

/** Whether a statement reached its limit of time. */
export const isOutOfTime = (error: unknown): boolean => codeOf(error) === '57014'

const waitedInVain = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
