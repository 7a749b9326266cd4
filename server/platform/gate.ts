import type { z } from 'zod'
import { commonErrors } from '#contract/errors.ts'
import {
  allows,
  allowsService,
  type FileAnswer,
  type Operation,
  type RedirectAnswer,
  type StreamAnswer,
} from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import { type Change, writeAudit } from './audit.ts'
import type { Database, Tx } from './database.ts'
import { Failure, fail, isRetryable } from './failure.ts'
import {
  claimKey,
  type IdempotentRequest,
  keepAnswer,
  releaseKey,
  requestHash,
  type StoredAnswer,
  withKeptAnswer,
} from './idempotency.ts'
import type { Installation } from './installation.ts'
import type { Jobs } from './jobs.ts'
import { type Before, type Call, type InPart, type Route, type Write, writeWithin } from './operations.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Who wants an operation performed, and how their request is told from others. */
export interface Caller {
  actor: Actor
  cookie: SessionCookie
  client: { address: string; userAgent: string }
  requestId: string
  /** A second request with the same key is answered like the first and does nothing. */
  idempotencyKey: string | null
  /** Whether password or passkey were given again of late. */
  confirmed: () => Promise<boolean>
}

/** What is asked, not checked yet. */
export interface Input {
  params: unknown
  query: unknown
  /** Read once the permission is checked. */
  readonly body: unknown
}

/** What an operation answers: a value in the contract's shape, a file, another address, or nothing. */
export type Value<O extends Operation> = z.output<O['output']> | FileAnswer | StreamAnswer | RedirectAnswer | undefined

export interface Performed<V> {
  value: V
  /** The value as JSON where it was written down already. */
  json: string | null
  /** Answered like a request before with the same key. */
  replayed: boolean
}

/** The one way to everything the portal does: HTTP, files, the licence API and programs are adapters of it. */
export interface Gate {
  /**
   * Performs an operation: permission, input, transaction, Idempotency-Key, audit, output. Throws a Failure for every
   * expected refusal. Reads run without a transaction; a write that meets a deadlock or a serialisation failure is run
   * again.
   */
  perform<O extends Operation>(operation: O, caller: Caller, input: Input): Promise<Performed<Value<O>>>
}

interface Means {
  installation: Installation
  database: Database
  jobs: Jobs
  routes: readonly Route[]
}

const attempts = 4

/** Opens the gate to these routes. */
export function openGate({ installation, database, jobs, routes }: Means): Gate {
  const byOperation = new Map(routes.map((route) => [route.operation, route]))
  const routeOf = (operation: Operation) =>
    byOperation.get(operation) ?? fail('request.notFound', { operation: operation.name })

  async function perform(operation: Operation, caller: Caller, input: Input): Promise<Performed<unknown>> {
    try {
      return await performRoute(operation, caller, input)
    } catch (error) {
      if (installation.settings.NODE_ENV === 'test') requireDeclared(operation, error)
      throw error
    }
  }

  async function performRoute(operation: Operation, caller: Caller, input: Input): Promise<Performed<unknown>> {
    const route = routeOf(operation)
    const { actor, cookie, client } = caller
    requireAccess(operation, actor)
    if (operation.keyRequired && caller.idempotencyKey === null) fail('request.keyMissing')
    if (operation.confirmed && !(await caller.confirmed())) fail('session.confirmFirst')
    const before: Before<unknown, unknown, unknown> = {
      ...installation,
      db: database.db as Tx,
      actor,
      cookie,
      client,
      ...parsed(operation, input),
    }
    if (operation.method === 'GET') return performed(operation, await route.handle(reading(before, jobs), undefined))
    if (route.parts) return performed(operation, await route.handle(reading(before, jobs), parts(operation, caller)))
    const prepared = await route.prepare(before)
    return retried(() => write(route, caller, input, before, prepared))
  }

  function write(
    route: Route,
    caller: Caller,
    input: Input,
    before: Before<unknown, unknown, unknown>,
    prepared: unknown,
  ): Promise<Performed<unknown>> {
    const { operation } = route
    const { actor, requestId, client } = caller
    return committed(
      database.db.transaction().execute(async (tx) => {
        const request = idempotentRequest(operation, caller, input, installation)
        const stored = request && (await claimKey(tx, request))
        if (stored) return replayed(stored)
        const changes: Change[] = []
        const audit = (change: Change) => void changes.push(change)
        const { params, query, body, cookie } = before
        const call: Call<unknown, unknown, unknown> = {
          ...writeWithin(installation, { db: tx, actor, audit, jobs: jobs.within(tx) }),
          ...{ params, query, body, cookie, client },
        }
        const done = await route.handle(call, prepared).then((result) => performed(operation, result), kept)
        const answer = request && !(done instanceof Failure) && !operation.secret ? storable(operation, done) : null
        if (answer && !(done instanceof Failure)) done.json = answer.answer
        // A write by nobody in particular that touched no record, such as renewing an access token, is no news.
        if ((changes.length > 0 || actor.accountId !== null) && !operation.anonymous) {
          // In one statement: locks the handler took last, such as the ledger's, are held until this is done.
          const target = answer ? withKeptAnswer(tx, request!, answer) : tx
          await writeAudit(target, actor, operation.name, changes, { requestId, address: client.address })
        } else if (answer) await keepAnswer(tx, request!, answer)
        if (done instanceof Failure && request) await releaseKey(tx, request)
        return done
      }),
    )
  }

  /** Transactions for the parts of one operation. */
  function parts(operation: Operation, { actor, requestId, client }: Caller): InPart {
    const run = <T>(work: (write: Write) => Promise<T>) =>
      database.db.transaction().execute(async (tx) => {
        const changes: Change[] = []
        const audit = (change: Change) => void changes.push(change)
        const result = await work(writeWithin(installation, { db: tx, actor, audit, jobs: jobs.within(tx) }))
        if (changes.length > 0)
          await writeAudit(tx, actor, operation.name, changes, { requestId, address: client.address })
        return result
      })
    return (work) => retried(() => run(work))
  }

  return { perform: perform as Gate['perform'] }
}

