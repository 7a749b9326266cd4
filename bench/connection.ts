import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  head: string
  body: Buffer
}

const headEnd = Buffer.from('\r\n\r\n')
/** Milliseconds; the server keeps what it answered last for longer (`Keep-Alive: timeout`). */
const idleFor = 60_000

/**
 * One kept-alive HTTP/1.1 connection, one request at a time. Written on the bare socket so that asking costs little
 * beside answering: both share the machine's cores.
 */
export class Connection {
  private readonly socket: Socket
  private lastUsed = performance.now()
  private received: Buffer = Buffer.alloc(0)
  private waiting: { answer: (answer: Answer) => void; fail: (error: Error) => void } | null = null

  private constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.receive(chunk))
    socket.on('error', (error) => this.end(error))
    socket.on('close', () => this.end(new Error('The server closed the connection.')))
  }

  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    return new Promise((opened, failed) => {
      const socket = connect({ host: hostname, port: Number(port) })
      socket.once('error', failed)
      socket.once('connect', () => {
        socket.off('error', failed)
        opened(new Connection(socket))
      })
    })
  }

  /** False once the server has closed it, or may do so any moment because nothing was asked for a minute. */
  get usable(): boolean {
    return !this.socket.destroyed && performance.now() - this.lastUsed < idleFor
  }

  ask(request: Buffer): Promise<Answer> {
    this.lastUsed = performance.now()
    return new Promise((answer, fail) => {
      this.waiting = { answer, fail }
      if (this.socket.destroyed) this.end(new Error('The connection is closed.'))
      else this.socket.write(request)
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const at = this.received.indexOf(headEnd)
    if (at < 0) return
    const head = this.received.toString('latin1', 0, at)
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
    if (this.received.length < at + 4 + length) return
    const body = this.received.subarray(at + 4, at + 4 + length)
    this.received = Buffer.alloc(0)
    const { waiting } = this
    this.waiting = null
    this.lastUsed = performance.now()
    waiting?.answer({ status: Number(head.slice(9, 12)), head, body })
  }

  private end(error: Error): void {
    this.waiting?.fail(error)
    this.waiting = null
  }
}

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** The bytes of a request. */
export function requestBytes({ method, path, body, headers = {} }: Asked): Buffer {
  const json = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: 'localhost',
    ...headers,
    ...(json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`)
}
