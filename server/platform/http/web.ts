import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shapeNames } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { apiPage } from '../api-page/page.ts'
import { version } from '../installation/version.ts'
import type { Configuration } from '../installation/configuration.ts'
import type { Db } from '../database/database.ts'
import { serveDocument } from './document.ts'
import { Failure } from '../operations/failure.ts'
import type { Installation } from '../installation/installation.ts'
import { openApi } from '../api-page/openapi.ts'
import { openHealth } from '../telemetry/health.ts'
import { readinessOf } from '../telemetry/readiness.ts'
import { serveWellKnown } from './well-known.ts'

interface PortalPages {
  installation: Installation
  /** For reading. */
  reads: Db
  operations: Operation[]
}

const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
/** The paths of all pages, which the build names. */
const pathsFile = join(webFolder, 'pages.json')

/** Serves what is not an operation: health, metrics, published keys, the API's description, and the web interface. */
export function servePortal(app: FastifyInstance, served: PortalPages): void {
  const { installation, reads, operations } = served
  const { settings: configuration } = installation
  serveHealth(app, served)
  serveWellKnown(app, installation, reads)
  const told = { vendor: configuration.VENDOR_NAME, publicUrl: configuration.PUBLIC_URL }
  serveDocument(app, {
    url: '/api/openapi.json',
    type: 'application/json; charset=utf-8',
    write: async () => JSON.stringify(await openApi({ operations, names: shapeNames, ...told })),
  })
  serveDocument(app, {
    url: '/api',
    type: 'text/html; charset=utf-8',
    write: () => apiPage(operations, told),
  })
  const dictionary = join(configuration.DATA_DIR, 'dictionary.csv')
  if (existsSync(webFolder)) serveFolder(app)
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/dictionary.csv', async (_request, reply) =>
    // A missing dictionary is the normal case: an empty one avoids errors in browsers' consoles.
    existsSync(dictionary)
      ? reply.sendFile('dictionary.csv', configuration.DATA_DIR, { immutable: false, maxAge: 0 })
      : reply.type('text/csv').send(''),
  )
  const isKnown = existsSync(pathsFile) ? pageAddresses(JSON.parse(readFileSync(pathsFile, 'utf8'))) : () => true
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request) || !existsSync(webFolder)) throw new Failure('request.notFound')
    if (isPrivatePage(request.url)) reply.header('x-robots-tag', 'noindex, nofollow')
    // People get the page that says so; programs and search engines go by the status.
    if (!isKnown(request.url)) reply.status(404)
    return sendPage(reply)
  }
  // A route for pages: what is bounded for every route is bounded for them.
  app.get('/*', answerPage)
  app.setNotFoundHandler(answerPage)
  // What is no route is counted here, and refused before anything of a body is read.
  const limit = app.rateLimit()
  app.addHook('preParsing', async (request, reply) => {
    if (!request.is404) return
    await limit.call(app, request, reply)
    if (!isPage(request)) throw new Failure('request.notFound')
  })
}

const isPage = ({ method, url }: FastifyRequest): boolean => ['GET', 'HEAD'].includes(method) && !isNoPage(url)

/**
 * Whether an address is a page's, by the paths of the web interface's routes: `$id` and `{$product}` in them stand for
 * any word. Case and a slash at the end make no difference, as in the browser's router.
 */
export function pageAddresses(paths: readonly string[]): (url: string) => boolean {
  const words = (path: string) =>
    path
      .split(/(\{\$\w+\}|\$\w+)/)
      .map((part, at) => (at % 2 === 1 ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
      .join('')
  const known = new RegExp(`^(?:${paths.map((path) => words(path.replace(/\/$/, ''))).join('|')})/?$`, 'i')
  return (url) => known.test(decodeURI(url.replace(/[?#].*/s, '')).replace(/\/{2,}/g, '/'))
}

const robots = 'User-agent: *\nDisallow: /api/\nAllow: /\n'

/** The profile, and pages that mails lead to: nothing for search engines. */
const isPrivatePage = (url: string): boolean =>
  /^\/(user|password|setnewpassword|resetlockout|confirm\w*|entertfacode|setup|sso)(\/|\?|$)/i.test(url)

/** The built pages. A route of the whole folder would read the folder for each requested file and page. */
function serveFolder(app: FastifyInstance): void {
  app.register(fastifyStatic, { root: webFolder, serve: false, preCompressed: true, immutable: true, maxAge: '365d' })
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    if (!/^\w[\w.-]*$/.test(name)) throw new Failure('request.notFound')
    return reply.sendFile(`assets/${name}`)
  })
  app.get('/', async (_request, reply) => sendPage(reply))
  const files = readdirSync(webFolder, { withFileTypes: true }).filter(
    (one) => one.isFile() && !/^pages\.json$|\.br$/.test(one.name),
  )
  for (const { name } of files) app.get(`/${name}`, async (_request, reply) => sendFresh(reply, name))
}

/** A file that may be another one after the next release. */
const sendFresh = (reply: FastifyReply, name: string) =>
  reply
    .header('cache-control', 'no-cache')
    .sendFile(name, webFolder, { immutable: false, maxAge: 0, cacheControl: false })
const sendPage = (reply: FastifyReply) => sendFresh(reply, 'index.html')

/** Addresses of programs, however they are written, and of files are never answered with the page. */
function isNoPage(url: string): boolean {
  const path = decodeURIComponent(url.replace(/\?.*/s, '')).replace(/[\\/]+/g, '/')
  return /^\/(api|v\d+|assets|health|metrics|\.well-known)(\/|$)/i.test(path) || isFile(path) || isTypedByNobody(path)
}

/** No page is called like a file: those that are there have routes of their own. */
const isFile = (path: string): boolean => /\/[^/@]*\.[a-z]{2,5}$/i.test(path)

// oxlint-disable-next-line no-control-regex -- these are never typed
const isTypedByNobody = (path: string): boolean => /[\u0000-\u001f\u007f]|\/\.\.(\/|$)/.test(path)

function serveHealth(app: FastifyInstance, { installation, reads }: PortalPages): void {
  const { settings, metrics } = installation
  const readiness = readinessOf(installation, reads)
  const health = openHealth(settings, metrics, readiness)
  app.get('/health/live', async () => ({ status: 'live', version }))
  app.get('/health/ready', async (_request, reply) => {
    const { status, troubles } = await health.ready()
    return reply
      .status(status === 'ready' ? 200 : 503)
      .send({ status, version, ...(troubles.length > 0 && { troubles }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Failure('request.notFound')
    return reply.type('text/plain; version=0.0.4').send(await health.metrics())
  })
}

// Figures tell about the business: only this machine or a holder of the token reads them.
const mayReadMetrics = (request: FastifyRequest, { METRICS_TOKEN }: Configuration): boolean =>
  METRICS_TOKEN
    ? request.headers.authorization === `Bearer ${METRICS_TOKEN}`
    : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
