import { readFileSync } from 'node:fs'
import { isRecord } from '#platform/record.ts'
import type { CallOfFamily } from '../call.ts'
import { calls } from '../calls.ts'
import { documentedFields } from './documented-fields.ts'
import { plain, recordedRows, schemaOf } from './recorded-answers.ts'
import { withoutEffectOf } from './without-effect.ts'

/** A field of a query or a body. */
export interface Field {
  name: string
  required: boolean
  schema: object
  /** Why it decides nothing; undefined where it does. */
  withoutEffect: string | undefined
}

type Names = Record<string, { query: string[]; body: string[] }>
const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Names

/** What calls look at, what they cannot do without and sample values, as the tests found them. */
interface Found {
  readNames: Names
  requiredNames: Names
  samples: ReadonlyMap<string, unknown>
}
let stored: Found | undefined
/** Read when the fields of a call are first asked for. */
const found = (): Found =>
  (stored ??= { readNames: read('read-names'), requiredNames: read('required'), samples: samplesByName() })

/** The fields of a call: those it looks at, and those the documents name. */
export function fieldsOf(call: CallOfFamily): { query: Field[]; body: Field[] } {
  const name = `${call.method} ${call.path}`
  const { query = [], body = [] } = found().readNames[name] ?? {}
  const required = found().requiredNames[name]
  const described = (part: 'query' | 'body', names: Iterable<string>): Field[] =>
    [...once(names)].map((field) => ({
      name: field,
      required: required?.[part].includes(field) ?? false,
      schema: schemaOf(sampleOf(call, part, field)),
      withoutEffect: reasonOf(call.path, field),
    }))
  const ownBody = call.method === 'POST' ? [...namesIn(call.example.body), ...body, ...documentedFields(name)] : []
  return {
    query: described('query', [...namesIn(call.example.query), ...query]),
    body: typeof call.takes === 'object' ? [] : described('body', ownBody),
  }
}

/** Each name once, however it is written; the first spelling counts. */
function once(names: Iterable<string>): Iterable<string> {
  const known = new Map<string, string>()
  for (const name of names) if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), name)
  return known.values()
}

const namesIn = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : [])

const reasonOf = (path: string, field: string): string | undefined =>
  withoutEffectOf(path).find(({ fields }) => fields.includes(field))?.why

/** Values of fields in examples, requests and answers, by name. */
function samplesByName(): Map<string, unknown> {
  const samples = new Map<string, unknown>()
  for (const { example } of calls) for (const part of [example.query, example.body]) noteSamples(samples, part)
  for (const { query, body, answer } of recordedRows())
    for (const part of [query, body, answer]) noteSamples(samples, plain(part))
  return samples
}

function noteSamples(samples: Map<string, unknown>, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) noteSamples(samples, one)
  if (!isRecord(value)) return
  for (const [name, one] of Object.entries(value)) {
    const key = name.toLowerCase()
    if (!samples.has(key) && one !== null && one !== '') samples.set(key, one)
    noteSamples(samples, one)
  }
}

function sampleOf({ example }: CallOfFamily, part: 'query' | 'body', field: string): unknown {
  const own = example[part]
  if (isRecord(own) && own[field] !== undefined) return own[field]
  const known = found().samples.get(field.toLowerCase())
  // A query is text.
  if (part === 'query') return typeof known === 'string' ? known : ''
  return known ?? ''
}
