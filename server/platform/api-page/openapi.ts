import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { errorAnswer } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import { isScope } from '#contract/scopes.ts'
import { version } from '../installation/version.ts'
import { headers, responsesOf, shareRefusals } from './responses.ts'
import { bodySchema, inlineSchemas, namedSchemas, type SchemaWriter } from './schemas.ts'
import type { Schema } from './shape-rows.ts'
import { tagOf, tagsOf } from './tags.ts'
import { webhooksDescribed } from './webhooks-described.ts'
import { wordsOf } from './words.ts'

interface Told {
  operations: readonly Operation[]
  /** Shapes that are written once, by their names. */
  names: ReadonlyMap<z.core.$ZodType, string>
  vendor: string
  publicUrl: string
}

/** The OpenAPI 3.1 document of the contract. Written in small steps: others are answered meanwhile. */
export async function openApi({ operations, names, vendor, publicUrl }: Told): Promise<object> {
  const writer = namedSchemas(new Map([...names, [errorAnswer, 'Error']]))
  writer.schemaOf(errorAnswer, 'output')
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const operation of operations) {
    const path = `/api${operation.path}`
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, writer) }
    await setImmediate()
  }
  const webhooks = webhooksDescribed(writer)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keywerk',
      version,
      description: 'Customer and licence portal',
      contact: { name: vendor, url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: tagsOf(operations),
    paths,
    webhooks,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        service: { type: 'http', scheme: 'bearer', description: 'Key of a service account, kwk_…' },
      },
      headers,
      responses: shareRefusals(Object.values(paths).flatMap((methods) => Object.values(methods))),
      schemas: writer.named,
    },
  }
}

/** One operation as OpenAPI describes it. */
export interface OpenApiOperation {
  operationId: string
  description: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, { description: string; content?: Record<string, Content> }>
}

interface Content {
  schema?: Schema
  example?: unknown
}

/** One operation as OpenAPI describes it; shapes stand in it as the writer writes them. */
export function describe(operation: Operation, writer: SchemaWriter = inlineSchemas): OpenApiOperation {
  const { method, access, params, query, keyRequired } = operation
  const body = bodyOf(operation, writer)
  return {
    operationId: operation.name,
    summary: wordsOf(operation.name),
    description: descriptionOf(operation),
    tags: [tagOf(operation)],
    security: access === 'public' ? [] : [isScope(access) ? { service: [access] } : { session: [] }],
    'x-access': access,
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(method === 'GET' ? [] : [{ ...idempotencyKey, required: keyRequired }]),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: responsesOf(operation, writer),
  } as OpenApiOperation
}

function descriptionOf({ summary, confirmed, weight }: Operation): string {
  const more = [
    confirmed &&
      'The caller must have given password or passkey again within ten minutes (`POST /api/session/confirmation`).',
    weight > 1 && `Counts as ${weight} requests against the limit.`,
  ]
  return [summary, ...more].filter(Boolean).join(' ')
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key within 24 hours returns the first answer and changes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
}

function bodyOf(operation: Operation, writer: SchemaWriter): Record<string, object> | null {
  if (operation.uploadLimit !== null)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const schema = bodySchema(operation, writer)
  const type = operation.form ? 'application/x-www-form-urlencoded' : 'application/json'
  const { body: example } = operation.examples
  return schema && { [type]: { schema, ...(example === undefined ? {} : { example }) } }
}

function parametersOf(shape: z.ZodType, where: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = inlineSchemas.schemaOf(shape, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}
