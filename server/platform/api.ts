import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import type { AnswerSigner } from './answer-signature.ts'
import { nobody } from './actor.ts'
import { type Attempts, limitAttempts } from './attempts.ts'
import type { Configuration } from './configuration.ts'
import type { Database } from './database.ts'
import { fail } from './failure.ts'
import { languageOf } from './http.ts'
import { requestHash } from './idempotency.ts'
import type { Jobs } from './jobs.ts'
import type { Metrics } from './metrics.ts'
import type { Route } from './operations.ts'
import type { Outgoing } from './outgoing.ts'
import { requireAccess, runOperation } from './run-operation.ts'
import { sessionCookie } from './session-cookie.ts'
import type { Tokens } from './tokens.ts'

export interface Api {
  database: Database
  jobs: Jobs
  tokens: Tokens
  configuration: Configuration
  metrics: Metrics
  /** The actor of a live session, or null when the session has ended or the account may not sign in. */
  actorOf: (sessionId: string, accountId: string) => Promise<Actor | null>
  /** Whether this session's account gave password or passkey again within the last ten minutes. */
  confirmed: (sessionId: string) => Promise<boolean>
  /** The service account of a key, or null when it opens nothing. */
  serviceOf: (key: string, address: string) => Promise<Actor | null>
  /** Headers that sign an answer. */
  signAnswer: AnswerSigner
}

/** Serves the routes under `/api`. */
export function serveOperations(app: FastifyInstance, routes: Route[], api: Api): void {
  const attempts = limitAttempts(app, api.configuration.SIGN_IN_LIMIT)
  for (const route of routes) serve(app, route, api, attempts)
}

function serve(app: FastifyInstance, route: Route, api: Api, attempts: Attempts): void {
  const { operation } = route
  app.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(operation.uploadLimit === null ? {} : { bodyLimit: operation.uploadLimit }),
    onRequest: async (request) => void (request.actor = await identify(request, api)),
    // Whoever may not upload is told before the file is read.
    preParsing: async (request) => {
      if (operation.uploadLimit === null) return
      refuseDeadToken(request, operation)
      requireAccess(operation, request.actor ?? nobody('de'))
    },
    handler: async (request, reply) => {
      const from = performance.now()
      // Here and not on arrival, so that the rate limit counts it.
      refuseDeadToken(request, operation)
      const run = () =>
        runOperation(api.database, api.jobs, route, {
          actor: request.actor ?? nobody(languageOf(request)),
          params: request.params,
          query: request.query,
          // Read after the permission is checked: whoever may not call is not told how to.
          get body() {
            return bodyOf(request, operation)
          },
          cookie: sessionCookie(request, reply, api.configuration.PUBLIC_URL),
          client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
          requestId: request.id,
          idempotencyKey: idempotencyKey(request),
          confirmed: async () => Boolean(request.actor?.sessionId) && api.confirmed(request.actor!.sessionId!),
          digest: (parts) => requestHash(api.tokens.digest, parts),
        })
      const outgoing = operation.attempts ? await attempts(request, run) : await run()
      api.metrics.operation(operation.name, performance.now() - from)
      if (operation.signed && typeof outgoing.answer === 'string')
        reply.headers(api.signAnswer(request, outgoing.status, outgoing.answer))
      return send(reply, outgoing)
    },
  })
}

async function identify(request: FastifyRequest, api: Api): Promise<Actor | null> {
  const header = request.headers.authorization
  if (!header) return null
  const service = /^Bearer (kwk_\S+)$/.exec(header)?.[1]
  if (service) return api.serviceOf(service, request.ip)
  const claims = header.startsWith('Bearer ') ? await api.tokens.verify(header.slice(7)) : null
  return claims && (await api.actorOf(claims.sessionId, claims.accountId))
}

/** A dead token does not keep anybody from signing in. */
function refuseDeadToken({ actor, headers }: FastifyRequest, { access }: Operation): void {
  if (!actor && headers.authorization && access !== 'public') fail('session.expired')
}

function bodyOf(request: FastifyRequest, operation: Operation): unknown {
  // Only where the contract expects one: a form may come from any site.
  if (request.body instanceof URLSearchParams !== operation.form) fail('request.mediaType')
  if (request.body instanceof URLSearchParams) return fieldsOf(request.body)
  if (operation.uploadLimit === null) return Buffer.isBuffer(request.body) ? fail('request.mediaType') : request.body
  return Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : fail('request.mediaType')
}

function fieldsOf(form: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(form)
  // The same name twice means one thing to this reader and another to the next.
  return Object.keys(fields).length === form.size ? fields : fail('request.invalid')
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : fail('request.keyInvalid')
}

function send(reply: FastifyReply, { status, answer, replayed }: Outgoing): FastifyReply {
  if (replayed) reply.header('idempotency-replayed', 'true')
  reply.header('cache-control', 'no-store')
  if (typeof answer !== 'string' && 'location' in answer) return reply.redirect(answer.location, status)
  if (typeof answer !== 'string') {
    const name = encodeURIComponent(answer.fileName)
    if ('maxAge' in answer && answer.maxAge) reply.header('cache-control', `public, max-age=${answer.maxAge}`)
    return reply
      .type(answer.mediaType)
      .header(
        'content-disposition',
        `attachment; filename="${answer.fileName.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${name}`,
      )
      .send('stream' in answer ? Readable.from(answer.stream) : Buffer.from(answer.bytes))
  }
  return answer === ''
    ? reply.status(status).send()
    : reply.status(status).type('application/json; charset=utf-8').send(answer)
}
