import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testPortal, type Who } from '../testing/portal.ts'
import { calls } from './calls.ts'

/** One request of an older program, and what it is answered with: ids and times aside, to the letter. */
interface Recorded {
  call: string
  as: Who | null
  query?: Record<string, string>
  body?: unknown
  /** How the body is sent; left out: JSON. */
  encoding?: 'base64' | 'form' | 'text'
  status: number
  /** JSON of an envelope, or the plain text. */
  answer: unknown
  /** Names under which later requests know an id of this answer: path in it, "" for its data. */
  keep?: Record<string, string>
}

const portal = testPortal()
const folder = new URL('recorded/', import.meta.url)
const days = readdirSync(folder).map((name) => ({
  name: name.replace('.json', ''),
  rows: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded[],
}))

const idPattern = /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/gi
const timePattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g
const serialPattern = /"Serial": ?\d+/g
const tokenPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

for (const { name, rows } of days)
  test(`a day of an older program: ${name}`, { timeout: 120_000 }, async () => {
    const known = new Map<string, string>()
    const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => known.get(key) ?? key)
    for (const row of rows) {
      const [method, path] = row.call.split(' ') as ['GET', string]
      const query = new URLSearchParams(JSON.parse(filled(JSON.stringify(row.query ?? {}))) as Record<string, string>)
      const response = await portal.app.inject({
        method,
        url: `/v0${path}?${query.toString()}`,
        headers: {
          ...(await authorization(row.as)),
          ...(row.body === undefined ? {} : { 'content-type': mediaType(row) }),
        },
        ...(row.body === undefined ? {} : { payload: encoded(row, filled) }),
      })
      const { 'content-type': type = '', 'content-disposition': file } = response.headers
      // Of a file its name: what stands in it is signed anew each time.
      const text: unknown = file ?? (type.startsWith('application/json') ? JSON.parse(response.body) : response.body)
      for (const [key, at] of Object.entries(row.keep ?? {}))
        known.set(key, valueAt((text as { data: unknown }).data, at))
      expect(plain([response.statusCode, text], known), `${name}: ${row.call}`).toBe(
        plain([row.status, row.answer], known),
      )
    }
  })

test('every call has a recorded request, and the document names every one', () => {
  const recorded = new Set(days.flatMap(({ rows }) => rows.map(({ call }) => call)))
  expect(calls.map(({ method, path }) => `${method} ${path}`).filter((one) => !recorded.has(one))).toEqual([])
})

const authorization = async (who: Who | null) =>
  who === null ? {} : { authorization: `Bearer ${await portal.tokenOf(who)}` }

const mediaType = ({ encoding }: Recorded) =>
  encoding === 'form' ? 'application/x-www-form-urlencoded' : encoding === 'base64' ? 'text/plain' : 'application/json'

function encoded({ body, encoding }: Recorded, filled: (text: string) => string): string {
  const text = filled(JSON.stringify(body))
  if (encoding === 'form') return new URLSearchParams(JSON.parse(text) as Record<string, string>).toString()
  return encoding === 'base64' ? Buffer.from(text).toString('base64') : text
}

/** The value at a path like `0.ID`, or `Code=WW-NW-20.ID` for the row that says so; "" is the whole. */
const valueAt = (data: unknown, path: string): string =>
  String(path === '' ? data : path.split('.').reduce(stepInto, data))

function stepInto(value: unknown, step: string): unknown {
  const [key, wanted] = step.split('=') as [string, string | undefined]
  if (wanted === undefined) return (value as Record<string, unknown>)[key]
  return (value as Record<string, unknown>[]).find((row) => row[key] === wanted)
}

/** What differs from day to day stands for itself. */
function plain(value: unknown, known: ReadonlyMap<string, string>): string {
  let text = JSON.stringify(value, null, 1)
  for (const [key, id] of known) text = text.replaceAll(id, `{{${key}}}`)
  return text
    .replace(idPattern, '<id>')
    .replace(timePattern, '<time>')
    .replace(tokenPattern, '<token>')
    .replace(serialPattern, '"Serial": "<serial>"')
}
