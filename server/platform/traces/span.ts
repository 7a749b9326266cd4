import { AsyncLocalStorage } from 'node:async_hooks'
import { Failure } from '../operations/failure.ts'
import { OutsideError } from '../outside/bounded-fetch.ts'
import { codeOf } from '../record.ts'

/** What a span says of itself: names and figures, never input or personal data. */
type Facts = Record<string, string | number>

/** `server` answers a request, `consumer` works a job, `client` waits for another system, `internal` is our own. */
type Kind = 'server' | 'consumer' | 'client' | 'internal'

export interface Description {
  name: string
  kind: Kind
  facts: Facts
}

/** A piece of work that is recorded, with those it consists of. */
export interface Span {
  readonly traceId: string
  child(description: Description): Span
  rename(name: string): void
  say(facts: Facts): void
  /** `fault` marks it as failed; a refusal is no fault. */
  end(fault?: boolean): void
}

/** Records what comes from outside: requests, jobs. */
export interface Traces {
  /** A span without a parent, or below the one `traceparent` (W3C) names; null: this one is not recorded. */
  begin(description: Description, traceparent?: string): Span | null
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>
}

const current = new AsyncLocalStorage<Span>()

/** Runs it as part of a span: what it does meanwhile becomes its children. */
export const runInSpan = <T>(span: Span, run: () => T): T => current.run(span, run)

/** The trace the work under way belongs to. */
export const currentTrace = (): string | undefined => current.getStore()?.traceId

/**
 * Records a piece of work where what it belongs to is recorded; else it costs next to nothing. `describe` is called
 * only then; `outcome` says what of the result is recorded.
 */
export function recordSpan<T>(
  describe: () => Description,
  run: () => Promise<T>,
  outcome?: (result: T) => Facts,
): Promise<T> {
  const parent = current.getStore()
  return parent ? runAndEndSpan(parent.child(describe()), run, outcome) : run()
}

/** Runs it as a span that has begun, and ends that. */
export async function runAndEndSpan<T>(span: Span, run: () => Promise<T>, outcome?: (result: T) => Facts): Promise<T> {
  try {
    const result = await current.run(span, run)
    if (outcome) span.say(outcome(result))
    span.end()
    return result
  } catch (error) {
    const { type, fault } = reasonOf(error)
    span.say({ 'error.type': type })
    span.end(fault)
    throw error
  }
}

/** Codes alone: messages may contain input. */
function reasonOf(error: unknown): { type: string; fault: boolean } {
  if (error instanceof Failure) return { type: error.code, fault: error.status >= 500 }
  if (error instanceof OutsideError) return { type: error.reason, fault: true }
  const code = codeOf(error)
  if (/^\w{1,40}$/.test(code)) return { type: code, fault: true }
  return { type: error instanceof Error ? error.constructor.name : 'unknown', fault: true }
}
