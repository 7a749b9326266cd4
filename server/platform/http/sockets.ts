import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How much unread answers may occupy for callers who send requests and do not read. */
interface SocketLimits {
  /** Requests of one connection that are not answered yet. */
  depth: number
  /** Bytes of answers a connection has not taken; a request beyond them ends it. */
  unread: number
  /** Bytes of answers not taken in the whole process; beyond them the connections with most of them are ended. */
  total: number
  /**
   * Checks (one a second) at which nothing of a waiting answer was taken, until the connection is ended. The system
   * lets the server go on in steps of more than a megabyte: a slow reader needs a while for one.
   */
  patience: number
}

const usual: SocketLimits = { depth: 16, unread: 1024 * 1024, total: 256 * 1024 * 1024, patience: 60 }

interface Connection {
  answers: Set<ServerResponse>
  /** How far its reader had come at the last check, and for how many checks it has stood there. */
  reached: string
  still: number
}

/** How long, in milliseconds, connections are waited for once the server takes no more of them. */
interface Ending {
  /** Those without any request yet, and those with half of one. */
  silent: number
  all: number
}

/** Answers on their way are given half a minute; a connection without a request waits for nothing. */
const atOnce: Ending = { silent: 1000, all: 30_000 }

interface Sockets {
  /** Tracks a connection from its beginning. */
  opened: (socket: Socket) => void
  /** Whether the request may be answered; a connection with too many requests and no reading is ended. */
  admit: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Ends connections that take nothing of what waits for them and, when too much waits in all, those with most. */
  look: () => void
  /** Ends what is open once it has been waited for. Node waits for some of it without end when its server closes. */
  end: (within: Ending) => void
}

/** Tracks what waits to be read on each connection, within limits. */
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

  function end({ silent, all }: Ending): void {
    const cut = (which: (socket: Socket, connection: Connection) => boolean, after: number) =>
      setTimeout(() => {
        for (const [socket, connection] of open) if (which(socket, connection)) socket.destroy()
      }, after).unref()
    cut((socket, { answers }) => answers.size === 0 && socket.bytesWritten === 0, silent)
    cut(() => true, all)
  }

  return { opened: (socket) => void connectionOf(socket), admit, look, end }
}

const endings = new WeakMap<Server, (within: Ending) => void>()

/** Says how long the connections of a bounded server are waited for; its closing says so itself otherwise. */
export const endConnections = (server: Server, within: Ending): void => endings.get(server)?.(within)

/** An HTTP server whose connections are bounded, and whose requests have to arrive in time. */
export function boundedServer(handler: RequestListener): Server {
  const { opened, admit, look, end } = boundSockets()
  const server = createServer({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    // Longer than clients know, also for busy ones: a request sent just when its connection ends would be cut off.
    keepAliveTimeoutBuffer: 15_000,
  })
  let ending = false
  endings.set(server, (within) => {
    if (!ending) end(within)
    ending = true
  })
  const close = server.close.bind(server)
  server.close = (closed) => {
    endConnections(server, atOnce)
    return close(closed)
  }
  server.on('connection', opened)
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
