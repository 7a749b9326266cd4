import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '#contract/shapes.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import type { Actor } from '../operations/actor.ts'
import { type Counters, rateLimitStore } from '../limits/counters.ts'
import type { Configuration } from '../installation/configuration.ts'
import { limitInFlight } from '../limits/limit-in-flight.ts'
import { Failure, isConnectionLost, outageOf } from '../operations/failure.ts'
import type { Log } from '../telemetry/log.ts'
import { type OutageLog, outageLogOf } from '../telemetry/outage-log.ts'
import { networkOf } from '../outside/public-address.ts'
import { loggedAddress, onEnd } from './request-end.ts'
import { openRefusalLog } from '../telemetry/refusal-log.ts'
import { readForwardedFor } from './forwarded-for.ts'
import { type JsonBounds, signedInBytes } from './bounds/input-bounds.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'
import { readUpload } from './read-upload.ts'
import { securityHeaders } from './security-headers.ts'
import { boundedServer } from './sockets.ts'
import type { Traces } from '../traces/span.ts'
import { traceRequests } from '../traces/trace-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    /** How much a body of JSON may hold at this address; left out: `usualJson`. */
    jsonBounds?: () => JsonBounds
  }
}

// The pipeline checks input and output. Fastify's own validator would be read at each start, ninety modules, and never
// called.
const noSchemas = () => () => {
  throw new Error('Routes have no schemas of Fastify: the contract is checked in the pipeline.')
}

/** The HTTP server with everything that holds for every request: headers, limits, request ids, error answers. */
export async function openHttp(
  configuration: Configuration,
  log: Log,
  counters: Counters,
  traces: Traces | null = null,
): Promise<FastifyInstance> {
  const outages = outageLogOf(log)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: signedInBytes,
    trustProxy: configuration.TRUSTED_PROXIES.length > 0 ? configuration.TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    // Every line of ours names the request itself.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Before any route is found.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.header('x-request-id', request.id), log, outages),
    clientErrorHandler: answerNoHttp,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    serverFactory: (handler) => boundedServer(handler),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance
  app.decorateRequest('actor', null)
  if (traces) traceRequests(app, traces, configuration)
  app.addHook('onRequest', firstOfAll(configuration))
  await app.register(cookie)
  limitInFlight(app, configuration)
  // Counted per account once it is known, per address before: forged proxy headers change neither. Nothing of a body is read
  // until it is.
  await app.register(rateLimit, {
    max: configuration.RATE_LIMIT,
    timeWindow: '1 minute',
    store: rateLimitStore(counters) as never,
    hook: 'preParsing',
    keyGenerator: limitedCaller,
    errorResponseBuilder: (_request, { ttl }) => new Failure('request.tooMany', { seconds: Math.ceil(ttl / 1000) }),
  })
  app.removeAllContentTypeParsers()
  const readers: Record<string, (text: string, request: FastifyRequest) => unknown> = {
    'application/json': (text, { routeOptions }) => readJson(text, routeOptions.config.jsonBounds?.()),
    'application/x-www-form-urlencoded': (text) => readForm(text),
  }
  for (const [type, read] of Object.entries(readers))
    app.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
      try {
        done(null, read(body as string, request))
      } catch (error) {
        done(error as Error)
      }
    })
  app.addContentTypeParser('application/octet-stream', (request: FastifyRequest, payload: IncomingMessage) =>
    readUpload(payload, request.headers['content-length'], request.routeOptions.bodyLimit ?? 0),
  )
  if (log.isLevelEnabled('info')) onEnd(app, logged(log))
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log, outages))
  return app
}

/** The headers every answer carries, and the way to https where the portal insists on it. */
function firstOfAll(configuration: Configuration): onRequestHookHandler {
  const { PUBLIC_URL } = configuration
  const https = PUBLIC_URL.startsWith('https:')
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
  const always = securityHeaders(configuration)
  const proxied = configuration.TRUSTED_PROXIES.length > 0
  return (request, reply, done) => {
    const { headers } = request.raw
    const forwardedFor = headers['x-forwarded-for']
    if (proxied && forwardedFor !== undefined) headers['x-forwarded-for'] = readForwardedFor(String(forwardedFor))
    reply.headers(always).header('x-request-id', request.id)
    if (!https) return done()
    // RFC 6797, section 7.2: never over plain http.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    else if (!local.test(request.headers.host ?? '')) {
      // The configured address, never the Host header, which could send people elsewhere.
      const path = request.url.startsWith('/') ? request.url : '/'
      const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308
      return void reply.redirect(`${PUBLIC_URL}${path}`, status)
    }
    return done()
  }
}

