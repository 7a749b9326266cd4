import { setImmediate as nextTurn } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { Failure } from '../operations/failure.ts'
import { messageOf } from '../record.ts'

interface WorkLimits {
  /** Threads of a process that do this work, each one piece at a time. */
  threads: number
  /** Milliseconds of a piece from its beginning; then its thread is ended. */
  milliseconds: number
  /** Megabytes of a thread's heap. What lies outside of it, such as buffers, is bounded by what a piece may be given. */
  megabytes: number
  /** Pieces of one account that may wait while another of it is worked on. */
  waitingOfOne: number
  /** Pieces that may wait in all. */
  waiting: number
}

/** The work took too long or too much memory, or threw: whatever did that was in what it was given. */
export class WorkEnded extends Error {}

/**
 * Has one piece of work done for an account. Buffers in `moved` are the thread's from then on. Refuses with server.busy
 * what comes while too much waits; throws WorkEnded for a piece that came to no end within its limits.
 */
type RunWork<Input, Output> = (account: string, input: Input, moved?: ArrayBuffer[]) => Promise<Output>

interface Piece {
  begin: () => void
}

/** Seconds without work after which a thread ends and its memory is free again. */
const idleSeconds = 10

/**
 * Threads that do what a module's default export does, within limits. Of each account one piece is worked on at a time,
 * and accounts alternate, so that none waits for all that another sent.
 */
export function workerPool<Input, Output>(module: URL, limits: WorkLimits): RunWork<Input, Output> {
  let pool: Piscina<Input, Output> | undefined
  const running = new Set<string>()
  // In the order in which accounts have their turn.
  const waiting = new Map<string, Piece[]>()

  function next(): void {
    if (running.size >= limits.threads) return
    for (const [account, pieces] of waiting) {
      if (running.has(account)) continue
      const piece = pieces.shift()
      if (pieces.length === 0) waiting.delete(account)
      if (!piece) continue
      running.add(account)
      piece.begin()
      return next()
    }
  }

  async function turnOf(account: string): Promise<void> {
    const own = waiting.get(account) ?? []
    const all = [...waiting.values()].reduce((sum, pieces) => sum + pieces.length, 0)
    if (own.length >= limits.waitingOfOne || all >= limits.waiting) throw new Failure('server.busy')
    await new Promise<void>((begin) => {
      own.push({ begin })
      waiting.set(account, own)
      next()
    })
  }

  return async (account, input, moved = []) => {
    await turnOf(account)
    const late = AbortSignal.timeout(limits.milliseconds)
    try {
      pool ??= open<Input, Output>(module, limits)
      return await pool.run(input, { signal: late, transferList: moved })
    } catch (error) {
      throw new WorkEnded(late.aborted ? 'It took too long' : messageOf(error), { cause: error })
    } finally {
      running.delete(account)
      const others = waiting.get(account)
      // Behind those who came meanwhile.
      if (others && waiting.delete(account)) waiting.set(account, others)
      next()
    }
  }
}

function open<Input, Output>(module: URL, { threads, megabytes }: WorkLimits): Piscina<Input, Output> {
  const pool = new Piscina<Input, Output>({
    filename: module.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleSeconds * 1000,
    // Those who wait for a page come first (on Linux; elsewhere it has no effect).
    niceIncrement: 3,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  })
  // A thread that breaks while it has nothing to do is replaced when there is.
  pool.on('error', () => undefined)
  return pool
}

/** What is copied at once. */
const piece = 4 * 1024 * 1024

/** The same bytes where threads read them without a copy of their own; copied in pieces, so that others are answered meanwhile. */
export async function sharedBytes(bytes: Uint8Array): Promise<Uint8Array<SharedArrayBuffer>> {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  for (let from = 0; from < bytes.length; from += piece) {
    shared.set(bytes.subarray(from, from + piece), from)
    if (from + piece < bytes.length) await nextTurn()
  }
  return shared
}
