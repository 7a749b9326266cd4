import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer, Operation, RedirectAnswer, StreamAnswer } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import { type AnswerSigner, answerSigner } from './answer-signature.ts'
import { nobody } from './actor.ts'
import { type Attempts, limitAttempts } from './attempts.ts'
import type { Budgets } from './budgets.ts'
import type { Audited } from './audit.ts'
import { fail, Failure } from './failure.ts'
import { languageOf } from './http.ts'
import { type Gate, requireAccess } from './gate.ts'
import type { Installation } from './installation.ts'
import { type Performed, statusOf } from './performed.ts'
import { sessionCookie } from './session-cookie.ts'

/** Who a request comes from. */
export interface Identification {
  /** The actor of a live session, or null when the session has ended or the account may not sign in. */
  actorOf: (sessionId: string, accountId: string) => Promise<Actor | null>
  /** Whether this session's account gave password or passkey again within the last ten minutes. */
  confirmed: (sessionId: string) => Promise<boolean>
  /** The service account of a key, or null when it opens nothing. */
  serviceOf: (key: string, address: string) => Promise<Actor | null>
  /** Notes in the audit log that somebody who is signed in was refused. */
  noteRefusal: (actor: Actor, operation: Operation, source: Audited['source']) => Promise<void>
}

interface Api extends Identification {
  installation: Installation
  gate: Gate
  budgets: Budgets
  attempts: Attempts
  signAnswer: AnswerSigner
  limit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

// What anybody may send to be parsed; forms come from identity providers, which write much.
const strangersBody = 256 * 1024

function bodyLimitOf({ uploadLimit, access, form }: Operation): { bodyLimit?: number } {
  if (uploadLimit !== null) return { bodyLimit: uploadLimit }
  return access === 'public' && !form ? { bodyLimit: strangersBody } : {}
}

/** Serves the operations under `/api`: what HTTP says becomes a caller and an input of the gate. */
export function serveOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  served: Omit<Api, 'attempts' | 'signAnswer' | 'limit'>,
): void {
  const { answerKeys, settings } = served.installation
  const limit = app.rateLimit()
  const api: Api = {
    ...served,
    attempts: limitAttempts(served.budgets, settings.SIGN_IN_LIMIT),
    signAnswer: answerSigner(answerKeys),
    limit: async (request, reply) => limit.call(app, request, reply),
  }
  for (const operation of operations) serve(app, operation, api)
}

function serve(app: FastifyInstance, operation: Operation, api: Api): void {
  const { settings, metrics } = api.installation
  app.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...bodyLimitOf(operation),
    // Counted below, once it is known who asks.
    config: { rateLimit: false },
    onRequest: async (request) => void (request.actor = await identify(request, api)),
    async preParsing(request, reply) {
      await api.limit(request, reply)
      // Whoever may not call is told before anything of the body is read; not on arrival, so that the rate limit counts it.
      refuseDeadToken(request, operation)
      await noting(request, operation, api, async () => requireAccess(operation, request.actor ?? nobody('de')))
    },
    handler: async (request, reply) => {
      const from = performance.now()
      const caller = {
        actor: request.actor ?? nobody(languageOf(request)),
        cookie: sessionCookie(request, reply, settings.PUBLIC_URL),
        client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
        requestId: request.id,
        idempotencyKey: idempotencyKey(request),
        confirmed: async () => Boolean(request.actor?.sessionId) && api.confirmed(request.actor!.sessionId!),
      }
      const input = {
        params: request.params,
        query: request.query,
        // Read after the permission is checked: whoever may not call is not told how to.
        get body() {
          return bodyOf(request, operation)
        },
      }
      const run = () => noting(request, operation, api, () => api.gate.perform(operation, caller, input))
      const done = operation.attempts ? await api.attempts(request, run) : await run()
      metrics.operation(operation.name, performance.now() - from)
      const sign = (status: number, text: string) => {
        if (operation.signed) reply.headers(api.signAnswer(request, status, text))
      }
      return send(reply, operation, done, sign)
    },
  })
}

/** Has a refusal noted; the same one again within a minute is no news. */
async function noting<T>(
  { actor, id: requestId, ip: address }: FastifyRequest,
  operation: Operation,
  { budgets, noteRefusal }: Api,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const refused = error instanceof Failure && error.code === 'permission.missing'
    if (refused && actor && actor.accountId !== null) {
      const key = `${actor.accountId} ${operation.name}`
      const [used] = await budgets([{ kind: 'refusals noted', key, take: true }])
      if (used!.current === 1) await noteRefusal(actor, operation, { requestId, address })
    }
    throw error
  }
}

async function identify(request: FastifyRequest, api: Api): Promise<Actor | null> {
  const header = request.headers.authorization
  if (!header) return null
  const service = /^Bearer (kwk_\S+)$/.exec(header)?.[1]
  if (service) return api.serviceOf(service, request.ip)
  const claims = header.startsWith('Bearer ') ? await api.installation.tokens.verify(header.slice(7)) : null
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
  if (!Buffer.isBuffer(request.body)) fail('request.mediaType')
  const { buffer, byteOffset, length } = request.body
  return new Uint8Array(buffer, byteOffset, length)
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

function send(
  reply: FastifyReply,
  operation: Operation,
  { value, json, replayed }: Performed<unknown>,
  sign: (status: number, text: string) => void,
): FastifyReply {
  if (replayed) reply.header('idempotency-replayed', 'true')
  reply.header('cache-control', 'no-store')
  const status = statusOf(operation, value)
  if (operation.answersRedirect) return reply.redirect((value as RedirectAnswer).location, status)
  if (operation.answersFile) return sendFile(reply, value as FileAnswer | StreamAnswer)
  const text = json ?? (value === undefined ? '' : JSON.stringify(value))
  sign(status, text)
  return text === ''
    ? reply.status(status).send()
    : reply.status(status).type('application/json; charset=utf-8').send(text)
}

function sendFile(reply: FastifyReply, file: FileAnswer | StreamAnswer): FastifyReply {
  const name = encodeURIComponent(file.fileName)
  if ('maxAge' in file && file.maxAge) reply.header('cache-control', `public, max-age=${file.maxAge}`)
  return reply
    .type(file.mediaType)
    .header(
      'content-disposition',
      `attachment; filename="${file.fileName.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${name}`,
    )
    .send('stream' in file ? Readable.from(file.stream) : Buffer.from(file.bytes))
}
