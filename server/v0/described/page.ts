import { portalTimeZone } from '#contract/time-zone.ts'
import { style } from '#platform/api-page/style.ts'
import { escapeHtml } from '#platform/http/answers/html.ts'
import type { CallOfFamily } from '../call.ts'
import { answeredSince } from './answered-since.ts'
import { differences, differencesOf } from './differences.ts'
import { type Field, fieldsOf } from './fields.ts'
import { type PublishedSettings, wordsOf } from './openapi.ts'
import { answersOf } from './recorded-answers.ts'
import { withoutEffect } from './without-effect.ts'

export function pageOf(calls: readonly CallOfFamily[], told: PublishedSettings): string {
  const families = [...Map.groupBy(calls, ({ family }) => family)]
  const sections = families.map(
    ([family, own]) => `<section id="${family}"><h2>${family}</h2>${own.map(entryOf).join('')}</section>`,
  )
  const contents = families.map(([family]) => `<a href="#${family}">${family}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documented calls</title><style>${style}</style></head><body><main><h1>Documented calls</h1>
<p>For programs that exist already: they switch the address and nothing else. New programs use <a href="/api">/api</a>. Machine-readable:
<a href="/v0/openapi.json">OpenAPI 3.1</a>. Answered since <time>${answeredSince}</time>.</p>
<nav aria-label="Contents"><a href="#sending">What is sent</a> <a href="#answers">What is answered</a> <a href="#without-effect">Accepted without effect</a> <a href="#differences">What stays different</a> ${contents}</nav>
${sendingOf(told)}${answersSection()}${withoutEffectSection()}${differencesSection()}${sections.join('')}</main></body></html>`
}

const sendingOf = ({
  V0_TOKEN_MINUTES,
  V0_LIVE_SECONDS,
  MESSAGES_PER_DAY,
}: PublishedSettings): string => `<section id="sending"><h2>What is sent</h2>
<p>Bodies are JSON; base64 of JSON (padded or not, url-safe or not, wrapped or not, plain or as a JSON string); or a form (<code>application/x-www-form-urlencoded</code>), whatever the content type says. Characters are UTF-8, and Windows-1252 (Latin-1) where the bytes are no UTF-8; escapes of forms and queries likewise. Names are read in any case. A file comes in a form of parts (<code>multipart/form-data</code>), in a field of any name. Where a call takes a list, a list in JSON or base64 of at most 100.</p>
<p>An id means that record: what is not the caller’s answers 403 or 404. No id is <code>NULL</code>, empty or null. Dates are <code>YYYY-MM-DD</code>, with or without a time, or <code>dd.mm.yyyy</code>; flags −1 or false (off), 0, 1 or true (on). Fixed ids of older programs are assigned in the portal (Legacy API).</p>
<p><code>POST /v0/authorization</code> answers the token as plain text. It is sent as <code>Authorization: Bearer …</code> and lasts ${V0_TOKEN_MINUTES} minutes (V0_TOKEN_MINUTES) below /v0 alone, or until its account signs out, is disabled or gets another role or password; <code>/authorization/validatetoken</code> says until when. For ten minutes it counts as confirmed by the password. What a program writes to a configuration goes live ${V0_LIVE_SECONDS} seconds after its last call (V0_LIVE_SECONDS), or when a call names it. An account mails at most ${MESSAGES_PER_DAY} messages a day (MESSAGES_PER_DAY).</p></section>`

const answersSection = (): string => `<section id="answers"><h2>What is answered</h2>
<p>The envelope <code>{"status", "data", "Message"}</code> as JSON in UTF-8, its status that of HTTP; plain text or a file where it is said. 200 means that it is done, and Message is empty. Every field of an answer is always there. Ids are in upper case, <code>NULL</code> for none; times <code>YYYY-MM-DDTHH:MM:SS</code> in ${portalTimeZone()}, empty for none; 9999-12-31 never ends, 1970-01-01 is no contract, 1001-01-01 no account.</p>
<p>A refusal says why in Message: the documented words where there are any, else field and rule, in German or with <code>Accept-Language: en</code> in English. 400 what was sent, 401 no token, 403 no permission, 404 no such record or a list without rows, 405 another method (<code>Allow</code>), 410 turned off, 413 too large, 415 another kind of body, 429 too often (<code>Retry-After</code>), 5xx try again later.</p>
<p>Lists are whole, and compressed where <code>Accept-Encoding</code> takes gzip or br.</p></section>`

const withoutEffectSection = (): string =>
  section(
    'without-effect',
    'Accepted without effect',
    '<p>They may be sent, and decide nothing. Every other field is stored, or the call refuses it.</p>',
    [
      ['Calls', 'Fields', 'Since'],
      ...withoutEffect.map(({ calls = ['all'], fields, why }) => [codes(calls), codes(fields), escapeHtml(why)]),
    ],
  )

const differencesSection = (): string =>
  section('differences', 'What stays different', '<p>What calls do not do as the documents say.</p>', [
    ['Calls', 'What differs', 'Because'],
    ...differences.map(({ calls, what, why }) => [codes(calls), escapeHtml(what), escapeHtml(why)]),
  ])

const section = (id: string, title: string, words: string, rows: readonly string[][]): string =>
  `<section id="${id}"><h2>${title}</h2>${words}${table(rows)}</section>`

/** A table whose cells are HTML; the first row is its head. */
function table([head = [], ...rows]: readonly string[][]): string {
  const line = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}

const codes = (names: readonly string[]): string => names.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')

function entryOf(call: CallOfFamily): string {
  const { method, path, purpose, shown, operations, example, answers, takes } = call
  const successors = operations.map(
    (one) => `<a href="/api#${one.name}"><code>${one.method} /api${escapeHtml(one.path)}</code></a>`,
  )
  const query = example.query ? `?${new URLSearchParams(example.query).toString()}` : ''
  const sent = example.file === undefined ? '' : `\n\nfile=@${example.file}`
  const body = example.body === undefined ? sent : `\n${JSON.stringify(example.body, null, 2)}`
  const fields = fieldsOf(call)
  const differs = differencesOf(path).map(
    ({ what, why }) => `<p>Differs: ${escapeHtml(what)} Because ${escapeHtml(why)}.</p>`,
  )
  return `<article><h3><code>${method} /v0${escapeHtml(path)}</code></h3><p>${escapeHtml(purpose)}</p>
<p>Instead: ${successors.join(', ')}${shown ? '' : '. The documents do not show this path; the name is ours'}${answerWords[answers ?? 'envelope']}${typeof takes === 'object' ? '. Takes files in a form (multipart)' : ''}.</p>
${fieldsTable(fields.query, fields.body)}${refusalsOf(call)}${differs.join('')}<pre>${escapeHtml(`${method} /v0${path}${query}${body}`)}</pre>${answerOf(`${method} ${path}`)}</article>`
}

function fieldsTable(query: readonly Field[], body: readonly Field[]): string {
  if (query.length + body.length === 0) return ''
  const rows = (fields: readonly Field[], where: string) =>
    fields.map(({ name, required, schema, withoutEffect: why }) => [
      `<code>${escapeHtml(name)}</code>`,
      where,
      typeIn(schema),
      why === undefined ? (required ? 'required' : '') : `without effect: ${escapeHtml(why)}`,
    ])
  return `<details><summary>Fields</summary>${table([['Field', 'In', 'Type', ''], ...rows(query, 'query'), ...rows(body, 'body')])}</details>`
}

const typeIn = (schema: object): string => {
  const { type = '', format } = schema as { type?: string; format?: string }
  return format ? `${type} (${format})` : type
}

function refusalsOf(call: CallOfFamily): string {
  const said = [...wordsOf(call)].map(([status, words]) => `${status} ${codes(words)}`)
  return said.length === 0 ? '' : `<p>Refuses with: ${said.join('; ')}.</p>`
}

const answerWords = { envelope: '', text: '. Answers plain text', file: '. Answers a file' } as const

function answerOf(call: string): string {
  const { example } = answersOf(call)
  if (example === undefined) return ''
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return `<p>Answers, for example:</p><pre>${escapeHtml(text)}</pre>`
}
