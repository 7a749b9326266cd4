import type { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import { type Change, writeAudit } from './audit.ts'
import { enteringTransaction } from '../keys/signing.ts'
import { inAuditedTransaction } from './audited-transaction.ts'
import { compileShape } from './compiled-shape.ts'
import type { Db, Tx } from '../database/database.ts'
import { committedFailure, Failure, fail, isRetryable } from './failure.ts'
import { claimKey, idempotentRequest, releaseKey, storeAnswer } from './idempotency.ts'
import type { Installation } from '../installation/installation.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Before, type Call, type RunTransaction, type Route, writeCall } from './operations.ts'
import { type Caller, type Input, type OperationResult, operationResult, type Value } from './operation-result.ts'
import { requireAccess, requireDeclared } from './require-access.ts'
import { withLastChange } from './last-change.ts'
import { recordSpan } from '../traces/span.ts'

/** The one way to everything the portal does: HTTP, files, the licence API and programs are adapters of it. */
export interface Pipeline {
  /**
   * Performs an operation: permission, input, transaction, Idempotency-Key, audit, output. Throws a Failure for every
   * expected refusal. Reads run without a transaction; a write that meets a deadlock or a serialisation failure is run
   * again.
   */
  perform<O extends Operation>(operation: O, caller: Caller, input: Input): Promise<OperationResult<Value<O>>>
  /**
   * Performs several operations in one transaction: all of them or none, each with its own permission, input and audit
   * rows. For operations without slow preparation, since the transaction is open meanwhile; an Idempotency-Key is not read.
   */
  performTogether<T>(caller: Caller, work: (perform: Perform) => Promise<T>): Promise<T>
}

type Perform = <O extends Operation>(operation: O, input: Input) => Promise<OperationResult<Value<O>>>

interface PipelineParts {
  installation: Installation
  writes: Db
  /** For operations that need no sign-in, signing in above all: writers that wait for a row do not block them. */
  publicWrites: Db
  /** Reads have connections of their own: writers that wait for each other do not block them. */
  reads: Db
  jobs: Jobs
  routes: readonly Route[]
}

const attempts = 4

/** Opens the pipeline to these routes. */
export function openPipeline({ installation, writes, publicWrites, reads, jobs, routes }: PipelineParts): Pipeline {
  const byOperation = new Map(routes.map((route) => [route.operation.name, route]))
  const writesOf = ({ access }: Operation) => (access === 'public' ? publicWrites : writes)
  const routeOf = (operation: Operation) =>
    byOperation.get(operation.name) ?? fail('request.notFound', { operation: operation.name })

  /** Refusals carry the last change of the record, and in tests have to be declared by the operation. */
  async function refusingAsDeclared<T>(operation: Operation, input: Input, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      requireDeclared(operation, error, installation.settings)
      throw await withLastChange(reads, error, input)
    }
  }

  const perform = (operation: Operation, caller: Caller, input: Input): Promise<OperationResult<unknown>> =>
    refusingAsDeclared(operation, input, () =>
      recordSpan(
        () => ({ name: `perform ${operation.name}`, kind: 'internal', facts: { 'keywerk.operation': operation.name } }),
        () => performRoute(operation, caller, input),
      ),
    )

  const performTogether = <T>(caller: Caller, work: (perform: Perform) => Promise<T>): Promise<T> =>
    retried(() =>
      enteringTransaction(writes, installation.signing, (tx) => {
        const perform = (operation: Operation, input: Input) => performIn(tx, operation, caller, input)
        return work(perform as Perform)
      }),
    )

  const performIn = (tx: Tx, operation: Operation, caller: Caller, input: Input): Promise<OperationResult<unknown>> =>
    refusingAsDeclared(operation, input, async () => {
      const route = routeOf(operation)
      if (route.ownTransactions) throw new Error(`${operation.name} has transactions of its own`)
      const before = await admitted(operation, caller, input, tx)
      if (operation.method === 'GET')
        return operationResult(operation, await route.handle(reading(before, jobs), undefined))
      const { call, changes } = writing(before, tx)
      const done = operationResult(operation, await route.handle(call, await route.prepare(before)))
      if (!operation.anonymous) await writeAudit(tx, caller.actor, operation.name, changes, sourceOf(caller))
      return done
    })

  /** The call of who may make it, with its input in the contract's shape. */
  async function admitted(
    operation: Operation,
    caller: Caller,
    input: Input,
    db: Db,
  ): Promise<Before<unknown, unknown, unknown>> {
    const { actor, cookie, client } = caller
    requireAccess(operation, actor)
    if (operation.keyRequired && caller.idempotencyKey === null) fail('request.keyMissing')
    if (operation.confirmed && !(await caller.confirmed())) fail('session.confirmFirst')
    if (operation.weight > 1) await caller.weigh(operation)
    return { ...installation, db: db as Tx, actor, cookie, client, ...parsed(operation, input) }
  }

  /** The same within its transaction, with the changes it is going to name. */
  function writing(before: Before<unknown, unknown, unknown>, tx: Tx) {
    const changes: Change[] = []
    const audit = (change: Change) => void changes.push(change)
    const { actor, params, query, body, cookie, client } = before
    const write = writeCall(installation, { db: tx, actor, audit, jobs: jobs.inTransaction(tx) })
    const call: Call<unknown, unknown, unknown> = { ...write, params, query, body, cookie, client }
    return { call, changes }
  }

  async function performRoute(operation: Operation, caller: Caller, input: Input): Promise<OperationResult<unknown>> {
    const route = routeOf(operation)
    const before = await admitted(operation, caller, input, operation.method === 'GET' ? reads : writesOf(operation))
    if (operation.method === 'GET')
      return operationResult(operation, await route.handle(reading(before, jobs), undefined))
    if (route.ownTransactions)
      return operationResult(operation, await route.handle(reading(before, jobs), transactionsOf(operation, caller)))
    const prepared = await route.prepare(before)
    try {
      return await retried(() => write(route, caller, input, before, prepared))
    } catch (error) {
      await (prepared as Partial<AsyncDisposable> | undefined)?.[Symbol.asyncDispose]?.()
      throw error
    }
  }

  async function write(
    route: Route,
    caller: Caller,
    input: Input,
    before: Before<unknown, unknown, unknown>,
    prepared: unknown,
  ): Promise<OperationResult<unknown>> {
    const { operation } = route
    const { actor } = caller
    const request = await idempotentRequest(operation, caller, input, installation)
    return committed(
      enteringTransaction(writesOf(operation), installation.signing, async (tx) => {
        const stored = request && (await claimKey(tx, request))
        if (stored) return stored
        const { call, changes } = writing(before, tx)
        const done = await route
          .handle(call, prepared)
          .then((result) => operationResult(operation, result), committedFailure)
        // A write without an account that touched no record, such as renewing an access token, is no news.
        if ((changes.length > 0 || actor.accountId !== null) && !operation.anonymous)
          await writeAudit(tx, actor, operation.name, changes, sourceOf(caller))
        if (request && done instanceof Failure) await releaseKey(tx, request)
        else if (request && !(done instanceof Failure)) await storeAnswer(tx, request, operation, done)
        return done
      }),
    )
  }

  /** Transactions of one operation that opens its own. */
  function transactionsOf(operation: Operation, caller: Caller): RunTransaction {
    const context = { actor: caller.actor, operation: operation.name, source: sourceOf(caller) }
    const on = { installation, db: writesOf(operation), jobs }
    return (work) => retried(() => inAuditedTransaction(on, context, work))
  }

  return { perform: perform as Pipeline['perform'], performTogether }
}

const sourceOf = ({ requestId, client }: Caller) => ({ requestId, address: client.address })

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

async function committed<T>(outcome: Promise<T | Failure>): Promise<T> {
  const done = await outcome
  if (done instanceof Failure) throw done
  return done
}

const parsed = (operation: Operation, input: Input) => ({
  params: parse(operation.params, input.params),
  query: parse(operation.query, input.query),
  body: parse(operation.body, input.body ?? {}),
})

function parse(shape: z.ZodType, value: unknown): unknown {
  const result = compileShape(shape).safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const fields = result.error.issues
    .slice(0, 20)
    .map((one) => ({ field: one.path.join('.'), rule: one.message.slice(0, 200) }))
  fail('request.invalid', { fields }, issue?.path.join('.') || undefined)
}
