import { portalTimeZone } from '#contract/time-zone.ts'
import { errors, type ErrorCode } from '#texts/errors.ts'
import { isRecord } from '#platform/record.ts'
import { refusalStatus } from '../answers.ts'
import type { Call, CallOfFamily } from '../call.ts'
import { answeredSince } from './answered-since.ts'
import { differencesOf } from './differences.ts'
import { type Field, fieldsOf } from './fields.ts'
import { answersOf, schemaOf } from './recorded-answers.ts'
import { withoutEffect } from './without-effect.ts'

/** What of an installation is told. */
export interface PublishedSettings {
  PUBLIC_URL: string
  VENDOR_NAME: string
  V0_TOKEN_MINUTES: number
  V0_LIVE_SECONDS: number
  MESSAGES_PER_DAY: number
}

export function documentOf(calls: readonly CallOfFamily[], told: PublishedSettings): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = `/v0${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describe(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keywerk, documented calls',
      version: '0',
      description: descriptionOf(told),
      contact: { name: told.VENDOR_NAME, url: told.PUBLIC_URL },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: told.PUBLIC_URL }],
    tags: [...Map.groupBy(calls, ({ family }) => family)].map(([name, own]) => ({
      name,
      description: own.map(({ path }) => path).join(' '),
    })),
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    'x-without-effect': withoutEffect,
  }
}

const descriptionOf = ({ V0_TOKEN_MINUTES }: PublishedSettings): string =>
  [
    'For programs that exist already.',
    'Bodies are JSON, base64 of JSON or forms, in UTF-8 or Windows-1252, whatever the content type says; names in any case.',
    `A token lasts ${V0_TOKEN_MINUTES} minutes, below /v0 alone.`,
    `Ids are UUIDs in upper case, NULL is none; times are YYYY-MM-DDTHH:MM:SS in ${portalTimeZone()}.`,
    'Fields in x-without-effect may be sent and decide nothing; x-differs says what a call does not do as documented, and why.',
  ].join(' ')

function describe(call: CallOfFamily): object {
  const { method, path, family, purpose, operations, shown } = call
  const [first] = operations
  const name = `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  const differs = differencesOf(path)
  return {
    operationId: name,
    summary: path,
    description: purpose,
    tags: [family],
    deprecated: true,
    security: first.access === 'public' ? [] : [{ session: [] }],
    'x-successors': operations.map((one) => `${one.method} /api${one.path}`),
    'x-named-by-us': !shown,
    'x-since': answeredSince,
    ...(differs.length > 0 && { 'x-differs': differs.map(({ what, why }) => ({ what, why })) }),
    parameters: fieldsOf(call).query.map((field) => ({
      name: field.name,
      in: 'query',
      required: field.required,
      schema: field.schema,
      ...exampleIn(call.example.query, field.name),
    })),
    ...requestOf(call),
    responses: responsesOf(call),
  }
}

const exampleIn = (example: Record<string, string> | undefined, name: string) =>
  example?.[name] === undefined ? {} : { example: example[name] }

const file = { type: 'string', format: 'binary' }

function requestOf(call: CallOfFamily): object {
  const { takes, example, method } = call
  if (typeof takes === 'object') {
    const schema = { type: 'object', properties: { file: { type: 'array', items: file } }, required: ['file'] }
    const description = `A form with files of at most ${takes.files} bytes in all; their field may have any name.`
    return { requestBody: { description, required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const { body } = fieldsOf(call)
  if (method !== 'POST' || body.length === 0) return {}
  const one = objectOf(body)
  const schema = takes === 'many' ? { oneOf: [one, { type: 'array', items: one, maxItems: 100 }] } : one
  const base64 = { type: 'string', contentEncoding: 'base64', contentMediaType: 'application/json' }
  return {
    requestBody: {
      required: body.some(({ required }) => required),
      content: {
        'application/json': { schema, ...(example.body !== undefined && { example: example.body }) },
        'text/plain': { schema: base64 },
        'application/x-www-form-urlencoded': { schema: one },
      },
    },
  }
}

function objectOf(fields: readonly Field[]): object {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, schema, withoutEffect: why }) => [
        name,
        why === undefined ? schema : { ...schema, description: `Without effect: ${why}.` },
      ]),
    ),
    ...(required.length > 0 && { required }),
  }
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
  const words = wordsOf(call)
  const known = new Set([...statuses, ...words.keys(), 400, 401, 403, 404, 429].filter((status) => status !== 200))
  const refused = [...known].map((status) => {
    const said = (words.get(status) ?? []).map((word) => `“${word}”`).join(', ')
    return [status, { description: [refusals[status] ?? 'Refused, in words', said].filter(Boolean).join(': ') }]
  })
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

/** The documented words of refusals, by the status they come with. */
export function wordsOf(call: Pick<Call, 'words' | 'statuses'>): Map<number, string[]> {
  const words = new Map<number, string[]>()
  for (const [code, word] of Object.entries(call.words ?? {}) as [ErrorCode, string][]) {
    const status = refusalStatus(call, { code, status: errors[code].status })
    const said = words.get(status) ?? []
    if (!said.includes(word)) words.set(status, [...said, word])
  }
  return words
}
