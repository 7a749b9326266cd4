import { escapeHtml } from '../http/answers/html.ts'
import { setImmediate } from 'node:timers/promises'
import type { Operation } from '#contract/operation.ts'
import { isScope, scopes } from '#contract/scopes.ts'
import { describe as describeOperation } from './openapi.ts'
import { type Schema, sampleOf, shapeRows } from './shape-rows.ts'
import { style } from './style.ts'
import { tagOf } from './tags.ts'
import { json, table } from './parts.ts'
import { inlineSchemas } from './schemas.ts'
import { eventsDescribed, webhookHeaders } from './webhooks-described.ts'

interface Told {
  vendor: string
  publicUrl: string
}

/**
 * The API as a page people can read, from the contract alone: no script, one section per resource, every operation with
 * its fields, an example and who may call it. Written in small steps: others are answered meanwhile.
 */
export async function apiPage(operations: Operation[], { vendor, publicUrl }: Told): Promise<string> {
  const groups = Map.groupBy(operations, tagOf)
  // What programs use comes first.
  const sorted = [...groups].toSorted(([one], [other]) => rank(one) - rank(other))
  const sections: string[] = []
  for (const [name, operations] of sorted) {
    const entries: string[] = []
    for (const operation of operations) {
      entries.push(entry(operation, publicUrl))
      await setImmediate()
    }
    sections.push(`<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${entries.join('')}</section>`)
  }
  const contents = sorted.map(([name]) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${escapeHtml(vendor)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(vendor)} – API</h1>
<p>JSON over HTTPS. The machine-readable document: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Resources"><a href="#events">Events of webhooks</a> ${contents}</nav>${introduction(publicUrl)}${webhooksSection()}${sections.join('')}</main></body></html>`
}

const rank = (group: string): number => (group === 'licensing' ? 0 : 1)

function introduction(publicUrl: string): string {
  const url = escapeHtml(publicUrl)
  return `<section id="programs"><h2>How a program signs in</h2><ol>
<li>An administrator makes a service account at <code>/management/serviceaccounts</code> and a key for it. A key holds scopes
(${scopes.map((scope) => `<code>${scope}</code>`).join(', ')}), may be bound to one company and to a last day, and is shown once: <code>kwk_…</code></li>
<li>The program sends it with every request: <code>Authorization: Bearer kwk_…</code>. There is no session and nothing to renew.
<pre>curl -H "Authorization: Bearer $KEYWERK_KEY" ${url}/api/licensing/licences/100042</pre></li>
<li>Every write carries an <code>Idempotency-Key</code> of the program's own, such as an order's number. The same key again within 24
hours returns the first answer and does nothing twice: what was not answered is simply sent again.</li>
<li>Answers of the licence API are signed (HTTP Message Signatures, RFC 9421, Ed25519): status and <code>Content-Digest</code> together with
method, path, <code>Idempotency-Key</code> and the <code>Keywerk-Nonce</code> of the request. The public keys are at
<a href="#listAnswerKeys"><code>/api/licensing/keys</code></a>, those that sign licence files at <code>/.well-known/licence-keys.json</code>.</li></ol>
<h3>How a person signs in</h3><p><a href="#signIn"><code>POST /api/session</code></a> answers an access token, sent as <code>Authorization: Bearer …</code> for ten minutes, and sets a
cookie for <a href="#refreshSession"><code>POST /api/session/refresh</code></a>. With a second factor the way goes on at <a href="#proveFactor"><code>/api/session/factor</code></a>.</p>
<h3>Lists</h3><p>A list answers pages: <code>pageSize</code> rows of page <code>page</code>, sorted by a column (<code>sort</code>, descending with <code>-</code> before it). <code>total</code> counts up to 10,000 rows; with
<code>capped</code> there are more. To read all of a long list, send the key of the last row you have as <code>after</code> (its <code>id</code>; where rows have none their <code>position</code>, <code>day</code> or <code>row</code>): the page begins directly
behind that row and takes no longer the deeper it is. Stop at the first page that is not full. Where the row is gone <code>page</code> says what is read, so count it on. Searches
sorted by closeness go by <code>page</code> alone.</p>
<h3>Errors</h3><p>Every refusal is <code>{"code", "message", "field"?, "details"?, "requestId"}</code>. <code>429</code> and <code>503</code> carry <code>Retry-After</code>: wait, then send the same again. Any call may answer <code>500</code> (<code>server.failed</code>) or <code>503</code>.</p></section>`
}

function entry(operation: Operation, publicUrl: string): string {
  const described = describeOperation(operation)
  const access = isScope(operation.access)
    ? `a service account's key with <code>${operation.access}</code>`
    : `<code>${escapeHtml(accessWords(operation))}</code>`
  const [status, answer] = Object.entries(described.responses)[0]!
  const body = described.requestBody && Object.values(described.requestBody.content)[0]
  const output = Object.values(answer.content ?? {})[0]
  const refused = Object.entries(described.responses)
    .slice(1)
    // What any of them may answer is said once, above.
    .filter(
      ([code, { description }]) =>
        Number(code) < 500 || operation.errors.some((own) => description.split(', ').includes(own)),
    )
    .map(([code, { description }]) => `<li><code>${code}</code> ${escapeHtml(description)}</li>`)
    .join('')
  const parameters = described.parameters.flatMap(({ name, in: where, required, schema }) =>
    shapeRows({ properties: { [name]: schema }, required: required ? [name] : [] }).map((row) => ({ row, where })),
  )
  return `<article id="${operation.name}"><h3><code>${operation.method} /api${escapeHtml(operation.path)}</code></h3><p>${escapeHtml(operation.summary)}</p>
<dl><dt>Operation</dt><dd><code>${operation.name}</code></dd><dt>Access</dt><dd>${access}</dd></dl>
<details${isScope(operation.access) ? ' open' : ''}><summary>Fields, example, refusals</summary>
${table(
  'Parameters',
  parameters.map(({ row, where }) => ({ ...row, path: `${row.path} (${where})` })),
)}
${body ? table('Body', shapeRows(body.schema ?? {})) : ''}${operation.uploadLimit === null ? '' : `<p>The body is the file itself, at most ${operation.uploadLimit} bytes.</p>`}
${example(operation, publicUrl, body)}
<h4>Answer ${status}</h4>${output?.schema ? table('', shapeRows(output.schema)) : `<p>${escapeHtml(answer.description)}</p>`}
${output?.schema ? json(output.example ?? sampleOf(output.schema)) : ''}
<h4>Refusals</h4><ul>${refused}</ul></details></article>`
}

function example(
  operation: Operation,
  publicUrl: string,
  body: { schema?: Schema; example?: unknown } | undefined,
): string {
  const { method, path, access, uploadLimit, keyRequired } = operation
  const key = isScope(access) ? '$KEYWERK_KEY' : '$ACCESS_TOKEN'
  const lines = [
    `curl -X ${method} "${publicUrl}/api${path}"`,
    ...(access === 'public' ? [] : [`-H "Authorization: Bearer ${key}"`]),
    ...(keyRequired ? ['-H "Idempotency-Key: order-4711"'] : []),
    ...(body?.schema
      ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body.example ?? sampleOf(body.schema))}'`]
      : []),
    ...(uploadLimit === null ? [] : ['-H "Content-Type: application/octet-stream"', '--data-binary @file']),
  ]
  return `<h4>Example</h4><pre>${escapeHtml(lines.join(' \\\n  '))}</pre>`
}

/** The permissions an operation needs: one of them, or all. */
const accessWords = ({ access }: Operation): string =>
  typeof access === 'object' && 'all' in access ? access.all.join(' and ') : [access].flat().join(', ')

/** The events of webhooks with what is sent, for the page of the API. */
function webhooksSection(): string {
  const events = eventsDescribed(inlineSchemas).map(
    ({ name, summary, body }) =>
      `<article id="${name}"><h3><code>${name}</code></h3><p>${escapeHtml(summary)}</p>${table('', shapeRows(body))}</article>`,
  )
  const headers = Object.entries(webhookHeaders).map(
    ([name, words]) => `<li><code>${name}</code> ${escapeHtml(words.replaceAll('`', ''))}</li>`,
  )
  return `<section id="events"><h2>Events of webhooks</h2>
<p>A webhook is sent <code>POST</code> with JSON: <code>{"type", "timestamp", "data"}</code>, signed as Standard Webhooks say. Any status from 200 to 299 takes it; else it is sent again with growing pauses.</p>
<ul>${headers.join('')}</ul>${events.join('')}</section>`
}
