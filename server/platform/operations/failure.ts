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

/** Whether the database cannot be reached or took too long: the same request may work in a moment. */
export const isUnavailable = (error: unknown): boolean => isConnectionLost(error) || isOutOfTime(error)

/** Whether a statement reached its limit of time. */
export const isOutOfTime = (error: unknown): boolean => codeOf(error) === '57014'

/** Whether the database issues nothing because its clock differs from the latest time it knows of. */
export const isWrongClock = (error: unknown): boolean => fieldOf(error, 'constraint') === 'right_clock'

/** Whether the disk of the database, or of this machine, is full: what was begun is undone, reading goes on. */
export const isFull = (error: unknown): boolean => ['53100', 'ENOSPC'].includes(codeOf(error))

/** Whether needed locks or connections were taken for too long, or conflicts came at every try. */
export const isBusy = (error: unknown): boolean =>
  ['55P03', '53300', '40001', '40P01'].includes(codeOf(error)) ||
  (error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect'))
