import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from '../installation/configuration.ts'
import { Failure } from '../operations/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered without the database: such a request takes no place among those under way, however many come. */
    fromMemory?: boolean
  }
}

/** Requests under way for each connection to the database: what stands behind them would wait for longer than people do. */
const perConnection = 16

/**
 * Refuses with 503 at once what comes while too much is under way, so that admitted requests are answered in good time.
 * A request counts from its complete arrival until its answer is ready: slow senders and readers take no place.
 */
export function limitInFlight(app: FastifyInstance, { DATABASE_POOL }: Configuration): void {
  const most = DATABASE_POOL * perConnection
  const inside = new WeakSet<FastifyRequest>()
  let count = 0
  app.addHook('preHandler', (request, _reply, done) => {
    // A request that finds nothing passes here a second time.
    const { fromMemory } = request.routeOptions.config ?? {}
    if (fromMemory || inside.has(request) || /^\/(health|metrics)/.test(request.url)) return done()
    if (count >= most) return done(new Failure('server.busy'))
    count++
    inside.add(request)
    done()
  })
  const leave = (request: FastifyRequest) => {
    if (inside.delete(request)) count--
  }
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })
  // An answer that was never sent ends here.
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    done()
  })
}
