import { createHash } from 'node:crypto'
import { chmodSync, chownSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import type { KeyStore } from '#platform/keys/key-store.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { signable } from './signable.ts'

interface Settings {
  /** Path of the Unix socket. */
  path: string
  /** Whose accounts may connect, too; left out: this account alone. */
  group?: string | undefined
  /** Signatures a second, on average; twice as many at once. */
  perSecond: number
  log: Log
}

/** A licence of 1 MiB in base64, and its frame. */
const longestRequest = 1_500_000
const idleMs = 600_000
/** Clients give up after two seconds. */
const longestWaitMs = 1000
const connections = 16

/** Serves the keys on a socket only this account and those of the group can open. Requests and answers are JSON objects, one a line. */
export async function startSigner(keys: KeyStore, settings: Settings): Promise<{ stop(): Promise<void> }> {
  const { path, log } = settings
  const allowance = allowanceOf(settings.perSecond)
  const server = createServer({ allowHalfOpen: false }, (socket) => serve(socket, keys, allowance, log))
  server.maxConnections = connections
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  rmSync(path, { force: true })
  // From the first moment on nobody else may connect.
  const mask = process.umask(0o177)
  try {
    await new Promise<void>((done, failed) => server.once('error', failed).listen(path, done))
  } catch (error) {
    throw new ConfigurationError(`The signer cannot listen on ${path}: ${String(error)}`)
  } finally {
    process.umask(mask)
  }
  try {
    openTo(path, settings.group)
  } catch (error) {
    server.close()
    throw error
  }
  return {
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
      rmSync(path, { force: true })
    },
  }
}

function openTo(path: string, group: string | undefined): void {
  if (group === undefined) return chmodSync(path, 0o600)
  const id = /^\d+$/.test(group) ? Number(group) : groupId(group)
  try {
    if (id === undefined) throw new Error('there is no such group')
    chownSync(path, process.getuid?.() ?? -1, id)
    chmodSync(path, 0o660)
  } catch (error) {
    rmSync(path, { force: true })
    throw new ConfigurationError(
      `SIGNER_SOCKET_GROUP is "${group}", but the socket cannot be given to it: ${String(error)}. The signer's account has to be one of the group.`,
    )
  }
}

function groupId(name: string): number | undefined {
  const line = readFileSync('/etc/group', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  return line === undefined ? undefined : Number(line.split(':')[2])
}

/** Waits until one more signature is allowed; false when that would take too long. */
type Allowance = () => Promise<boolean>

function allowanceOf(perSecond: number): Allowance {
  let [left, at] = [perSecond * 2, performance.now()]
  return async () => {
    const now = performance.now()
    left = Math.min(perSecond * 2, left + ((now - at) * perSecond) / 1000)
    at = now
    const wait = left >= 1 ? 0 : ((1 - left) * 1000) / perSecond
    if (wait > longestWaitMs) return false
    left -= 1
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    return true
  }
}

function serve(socket: Socket, keys: KeyStore, allowance: Allowance, log: Log): void {
  let received = ''
  // In turn: a connection gets its answers in the order it asked.
  let last = Promise.resolve()
  const reply = async (line: string) => {
    const answer = await answerTo(line, keys, allowance, log)
    if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`)
  }
  socket.setEncoding('utf8')
  socket.setTimeout(idleMs, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    received += chunk
    const lines = received.split('\n')
    received = lines.pop() ?? ''
    if (received.length > longestRequest || lines.some((line) => line.length > longestRequest)) {
      log.warn('a request was too long')
      socket.destroy()
      return
    }
    for (const line of lines) last = last.then(() => reply(line))
  })
}

interface Request {
  id?: unknown
  do?: unknown
  keyId?: unknown
  bytes?: unknown
}

async function answerTo(line: string, keys: KeyStore, allowance: Allowance, log: Log): Promise<object> {
  const request = parse(line)
  const id = Number.isSafeInteger(request.id) ? request.id : 0
  const refuse = (error: string) => {
    log.warn({ error, keyId: request.keyId, do: request.do }, 'refused')
    return { id, error }
  }
  try {
    if (request.do === 'keys') return { id, keys: await keys.list() }
    if (!(await allowance())) return refuse('tooMany')
    if (request.do === 'make') {
      const key = await keys.make()
      log.info({ keyId: key.id }, 'made a key')
      return { id, key }
    }
    if (request.do !== 'sign' || typeof request.keyId !== 'string' || typeof request.bytes !== 'string')
      return refuse('malformed')
    const bytes = Buffer.from(request.bytes, 'base64')
    const what = signable(bytes, request.keyId, new Date())
    if (!what || (what.kind === 'key' && !(await isOwn(keys, request.keyId, what.x)))) return refuse('notALicence')
    const signature = await keys.sign(request.keyId, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('base64url')
    log.info({ keyId: request.keyId, ...what, sha256 }, 'signed')
    return { id, signature: Buffer.from(signature).toString('base64url') }
  } catch (error) {
    log.error({ err: error }, 'failed')
    return { id, error: 'failed' }
  }
}

/** A key says nothing about another one. */
const isOwn = async (keys: KeyStore, keyId: string, x: string): Promise<boolean> =>
  (await keys.list()).some((key) => key.id === keyId && key.x === x)

function parse(line: string): Request {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
