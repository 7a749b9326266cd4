import { readdirSync, readFileSync } from 'node:fs'
import { isRecord } from '#platform/record.ts'
import { someId } from '../calls/words.ts'

interface Recorded {
  call: string
  query?: Record<string, string>
  body?: unknown
  status: number
  answer: unknown
}

const folder = new URL('../recorded/', import.meta.url)
let recorded: readonly Recorded[] | undefined

/** Requests of older programs with what they were answered in the tests; read when they are first asked for. */
export const recordedRows = (): readonly Recorded[] =>
  (recorded ??= readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded[],
  ))

/** What a call was answered in the tests: an answer as an example, and every status it was seen with. */
export interface RecordedAnswers {
  /** Undefined where no answer of the kind was recorded. */
  example: unknown
  statuses: readonly number[]
}

/** The recorded answers of a call, such as `GET /contact`. */
export function answersOf(call: string): RecordedAnswers {
  const own = recordedRows().filter((row) => row.call === call)
  const statuses = [...new Set(own.map(({ status }) => status))].toSorted((a, b) => a - b)
  return { example: plain(own.find(({ status }) => status === 200)?.answer), statuses }
}

/** A recording with values in place of placeholders, and of a list its first row. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(plain)
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
  if (value === '<number>') return 200
  if (value === '<boolean>') return true
  if (typeof value !== 'string') return value
  return value
    .replaceAll(/<id>|\{\{\w+\}\}/g, someId)
    .replaceAll('<time>', '2026-11-22T09:30:00')
    .replaceAll('<string>', 'Text')
}

/** The shape of a value, as a schema. */
export function schemaOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'array', items: value.length === 0 ? {} : schemaOf(value[0]) }
  if (isRecord(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaOf(one)]))
    // Every answer has all of its fields.
    return { type: 'object', properties, required: Object.keys(value) }
  }
  if (typeof value === 'string') return { type: 'string', ...formatOf(value) }
  return value === null || value === undefined ? {} : { type: typeof value }
}

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

function formatOf(text: string): object {
  if (text === someId) return { format: 'uuid' }
  // Without a time zone it is no date-time of RFC 3339.
  return localTime.test(text) ? { pattern: localTime.source } : {}
}
