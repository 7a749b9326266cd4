import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allows } from '#contract/access.ts'
import type { ListOperation, RowOf } from '#contract/list.ts'
import type { Operation } from '#contract/operation.ts'
import { sendFile } from '#platform/http/api.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Pipeline } from '#platform/operations/pipeline.ts'
import { networkOf } from '#platform/outside/public-address.ts'
import type { ReadWhole } from '#platform/lists/whole-list.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Caller, Input } from '#platform/operations/operation-result.ts'
import { admitRequest, callerOf, type Identification, noteRefusals, runRequest } from '#platform/http/requests.ts'
import { answerRefusal, answerValue } from './answers.ts'
import { readCallInput } from './read-input.ts'
import { bodyLimit } from './body.ts'
import { type Ask, type AskOne, isFile } from './call.ts'
import { calls } from './calls.ts'
import { answeredSince } from './described/answered-since.ts'
import { serveDescriptions } from './described/serve-descriptions.ts'
import { namingUnknownIds, type OldIds, withOurIds } from './old-ids.ts'
import { onNewState } from './last-write.ts'
import { Rows, sendRows } from './rows.ts'
import { pendingFactor } from './pending-factor.ts'
import { expiryOf, identifyProgram, programToken, type SealOf, signedInLately } from './program-token.ts'

/** What the documented calls are served with. */
export interface V0Request extends Identification {
  pipeline: Pipeline
  wholeList: ReadWhole
  /** Counts answered calls, and says which are turned off. */
  uses: {
    note(use: { call: string; accountId: string | null; address: string }): void
    isOff(call: string): Promise<boolean>
  }
  /** What tokens of programs hang on apart from their session. */
  sealOf: SealOf
  /** What fixed ids of older programs mean here. */
  oldIds: OldIds
}

// Since when they are there only for programs that exist: RFC 9745 writes it in seconds.
const deprecated = `@${Date.parse(answeredSince) / 1000}`

/** Serves the documented calls below `/v0`: each is translated into operations of the portal, which the pipeline performs. */
export function serveCalls(app: FastifyInstance, given: V0Request): void {
  serveDescriptions(app, calls, given.installation.settings)
  const limit = app.rateLimit()
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    for (const call of calls) {
      const [first] = call.operations
      const name = `${call.method} ${call.path}`
      const served = { ...given, way: `/v0${call.path}` }
      scope.route({
        method: call.method,
        url: `/v0${call.path}`,
        bodyLimit: typeof call.takes === 'object' ? call.takes.files : bodyLimit,
        config: { rateLimit: false },
        onRequest: async (request, reply) => {
          reply.headers({
            'cache-control': 'no-store',
            deprecation: deprecated,
            link: `</api${first.path}>; rel="successor-version"`,
          })
          request.actor = await identifyProgram(request, served)
        },
        async preParsing(request, reply) {
          await limit.call(app, request, reply)
          if (await served.uses.isOff(name)) fail('request.callOff')
          await admitRequest(request, first, served)
        },
        handler: async (request, reply) => {
          const { cookie, left } = pendingFactor(request)
          const token = {
            factor: left,
            ofProgram: (short: string) => programToken(short, served),
            expires: () => expiryOf(request),
          }
          const asked = withOurIds(await readCallInput(request, call, token), await served.oldIds.meanings())
          const by = callerOf(request, reply, served)
          const confirmed = async () => (await signedInLately(request, served)) || by.confirmed()
          const caller = { ...by, confirmed, cookie, idempotencyKey: null }
          const { ask, wrote } = asking(request, caller, served)
          const value = await namingUnknownIds(asked, call, served.oldIds, () =>
            onNewState(() => call.answer(ask, asked), wrote),
          )
          served.uses.note({ call: name, accountId: request.actor?.accountId ?? null, address: networkOf(request.ip) })
          if (isFile(value)) return sendFile(reply, value)
          if (value instanceof Rows) return (await sendRows(reply, value)) ?? answerValue(reply, call, [])
          return answerValue(reply, call, value)
        },
        errorHandler: (error, request, reply) => void answerRefusal(error, request, reply, call),
      })
    }
    refuseUnknown(scope, (request, reply) => limit.call(app, request, reply))
  })
}

/** Paths and methods below /v0 that are none answer the same envelope. */
function refuseUnknown(
  scope: FastifyInstance,
  limit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  scope.route({
    method: ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'],
    url: '/v0/*',
    config: { rateLimit: false },
    async preParsing(request, reply) {
      await limit(request, reply)
      const path = request.url.split('?')[0]!.slice('/v0'.length)
      const methods = calls.filter((call) => call.path === path).map(({ method }) => method)
      if (methods.length === 0) fail('request.notFound')
      reply.header('allow', methods.join(', '))
      fail('request.methodNotAllowed', { methods: methods.join(', ') })
    },
    handler: () => fail('request.notFound'),
    errorHandler: (error, request, reply) => void answerRefusal(error, request, reply, {}),
  })
}

function asking(request: FastifyRequest, caller: Caller, served: V0Request) {
  const { pipeline, wholeList, installation } = served
  let written = false
  const perform = async (operation: Operation, input: object = {}) => {
    const whole = wholeInput(operation, input)
    const writes = operation.method !== 'GET'
    if (written && writes) refuseSecondWrite(operation, installation.settings)
    const run = () => pipeline.perform(operation, caller, whole)
    const { value } = await runRequest(request, operation, whole.body, served, run)
    written ||= writes
    return value
  }
  const together: Ask['together'] = async (work) => {
    const done = await pipeline.performTogether(caller, (within) =>
      work((async (operation: Operation, input: object = {}) => {
        const run = () => within(operation, wholeInput(operation, input))
        return (await noteRefusals(request, operation, served, run)).value
      }) as AskOne),
    )
    written = true
    return done
  }
  const { actor } = caller
  const may: Ask['may'] = ({ access }) => allows(access, actor.accountId !== null, actor.permissions)
  const rows: Ask['rows'] = (operation, { params = {}, query = {} }, write) =>
    new Rows(writtenRows(operation, wholeList(operation, actor, { params, query }), write))
  async function* writtenRows<O extends ListOperation>(
    operation: O,
    portions: AsyncGenerator<RowOf<O>[]>,
    write: (row: RowOf<O>) => unknown,
  ) {
    const first = await noteRefusals(request, operation, served, () => portions.next())
    if (first.done) return
    const writtenOf = (found: RowOf<O>[]) => found.map(write).filter((row) => row !== undefined)
    try {
      yield writtenOf(first.value)
      for await (const found of portions) yield writtenOf(found)
    } finally {
      await portions.return(undefined)
    }
  }
  return { ask: Object.assign(perform, { together, rows, may }) as Ask, wrote: () => written }
}

function wholeInput({ uploadLimit }: Operation, input: object): Input {
  const whole = { params: {}, query: {}, body: {}, ...input }
  // The pipeline leaves the size of a form to its reader, so it is checked here.
  if (uploadLimit !== null && (whole.body as Uint8Array).byteLength > uploadLimit) fail('request.tooLarge')
  return whole
}

/** In tests: a call that writes twice has to do it together, else half of it stays where the rest is refused. */
function refuseSecondWrite({ name }: Operation, { NODE_ENV }: Pick<Configuration, 'NODE_ENV'>): void {
  if (NODE_ENV === 'test') throw new Error(`${name} is the second write of a call and not in its transaction`)
}
