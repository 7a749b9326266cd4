import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeReason } from '#licence/words.ts'
import type { BrokenRule } from '#licence/reason.ts'
import { fill } from '#texts/fill.ts'
import type { Failure } from '#platform/operations/failure.ts'
import { failureOf, requestLanguage } from '#platform/http/http.ts'
import type { Call } from './call.ts'
import { lockoutHeaders } from './lockout-headers.ts'
import { messageOf } from './messages.ts'

/** What a call answers with: the data service's envelope, or plain text. An empty list is not found. */
export function answerValue(reply: FastifyReply, { answers }: Call, value: unknown): FastifyReply {
  if (answers === 'text') return reply.type('text/plain; charset=utf-8').send(typeof value === 'string' ? value : '')
  const status = Array.isArray(value) && value.length === 0 ? 404 : 200
  return enveloped(reply, status, value ?? null, '')
}

// Refusals have their own status where the documents know it; every other one is 400 with its message.
const kept = new Set([401, 403, 404, 405, 413, 415, 429])
const isKept = ({ status, code }: Pick<Failure, 'status' | 'code'>): boolean =>
  status >= 500 || kept.has(status) || code === 'request.callOff'

/** The status a call refuses with. */
export const refusalStatus = (
  { statuses }: Pick<Call, 'statuses'>,
  failure: Pick<Failure, 'status' | 'code'>,
): number => statuses?.[failure.code] ?? (isKept(failure) ? failure.status : 400)

/** What of a call decides how it refuses. */
type Refused = Pick<Call, 'answers' | 'words' | 'statuses' | 'names'>

/** A refusal, in the documented words where the documents have some. */
export function answerRefusal(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Refused,
): FastifyReply {
  const failure = failureOf(thrown)
  if (failure.code === 'server.failed') request.log.error({ err: thrown, requestId: request.id }, 'request failed')
  const words = call.words?.[failure.code]
  const message =
    words === undefined
      ? (brokenRules(failure, request) ?? messageOf(failure, requestLanguage(request), call.names))
      : fill(words, failure.details)
  const status = refusalStatus(call, failure)
  reply.headers(lockoutHeaders(failure))
  if (call.answers === 'text') return reply.status(status).type('text/plain; charset=utf-8').send(message)
  return enveloped(reply, status, null, message)
}

/** Each rule a configuration breaks, with the item it is about; undefined for other refusals. */
function brokenRules({ details }: Failure, request: FastifyRequest): string | undefined {
  const broken = details?.['broken']
  if (!Array.isArray(broken) || broken.length === 0) return undefined
  const language = requestLanguage(request)
  return (broken as BrokenRule[]).map((rule) => describeReason(rule, language)).join(' ')
}

const enveloped = (reply: FastifyReply, status: number, data: unknown, message: string): FastifyReply =>
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ status, data, Message: message }))
