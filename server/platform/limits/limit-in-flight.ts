import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Configuration } from '../installation/configuration.ts'
import { Failure } from '../operations/failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered without the database: such a request takes no place among those under way, however many ask for it. */
    fromMemory?: boolean
  }
}

/** Requests under way for each connection to the database: what stands behind them would wait for longer than people do. */
const perConnection = 16

/**
 * Refuses with 503 at once what comes while too much is under way, so that what was let in is answered in good time. Counted
 * from when a request has arrived whole until its answer is ready: whoever sends or reads slowly takes nobody's place.
 */
export function limitInFlight(app: FastifyInstance, { DATABASE_POOL }: Configuration): void {
  const most = DATABASE_POOL * perConnection
  const inside = new WeakSet<FastifyRequest>()
  let count = 0
  app.addHook('preHandler', (request, _reply, done) => {
    // Whoever is told that nothing is there comes by a second time.
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
