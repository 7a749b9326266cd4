import { z } from 'zod'
import { statusOf } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { SchemaWriter } from './schemas.ts'
import { isScope } from '#contract/scopes.ts'

const header = (description: string, schema: object = { type: 'string' }) => ({ description, schema })
const count = { type: 'integer', minimum: 0 }

/** Headers of answers that programs read. */
export const headers = {
  'content-digest': header('SHA-256 of the body (RFC 9530), signed with it.'),
  'content-disposition': header('The name of the file (RFC 6266, RFC 8187).'),
  'idempotency-replayed': header('The answer of an earlier request with the same Idempotency-Key.', {
    type: 'string',
    const: 'true',
  }),
  'retry-after': header('Seconds until the same request may be sent again.', count),
  signature: header('The signature of the answer (RFC 9421, Ed25519).'),
  'signature-input': header('What is signed: status, content-digest, and the request (RFC 9421).'),
  'x-ratelimit-limit': header('Requests a caller has in a minute.', count),
  'x-ratelimit-remaining': header('Requests left in this minute.', count),
  'x-ratelimit-reset': header('Seconds until all of them are there again.', count),
  'x-request-id': header('Names the request in the server’s log.', { type: 'string', format: 'uuid' }),
} as const
type Header = keyof typeof headers

const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const
const headersOf = (...names: Header[]) => ({
  headers: Object.fromEntries(
    ['x-request-id', ...limits, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  ),
})

/** Every answer of an operation, by its status. */
export function responsesOf(operation: Operation, writer: SchemaWriter): Answered['responses'] {
  const byStatus = Map.groupBy(refusalsOf(operation), statusOf)
  const refused = [...byStatus].map(([status, codes]) => [status, refusal(status, codes)])
  return { ...successOf(operation, writer), ...(Object.fromEntries(refused) as Answered['responses']) }
}

function successOf(operation: Operation, { schemaOf }: SchemaWriter): Answered['responses'] {
  const { answersFile, answersRedirect, output, method, signed, examples } = operation
  if (answersFile) return { 200: fileResponse(answersFile) }
  if (answersRedirect) return { 303: { description: 'Go on there', ...headersOf() } }
  const replayed: Header[] = method === 'GET' || operation.anonymous || operation.secret ? [] : ['idempotency-replayed']
  const signature: Header[] = signed ? ['content-digest', 'signature-input', 'signature'] : []
  const described = { description: 'Done', ...headersOf(...replayed, ...signature) }
  if (output instanceof z.ZodVoid) return { 204: described }
  const example = examples.output === undefined ? {} : { example: examples.output }
  const content = { 'application/json': { schema: schemaOf(output, 'output'), ...example } }
  return { [method === 'POST' ? 201 : 200]: { ...described, content } }
}

const fileResponse = (types: readonly string[]) => ({
  description: 'The file',
  ...headersOf('content-disposition'),
  content: Object.fromEntries(
    types.map((type) => [type, { schema: type === 'application/json' ? {} : { type: 'string', format: 'binary' } }]),
  ),
})

const errorOf = (codes: readonly ErrorCode[]) => ({
  allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
})

function refusal(status: number, codes: readonly ErrorCode[]): object {
  return {
    description: codes.join(', '),
    ...headersOf(...(status === 429 ? (['retry-after'] as const) : [])),
    content: { 'application/json': { schema: errorOf(codes) } },
  }
}

/** The longest list of codes that still gives a name. */
const codesInName = 3

/** A name for what is answered with these codes: `companies.notFound` is `CompaniesNotFound`. */
const nameOf = (description: string): string =>
  description
    .split(', ')
    .map((code) => code.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    .join('Or')

interface Response {
  description: string
  content?: object
}
interface Answered {
  responses: Record<string, Response>
}

/** Puts refusals that several operations answer alike among the components; the operations refer to them. */
export function shareRefusals(operations: readonly Answered[]): Record<string, object> {
  const all = operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status, { description }]) => Number(status) >= 400 && description.split(', ').length <= codesInName)
      .map(([status, response]) => ({ responses, status, response, name: nameOf(response.description) })),
  )
  const shared = [...Map.groupBy(all, ({ name }) => name)].filter(([, uses]) => uses.length > 1)
  for (const [name, uses] of shared)
    for (const { responses, status } of uses)
      Object.assign(responses, { [status]: { $ref: `#/components/responses/${name}` } })
  return Object.fromEntries(shared.map(([name, [first]]) => [name, first!.response]))
}

/** What any answer may be where the server itself, its database or its disk fails. */
const serverErrors: readonly ErrorCode[] = ['server.failed', 'server.busy', 'server.diskFull', 'server.unavailable']

/** Every code an operation can be refused with: its own, and those of what it demands. */
export function refusalsOf(operation: Operation): Set<ErrorCode> {
  const { errors, method, access, anonymous, confirmed, keyRequired, withoutFactor } = operation
  const codes = new Set<ErrorCode>([...errors, 'request.invalid', 'request.tooMany', ...serverErrors])
  const add = (...more: ErrorCode[]) => more.forEach((code) => codes.add(code))
  if (method !== 'GET') add('request.keyInvalid', 'request.mediaType', 'request.tooLarge')
  if (method !== 'GET' && !anonymous) add('request.keyReused')
  // Many writings end in a licence, and the ledger takes none while the clock is wrong.
  if (method !== 'GET') add('server.wrongClock')
  if (keyRequired) add('request.keyMissing')
  if (confirmed) add('session.confirmFirst')
  if (access === 'public') return codes
  add('session.required', 'session.expired', 'key.invalid')
  if (!withoutFactor && !isScope(access)) add('session.factorRequired')
  // A key may call what its scopes name and nothing else, also where any account may.
  add('permission.missing')
  return codes
}
