import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { testPortal, type Who } from '../testing/portal.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { documentedSpellings } from '../testing/documented-spellings.ts'
import { jobsDone } from '../testing/passing-time.ts'
import { trackFields } from '../testing/track-fields.ts'
import { calls } from './calls.ts'

/** One request of an older program, and what it is answered with: ids and times aside, to the letter. */
interface Recorded {
  call: string
  /** One of the demo's accounts, whoever has an access token `{{name}}` of before, or nobody. */
  as: Who | `{{${string}}}` | null
  query?: Record<string, string>
  body?: unknown
  /** A file in a form: its name, and what stands in it (`base64:` before what is no text). */
  file?: { name: string; text: string }
  /** How the body is sent; left out: JSON. */
  encoding?: 'base64' | 'form' | 'text'
  /** Asked a minute after what was asked before it: as long as some things have to wait. */
  minuteLater?: true
  status: number
  /** JSON of an envelope, or the plain text. */
  answer: unknown
  /** Names under which later requests know an id of this answer: path in it, "" for its data. */
  keep?: Record<string, string>
  /** What came by mail is known to later requests as well: the secret of its link, or its code. */
  mail?: { to: string; template: string; keep: string }
  /** The answer depends on the day: what it is made of is compared, of a list its first row. */
  shape?: true
}

/** Which names calls look at while the days are replayed: told in the OpenAPI document. */
const { read, stop } = trackFields(calls)
afterAll(stop)

const portal = testPortal({ MAIL_CRM: 'crm@wellenwerk.example', SHOP: 'standin' })
/** `RECORD_CALLS=1` writes what is answered instead of comparing it. */
const recording = process.env['RECORD_CALLS'] === '1'
const folder = new URL('recorded/', import.meta.url)
const days = readdirSync(folder).map((name) => ({
  name: name.replace('.json', ''),
  rows: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded[],
}))

const idPattern = /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/gi
const timePattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/g
const serialPattern = /"Serial": ?\d+/g
const expiryPattern = /"Exp": ?\d+/g
const keyPattern = /"key": ?"[\w-]{43}"/g
const tokenPattern = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g

const aMinuteAgo = "UPDATE sign_in_challenges SET mailed_at = mailed_at - interval '1 minute'"

for (const { name, rows } of days)
  test(`a day of an older program: ${name}`, { timeout: 120_000 }, async () => {
    const known = new Map<string, string>()
    // What a program cannot show is solved as a browser does it; known by no later answer.
    const altcha = name === 'year-end' ? await easyChallenge(portal) : ''
    const filled = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => (key === 'altcha' ? altcha : (known.get(key) ?? key)))
    for (const row of rows) {
      const [method, path] = row.call.split(' ') as ['GET', string]
      const query = new URLSearchParams(JSON.parse(filled(JSON.stringify(row.query ?? {}))) as Record<string, string>)
      if (row.minuteLater) await portal.query(aMinuteAgo)
      const response = await portal.app.inject({
        method,
        url: `/v0${path}?${query.toString()}`,
        headers: {
          ...(await authorization(row.as, filled)),
          ...(row.body === undefined ? {} : { 'content-type': mediaType(row) }),
          ...(row.file && { 'content-type': 'multipart/form-data; boundary=grenze' }),
        },
        ...(row.body === undefined ? {} : { payload: encoded(row, filled) }),
        ...(row.file && { payload: formWith(row.file) }),
      })
      const { 'content-type': type = '', 'content-disposition': file } = response.headers
      // Of a file its name: what stands in it is signed anew each time.
      const text: unknown = file ?? (type.startsWith('application/json') ? JSON.parse(response.body) : response.body)
      for (const [key, at] of Object.entries(row.keep ?? {}))
        known.set(key, valueAt(typeof text === 'string' ? text : (text as { data: unknown }).data, at))
      if (row.mail) known.set(row.mail.keep, await secretOf(row.mail))
      const told = row.shape ? shapeOf(text) : text
      if (recording) Object.assign(row, { status: response.statusCode, answer: masked(told, known) })
      else
        expect(plain([response.statusCode, told], known), `${name}: ${row.call}`).toBe(
          plain([row.status, row.answer], known),
        )
    }
    // Recorded anew on demand, to be read before it is kept: what an answer says is the documents' matter.
    if (recording) writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(rows, null, 2)}\n`)
  })

test('what calls look at is what is told of them', () => {
  const told = Object.fromEntries(
    [...read].map(([call, { query, body }]) => [
      call,
      { query: documentedSpellings(query, 'query'), body: documentedSpellings(body, 'body') },
    ]),
  )
  const file = new URL('described/read-names.json', import.meta.url)
  if (recording) writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`)
  else expect(told).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test('every call has a recorded request, and the document names every one', () => {
  const recorded = new Set(days.flatMap(({ rows }) => rows.map(({ call }) => call)))
  expect(calls.map(({ method, path }) => `${method} ${path}`).filter((one) => !recorded.has(one))).toEqual([])
})

function formWith({ name, text }: { name: string; text: string }): Buffer {
  const head = `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const bytes = text.startsWith('base64:') ? Buffer.from(text.slice(7), 'base64') : Buffer.from(text)
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--grenze--\r\n')])
}

async function authorization(who: Recorded['as'], filled: (text: string) => string) {
  if (who === null) return {}
  return { authorization: `Bearer ${who.startsWith('{{') ? filled(who) : await portal.tokenOf(who as Who)}` }
}

/** What only the mail tells. */
async function secretOf({ to, template }: { to: string; template: string }): Promise<string> {
  // The newest, where one was mailed before.
  await jobsDone(portal)
  const [{ textBody } = { textBody: '' }] = await mailsTo(portal, to, template)
  return /\?(?:token|id)=([\w-]{43})/.exec(textBody)?.[1] ?? /\b\d{6}\b/.exec(textBody)?.[0] ?? ''
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? null : `<${typeof value}>`
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
}

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

const masked = (value: unknown, known: ReadonlyMap<string, string>): unknown =>
  (JSON.parse(plain([0, value], known)) as unknown[])[1]

/** What differs from day to day stands for itself. */
function plain(value: unknown, known: ReadonlyMap<string, string>): string {
  let text = JSON.stringify(value, null, 1)
  for (const [key, id] of known)
    text = /^\d+$/.test(id)
      ? text.replace(new RegExp(`: ${id}(?=[,\n])`, 'g'), `: "{{${key}}}"`)
      : text.replaceAll(id, `{{${key}}}`)
  return text
    .replace(idPattern, '<id>')
    .replace(timePattern, '<time>')
    .replace(keyPattern, '"key": "<key>"')
    .replace(tokenPattern, '<token>')
    .replace(expiryPattern, '"Exp": "<exp>"')
    .replace(serialPattern, '"Serial": "<serial>"')
}
