import { style } from '#platform/api-page/style.ts'
import { escapeHtml } from '#platform/http/answers/html.ts'
import type { Call, CallOfFamily } from '../call.ts'
import { answersOf } from './recorded-answers.ts'
import { answeredSince } from './answered-since.ts'

export function pageOf(calls: readonly CallOfFamily[]): string {
  const families = [...Map.groupBy(calls, ({ family }) => family)]
  const sections = families.map(
    ([family, own]) => `<section id="${family}"><h2>${family}</h2>${own.map(entryOf).join('')}</section>`,
  )
  const contents = families.map(([family]) => `<a href="#${family}">${family}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documented calls</title><style>${style}</style></head><body><main><h1>Documented calls</h1>
<p>For programs that exist already: they switch the address and nothing else. New programs use <a href="/api">/api</a>. Machine-readable:
<a href="/v0/openapi.json">OpenAPI 3.1</a>. Answered since <time>${answeredSince}</time>.</p><p>Bodies are JSON, base64 of JSON (padded or not, url-safe or not, whatever the content type says), or forms, in UTF-8 or Windows-1252. An id names its record: what is not the caller’s answers 403 or 404. Answers are <code>{"status", "data", "Message"}</code>; lists without
rows answer 404. <code>POST /v0/authorization</code> answers the token as plain text; it is sent as <code>Authorization: Bearer …</code> for ten minutes.</p>
<p>Answers are 200 where it is done; a refusal says why in <code>Message</code>: 400 what was sent, 401 no token, 403 no permission, 404 no such record, 405 another method, 413 too large, 415 another kind of body, 429 too often. Lists are whole, and
compressed where <code>Accept-Encoding</code> takes gzip or br.</p>
<p>Accepted without effect, since the portal decides it: <code>RoleID</code> of createuser, <code>Verified</code> of updateuser, <code>version</code> and <code>subject</code> of sendlicencemail, <code>AwsUserOldID</code> of createcontacthasawsuserold where it is that person’s,
<code>CreatedBy</code>, <code>Created</code>, <code>ModifiedBy</code> and <code>Modified</code> everywhere. What a call cannot change it takes as it is, and refuses where it differs: FileCount, ImaData, ValidityStart, DownloadCount, the dates of a cloud user.</p>
<nav aria-label="Families">${contents}</nav>${sections.join('')}</main></body></html>`
}

function entryOf({ method, path, purpose, shown, operations, example, answers, takes }: Call): string {
  const successors = operations.map(
    (one) => `<a href="/api#${one.name}"><code>${one.method} /api${escapeHtml(one.path)}</code></a>`,
  )
  const query = example.query ? `?${new URLSearchParams(example.query).toString()}` : ''
  const sent = example.file === undefined ? '' : `\n\nfile=@${example.file}`
  const body = example.body === undefined ? sent : `\n${JSON.stringify(example.body, null, 2)}`
  return `<article><h3><code>${method} /v0${escapeHtml(path)}</code></h3><p>${escapeHtml(purpose)}</p>
<p>Instead: ${successors.join(', ')}${shown ? '' : '. The documents do not show this path; the name is ours'}${answerWords[answers ?? 'envelope']}${typeof takes === 'object' ? '. Takes files in a form (multipart)' : ''}.</p>
<pre>${escapeHtml(`${method} /v0${path}${query}${body}`)}</pre>${answerOf(`${method} ${path}`)}</article>`
}

const answerWords = { envelope: '', text: '. Answers plain text', file: '. Answers a file' } as const

function answerOf(call: string): string {
  const { example } = answersOf(call)
  if (example === undefined) return ''
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2)
  return `<p>Answers, for example:</p><pre>${escapeHtml(text)}</pre>`
}
