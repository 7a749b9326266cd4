import type { Operation } from '#contract/operation.ts'
import { ApiError } from './api/api-error.ts'
import { confirmFirst } from './api/confirm-first.ts'
import { renew } from './api/renew.ts'
import {
  type AnyInput,
  answerOf,
  type Input,
  newKey,
  type Output,
  request,
  type RequestOptions,
} from './api/request.ts'
import { accessToken } from './api/token.ts'

type Arguments<O extends Operation> =
  {} extends Input<O> ? [input?: Input<O>, sending?: RequestOptions] : [input: Input<O>, sending?: RequestOptions]

/** Runs an operation of the contract on the server. Throws ApiError, and nothing else but an abort. */
export async function call<O extends Operation>(operation: O, ...[input, sending]: Arguments<O>): Promise<Output<O>> {
  return answerOf<O>(await send(operation, input, sending))
}

/** Runs an operation that answers a file and saves it under the name the server gives, which is returned. */
export async function download<O extends Operation>(operation: O, ...[input, sending]: Arguments<O>): Promise<string> {
  const response = await send(operation, input, sending)
  const name = fileName(response.headers.get('content-disposition') ?? '') || operation.name
  save(await response.blob(), name)
  return name
}

/** Runs an operation that answers a file and hands over its bytes, to show them. */
export async function fetchFile<O extends Operation>(operation: O, ...[input, sending]: Arguments<O>): Promise<Blob> {
  return (await send(operation, input, sending)).blob()
}

/** Lets the browser save bytes as a file. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function send(operation: Operation, input: AnyInput = {}, sending: RequestOptions = {}): Promise<Response> {
  // The same key for every try: the server does the work once.
  const once = { ...sending, key: sending.key ?? newKey() }
  if (operation.access === 'public') return request(operation, input, once)
  const token = accessToken()
  if (token && token.staleAt < performance.now()) await renew(token.value)
  const used = accessToken()?.value
  try {
    return await request(operation, input, once)
  } catch (thrown) {
    const code = thrown instanceof ApiError ? thrown.code : undefined
    const expired = code === 'session.expired' || code === 'session.required'
    const mended = expired ? await renew(used) : code === 'session.confirmFirst' && (await confirmFirst())
    if (!mended) throw thrown
    return request(operation, input, once)
  }
}

function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? '')
}
