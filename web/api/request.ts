import type { z } from 'zod'
import type { ErrorAnswer } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import { ApiError } from './api-error.ts'
import { loadErrorTexts } from './error-texts.ts'
import { preview, refusedIn } from './preview.ts'
import { noteServerTime } from './server-clock.ts'
import { accessToken } from './token.ts'

type Part<K extends string, S extends z.ZodType> =
  {} extends z.input<S> ? { [key in K]?: z.input<S> | undefined } : { [key in K]: z.input<S> }

/** What an operation takes: the parts its contract requires. `upload` is the file of operations with an uploadLimit. */
export type Input<O extends Operation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  Part<'body', O['body']> & { upload?: Blob }
export type Output<O extends Operation> = z.output<O['output']>

export interface RequestOptions {
  signal?: AbortSignal
  /** One per user action; the same again when that action is repeated because it is unknown whether it was done. */
  key?: string
  onAnswer?: (response: Response) => void
}

export interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
  upload?: Blob
}

/** Sends one request as things stand: no second try, no new token. Throws ApiError, or an abort. */
export async function request(
  operation: Operation,
  input: AnyInput = {},
  sending: RequestOptions = {},
): Promise<Response> {
  if (refusedIn(preview.get(), operation)) throw new ApiError(403, { code: 'preview.readOnly' })
  const headers = new Headers()
  const token = accessToken()
  if (token) headers.set('authorization', `Bearer ${token.value}`)
  const write = operation.method !== 'GET'
  if (write) headers.set('idempotency-key', sending.key ?? newKey())
  const body = write && operation.method !== 'DELETE' ? (input.upload ?? JSON.stringify(input.body ?? {})) : null
  if (body !== null) headers.set('content-type', input.upload ? 'application/octet-stream' : 'application/json')
  const response = await fetch(address(operation, input), {
    method: operation.method,
    headers,
    body,
    signal: sending.signal ?? null,
  }).catch((thrown: unknown) => {
    // Given up by the caller; one whose time was up had no answer.
    const givenUp = sending.signal?.aborted && (thrown as Error).name !== 'TimeoutError'
    throw givenUp ? thrown : new ApiError(0, { code: 'server.unavailable' })
  })
  noteServerTime(response)
  sending.onAnswer?.(response)
  if (!response.ok) {
    await loadErrorTexts()
    throw await errorOf(response)
  }
  return response
}

/** The JSON an operation answers, or undefined for none. */
export async function answerOf<O extends Operation>(response: Response): Promise<Output<O>> {
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as Output<O>
}

/** A new Idempotency-Key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function address({ path }: Operation, { params, query }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') words.set(name, String(value))
  return `/api${filled}${words.size > 0 ? `?${words}` : ''}`
}

async function errorOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as ErrorAnswer | null
  if (answer?.code) return new ApiError(response.status, answer)
  // Something between here and the server answered, not the server.
  return new ApiError(response.status, { code: response.status >= 502 ? 'server.unavailable' : 'server.failed' })
}
