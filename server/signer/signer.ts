import { chmodSync, chownSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { ConfigurationError } from '#platform/installation/configuration.ts'
import type { KeyStore } from '#platform/keys/key-store.ts'
import type { OwnMemory } from '#platform/keys/memory/file-memory.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { type Allowance, type AnswerTo, responder } from './answers.ts'

interface Settings {
  /** Path of the Unix socket. */
  path: string
  /** Whose accounts may connect, too; left out: this account alone. */
  group?: string | undefined
  /** Signatures a second, on average; twice as many at once. */
  perSecond: number
  /** What is remembered of the ledger. */
  memory: OwnMemory
  log: Log
}

/** A licence of 1 MiB in base64, and its frame. */
const longestRequest = 1_500_000
const idleMs = 600_000
/** Clients give up after two seconds. */
const longestWaitMs = 1000
const connections = 64

/** Serves the keys on a socket only this account and those of the group can open. Requests and answers are JSON objects, one a line. */
export async function startSigner(keys: KeyStore, settings: Settings): Promise<{ stop(): Promise<void> }> {
  const { path, log, memory } = settings
  const answers = responder({ keys, memory, log, allowance: allowanceOf(settings.perSecond) })
  const server = createServer({ allowHalfOpen: false }, (socket) => serve(socket, answers, log))
  server.maxConnections = connections
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  rmSync(path, { force: true })
  // From the first moment on no other user may connect.
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

function serve(socket: Socket, answers: AnswerTo, log: Log): void {
  let received = ''
  // In turn: a connection gets its answers in the order it asked. What follows is begun meanwhile.
  let [begun, last] = [Promise.resolve(), Promise.resolve()]
  const reply = (line: string) => {
    const answer = begun.then(() => answers(line))
    begun = answer.then(() => undefined)
    last = last
      .then(async () => (await answer)())
      .then((words) => void (socket.destroyed || socket.write(`${JSON.stringify(words)}\n`)))
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
    for (const line of lines) reply(line)
  })
}
