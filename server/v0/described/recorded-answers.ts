import { readdirSync, readFileSync } from 'node:fs'
import { isRecord } from '#platform/record.ts'
import { someId } from '../calls/words.ts'

interface Recorded {
  call: string
  status: number
  answer: unknown
}

const folder = new URL('../recorded/', import.meta.url)
const recorded = readdirSync(folder).flatMap(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded[],
)

/** What a call was answered in the tests: an answer as an example, and every status it was seen with. */
export interface RecordedAnswers {
  /** Undefined where no answer of the kind was recorded. */
  example: unknown
  statuses: readonly number[]
}

/** The recorded answers of a call, such as `GET /contact`. */
export function answersOf(call: string): RecordedAnswers {
  const own = recorded.filter((row) => row.call === call)
  const statuses = [...new Set(own.map(({ status }) => status))].toSorted((a, b) => a - b)
  return { example: plain(own.find(({ status }) => status === 200)?.answer), statuses }
}

/** With values where the recording has placeholders, and of a list its first row. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(plain)
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
  if (typeof value !== 'string') return value
  return value
    .replaceAll(/<id>|\{\{\w+\}\}/g, someId)
    .replaceAll('<time>', '2026-11-22T09:30:00')
    .replaceAll('<string>', 'Text')
}

/** The shape of a value, as a schema. */
export function schemaOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'array', items: value.length === 0 ? {} : schemaOf(value[0]) }
  if (isRecord(value))
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaOf(one)])),
    }
  return value === null || value === undefined ? {} : { type: typeof value }
}
