import type { Call, CallOfFamily } from '../call.ts'
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
    responses: { 200: answerOf(call) },
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
  const one = { type: 'object' }
  const schema = takes === 'many' ? { oneOf: [one, { type: 'array', items: one, maxItems: 100 }] } : one
  return { requestBody: { content: { 'application/json': { schema, example: example.body } } } }
}

function answerOf({ answers }: Call): object {
  if (answers === 'file')
    return {
      description: 'The file; its name stands in Content-Disposition. Refusals come in the envelope.',
      content: { 'application/octet-stream': { schema: file } },
    }
  if (answers === 'text')
    return { description: 'Plain text', content: { 'text/plain': { schema: { type: 'string' } } } }
  const schema = {
    type: 'object',
    properties: { status: { type: 'integer' }, data: {}, Message: { type: 'string' } },
    required: ['status', 'data', 'Message'],
  }
  return { description: 'The envelope: status, data, Message', content: { 'application/json': { schema } } }
}
