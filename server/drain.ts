import cluster from 'node:cluster'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { endConnections } from '#platform/http/sockets.ts'

/** A request may take two minutes; then the process ends all the same. */
const longest = 125_000

/**
 * Lets a process that is about to be replaced end without refusing requests. Other processes take new connections, and
 * each open one is closed with its next answer. Returns what begins it, which resolves when all are closed.
 */
export function prepareDrain(app: FastifyInstance): () => Promise<void> {
  const { worker } = cluster
  if (!worker) return () => Promise.resolve()
  let ending = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) void reply.header('connection', 'close')
    done()
  })
  return async () => {
    ending = true
    // Node would cut connections on which nothing is under way, just when the next request may be on its way.
    app.server.closeIdleConnections = () => undefined
    endConnections(app.server, { silent: 5000, all: longest })
    const closed = once(worker, 'disconnect')
    worker.disconnect()
    await Promise.race([closed, new Promise((wait) => setTimeout(wait, longest))])
  }
}