/** After which a request may be sent again that was refused for no limit of its own. */
const secondsUntilRetry = 5

/** The status servers in front log for a caller who went away; it is never sent. */
const callerGone = 499

function logged(log: Log): Parameters<typeof onEnd>[1] {
  const refusals = openRefusalLog((refused) => log.info({ ...refused, status: 429 }, 'more requests were refused'))
  return (request, reply, end) => {
    const { id: requestId, method, span } = request
    const status = end === 'aborted' ? callerGone : reply.statusCode
    if (status === 429 && !refusals.isNews(limitedCaller(request), requestId)) return
    const said = { requestId, method, url: loggedAddress(request), status }
    log.info({ ...said, ms: Math.round(reply.elapsedTime), ...(span && { traceId: span.traceId }) })
  }
}

/**
 * An address whose percent signs encode nothing is taken word for word, so that it is refused like any other. Slashes one
 * behind the other are one: a link whose id is missing leads to the page, which says so.
 */
function readableAddress(asked: string): string {
  if (!/%|\/\//.test(asked)) return asked
  const url = asked.replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/'))
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** Whose requests are counted together. */
const limitedCaller = ({ actor, ip }: FastifyRequest): string => actor?.accountId ?? networkOf(ip)

/** Whether the caller is a program with the key of a service account, valid or not. */
export const bearsKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization?.startsWith('Bearer kwk_') ?? false

/** The caller's language: the account's, else the browser's, else German; of programs with keys English. */
export function requestLanguage(request: FastifyRequest): Language {
  const { actor, headers } = request
  if (actor && !actor.service) return actor.language
  const asked = /^\s*(de|en)\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  return asked === 'de' || asked === 'en' ? asked : bearsKey(request) ? 'en' : 'de'
}

// What the libraries raise themselves: forbidden is, to them, a file outside the folder or one that hides.
const byStatus: Record<number, ErrorCode> = {
  403: 'request.notFound',
  404: 'request.notFound',
  413: 'request.tooLarge',
  415: 'request.mediaType',
  429: 'request.tooMany',
  503: 'server.unavailable',
}

// What PostgreSQL says of text it cannot hold: NUL characters and halves of characters.
const unstorable = new Set<unknown>(['22021', '22P05'])

/** Whatever was thrown, as the refusal it is answered with. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  const outage = outageOf(thrown)
  if (outage) return new Failure(outage)
  const { code, status = 0, statusCode = status } = thrown as { code?: unknown; status?: number; statusCode?: number }
  if (unstorable.has(code)) return new Failure('request.invalid')
  return new Failure(
    byStatus[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'request.invalid' : 'server.failed'),
  )
}

/** What is no HTTP, or has headers without end. */
function answerNoHttp(error: { code: string }, socket: Socket): void {
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'request.tooLarge' : 'request.invalid'
  const { status, de: message } = errors[code]
  const body = JSON.stringify({ code, message, requestId: randomUUID() })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nConnection: close`
  if (socket.writable && socket.bytesWritten === 0)
    socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  socket.destroySoon()
}

/**
 * Reads the rest of a body away for a moment before its connection is closed, as RFC 9112, section 9.6 advises: a program
 * that is still sending would meet a broken connection instead of the refusal.
 */
function closeSlowly(request: IncomingMessage): void {
  const { socket } = request.resume()
  // Node calls it once the answer is sent; it would end the reading, too.
  socket.destroySoon = () => {
    socket.end()
    setTimeout(() => socket.destroy(), 5000).unref()
  }
}

function answerError(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  outages: OutageLog,
): FastifyReply {
  const failure = failureOf(thrown)
  // A caller who went away is no fault of ours, and cannot be answered.
  const gone = thrown instanceof Error && thrown === request.raw.errored
  if (isConnectionLost(thrown)) outages.failed('away', 'requests', thrown)
  else if (outageOf(thrown) === 'server.busy') outages.failed('busy', 'requests', thrown)
  else if (!gone && (failure.code === 'server.failed' || (failure.status >= 500 && thrown !== failure)))
    log.error({ err: thrown, requestId: request.id, url: loggedAddress(request) }, 'request failed')
  const { code, status, field, details } = failure
  const message = fill(errors[code][requestLanguage(request)], details)
  if (code === 'request.tooLarge') closeSlowly(request.raw)
  if (status === 429 || status === 503) reply.header('retry-after', Number(details?.['seconds'] ?? secondsUntilRetry))
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify({ code, message, field, details, requestId: request.id }))
}
