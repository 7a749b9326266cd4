import cluster, { type Worker } from 'node:cluster'
import { fail } from '../operations/failure.ts'

/** One budget to look at: whose it is, within which kind, and whether something is taken from it. */
export interface Ask {
  kind: string
  key: string
  take: boolean
}

/** What is used of a budget, and milliseconds until it begins anew. */
export interface CounterState {
  current: number
  ttl: number
}

/** Counts what strangers and accounts do within a minute; the processes of one machine count together. */
export type Budgets = (asks: readonly Ask[]) => Promise<CounterState[]>

interface Question {
  question: number
  asks: readonly Ask[]
}
interface Reply {
  reply: number
  used: CounterState[]
}

const window = 60_000
/** Budgets remembered of a kind: enough that nobody pushes a used-up one out of memory by naming others. */
const remembered = 50_000
/** Milliseconds the first process has to answer; without it each counts for itself. */
const patience = 2000

/** Budgets counted in this process. */
export function budgetsOfOne(now: () => number = Date.now): (asks: readonly Ask[]) => CounterState[] {
  const kinds = new Map<string, Map<string, { current: number; until: number }>>()
  const look = ({ kind, key, take }: Ask): CounterState => {
    const known = kinds.get(kind) ?? new Map<string, { current: number; until: number }>()
    kinds.set(kind, known)
    const time = now()
    const found = known.get(key)
    const budget = found && found.until > time ? found : { current: 0, until: time + window }
    if (take) {
      budget.current++
      // The last used stand at the end; the first are forgotten.
      known.delete(key)
      known.set(key, budget)
      if (known.size > remembered) known.delete(known.keys().next().value!)
    }
    return { current: budget.current, ttl: budget.until - time }
  }
  return (asks) => asks.map((ask) => look(ask))
}

/** The budgets a server process counts with: its own, or in one of several those of the first. */
export function openBudgets(): Budgets {
  const own = budgetsOfOne()
  if (!cluster.isWorker) return async (asks) => own(asks)
  const open = new Map<number, (used: CounterState[]) => void>()
  let asked = 0
  process.on('message', (message: Partial<Reply>) => {
    if (message.reply === undefined) return
    open.get(message.reply)?.(message.used!)
    open.delete(message.reply)
  })
  return (asks) =>
    new Promise((done) => {
      const question = ++asked
      const alone = setTimeout(() => {
        open.delete(question)
        done(own(asks))
      }, patience)
      open.set(question, (used) => {
        clearTimeout(alone)
        done(used)
      })
      process.send!({ question, asks } satisfies Question)
    })
}

/** Lets the processes this one started count together. */
export function shareBudgets(): (worker: Worker) => void {
  const budgets = budgetsOfOne()
  return (worker) =>
    void worker.on('message', ({ question, asks }: Partial<Question>) => {
      if (question !== undefined && worker.isConnected())
        // One that dies just now misses no answer.
        worker.send({ reply: question, used: budgets(asks!) } satisfies Reply, () => undefined)
    })
}

/** Counts a costly call of an account or address within the minute; refuses with request.tooMany once `most` are used. */
export async function takeCostly(budgets: Budgets, kind: string, key: string, most: number): Promise<void> {
  const [used] = await budgets([{ kind: `costly ${kind}`, key, take: true }])
  if (used!.current > most) fail('request.tooMany', { seconds: Math.ceil(used!.ttl / 1000) })
}

/** The store of the rate limit of requests, in the shape its plugin wants. */
export function storeOf(budgets: Budgets): new () => object {
  type Done = (error: unknown, used?: CounterState) => void
  const look = (key: string, take: boolean, done: Done) =>
    void budgets([{ kind: 'requests', key, take }]).then(([used]) => done(null, used), done)
  return class {
    incr(key: string, done: Done) {
      look(key, true, done)
    }
    read(key: string, done: Done) {
      look(key, false, done)
    }
    child() {
      return this
    }
  }
}
