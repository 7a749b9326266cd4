import type { FastifyInstance } from 'fastify'
import { serveDocument } from '#platform/document.ts'
import { escapeHtml } from '#platform/html.ts'
import { style } from '#platform/api-page/style.ts'
import type { Call } from './call.ts'

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

function describe({ method, path, family, purpose, operations, answers, example, shown }: Call): object {
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
    parameters: Object.entries(example.query ?? {}).map(([key, value]) => ({
      name: key,
      in: 'query',
      schema: { type: 'string' },
      example: value,
    })),
    ...(example.body === undefined
      ? {}
      : { requestBody: { content: { 'application/json': { schema: { type: 'object' }, example: example.body } } } }),
    responses: {
      200: {
        description: answers === 'text' ? 'Plain text' : 'The envelope: status, data, Message',
        content: { [answers === 'text' ? 'text/plain' : 'application/json']: {} },
      },
    },
  }
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
<a href="/v0/openapi.json">OpenAPI 3.1</a>.</p><p>Bodies are JSON, base64 of JSON, or forms. Answers are <code>{"status", "data", "Message"}</code>; lists without
rows answer 404. <code>POST /v0/authorization</code> answers the token as plain text; it is sent as <code>Authorization: Bearer …</code> for ten minutes.</p>
<nav aria-label="Families">${contents}</nav>${sections.join('')}</main></body></html>`
}

function entryOf({ method, path, purpose, shown, operations, example, answers }: Call): string {
  const successors = operations.map(
    (one) => `<a href="/api#${one.name}"><code>${one.method} /api${escapeHtml(one.path)}</code></a>`,
  )
  const query = example.query ? `?${new URLSearchParams(example.query).toString()}` : ''
  const body = example.body === undefined ? '' : `\n${JSON.stringify(example.body, null, 2)}`
  return `<article><h3><code>${method} /v0${escapeHtml(path)}</code></h3><p>${escapeHtml(purpose)}</p>
<p>Instead: ${successors.join(', ')}${shown ? '' : '. The documents do not show this path; the name is ours'}${answers === 'text' ? '. Answers plain text' : ''}.</p>
<pre>${escapeHtml(`${method} /v0${path}${query}${body}`)}</pre></article>`
}
