import type { Call, CallOfFamily } from '../call.ts'
import { isRecord } from '#platform/record.ts'
import { answersOf, schemaOf } from './recorded-answers.ts'
import { answeredSince } from './answered-since.ts'

export function documentOf(calls: readonly CallOfFamily[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = `/v0${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keywerk, documented calls', version: '0', description: 'For programs that exist already' },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

function describe(call: CallOfFamily): object {
  const { method, path, family, purpose, operations, example, shown } = call
  const [first] = operations
  const name = `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  return {
    operationId: name,
    summary: purpose,
    tags: [family],
    deprecated: true,
    security: first.access === 'public' ? [] : [{ session: [] }],
    'x-successors': operations.map((one) => `${one.method} /api${one.path}`),
    'x-named-by-us': !shown,
    'x-since': answeredSince,
    parameters: Object.entries(example.query ?? {}).map(([key, value]) => ({
      name: key,
      in: 'query',
      schema: { type: 'string' },
      example: value,
    })),
    ...requestOf(call),
    responses: responsesOf(call),
  }
}

const file = { type: 'string', format: 'binary' }

function requestOf({ takes, example }: Call): object {
  if (typeof takes === 'object') {
    const schema = { type: 'object', properties: { file: { type: 'array', items: file } }, required: ['file'] }
    const description = `A form with files of at most ${takes.files} bytes in all.`
    return { requestBody: { description, required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (example.body === undefined) return {}
  const one = schemaOf(example.body)
  const schema = takes === 'many' ? { oneOf: [one, { type: 'array', items: one, maxItems: 100 }] } : one
  return { requestBody: { content: { 'application/json': { schema, example: example.body } } } }
}

const refusals: Readonly<Record<number, string>> = {
  400: 'What was sent is refused, in words',
  401: 'Nobody is signed in',
  403: 'The permission is missing',
  404: 'No such record, or a list without rows',
  429: 'Too often; later again',
}

function responsesOf(call: Call): object {
  const { example, statuses } = answersOf(`${call.method} ${call.path}`)
  const known = new Set([...statuses, 400, 401, 403, 404, 429].filter((status) => status !== 200))
  const refused = [...known].map((status) => [status, { description: refusals[status] ?? 'Refused, in words' }])
  return { 200: answerOf(call, example), ...Object.fromEntries(refused) }
}

function answerOf({ answers }: Call, example: unknown): object {
  if (answers === 'file')
    return {
      description: 'The file; its name stands in Content-Disposition. Refusals come in the envelope.',
      content: { 'application/octet-stream': { schema: file } },
    }
  if (answers === 'text')
    return { description: 'Plain text', content: { 'text/plain': { schema: { type: 'string' }, example } } }
  const schema = {
    type: 'object',
    properties: { status: { type: 'integer' }, data: schemaOf(dataOf(example)), Message: { type: 'string' } },
    required: ['status', 'data', 'Message'],
  }
  return { description: 'The envelope: status, data, Message', content: { 'application/json': { schema, example } } }
}

const dataOf = (example: unknown): unknown => (isRecord(example) ? example['data'] : undefined)
