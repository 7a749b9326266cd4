import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer, Operation, RedirectAnswer, StreamAnswer } from '#contract/operation.ts'
import { type AnswerSigner, answerSigner } from './answers/answer-signature.ts'
import { fail } from '../operations/failure.ts'
import type { Pipeline } from '../operations/pipeline.ts'
import { type OperationResult, statusOf } from '../operations/operation-result.ts'
import { formBytes, strangersBytes } from './bounds/input-bounds.ts'
import { compressText } from './answers/compress-text.ts'
import { admitRequest, callerOf, type Identification, identify, runRequest } from './requests.ts'
import { jsonBoundsOf } from './bounds/shape-bounds.ts'

interface Api extends Identification {
  pipeline: Pipeline
  signAnswer: AnswerSigner
  limit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

function bodyLimitOf({ uploadLimit, access, form }: Operation): { bodyLimit?: number } {
  if (uploadLimit !== null) return { bodyLimit: uploadLimit }
  if (form) return { bodyLimit: formBytes }
  return access === 'public' ? { bodyLimit: strangersBytes } : {}
}

/** Serves the operations under `/api`: what HTTP says becomes a caller and an input of the pipeline. */
export function serveOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  served: Omit<Api, 'signAnswer' | 'limit'>,
): void {
  const limit = app.rateLimit()
  const api: Api = {
    ...served,
    signAnswer: answerSigner(served.installation.answerKeys),
    limit: async (request, reply) => limit.call(app, request, reply),
  }
  for (const operation of operations) serve(app, operation, api)
}

function serve(app: FastifyInstance, operation: Operation, api: Api): void {
  const { metrics } = api.installation
  app.route({
    method: operation.method,
    url: `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...bodyLimitOf(operation),
    // Counted below, once the caller is known.
    config: { rateLimit: false, operation: operation.name, jsonBounds: () => jsonBoundsOf(operation) },
    onRequest: async (request) => void (request.actor = await identify(request, api)),
    async preParsing(request, reply) {
      await api.limit(request, reply)
      // Not on arrival, so that the rate limit counts who is refused.
      await admitRequest(request, operation, api)
    },
    handler: async (request, reply) => {
      const from = performance.now()
      const caller = callerOf(request, reply, api)
      const input = {
        params: request.params,
        query: request.query,
        // Read after the permission is checked: a caller without it learns nothing of the body's shape.
        get body() {
          return bodyOf(request, operation)
        },
      }
      const run = () => api.pipeline.perform(operation, caller, input)
      const done = await runRequest(request, operation, request.body, api, run)
      metrics.operation(operation.name, performance.now() - from)
      const sign = (status: number, text: string) => {
        if (operation.signed) reply.headers(api.signAnswer(request, status, text))
      }
      return send(reply, operation, done, sign)
    },
  })
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

async function send(
  reply: FastifyReply,
  operation: Operation,
  { value, json, replayed }: OperationResult<unknown>,
  sign: (status: number, text: string) => void,
): Promise<FastifyReply> {
  if (replayed) reply.header('idempotency-replayed', 'true')
  reply.header('cache-control', 'no-store')
  const status = statusOf(operation, value)
  if (operation.answersRedirect) return reply.redirect((value as RedirectAnswer).location, status)
  if (operation.answersFile) return sendFile(reply, value as FileAnswer | StreamAnswer)
  const text = json ?? (value === undefined ? '' : JSON.stringify(value))
  sign(status, text)
  reply.status(status)
  if (text === '') return reply.send()
  reply.type('application/json; charset=utf-8')
  if (!isCompressible(operation)) return reply.send(text)
  const { encoding, bytes } = await compressText(text, reply.request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  return encoding ? reply.header('content-encoding', encoding).send(bytes) : reply.send(text)
}

// Never what holds a secret, whose length would tell of it beside what a caller sends, nor what is signed by its bytes.
const isCompressible = ({ method, secret, signed }: Operation): boolean => method === 'GET' && !secret && !signed

/** Sends a file of an operation under its name. */
export function sendFile(reply: FastifyReply, file: FileAnswer | StreamAnswer): FastifyReply {
  // As RFC 8187 encodes it; the other form always stands in quotes, for old programs.
  const name = encodeURIComponent(file.fileName).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  if ('maxAge' in file && file.maxAge) reply.header('cache-control', `public, max-age=${file.maxAge}`)
  return reply
    .type(file.mediaType)
    .header(
      'content-disposition',
      `attachment; filename="${file.fileName.replace(/[^\w.() -]/g, '_')}"; filename*=UTF-8''${name}`,
    )
    .send('stream' in file ? readable(file.stream) : Buffer.from(file.bytes))
}

// What is begun already is sent as it is: around another one nothing would end it that goes away before its first piece.
const readable = (stream: StreamAnswer['stream']): Readable =>
  stream instanceof Readable ? stream : Readable.from(stream)
