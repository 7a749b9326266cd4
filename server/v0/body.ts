import type { FastifyRequest } from 'fastify'
import { fail, Failure } from '#platform/operations/failure.ts'
import { readForm } from '#platform/http/read-form.ts'
import { readJson } from '#platform/http/read-json.ts'
import { readBytes, withUtf8Escapes } from './encoding.ts'
import { isRecord } from '#platform/record.ts'

/** Bytes a body may have. */
export const bodyLimit = 256 * 1024

type Fields = Readonly<Record<string, unknown>>

/**
 * The objects in a body, at most `most`: JSON, base64 of JSON (as text, as a JSON string, or where a form is expected),
 * or a form. Names are read in lower case, since the documents vary in spelling; a name that comes twice is refused.
 */
export function readRows({ body, headers }: FastifyRequest, most: number): Fields[] {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  if (bytes.length === 0) return [{}]
  const text = readBytes(bytes).trim()
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') && /^[^{["].*=/s.test(text)
  const value = isForm ? readFormBody(text) : readValue(text)
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  if (rows.length === 0 || rows.length > most) fail('request.invalid')
  return rows.map((one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) fail('request.invalid')
    return namesInLowerCase(Object.entries(one))
  })
}

/** Query parameters, read like the names of a body. */
export const readQuery = ({ query, url }: Pick<FastifyRequest, 'query' | 'url'>): Readonly<Record<string, string>> => {
  const sent = url.slice(url.indexOf('?') + 1)
  const readable = withUtf8Escapes(sent)
  if (readable !== sent) return readFields(sent)
  const entries = Object.entries(isRecord(query) ? query : {})
  return namesInLowerCase(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : fail('request.invalid')]),
  )
}

/** Many programs announce a form whatever they send: the padding of base64 looks like one field without a value. */
function readFormBody(text: string): unknown {
  return (text.includes('&') ? undefined : tryBase64(text)) ?? readFields(text)
}

function readFields(text: string): Readonly<Record<string, string>> {
  // First unchanged, which refuses too many fields before each of them is decoded.
  const fields = readForm(text)
  const readable = withUtf8Escapes(text)
  return namesInLowerCase([...(readable === text ? fields : readForm(readable))])
}

function readValue(text: string): unknown {
  const value = /^[{["]/.test(text) ? readJson(text) : readBase64(text)
  return typeof value === 'string' ? readBase64(value) : value
}

/** JSON in base64: once. What is encoded twice is no object and refused. */
const readBase64 = (text: string): unknown => tryBase64(text) ?? fail('request.invalid')

/** The same; undefined where the text is something else. */
function tryBase64(text: string): unknown {
  const base64 = text.includes('%') ? unescaped(text) : text
  if (!/^[\w+/\s-]+={0,2}\s*$/.test(base64)) return undefined
  // Decoding a form makes blanks of each plus; where blanks only wrap the text they are none.
  const spellings = base64.includes(' ') ? [base64.replaceAll(' ', '+'), base64] : [base64]
  for (const spelling of spellings) {
    const json = readBytes(Buffer.from(spelling, 'base64'))
    if (!/^\s*[{["]/.test(json)) continue
    try {
      return readJson(json)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
  return undefined
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function namesInLowerCase<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const fields = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
  return fields.size === entries.length ? Object.fromEntries(fields) : fail('request.invalid')
}
