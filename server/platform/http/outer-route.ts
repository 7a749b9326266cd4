import type { FastifyInstance } from 'fastify'
import { strangersBytes } from './bounds/input-bounds.ts'

/** A request of a system outside, or of a browser at a page that is no part of the interface. */
interface OuterRequest {
  /** Path and query, as they were requested. */
  url: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The bytes as they came. */
  body: Buffer
}

interface OuterAnswer {
  status?: number
  mediaType?: string
  text?: string
  /** Leads on to another address (303). */
  location?: string
}

/** An address outside the operations: what others call in their own manner, word for word. */
export interface OuterRoute {
  method: 'GET' | 'POST'
  path: `/${string}`
  handle: (request: OuterRequest) => Promise<OuterAnswer>
}

/** Serves them: bodies are handed on as they came, for what is signed is their bytes. */
export function serveOuterRoutes(app: FastifyInstance, routes: readonly OuterRoute[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: strangersBytes }, (_request, body, done) =>
      done(null, body),
    )
    for (const { method, path, handle } of routes)
      scope.route({
        method,
        url: path,
        bodyLimit: strangersBytes,
        handler: async ({ url, headers, body }, reply) => {
          const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
          const {
            status = 200,
            mediaType = 'text/plain; charset=utf-8',
            text = '',
            location,
          } = await handle({
            url,
            headers,
            body: bytes,
          })
          reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
          return location === undefined
            ? reply.status(status).type(mediaType).send(text)
            : reply.redirect(location, 303)
        },
      })
  })
}
