import type { FastifyRequest } from 'fastify'
import { fail } from '#platform/operations/failure.ts'
import { readJson } from '#platform/http/read-json.ts'

/** Bytes a body may have. */
export const bodyLimit = 256 * 1024

type Fields = Readonly<Record<string, unknown>>

/**
 * The objects a body holds, at most `most`: JSON, base64 of JSON (as text, or as a JSON string), or a form. Names are
 * read in lower case, since the documents write some of them in more than one way; a name that comes twice is refused.
 */
export function readRows({ body, headers }: FastifyRequest, most: number): Fields[] {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (bytes.length === 0) return [{}]
  const text = bytes.toString('utf8').trim()
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') && text.includes('='))
    return [namesInLowerCase([...new URLSearchParams(text)])]
  const value = decoded(text)
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (rows.length === 0 || rows.length > most) fail('request.invalid')
  return rows.map((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) fail('request.invalid')
    return namesInLowerCase(Object.entries(one))
  })
}

/** Query parameters, read like the names of a body. */
export const readQuery = ({ query }: FastifyRequest): Readonly<Record<string, string>> => {
  const entries = Object.entries(query as Record<string, unknown>)
  return namesInLowerCase(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : fail('request.invalid')]),
  )
}

function decoded(text: string): unknown {
  const value = /^[{["]/.test(text) ? readJson(text) : fromBase64(text)
  return typeof value === 'string' ? fromBase64(value) : value
}

/** JSON in base64: once. What is encoded twice is no object and refused. */
function fromBase64(text: string): unknown {
  if (!/^[A-Za-z0-9+/\s]+={0,2}$/.test(text)) fail('request.invalid')
  return readJson(Buffer.from(text, 'base64').toString('utf8'))
}

function namesInLowerCase<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const fields = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
  return fields.size === entries.length ? Object.fromEntries(fields) : fail('request.invalid')
}
