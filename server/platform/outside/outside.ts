import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel'
import { type BoundedAnswer, fetchBounded, OutsideError } from './bounded-fetch.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { recordSpan } from '../traces/span.ts'

export interface Outside {
  /**
   * Reads an address of the system and lets `read` make sense of the answer; what it throws as OutsideError counts as
   * a failure of the system. Tries again what was not answered, and asks nothing while the system is taken for away.
   * Throws OutsideError.
   */
  get<T>(call: string, url: URL, deadline: AbortSignal, read: (answer: BoundedAnswer) => T): Promise<T>
  /** The same for systems that a client of their own speaks to: `work` throws OutsideError where the system failed. */
  ask<T>(call: string, deadline: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** When all calls for one request must be answered by. */
  deadline(): AbortSignal
  /** Seconds until it is called again; null while it is in use. */
  retryIn(): number | null
}

interface Options {
  /** Names it in the metrics: `crm`. */
  system: string
  headers?: Record<string, string>
  metrics: Pick<Metrics, 'outside'>
  /** Milliseconds for all calls of one request, further tries included. */
  within?: number
  /** Milliseconds a system that failed is left alone. */
  pause?: number
  /** Bytes an answer may have. */
  limit?: number
}

const failuresToBreak = 5
const atOnce = 16

/**
 * A system outside that may be slow, broken or gone without anything of ours waiting for it: a deadline, bounded
 * answers, further tries for what was not answered, a circuit breaker, and a bound on calls at once. Hold no database
 * connection or transaction around it.
 */
export function outside({
  system,
  headers = {},
  metrics,
  within = 9_500,
  pause = 30_000,
  limit = 5 * 1024 * 1024,
}: Options): Outside {
  let openedAt = 0
  const breaker = circuitBreaker(handleType(OutsideError), {
    halfOpenAfter: pause,
    breaker: new ConsecutiveBreaker(failuresToBreak),
  })
  breaker.onBreak(() => {
    openedAt = Date.now()
  })
  const tries = retry(
    handleType(OutsideError, ({ reason }) => reason === 'unreachable'),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }) },
  )
  const policy = wrap(tries, breaker, bulkhead(atOnce, 4 * atOnce))
  const retryIn = () =>
    breaker.state === CircuitState.Open ? Math.max(1, Math.ceil((openedAt + pause - Date.now()) / 1000)) : null

  const ask: Outside['ask'] = (call, deadline, work) => {
    const facts = { 'keywerk.system': system, 'keywerk.call': call }
    return recordSpan(
      () => ({ name: `${system} ${call}`, kind: 'client', facts }),
      () => bounded(call, deadline, work),
    )
  }

  const bounded: Outside['ask'] = async (call, deadline, work) => {
    const from = performance.now()
    const end = (outcome: string) => metrics.outside(system, call, outcome, performance.now() - from)
    try {
      const asked = policy.execute(({ signal }) => work(signal), deadline)
      const value = await Promise.race([asked, lapsed(deadline)])
      end('ok')
      return value
    } catch (thrown) {
      const error = asOutsideError(thrown, deadline, retryIn)
      // Anything else is what the reader made of an answer that came: a refusal, not a failure of the system.
      end(error instanceof OutsideError ? error.reason : 'refused')
      throw error
    }
  }

  return {
    deadline: () => AbortSignal.timeout(within),
    retryIn,
    ask,
    get: (call, url, deadline, read) =>
      ask(call, deadline, async (signal) => read(await fetchBounded(url, { headers, signal, limit }))),
  }
}

function asOutsideError(thrown: unknown, deadline: AbortSignal, retryIn: () => number | null): unknown {
  if (thrown instanceof OutsideError) return thrown
  if (thrown instanceof BrokenCircuitError) return new OutsideError('away', retryIn() ?? 1)
  if (thrown instanceof BulkheadRejectedError) return new OutsideError('away', 5)
  return deadline.aborted ? new OutsideError('timeout') : thrown
}

// Waiting in a queue for a free place is not ended by the signal; this ends it.
const lapsed = (deadline: AbortSignal): Promise<never> =>
  new Promise((_, failed) => {
    const end = () => failed(new OutsideError('timeout'))
    if (deadline.aborted) end()
    else deadline.addEventListener('abort', end, { once: true })
  })
