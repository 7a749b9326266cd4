import { answerOf, KeywerkError } from './keywerk-error.ts'
import { type Operations, operations } from './operations.gen.ts'
import { type AnswerKeys, requireSignature, signingKeyOf } from './signature.ts'

export interface ClientOptions {
  /** Where the portal is: `https://portal.example`. */
  url: string
  /** A service account's key, `kwk_…`. */
  key: string
  /** The public keys of signed answers. Without them they are fetched, over the same connection: pin them where that is not enough. */
  answerKeys?: AnswerKeys
  /** How often a call is sent in all, when it was not answered or the server was busy. Repeating it does nothing twice. Default 4. */
  tries?: number
  /** Milliseconds one try may take. Default 15,000. */
  timeout?: number
  fetch?: typeof fetch
}

export interface CallOptions {
  /** Names the call, so that it does nothing twice even when the program is started again. Default: a random one. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The calls of the licence API, by name. Each resolves to its answer or throws a KeywerkError. */
export type Client = {
  [Name in keyof Operations]: (
    input: Operations[Name]['input'],
    options?: CallOptions,
  ) => Promise<Operations[Name]['output']>
}

interface Route {
  method: string
  path: string
  keyRequired: boolean
  signed: boolean
  /** Where files stand in its answer. */
  files: readonly string[]
}

/** A client of one portal. Signed answers are verified before they are handed over. */
export function keywerk(options: ClientOptions): Client {
  let keys: Promise<AnswerKeys> | null = options.answerKeys ? Promise.resolve(options.answerKeys) : null
  const answerKeys = () =>
    (keys ??= send(options, operations.listAnswerKeys, {}, {})
      .then(({ text }) => JSON.parse(text) as AnswerKeys)
      .catch((error: unknown) => {
        keys = null
        throw error
      }))
  /** The keys for an answer: one that is signed with another by now has them asked for again, but for pinned ones. */
  const keysFor = async (response: Response) => {
    const known = await answerKeys()
    if (options.answerKeys || known.keys.some(({ kid }) => kid === signingKeyOf(response))) return known
    keys = null
    return answerKeys()
  }
  const calls = Object.entries(operations).map(([name, route]) => [
    name,
    async (input: Record<string, unknown>, call: CallOptions = {}) => {
      const sent = requestOf(options, route, input, call)
      const { response, text } = await send(options, route, sent, call)
      if (route.signed) await requireSignature(sent, response, text, await keysFor(response))
      return withBytes(JSON.parse(text), route.files)
    },
  ])
  return Object.fromEntries(calls) as Client
}

interface Whole {
  response: Response
  text: string
}

interface Sent {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | null
}

function requestOf(options: ClientOptions, route: Route, input: Record<string, unknown>, call: CallOptions): Sent {
  const rest = { ...input }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const write = route.method !== 'GET'
  return {
    method: route.method,
    url: new URL(`/api${path}`, options.url),
    headers: {
      authorization: `Bearer ${options.key}`,
      'keywerk-nonce': crypto.randomUUID(),
      ...(write && { 'content-type': 'application/json' }),
      ...(route.keyRequired && { 'idempotency-key': call.idempotencyKey ?? crypto.randomUUID() }),
    },
    body: write ? JSON.stringify(rest, inBase64) : null,
  }
}

/** Files are bytes for the program and base64 in JSON. A Buffer becomes an object before a replacer sees it, so its holder is asked. */
function inBase64(this: unknown, name: string, value: unknown): unknown {
  const given = (this as Fields)[name]
  return given instanceof Uint8Array ? base64Of(given) : value
}

function withBytes(answer: unknown, files: readonly string[]): unknown {
  for (const path of files) {
    const names = path.split('.')
    const last = names.pop()!
    const holder = names.reduce<Fields | undefined>((at, name) => at?.[name] as Fields | undefined, answer as Fields)
    const file = holder?.[last]
    if (holder && typeof file === 'string') holder[last] = bytesOf(file)
  }
  return answer
}

type Fields = Record<string, unknown>

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

function base64Of(bytes: Uint8Array): string {
  let text = ''
  // As many at a time as a call may have arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** Sends until there is a whole answer that says something; what was refused is thrown. */
async function send(
  options: ClientOptions,
  route: Route,
  given: Sent | Record<string, never>,
  { signal }: CallOptions,
): Promise<Whole> {
  const sent = 'url' in given ? (given as Sent) : requestOf(options, route, {}, {})
  const { tries = 4, timeout = 15_000 } = options
  for (let attempt = 1; ; attempt++) {
    const limits = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]
    const answered = await (options.fetch ?? fetch)(sent.url, {
      method: sent.method,
      headers: sent.headers,
      body: sent.body,
      redirect: 'error',
      signal: AbortSignal.any(limits),
    })
      // One that breaks off in the middle is none.
      .then(async (response) => (response.ok ? { response, text: await response.text() } : answerOf(response)))
      .catch((cause: unknown) => new KeywerkError('client.unreachable', 0, String(cause)))
    if (!(answered instanceof KeywerkError)) return answered
    const again = answered.status === 0 || answered.status === 429 || answered.status >= 500
    if (!again || attempt >= tries || signal?.aborted) throw answered
    await pause(answered.retryAfter ?? 250 * 2 ** attempt, signal)
    if (signal?.aborted) throw answered
  }
}

/** Waits so many milliseconds, or until the caller gives up. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
