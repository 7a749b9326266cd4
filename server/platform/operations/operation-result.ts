import type { z } from 'zod'
import type { FileAnswer, Operation, RedirectAnswer, StreamAnswer } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import { compileShape } from './compiled-shape.ts'
import type { SessionCookie } from '../http/session-cookie.ts'

/** Who wants an operation performed, and what identifies their request. */
export interface Caller {
  actor: Actor
  cookie: SessionCookie
  client: { address: string; userAgent: string }
  requestId: string
  /** A second request with the same key is answered like the first and does nothing. */
  idempotencyKey: string | null
  /** Whether password or passkey were given again of late. */
  confirmed: () => Promise<boolean>
  /** Counts a call that weighs more than others. Refuses with request.tooMany. */
  weigh: (operation: Operation) => Promise<void>
}

/** The input, not checked yet. */
export interface Input {
  params: unknown
  query: unknown
  /** Read once the permission is checked. */
  readonly body: unknown
}

/** What an operation answers: a value in the contract's shape, a file, another address, or nothing. */
export type Value<O extends Operation> = z.output<O['output']> | FileAnswer | StreamAnswer | RedirectAnswer | undefined

export interface OperationResult<V> {
  value: V
  /** The value as JSON where it was written down already. */
  json: string | null
  /** Answered like a request before with the same key. */
  replayed: boolean
}

/** The HTTP status of an answer. */
export const statusOf = ({ method, answersFile, answersRedirect }: Operation, value: unknown): number =>
  answersRedirect ? 303 : answersFile ? 200 : value === undefined ? 204 : method === 'POST' ? 201 : 200

/** What the result of a handler becomes: only what the contract names leaves the server. */
export const operationResult = (operation: Operation, result: unknown): OperationResult<unknown> => ({
  value:
    operation.answersFile || operation.answersRedirect || result === undefined
      ? result
      : compileShape(operation.output).parse(result),
  json: null,
  replayed: false,
})
