import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { errorAnswer, statusOf } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import { isScope } from '#contract/scopes.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { version } from '../installation/version.ts'

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return schema
}

/** The OpenAPI 3.1 document of the contract. Written in small steps: others are answered meanwhile. */
export async function openApi(operations: Operation[], publicUrl: string): Promise<object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations) {
    const path = `/api${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
    await setImmediate()
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keywerk', version, description: 'Customer and licence portal' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        service: { type: 'http', scheme: 'bearer', description: 'Key of a service account, kwk_…' },
      },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
  }
}

/** One operation as OpenAPI describes it. */
export function describe(operation: Operation): object {
  const write = operation.method !== 'GET'
  const body = operation.uploadLimit === null ? bodyOf(operation) : { 'application/octet-stream': {} }
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.path.split('/')[1]],
    security:
      operation.access === 'public'
        ? []
        : [isScope(operation.access) ? { service: [operation.access] } : { session: [] }],
    'x-access': operation.access,
    parameters: [
      ...parametersOf(operation.params, 'path'),
      ...parametersOf(operation.query, 'query'),
      ...(write ? [{ ...idempotencyKey, required: operation.keyRequired }] : []),
    ],
    ...(write && body ? { requestBody: { required: true, content: body } } : {}),
    responses: { ...success(operation), ...refusals(operation) },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key within 24 hours returns the first answer and changes nothing.',
  schema: { type: 'string', maxLength: 200 },
}

function bodyOf(operation: Operation): object | null {
  const schema = schemaOf(operation.body, 'input') as { properties?: object; type?: string }
  const empty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0
  return empty
    ? null
    : {
        [operation.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
          schema,
          ...exampleOf(operation.examples.body),
        },
      }
}

const exampleOf = (example: unknown) => (example === undefined ? {} : { example })

function parametersOf(shape: z.ZodType, where: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

function success(operation: Operation): object {
  if (operation.answersFile) return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } }
  if (operation.answersRedirect) return { 303: { description: 'Go on there' } }
  if (operation.output instanceof z.ZodVoid) return { 204: { description: 'Done' } }
  const status = operation.method === 'POST' ? 201 : 200
  return {
    [status]: {
      description: 'Done',
      content: {
        'application/json': { schema: schemaOf(operation.output, 'output'), ...exampleOf(operation.examples.output) },
      },
    },
  }
}

function refusals(operation: Operation): object {
  const codes: ErrorCode[] = [...operation.errors, 'request.invalid', 'request.tooMany']
  if (operation.access !== 'public') codes.push('session.required', 'session.expired')
  if (operation.access !== 'public' && operation.access !== 'signedIn') codes.push('permission.missing')
  const byStatus = Map.groupBy(codes, statusOf)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, { description: list.join(', '), content }]))
}
