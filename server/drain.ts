import cluster from 'node:cluster'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'

/** Connections on which nothing comes are closed by Node after this long; clients know, and open new ones. */
const silence = 5000
/** A request may take two minutes; then the process ends all the same. */
const longest = 125_000

/**
 * Lets a process that is about to be replaced end without refusing anybody: the others take new connections, and each
 * open one is told at its next answer to be closed. Returns what begins it.
 */
export function draining(app: FastifyInstance): () => Promise<void> {
  if (!cluster.isWorker) return () => Promise.resolve()
  let ending = false
  const open = new Set<object>()
  app.server.keepAliveTimeout = silence
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) void reply.header('connection', 'close')
    done()
  })
  return async () => {
    ending = true
    const { worker } = cluster
    worker!.disconnect()
    if (worker!.isConnected()) await once(worker!, 'disconnect')
    const until = Date.now() + longest
    while (open.size > 0 && Date.now() < until) await new Promise((wait) => setTimeout(wait, 50))
  }
}
