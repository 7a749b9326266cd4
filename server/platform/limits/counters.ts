import cluster, { type Worker } from 'node:cluster'
import { fail } from '../operations/failure.ts'

/** One counter to read: whose it is, of which kind, and whether it counts one more. */
interface CounterRequest {
  kind: string
  key: string
  take: boolean
}

/** What was counted, and milliseconds until it begins again. */
export interface CounterState {
  current: number
  ttl: number
}

/** Counts what strangers and accounts do within a minute; the processes of one machine count together. */
export type Counters = (request: CounterRequest) => Promise<CounterState>

interface Question extends CounterRequest {
  question: number
}
interface Reply extends CounterState {
  reply: number
}

const window = 60_000
/** Counters in memory per kind: enough that naming others pushes no used-up one out. */
const remembered = 50_000
/** Milliseconds the first process has to answer; without it each counts for itself. */
const patience = 2000

/** Counters of this process. */
function countersInMemory(now: () => number = Date.now): (request: CounterRequest) => CounterState {
  const kinds = new Map<string, Map<string, { current: number; until: number }>>()
  return ({ kind, key, take }) => {
    const ofKind = kinds.get(kind) ?? new Map<string, { current: number; until: number }>()
    kinds.set(kind, ofKind)
    const time = now()
    const found = ofKind.get(key)
    const counter = found && found.until > time ? found : { current: 0, until: time + window }
    if (take) {
      counter.current++
      // The last used stand at the end; the first are forgotten.
      ofKind.delete(key)
      ofKind.set(key, counter)
      const [first] = ofKind.size > remembered ? ofKind.keys() : []
      if (first !== undefined) ofKind.delete(first)
    }
    return { current: counter.current, ttl: counter.until - time }
  }
}

/** The counters of a server process: its own, or in one of several those of the first. */
export function openCounters(): Counters {
  const own = countersInMemory()
  if (!cluster.isWorker) return async (request) => own(request)
  const open = new Map<number, (state: CounterState) => void>()
  let asked = 0
  process.on('message', (message: Reply | { reply?: undefined }) => {
    if (message.reply === undefined) return
    open.get(message.reply)?.(message)
    open.delete(message.reply)
  })
  return (request) =>
    new Promise((done) => {
      const question = ++asked
      const unanswered = setTimeout(() => {
        open.delete(question)
        done(own(request))
      }, patience)
      open.set(question, (state) => {
        clearTimeout(unanswered)
        done(state)
      })
      process.send?.({ question, ...request } satisfies Question)
    })
}

/** Lets the processes this one started count together. */
export function shareCounters(): (worker: Worker) => void {
  const counters = countersInMemory()
  return (worker) =>
    void worker.on('message', (message: Question | { question?: undefined }) => {
      if (message.question === undefined || !worker.isConnected()) return
      // One that dies just now misses no answer.
      worker.send({ reply: message.question, ...counters(message) } satisfies Reply, () => undefined)
    })
}

/** Counts a costly call of an account or address within the minute; refuses with request.tooMany once `most` are used. */
export async function takeCostly(counters: Counters, kind: string, key: string, most: number): Promise<void> {
  const { current, ttl } = await counters({ kind: `costly ${kind}`, key, take: true })
  if (current > most) fail('request.tooMany', { seconds: Math.ceil(ttl / 1000) })
}

/** The store of the rate limit of requests, in the shape its plugin wants. */
export function rateLimitStore(counters: Counters): new () => object {
  type Done = (error: unknown, state?: CounterState) => void
  const read = (key: string, take: boolean, done: Done) =>
    void counters({ kind: 'requests', key, take }).then((state) => done(null, state), done)
  return class {
    incr(key: string, done: Done) {
      read(key, true, done)
    }
    read(key: string, done: Done) {
      read(key, false, done)
    }
    child() {
      return this
    }
  }
}
