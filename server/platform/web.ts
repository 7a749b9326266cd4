import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '#contract/operation.ts'
import { apiPage } from './api-page/page.ts'
import type { Configuration } from './configuration.ts'
import type { Db } from './database.ts'
import { serveDocument } from './document.ts'
import { Failure } from './failure.ts'
import type { Installation } from './installation.ts'
import { openApi } from './openapi.ts'
import { readinessOf } from './readiness.ts'

interface Served {
  installation: Installation
  /** For reading. */
  reads: Db
  operations: Operation[]
}

const webFolder = new URL('../../web/dist/', import.meta.url).pathname

/** Serves what is not an operation: health, metrics, published keys, the API's description, and the web interface. */
export function servePortal(app: FastifyInstance, served: Served): void {
  const { installation, reads, operations } = served
  const { settings: configuration, tokens, signing } = installation
  serveHealth(app, served)
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await tokens.keySet()),
  )
  app.get('/.well-known/licence-keys.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await signing.published(reads)),
  )
  serveDocument(app, {
    url: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    write: async () => JSON.stringify(await openApi(operations, configuration.PUBLIC_URL)),
  })
  serveDocument(app, {
    url: '/api',
    type: 'text/html; charset=utf-8',
    write: () => apiPage(operations, configuration.VENDOR_NAME, configuration.PUBLIC_URL),
  })
  // Not left to the folder's route, which takes it for a folder.
  if (existsSync(webFolder)) app.get('/', async (_request, reply) => sendPage(reply))
  const dictionary = join(configuration.DATA_DIR, 'dictionary.csv')
  if (existsSync(webFolder)) {
    app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      wildcard: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      prefix: '/',
      setHeaders,
    })
  }
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/dictionary.csv', async (_request, reply) =>
    // A missing dictionary is the normal case: an empty one keeps browsers' consoles quiet.
    existsSync(dictionary)
      ? reply.sendFile('dictionary.csv', configuration.DATA_DIR, { immutable: false, maxAge: 0 })
      : reply.type('text/csv').send(''),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !isNoPage(request.url)
    if (!page || !existsSync(webFolder)) throw new Failure('request.notFound')
    if (isPrivatePage(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    return sendPage(reply)
  })
}

const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n'

/** The profile, and pages that mails lead to: nothing for search engines. */
const isPrivatePage = (url: string): boolean =>
  /^\/(user|password|setnewpassword|resetlockout|confirm\w*|entertfacode|setup|sso)(\/|\?|$)/i.test(url)

const sendPage = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-cache')
    .sendFile('index.html', webFolder, { immutable: false, maxAge: 0, cacheControl: false })

/** Addresses of programs, however they are written, are never answered with the page. */
function isNoPage(url: string): boolean {
  const path = decodeURIComponent(url.split('?', 1)[0]!).replace(/[\\/]+/g, '/')
  return /^\/(api|v\d+|assets|health|metrics|\.well-known)(\/|$)/i.test(path) || hasControls(path)
}

// oxlint-disable-next-line no-control-regex -- these are what nobody types
const hasControls = (path: string): boolean => /[\u0000-\u001f\u007f]/.test(path)

const setHeaders = (reply: FastifyReply, path: string) => {
  if (!/\/assets\//.test(path)) reply.header('cache-control', 'no-cache')
}

function serveHealth(app: FastifyInstance, { installation, reads }: Served): void {
  const { settings, metrics } = installation
  const readiness = readinessOf(installation, reads)
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const { status, troubles } = await readiness()
    return reply.status(status === 'ready' ? 200 : 503).send({ status, ...(troubles.length > 0 && { troubles }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Failure('request.notFound')
    metrics.readiness(await readiness())
    return reply.type('text/plain; version=0.0.4').send(await metrics.text())
  })
}

// Figures tell about the business: only this machine or a holder of the token reads them.
const mayReadMetrics = (request: FastifyRequest, { METRICS_TOKEN }: Configuration): boolean =>
  METRICS_TOKEN
    ? request.headers.authorization === `Bearer ${METRICS_TOKEN}`
    : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
