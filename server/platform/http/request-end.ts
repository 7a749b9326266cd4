import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../database/ids.ts'
import { fieldOf } from '../record.ts'

/** How a request ended: with its answer, or by its caller going away before the answer was sent. */
type End = 'answered' | 'aborted'

/** Reports once for each request how it ended. The hook of answers alone misses those whose caller went away. */
export function onEnd(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply, end: End) => void,
): void {
  const told = new WeakSet<FastifyRequest>()
  const once = (request: FastifyRequest, reply: FastifyReply, end: End) => {
    if (told.has(request)) return
    told.add(request)
    tell(request, reply, end)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) once(request, reply, 'aborted')
    })
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    once(request, reply, reply.raw.writableFinished ? 'answered' : 'aborted')
    done()
  })
}

/**
 * An address as logs may contain it: the pattern of its route, with ids in it. All else in an address may be an e-mail
 * address, a code, or any input.
 */
export function loggedAddress({ routeOptions, params }: FastifyRequest): string {
  return (routeOptions.url ?? 'unknown').replace(/:(\w+)/g, (pattern, name: string) => {
    const value = fieldOf(params, name)
    return typeof value === 'string' && isId(value) ? value : pattern
  })
}