/** Refuses with session.required or permission.missing who may not call this operation. */
export function requireAccess({ access }: Operation, actor: Actor): void {
  const allowed = actor.service
    ? allowsService(access, actor.permissions)
    : allows(access, actor.accountId !== null, actor.permissions)
  if (!allowed) fail(actor.accountId === null ? 'session.required' : 'permission.missing')
}

/** In tests: a refusal the contract does not name for this operation is a fault of the contract. */
function requireDeclared({ name, errors }: Operation, error: unknown): void {
  if (!(error instanceof Failure) || errors.includes(error.code) || commonErrors.includes(error.code)) return
  throw new Error(`${name} refuses with ${error.code}, which its contract does not name`, { cause: error })
}

/** Lets an actor in to an operation: refuses without the permission; answers params and query in the contract's shape. */
export function admit(operation: Operation, actor: Actor, input: Pick<Input, 'params' | 'query'>) {
  requireAccess(operation, actor)
  return { params: parse(operation.params, input.params), query: parse(operation.query, input.query) }
}

/** A call that writes nothing itself. */
const reading = (before: Before<unknown, unknown, unknown>, jobs: Jobs): Call<unknown, unknown, unknown> => ({
  ...before,
  audit: () => undefined,
  jobs,
  mail: () => Promise.reject(new Error('A read sends no mail')),
})

/** Runs again what met a deadlock or a serialisation failure. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error
    }
  }
}

function idempotentRequest(
  operation: Operation,
  { actor, client, idempotencyKey: key }: Caller,
  { params, query, body }: Input,
  { tokens }: Installation,
): IdempotentRequest | null {
  if (key === null || operation.anonymous) return null
  const hash = requestHash(tokens.digest, [operation.name, params, query, body])
  return { scope: actor.accountId ?? `address:${client.address}`, key, operation: operation.name, hash }
}

const replayed = ({ answer }: StoredAnswer): Performed<unknown> => ({
  value: answer === '' ? undefined : (JSON.parse(answer) as unknown),
  json: answer,
  replayed: true,
})

/** What a repeated request is answered with; null for files and addresses, which are made anew. */
function storable(operation: Operation, { value, json }: Performed<unknown>): StoredAnswer | null {
  if (operation.answersFile || operation.answersRedirect) return null
  return { status: statusOf(operation, value), answer: json ?? (value === undefined ? '' : JSON.stringify(value)) }
}

/** The HTTP status of an answer. */
export const statusOf = ({ method, answersFile, answersRedirect }: Operation, value: unknown): number =>
  answersRedirect ? 303 : answersFile ? 200 : value === undefined ? 204 : method === 'POST' ? 201 : 200

/** A refusal whose writes stay becomes the transaction's result, so that it commits; any other failure goes on. */
function kept(thrown: unknown): Failure {
  if (thrown instanceof Failure && thrown.keeps) return thrown
  throw thrown
}

async function committed<T>(outcome: Promise<T | Failure>): Promise<T> {
  const done = await outcome
  if (done instanceof Failure) throw done
  return done
}

// Only what the contract names leaves the server.
const performed = (operation: Operation, result: unknown): Performed<unknown> => ({
  value:
    operation.answersFile || operation.answersRedirect || result === undefined
      ? result
      : operation.output.parse(result),
  json: null,
  replayed: false,
})

const parsed = (operation: Operation, input: Input) => ({
  params: parse(operation.params, input.params),
  query: parse(operation.query, input.query),
  body: operation.uploadLimit === null ? parse(operation.body, input.body ?? {}) : input.body,
})

function parse(shape: z.ZodType, value: unknown): unknown {
  const result = shape.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const fields = result.error.issues
    .slice(0, 20)
    .map((one) => ({ field: one.path.join('.'), rule: one.message.slice(0, 200) }))
  fail('request.invalid', { fields }, issue?.path.join('.') || undefined)
}
