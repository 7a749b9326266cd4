import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much those who ask and do not read may make the server keep for them. */
export interface SocketLimits {
  /** Requests of one connection that are not answered yet. */
  depth: number
  /** Bytes of answers a connection has not taken; beyond it asks for nothing more. */
  unread: number
  /** Bytes of answers not taken in the whole process; beyond, who holds most is ended. */
  total: number
  /**
   * Looks (one a second) at which nothing of a waiting answer was taken, until the connection is ended. The system lets
   * the server go on in steps of more than a megabyte: a slow reader needs a while for one.
   */
  patience: number
}

const usual: SocketLimits = { depth: 16, unread: 1024 * 1024, total: 256 * 1024 * 1024, patience: 60 }

interface Connection {
  answers: Set<ServerResponse>
  /** How far its reader had come at the last look, and for how many looks it has stood there. */
  reached: string
  still: number
}

interface Sockets {
  /** Whether the connection may ask this; one that asks too much without reading is ended. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Ends who takes nothing of what waits for them, and, when too much waits in all, who holds most of it. */
  look: () => void
}

/** Keeps account of what waits to be read on each connection, within limits. */
export function boundSockets(limits: SocketLimits = usual): Sockets {
  const open = new Map<Socket, Connection>()

  function connectionOf(socket: Socket): Connection {
    const known = open.get(socket)
    if (known) return known
    const connection: Connection = { answers: new Set(), reached: '', still: 0 }
    open.set(socket, connection)
    socket.once('close', () => {
      open.delete(socket)
      // Node closes the answer being sent; those behind it would wait for their reader for ever.
      for (const answer of connection.answers) if (!answer.socket && !answer.destroyed) answer.destroy().emit('close')
    })
    return connection
  }

  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false
    const { answers } = connectionOf(socket)
    if (answers.size >= limits.depth || unreadOn(socket, answers) > limits.unread) {
      socket.destroy()
      return false
    }
    answers.add(response)
    response.once('close', () => answers.delete(response))
    return true
  }

  function look(): void {
    const waiting: { socket: Socket; unread: number }[] = []
    for (const [socket, connection] of open) {
      const unread = unreadOn(socket, connection.answers)
      const reached = reachedOn(socket)
      connection.still = unread > 0 && reached === connection.reached ? connection.still + 1 : 0
      connection.reached = reached
      if (connection.still >= limits.patience) socket.destroy()
      else waiting.push({ socket, unread })
    }
    let total = waiting.reduce((sum, { unread }) => sum + unread, 0)
    for (const { socket, unread } of waiting.toSorted((one, other) => other.unread - one.unread)) {
      if (total <= limits.total) return
      socket.destroy()
      total -= unread
    }
  }

  return { admit, look }
}

/** An HTTP server whose connections are bounded, and whose requests have to arrive in time. */
export function boundedServer(handler: RequestListener): Server {
  const { admit, look } = boundSockets()
  const server = createServer({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    // Longer than clients are told, also for those that are busy: one that asks just when its connection ends is cut off.
    keepAliveTimeoutBuffer: 15_000,
  })
  server.on('request', (request, response) => {
    if (admit(request, response)) handler(request, response)
  })
  let timer: NodeJS.Timeout | undefined
  server.on('listening', () => (timer = setInterval(look, 1000).unref()))
  server.on('close', () => clearInterval(timer))
  return server
}

function unreadOn(socket: Socket, answers: ReadonlySet<ServerResponse>): number {
  let unread = socket.writableLength
  // Only the answer being sent has the socket, and counts what waits there as its own.
  for (const answer of answers) unread += answer.writableLength - (answer.socket ? socket.writableLength : 0)
  return unread
}

// What is on its way in one piece counts as taken only as a whole, so the system's own queue is looked at as well.
const reachedOn = (socket: Socket): string =>
  `${socket.bytesWritten - socket.writableLength}/${(socket as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize}`
