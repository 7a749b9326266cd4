import type { FastifyInstance } from 'fastify'
import { serveDocument } from '#platform/document.ts'
import { escapeHtml } from '#platform/html.ts'
import { style } from '#platform/api-page/style.ts'
import type { Call } from './call.ts'

/** Since when every call is answered. */
export const answeredSince = '2026-11-22'

/** Serves what programmers read: `/v0/openapi.json`, and the same as a page at `/api/v0`. */
export function serveDescriptions(app: FastifyInstance, calls: readonly Call[], publicUrl: string): void {
  serveDocument(app, {
    url: '/v0/openapi.json',
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(documentOf(calls, publicUrl)),
  })
  serveDocument(app, { url: '/api/v0', type: 'text/html; charset=utf-8', write: () => pageOf(calls) })
}

function documentOf(calls: readonly Call[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = `/v0${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keywerk, documented calls', version: '0', description: 'For programs that exist already' },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

function describe(call: Call): object {
  const { method, path, family, purpose, operations, example, shown } = call
  const [first] = operations
  const name = `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  return {
    operationId: name,
    summary: purpose,
    tags: [family],
    deprecated: true,
    security: first.access === 'public' ? [] : [{ session: [] }],
    'x-successors': operations.map((one) => `${one.method} /api${one.path}`),
    'x-named-by-us': !shown,
    'x-since': answeredSince,
    parameters: Object.entries(example.query ?? {}).map(([key, value]) => ({
      name: key,
      in: 'query',
      schema: { type: 'string' },
      example: value,
    })),
    ...requestOf(call),
    responses: { 200: answerOf(call) },
  }
}

const file = { type: 'string', format: 'binary' }

function requestOf({ takes, example }: Call): object {
  if (typeof takes === 'object') {
    const schema = { type: 'object', properties: { file: { type: 'array', items: file } }, required: ['file'] }
    const description = `A form with files of at most ${takes.files} bytes in all.`
    return { requestBody: { description, required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (example.body === undefined) return {}
  const one = { type: 'object' }
  const schema = takes === 'many' ? { oneOf: [one, { type: 'array', items: one, maxItems: 100 }] } : one
  return { requestBody: { content: { 'application/json': { schema, example: example.body } } } }
}

function answerOf({ answers }: Call): object {
  if (answers === 'file')
    return {
      description: 'The file; its name stands in Content-Disposition. Refusals come in the envelope.',
      content: { 'application/octet-stream': { schema: file } },
    }
  if (answers === 'text')
    return { description: 'Plain text', content: { 'text/plain': { schema: { type: 'string' } } } }
  const schema = {
    type: 'object',
    properties: { status: { type: 'integer' }, data: {}, Message: { type: 'string' } },
    required: ['status', 'data', 'Message'],
  }
  return { description: 'The envelope: status, data, Message', content: { 'application/json': { schema } } }
}

function pageOf(calls: readonly Call[]): string {
  const families = [...Map.groupBy(calls, ({ family }) => family)]
  const sections = families.map(
    ([family, own]) => `<section id="${family}"><h2>${family}</h2>${own.map(entryOf).join('')}</section>`,
  )
  const contents = families.map(([family]) => `<a href="#${family}">${family}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documented calls</title><style>${style}</style></head><body><main><h1>Documented calls</h1>
<p>For programs that exist already: they switch the address and nothing else. New programs use <a href="/api">/api</a>. Machine-readable:
<a href="/v0/openapi.json">OpenAPI 3.1</a>. Answered since <time>${answeredSince}</time>.</p><p>Bodies are JSON, base64 of JSON, or forms. Answers are <code>{"status", "data", "Message"}</code>; lists without
rows answer 404. <code>POST /v0/authorization</code> answers the token as plain text; it is sent as <code>Authorization: Bearer …</code> for ten minutes.</p>
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
<pre>${escapeHtml(`${method} /v0${path}${query}${body}`)}</pre></article>`
}

const answerWords = { envelope: '', text: '. Answers plain text', file: '. Answers a file' } as const
