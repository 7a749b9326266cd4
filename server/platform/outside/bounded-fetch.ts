/** Why a system outside gave no answer one can use. */
type OutsideReason = 'timeout' | 'unreachable' | 'badAnswer' | 'away'

/**
 * A call that failed for a reason outside; `seconds` until it makes sense to try again, where that is known, and what
 * the system said of it.
 */
export class OutsideError extends Error {
  readonly reason: OutsideReason
  readonly seconds: number
  readonly said: Buffer

  constructor(reason: OutsideReason, seconds = 0, said: Buffer = Buffer.alloc(0)) {
    super(reason)
    this.said = said
    this.reason = reason
    this.seconds = seconds
  }
}

export interface BoundedAnswer {
  status: number
  bytes: Buffer
}

interface Options {
  headers: Record<string, string>
  signal: AbortSignal
  /** Bytes; an answer that has more is cut off and refused. */
  limit: number
}

/** Bytes of a refusal that are read for what it says. */
const saidLimit = 4096

/**
 * Reads an address: no redirects, no more bytes than allowed, no longer than the signal. Throws OutsideError, also for
 * answers 5xx and 429.
 */
export async function fetchBounded(url: URL, { headers, signal, limit }: Options): Promise<BoundedAnswer> {
  const failed = (): never => {
    throw new OutsideError(signal.aborted ? 'timeout' : 'unreachable')
  }
  // Compressed answers could grow far beyond what was sent.
  const sent = { ...headers, 'accept-encoding': 'identity' }
  const response = await fetch(url, { headers: sent, signal, redirect: 'manual' }).catch(failed)
  const { status, body } = response
  const refused = status >= 500 || status === 429 ? 'unreachable' : status >= 300 && status < 400 ? 'badAnswer' : null
  const tooLarge = Number(response.headers.get('content-length') ?? 0) > limit
  // Pages of a proxy and redirects say nothing to people: only what is JSON is waited for.
  if (refused && body && /\bjson\b/.test(response.headers.get('content-type') ?? ''))
    throw new OutsideError(refused, 0, await readAtMost(body, saidLimit).catch(() => Buffer.alloc(0)))
  if (refused || tooLarge) {
    await body?.cancel().catch(() => undefined)
    throw new OutsideError(refused ?? 'badAnswer')
  }
  return { status, bytes: body ? await readAtMost(body, limit).catch(rethrow(failed)) : Buffer.alloc(0) }
}

const rethrow =
  (failed: () => never) =>
  (thrown: unknown): never => {
    if (thrown instanceof OutsideError) throw thrown
    return failed()
  }

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the connection.
  for await (const chunk of body) {
    size += chunk.length
    if (size > limit) throw new OutsideError('badAnswer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
