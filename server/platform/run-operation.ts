import type { Actor } from './actor.ts'
import { type Change, writeAudit } from './audit.ts'
import type { Database, Db } from './database.ts'
import { Failure, fail, isRetryable } from './failure.ts'
import { claimKey, keepAnswer, releaseKey, withKeptAnswers } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import type { Route } from './operations.ts'
import { allows, allowsService, type Operation } from '#contract/operation.ts'
import { partsOf } from './run-parts.ts'
import { answer, type Incoming, keyOf, type Outgoing, storable } from './outgoing.ts'
import { joined } from './run-together.ts'
import type { z } from 'zod'

const attempts = 4

/**
 * Runs one operation from the permission to the commit; throws a Failure for every expected refusal.
 * Reads run without a transaction. A write that meets a deadlock or a serialisation failure is run again.
 */
export async function runOperation(
  database: Database,
  jobs: Jobs,
  route: Route,
  incoming: Incoming,
): Promise<Outgoing> {
  const { operation } = route
  const { actor } = incoming
  requireAccess(operation, actor)
  if (operation.keyRequired && incoming.idempotencyKey === null) fail('request.keyMissing')
  if (operation.confirmed && !(await incoming.confirmed())) fail('session.confirmFirst')
  const input = {
    params: parse(operation.params, incoming.params),
    query: parse(operation.query, incoming.query),
    body: operation.uploadLimit === null ? parse(operation.body, incoming.body ?? {}) : incoming.body,
  }
  const context = { actor, cookie: incoming.cookie, client: incoming.client, ...input }
  if (operation.method === 'GET') {
    const call = { ...context, db: database.db as never, audit: () => undefined, jobs }
    return answer(route, await route.handle(call, undefined))
  }
  if (route.parts) {
    const call = { ...context, db: database.db as never, audit: () => undefined, jobs }
    return answer(route, await route.handle(call, partsOf(database.db, jobs, operation.name, incoming)))
  }
  const prepared = await route.prepare({ ...context, db: database.db as never })
  const alone = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write(database.db, jobs, route, incoming, context, prepared)
      } catch (error) {
        if (attempt >= attempts || !isRetryable(error)) throw error
      }
    }
  }
  return joined(database.db, jobs, route, { incoming, context, alone })
}

/** Refuses with session.required or permission.missing who may not call this operation. */
export function requireAccess({ access }: Operation, actor: Actor): void {
  const allowed = actor.service
    ? allowsService(access, actor.permissions)
    : allows(access, actor.accountId !== null, actor.permissions)
  if (!allowed) fail(actor.accountId === null ? 'session.required' : 'permission.missing')
}

async function write(
  db: Db,
  jobs: Jobs,
  route: Route,
  incoming: Incoming,
  context: object,
  prepared: unknown,
): Promise<Outgoing> {
  const { operation } = route
  const { actor, requestId, client } = incoming
  const outcome = await db.transaction().execute(async (tx) => {
    const request = keyOf(operation, incoming)
    const before = request && (await claimKey(tx, request))
    if (before) return { ...before, replayed: true }
    const changes: Change[] = []
    const call = { ...context, db: tx, audit: (change: Change) => void changes.push(change), jobs: jobs.within(tx) }
    const outgoing = await route.handle(call as never, prepared).then((result) => answer(route, result), kept)
    // A write by nobody in particular that touched no record, such as renewing an access token, is no news.
    const news = (changes.length > 0 || actor.accountId !== null) && !operation.anonymous
    const stored = operation.secret ? null : storable(outgoing)
    if (news) {
      // In one statement: locks the handler took last, such as the ledger's, are held until this is done.
      const target = withKeptAnswers(tx, request && stored ? [{ request, stored }] : [])
      await writeAudit(target, actor, operation.name, changes, { requestId, address: client.address })
    } else if (request && stored) await keepAnswer(tx, { request, stored })
    if (outgoing instanceof Failure && request) await releaseKey(tx, request)
    return outgoing
  })
  if (outcome instanceof Failure) throw outcome
  return outcome
}

/** A refusal whose writes stay becomes the transaction's result, so that it commits; any other failure goes on. */
function kept(thrown: unknown): Failure {
  if (thrown instanceof Failure && thrown.keeps) return thrown
  throw thrown
}

function parse(shape: z.ZodType, value: unknown): unknown {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const fields = parsed.error.issues
    .slice(0, 20)
    .map((one) => ({ field: one.path.join('.'), rule: one.message.slice(0, 200) }))
  fail('request.invalid', { fields }, issue?.path.join('.') || undefined)
}
