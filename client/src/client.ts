import { answerOf, KeywerkError } from './keywerk-error.ts'
import { type Operations, operations } from './operations.gen.ts'
import { type AnswerKeys, requireSignature } from './signature.ts'

export interface ClientOptions {
  /** Where the portal is: `https://portal.example`. */
  url: string
  /** A service account's key, `kwk_…`. */
  key: string
  /** The public keys of signed answers. Without them they are fetched once, over the same connection: pin them where that is not enough. */
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
}

/** A client of one portal. Signed answers are verified before they are handed over. */
export function keywerk(options: ClientOptions): Client {
  let keys: Promise<AnswerKeys> | null = options.answerKeys ? Promise.resolve(options.answerKeys) : null
  const answerKeys = () =>
    (keys ??= send(options, operations.listAnswerKeys, {}, {}).then(
      async (response) => (await response.json()) as AnswerKeys,
      (error: unknown) => {
        keys = null
        throw error
      },
    ))
  const calls = Object.entries(operations).map(([name, route]) => [
    name,
    async (input: Record<string, unknown>, call: CallOptions = {}) => {
      const sent = requestOf(options, route, input, call)
      const response = await send(options, route, sent, call)
      const text = await response.text()
      if (route.signed) await requireSignature(sent, response, text, await answerKeys())
      return JSON.parse(text) as unknown
    },
  ])
  return Object.fromEntries(calls) as Client
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
    body: write ? JSON.stringify(rest) : null,
  }
}

/** Sends until there is an answer that says something; what was refused is thrown. */
async function send(
  options: ClientOptions,
  route: Route,
  given: Sent | Record<string, never>,
  { signal }: CallOptions,
): Promise<Response> {
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
    }).catch((cause: unknown) => new KeywerkError('client.unreachable', 0, String(cause)))
    if (answered instanceof Response && answered.ok) return answered
    const error = answered instanceof Response ? await answerOf(answered) : answered
    const again = error.status === 0 || error.status === 429 || error.status >= 500
    if (!again || attempt >= tries || signal?.aborted) throw error
    await new Promise((wait) => setTimeout(wait, error.retryAfter ?? 250 * 2 ** attempt))
  }
}
