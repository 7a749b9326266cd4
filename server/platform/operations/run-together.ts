import type { Actor } from './actor.ts'
import { type Change, writeAudits } from './audit.ts'
import type { Db, Tx } from '../database/database.ts'
import { Failure, isLockHeld } from './failure.ts'
import { claimKeys, type IdempotentRequest, type Kept, withKeptAnswers } from './idempotency.ts'
import type { Installation } from '../installation/installation.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { lastOf } from '../database/last-statement.ts'
import { type Before, type Route, type Together, writeWithin } from './operations.ts'
import {
  type Caller,
  idempotentRequest,
  type Input,
  type Performed,
  performed,
  replayed,
  storable,
} from './performed.ts'

/** Calls of one transaction at most. */
const mostTogether = 16

interface Asked {
  caller: Caller
  input: Input
  before: Before<unknown, unknown, unknown>
  /** Does the call in a transaction of its own. */
  alone: () => Promise<Done>
}

type Done = Performed<unknown>

interface Waiting extends Asked {
  about: string
  answered: (done: Done | Promise<Done>) => void
  failed: (thrown: unknown) => void
}

interface Ground {
  installation: Installation
  db: Db
  jobs: Jobs
}

interface Queue {
  running: boolean
  waiting: Waiting[]
}

const queues = new WeakMap<Route, WeakMap<Actor, Queue>>()

/**
 * Runs a call alone when nothing else waits. While others of the same account and operation are under way, those that
 * arrive are collected and done in one transaction: with its answers come all of them or none. When one of them is
 * refused, or anything else undoes the transaction, each is done alone, so that it gets the answer of its own.
 */
export function joined(ground: Ground, route: Route, asked: Asked): Promise<Done> {
  const { together } = route
  const about = together?.about(asked.before) ?? null
  if (!together || about === null) return asked.alone()
  const queue = queueOf(route, asked.caller.actor)
  return new Promise((answered, failed) => {
    queue.waiting.push({ ...asked, about, answered, failed })
    next(queue, (group) => runGroup({ ground, route, together, queue, group })).catch(failed)
  })
}

function queueOf(route: Route, actor: Actor): Queue {
  const ofRoute = queues.get(route) ?? new WeakMap<Actor, Queue>()
  queues.set(route, ofRoute)
  const queue = ofRoute.get(actor) ?? { running: false, waiting: [] }
  ofRoute.set(actor, queue)
  return queue
}

/** One transaction of an account and operation at a time: two would each take half of what waits, and then wait for each other. */
async function next(queue: Queue, run: (group: Waiting[]) => Promise<void>): Promise<void> {
  if (queue.running) return
  queue.running = true
  try {
    while (queue.waiting.length > 0) {
      // Answers of one transaction bring their clients' next calls at the same moment: those are taken together.
      await arrived()
      await run(takeGroup(queue))
    }
  } finally {
    queue.running = false
  }
}

/** Waits until what the network holds by now has been read. */
const arrived = () => new Promise((done) => setImmediate(done))

/** The first calls that are about different things and have different keys; the others stay. */
function takeGroup(queue: Queue): Waiting[] {
  const group: Waiting[] = []
  const taken = new Set<string>()
  queue.waiting = queue.waiting.filter((one) => {
    const marks = [`about ${one.about}`, ...(one.caller.idempotencyKey === null ? [] : [one.caller.idempotencyKey])]
    if (group.length >= mostTogether || marks.some((mark) => taken.has(mark))) return true
    for (const mark of marks) taken.add(mark)
    group.push(one)
    return false
  })
  return group
}

interface Group {
  ground: Ground
  route: Route
  together: Together
  queue: Queue
  group: Waiting[]
}

async function runGroup({ ground, route, together, queue, group }: Group): Promise<void> {
  const each = () =>
    Promise.allSettled(
      group.map(({ alone, answered }) => {
        const done = alone()
        answered(done)
        return done
      }),
    )
  try {
    if (group.length === 1) return group[0]!.answered(await group[0]!.alone())
    const outcomes = await ground.db.transaction().execute((tx) => writeGroup(tx, ground, route, together, group))
    for (const [at, { answered }] of group.entries()) answered(outcomes[at]!)
  } catch (error) {
    // Others hold what all of them need: whoever stands behind has waited as well, and nobody waits twice.
    if (isLockHeld(error) && together.sharedLock) return refuse([...group, ...queue.waiting.splice(0)])(error)
    // Where the connection broke nobody knows what was committed: then nothing is done again.
    if (group.length > 1 && isUndone(error)) await each()
    else refuse(group)(error)
  }
}

const refuse = (group: Waiting[]) => (thrown: unknown) => {
  for (const { failed } of group) failed(thrown)
}

/** A refusal of ours, or an error told by the database itself: the transaction has left nothing. */
const isUndone = (error: unknown): boolean =>
  error instanceof Failure || (error as { severity?: unknown } | null)?.severity === 'ERROR'

async function writeGroup(
  tx: Tx,
  { installation, jobs }: Ground,
  { operation }: Route,
  together: Together,
  group: Waiting[],
): Promise<Done[]> {
  const { actor } = group[0]!.caller
  const requests = await Promise.all(
    group.map(({ caller, input }) => idempotentRequest(operation, caller, input, installation)),
  )
  const members = group.map(({ caller, before }, at) => {
    const changes: Change[] = []
    const audit = (change: Change) => void changes.push(change)
    const { requestId, client, cookie } = caller
    const { params, query, body } = before
    return {
      request: requests[at]!,
      changes,
      source: { requestId, address: client.address },
      call: {
        ...writeWithin(installation, { db: tx, actor, audit, jobs: jobs.within(tx) }),
        params,
        query,
        body,
        cookie,
        client,
      },
    }
  })
  const earlier = await answersBefore(tx, members)
  const open = members.filter((one) => !earlier.has(one))
  const results = open.length === 0 ? [] : await together.handle(open.map(({ call }) => call))
  const done = new Map(open.map((one, at) => [one, performed(operation, results[at])]))
  const kept = open.flatMap<Kept>((one) => {
    const stored = operation.secret ? null : storable(operation, done.get(one)!)
    return one.request && stored ? [{ request: one.request, stored }] : []
  })
  // In one statement: locks that were taken last, such as the ledger's, are held until this is done.
  if (open.length > 0) await writeAudits(withKeptAnswers(lastOf(tx), kept), actor, operation.name, open)
  return members.map((one) => earlier.get(one) ?? done.get(one)!)
}

async function answersBefore<Member extends { request: IdempotentRequest | null }>(
  tx: Tx,
  members: readonly Member[],
): Promise<Map<Member, Done>> {
  const keyed = members.filter(({ request }) => request !== null)
  const stored =
    keyed.length === 0
      ? []
      : await claimKeys(
          tx,
          keyed.map(({ request }) => request!),
        )
  return new Map(keyed.flatMap((one, at) => (stored[at] ? [[one, replayed(stored[at])] as const] : [])))
}
