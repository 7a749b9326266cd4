import { createConnection, type Socket } from 'node:net'
import { Failure } from '../operations/failure.ts'
import { type KnownKey, type SigningStore, signingMs } from './key-store.ts'
import type { Comparison, LedgerMemory } from './memory/ledger-memory.ts'

interface Waiting {
  done(answer: Answer): void
  failed(error: Error): void
}
interface Answer {
  id: number
  keys?: KnownKey[]
  key?: KnownKey
  signature?: string
  compared?: Comparison
  highest?: number
  error?: string
  /** With the error `contradicts`: why, and where the remembered ledger ends. */
  reason?: string
  entry?: number
}

const longestAnswer = 1024 * 1024
const away = (): Failure => new Failure('licences.signerAway')

/**
 * Keys of a signer process behind a local Unix socket: one JSON object a line, answers by the request's number. One
 * connection serves all; after a failure the next call connects again. Every failure is `licences.signerAway`, but
 * `licences.signerRefuses` where the ledger contradicts what the signer remembers.
 */
export function socketKeys(path: string): SigningStore {
  let open: Connection | null = null
  const ask = async (request: { do: string } & Record<string, unknown>): Promise<Answer> => {
    const used = open && !open.ended ? open : null
    open = used ?? new Connection(path)
    const answer = await open.ask(request).catch((error: unknown) => {
      // The signer was restarted since this connection was used; requesting one signature twice does no harm.
      if (!used || used.late || request.do === 'make') throw error
      if (open === used || !open || open.ended) open = new Connection(path)
      return open.ask(request)
    })
    const { error, reason, entry } = answer
    if (error === 'contradicts') throw new Failure('licences.signerRefuses', { reason, entry })
    if (error !== undefined) throw away()
    return answer
  }
  return {
    memory: memoryBehind(ask),
    list: async () => (await ask({ do: 'keys' })).keys ?? [],
    make: async () => (await ask({ do: 'make' })).key ?? Promise.reject(away()),
    sign: async (keyId, bytes, entry) => {
      const place = entry && { entry: { kind: entry.kind, by: entry.by } }
      const { signature } = await ask({ do: 'sign', keyId, bytes: Buffer.from(bytes).toString('base64'), ...place })
      const raw = new Uint8Array(Buffer.from(signature ?? '', 'base64url'))
      if (raw.length !== 64) throw away()
      return raw
    },
  }
}

const memoryBehind = (ask: (request: { do: string; [name: string]: unknown }) => Promise<Answer>): LedgerMemory => ({
  enter: async (entries) => void (await ask({ do: 'enter', entries })),
  confirm: async (end) => void (await ask({ do: 'confirm', end })),
  compare: async (end) => (await ask({ do: 'compare', end })).compared ?? Promise.reject(away()),
  learn: async (portion) => (await ask({ do: 'learn', ...portion })).highest ?? Promise.reject(away()),
})

class Connection {
  ended = false
  /** An answer did not come in time. */
  late = false
  readonly #socket: Socket
  readonly #waiting = new Map<number, Waiting>()
  #received = ''
  #next = 1

  constructor(path: string) {
    this.#socket = createConnection(path)
    // A server that stops does not wait for its signer.
    this.#socket.unref()
    this.#socket.setEncoding('utf8')
    this.#socket.on('data', (chunk: string) => this.#take(chunk))
    this.#socket.on('error', () => this.#end())
    this.#socket.on('close', () => this.#end())
  }

  ask(request: object): Promise<Answer> {
    const id = this.#next++
    return new Promise((done, failed) => {
      // A late answer ends the connection: all calls that wait on it fail, and the next one connects again.
      const timer = setTimeout(() => {
        this.late = true
        this.#end()
      }, signingMs)
      const settle = () => {
        clearTimeout(timer)
        this.#waiting.delete(id)
      }
      this.#waiting.set(id, {
        done: (answer) => (settle(), done(answer)),
        failed: (error) => (settle(), failed(error)),
      })
      this.#socket.write(`${JSON.stringify({ id, ...request })}\n`)
    })
  }

  #take(chunk: string): void {
    this.#received += chunk
    if (this.#received.length > longestAnswer) return this.#end()
    const lines = this.#received.split('\n')
    this.#received = lines.pop() ?? ''
    for (const line of lines) {
      const answer = parse(line)
      if (!answer) return this.#end()
      this.#waiting.get(answer.id)?.done(answer)
    }
  }

  #end(): void {
    this.ended = true
    this.#socket.destroy()
    for (const one of this.#waiting.values()) one.failed(away())
  }
}

function parse(line: string): Answer | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && 'id' in value ? (value as Answer) : null
  } catch {
    return null
  }
}
