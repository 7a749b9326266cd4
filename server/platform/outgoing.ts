import type { FileAnswer, Operation, RedirectAnswer, StreamAnswer } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import { Failure } from './failure.ts'
import type { IdempotentRequest, StoredAnswer } from './idempotency.ts'
import type { Call, Route } from './operations.ts'

/** A request as the runner sees it, HTTP left behind. */
export interface Incoming {
  actor: Actor
  params: unknown
  query: unknown
  body: unknown
  cookie: Call<unknown, unknown, unknown>['cookie']
  client: { address: string; userAgent: string }
  requestId: string
  idempotencyKey: string | null
  digest: (parts: unknown[]) => Buffer
  /** Whether password or passkey were given again of late. */
  confirmed: () => Promise<boolean>
}

export interface Outgoing {
  status: number
  /** JSON text, '' for no content, a file, or another address. */
  answer: string | FileAnswer | StreamAnswer | RedirectAnswer
  replayed: boolean
}

/** The key of a request that may be repeated; null when it has none. */
export const keyOf = (operation: Operation, incoming: Incoming): IdempotentRequest | null =>
  incoming.idempotencyKey === null || operation.anonymous
    ? null
    : {
        scope: incoming.actor.accountId ?? `address:${incoming.client.address}`,
        key: incoming.idempotencyKey,
        operation: operation.name,
        hash: incoming.digest([operation.name, incoming.params, incoming.query, incoming.body]),
      }

/** What a repeated request is answered with; null for refusals and files. */
export const storable = (outgoing: Outgoing | Failure): StoredAnswer | null =>
  outgoing instanceof Failure || typeof outgoing.answer !== 'string'
    ? null
    : { status: outgoing.status, answer: outgoing.answer }

/** What the result of a handler becomes: only what the contract names leaves the server. */
export function answer({ operation }: Pick<Route, 'operation'>, result: unknown): Outgoing {
  if (operation.answersFile) return { status: 200, answer: result as FileAnswer | StreamAnswer, replayed: false }
  if (operation.answersRedirect) return { status: 303, answer: result as RedirectAnswer, replayed: false }
  if (result === undefined) return { status: 204, answer: '', replayed: false }
  const status = operation.method === 'POST' && !operation.answersFile ? 201 : 200
  return { status, answer: JSON.stringify(operation.output.parse(result)), replayed: false }
}
