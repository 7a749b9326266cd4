import { pipeline, Readable, Transform } from 'node:stream'
import { fail } from '../operations/failure.ts'
import { OutsideError } from './bounded-fetch.ts'
import { codeOf } from '../record.ts'

/** AWS answered and said no: `code` is its own name for it, such as `ResourceNotAvailableException`. */
export class AwsRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Bytes of an answer, and of an object that is read as it comes. */
const limits = { answer: 5 * 1024 * 1024, object: 8 * 1024 ** 3 }
/** Milliseconds a stream may say nothing. */
const silence = 30_000

interface Stack {
  add(
    middleware: (
      next: (args: never) => Promise<{ response: unknown; output: unknown }>,
      context: { commandName?: string },
    ) => (args: never) => Promise<unknown>,
    options: { step: 'deserialize'; priority: 'low'; name: string },
  ): void
}

/** Cuts off answers of a client that are longer than they may be or stop in the middle. */
export function boundAnswers(client: { middlewareStack: unknown }): void {
  const stack = client.middlewareStack as Stack
  stack.add(
    (next, context) => async (args) => {
      const result = await next(args)
      const response = result.response as { body?: unknown }
      if (response.body instanceof Readable)
        response.body = bounded(response.body, limits[context.commandName === 'GetObjectCommand' ? 'object' : 'answer'])
      return result
    },
    { step: 'deserialize', priority: 'low', name: 'boundAnswers' },
  )
}

function bounded(body: Readable, limit: number): Readable {
  let size = 0
  const stalled = () => through.destroy(new OutsideError('timeout'))
  let timer = setTimeout(stalled, silence)
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      timer.refresh()
      size += chunk.length
      if (size > limit) done(new OutsideError('badAnswer'))
      else done(null, chunk)
    },
  })
  pipeline(body, through, () => clearTimeout(timer))
  return through
}

interface AwsError {
  name?: string
  message?: string
  $fault?: string
  $metadata?: { httpStatusCode?: number; clockSkewCorrected?: boolean }
}

const throttled = /Throttl|TooManyRequests|RequestLimitExceeded|LimitExceededException$|SlowDown/
// The client sets its clock by the answer; the next try is right.
const clockOff = /^(RequestTimeTooSkewed|RequestExpired|RequestInTheFuture|InvalidSignatureException)$/

const connectionLost = /^(ECONN|EPIPE|ERR_STREAM_PREMATURE_CLOSE)/

/**
 * What a client threw, as the rest of the portal knows it: OutsideError or AwsRefusal. `clockSet`: another call's answer
 * set the client's clock while this one was under way.
 */
export function asAwsError(thrown: unknown, signal: AbortSignal, clockSet: boolean): unknown {
  if (thrown instanceof OutsideError || thrown instanceof AwsRefusal) return thrown
  if (signal.aborted) return new OutsideError('timeout')
  const { name = '', message = '', $fault, $metadata } = thrown as AwsError
  const status = $metadata?.httpStatusCode
  if (connectionLost.test(codeOf(thrown))) return new OutsideError('unreachable')
  if (status === 429 || (status ?? 0) >= 500 || throttled.test(name)) return new OutsideError('unreachable')
  if (clockOff.test(name))
    return $metadata?.clockSkewCorrected || clockSet ? new OutsideError('unreachable') : new AwsRefusal(name, message)
  if (name === 'SyntaxError' || (status !== undefined && status < 300)) return new OutsideError('badAnswer')
  if (status !== undefined && $fault === 'client' && name !== '' && name !== 'Unknown')
    return new AwsRefusal(name, message)
  return new OutsideError(status === undefined ? 'unreachable' : 'badAnswer')
}

/** For the `.catch` of a call: says what became of it in a code of the API; anything else goes on. */
export function refusedByAws(thrown: unknown): never {
  if (thrown instanceof AwsRefusal) return fail('aws.refused', { reason: thrown.code })
  if (!(thrown instanceof OutsideError)) throw thrown
  return fail(`aws.${thrown.reason}`, thrown.reason === 'away' ? { seconds: thrown.seconds } : undefined)
}
