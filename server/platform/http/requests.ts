import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '#contract/operation.ts'
import { type Actor, nobody, type ServiceLookup } from '../operations/actor.ts'
import type { AuditedRequest } from '../operations/audit.ts'
import { type DeviceOf, limitAttempts } from '../limits/attempts.ts'
import { type Counters, takeCostly } from '../limits/counters.ts'
import { networkOf } from '../outside/public-address.ts'
import { fail, Failure } from '../operations/failure.ts'
import { bearsKey, requestLanguage } from './http.ts'
import { requireAccess } from '../operations/require-access.ts'
import type { Installation } from '../installation/installation.ts'
import type { Caller } from '../operations/operation-result.ts'
import { deviceCookie, sessionCookie } from './session-cookie.ts'

/** Who a request comes from. */
export interface Identification {
  /** By which way it came, where that is not the portal's own: the audit log says so with the id of the request. */
  way?: string
  installation: Installation
  counters: Counters
  /** The actor of a live session, or null when the session has ended or the account may not sign in. */
  actorOf: (sessionId: string, accountId: string) => Promise<Actor | null>
  /** Whether this session's account gave password or passkey again within the last ten minutes. */
  confirmed: (sessionId: string) => Promise<boolean>
  /** The device a cookie belongs to, where it signed in to the account of this address before. */
  deviceOf: (cookie: string, email: string) => Promise<string | null>
  /** The service account of a key, or null when it opens nothing. */
  serviceOf: ServiceLookup
  /** Records in the audit log that a signed-in caller was refused. */
  noteRefusal: (actor: Actor, operation: Operation, source: AuditedRequest['source']) => Promise<void>
}

/** Which device a request comes from, for the limit of guesses. */
const devicesOf =
  ({ installation, deviceOf }: Identification): DeviceOf =>
  async (request, email) => {
    const cookie = deviceCookie(request, installation.settings.PUBLIC_URL)
    return cookie === null ? null : deviceOf(cookie, email)
  }

/** The actor of the request's access token or key; null when it is not valid. */
export async function identify(
  { headers: { authorization }, ip }: FastifyRequest,
  { installation, actorOf, serviceOf }: Identification,
): Promise<Actor | null> {
  if (!authorization) return null
  const service = /^Bearer (kwk_\S+)$/.exec(authorization)?.[1]
  if (service) return serviceOf(service, ip)
  const claims = authorization.startsWith('Bearer ') ? await installation.tokens.verify(authorization.slice(7)) : null
  return claims && (await actorOf(claims.sessionId, claims.accountId))
}

/** Refuses callers without access before anything of the body is read. A dead token does not block what is public. */
export async function admitRequest(request: FastifyRequest, operation: Operation, by: Identification): Promise<void> {
  const { actor, headers } = request
  if (!actor && headers.authorization && operation.access !== 'public')
    fail(bearsKey(request) ? 'key.invalid' : 'session.expired')
  await noteRefusals(request, operation, by, async () => requireAccess(operation, actor ?? nobody('de')))
}

/** The request as the pipeline knows callers. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, by: Identification): Caller {
  const { installation, confirmed, counters } = by
  const sessionId = request.actor?.sessionId
  return {
    actor: request.actor ?? nobody(requestLanguage(request)),
    cookie: sessionCookie(request, reply, installation.settings.PUBLIC_URL),
    client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) },
    requestId: auditedId(request, by),
    idempotencyKey: idempotencyKey(request),
    confirmed: async () => (sessionId ? confirmed(sessionId) : false),
    weigh: ({ name, weight }) => {
      const most = Math.ceil(installation.settings.RATE_LIMIT / weight)
      return takeCostly(counters, name, request.actor?.accountId ?? networkOf(request.ip), most)
    },
  }
}

const auditedId = ({ id }: FastifyRequest, { way }: Identification): string => (way ? `${id} ${way}` : id)

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : fail('request.keyInvalid')
}

/** Runs it and has a refusal noted; the same one again within a minute is no news. */
export async function noteRefusals<T>(
  request: FastifyRequest,
  operation: Operation,
  by: Identification,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { actor } = request
    const refused = error instanceof Failure && error.code === 'permission.missing'
    if (refused && actor && actor.accountId !== null) {
      const key = `${actor.accountId} ${operation.name}`
      const { current } = await by.counters({ kind: 'refusals noted', key, take: true })
      if (current === 1)
        await by.noteRefusal(actor, operation, { requestId: auditedId(request, by), address: request.ip })
    }
    throw error
  }
}

/** Runs an operation with this body like `noteRefusals`; where it is a guess at a secret, within the budgets of guesses. */
export function runRequest<T>(
  request: FastifyRequest,
  operation: Operation,
  body: unknown,
  by: Identification,
  run: () => Promise<T>,
): Promise<T> {
  const noted = () => noteRefusals(request, operation, by, run)
  if (!operation.attempts) return noted()
  return limitAttempts(by.counters, by.installation.settings.SIGN_IN_LIMIT, devicesOf(by))(request, body, noted)
}
