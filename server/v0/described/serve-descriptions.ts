import { serveDocument } from '#platform/http/document.ts'
import type { FastifyInstance } from 'fastify'
import type { CallOfFamily } from '../call.ts'
import { documentOf, type PublishedSettings } from './openapi.ts'
import { pageOf } from './page.ts'

/** Serves what programmers read: `/v0/openapi.json`, and the same as a page at `/api/v0`. */
export function serveDescriptions(app: FastifyInstance, calls: readonly CallOfFamily[], told: PublishedSettings): void {
  serveDocument(app, {
    url: '/v0/openapi.json',
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(documentOf(calls, told)),
  })
  serveDocument(app, { url: '/api/v0', type: 'text/html; charset=utf-8', write: () => pageOf(calls, told) })
}
