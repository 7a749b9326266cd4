import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { postgresAccount, type PostgresAccount } from './postgres-account.ts'
import { initialise, nativeFolder } from './postgres-install.ts'
import { isPostgresOn, removeAbandonedPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  /** Connection URL of a database in this cluster. */
  urlOf(database: string): string
  pid: number
  /** Fast shutdown: open transactions roll back, the rest is on disk. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes as a package on a data folder, making the folder on first use. Listens on a free
 * port of the loopback address with a random password, stored next to the data. What a killed process left running is
 * stopped first, and one that ends by itself is started again. Throws ConfigurationError when the folder cannot be
 * used.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: string[] = [],
  tell: (said: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const native = nativeFolder()
  const cluster = join(resolve(folder), 'postgres')
  const passwordFile = join(resolve(folder), 'postgres-password')
  mkdirSync(folder, { recursive: true })
  const account = postgresAccount(join(native, 'bin', 'postgres'), cluster)
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(native, cluster, passwordFile, account)
  await removeAbandonedPostmaster(cluster)
  const password = readFileSync(passwordFile, 'utf8')
  const port = await freePort()
  const begin = () => launch({ native, cluster, port, account, settings })
  let child = begin()
  let guard = guardedBy(child, cluster)
  let stopping = false
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  await answering(urlOf('postgres'), child)
  // Killed, or unable to go on, such as on a full disk: what waits is answered with 503 until it is back.
  const watch = (since: number, pause: number) =>
    child.once('exit', () => {
      guard?.kill('SIGKILL')
      if (stopping) return
      const next = Date.now() - since > 60_000 ? shortestPause : Math.min(pause * 2, longestPause)
      tell(`The embedded PostgreSQL ended and is started again: ${complaintOf(child)}`)
      setTimeout(() => {
        if (stopping) return
        child = begin()
        guard = guardedBy(child, cluster)
        watch(Date.now(), next)
      }, pause).unref()
    })
  watch(Date.now(), shortestPause)
  return {
    urlOf,
    get pid() {
      return child.pid ?? 0
    },
    stop: () => {
      stopping = true
      return stop(child).finally(() => guard?.kill('SIGKILL'))
    },
  }
}

/** Milliseconds before an ended PostgreSQL is started again; they double up to the longest. */
const shortestPause = 250
const longestPause = 10_000

/** The last words of each PostgreSQL. */
const complaints = new WeakMap<ChildProcess, string>()
const complaintOf = (child: ChildProcess): string => complaints.get(child)?.trim() ?? 'no reason given'

/** The connection URL of the embedded PostgreSQL that is running on a data folder; null when none is. */
export function runningPostgres(folder: string): string | null {
  const cluster = join(resolve(folder), 'postgres')
  const state = join(cluster, 'postmaster.pid')
  if (!existsSync(state)) return null
  // Line 1 is the process, line 4 the port (PostgreSQL's miscinit.c).
  const [pid, , , port] = readFileSync(state, 'utf8').split('\n')
  if (!port || !isPostgresOn(Number(pid), cluster)) return null
  const password = readFileSync(join(resolve(folder), 'postgres-password'), 'utf8')
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

interface Launch {
  native: string
  cluster: string
  port: number
  account: PostgresAccount
  settings: string[]
}

function launch({ native, cluster, port, account, settings }: Launch): ChildProcess {
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    `shared_buffers=${sharedBuffers()}MB`,
    'max_wal_size=2GB',
    ...settings,
  ]
  const child = account.start(
    join(native, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...options.flatMap((one) => ['-c', one])],
    {
      cwd: '/',
      // Ctrl-C goes to the whole group of processes; the server must outlive the requests that are drained first.
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  child.stderr?.on('data', (chunk: Buffer) => complaints.set(child, String(chunk)))
  return child
}

/** Megabytes of pages PostgreSQL caches in memory: an eighth of the machine's, 256 at least, 1024 at most. */
function sharedBuffers(): number {
  const memory = process.constrainedMemory() || totalmem()
  return Math.round(Math.min(1024, Math.max(256, Math.min(memory, totalmem()) / 2 ** 20 / 8)))
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The embedded PostgreSQL ended at once: ${complaintOf(child)}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  throw new Error('The embedded PostgreSQL did not answer within a minute.')
}

/**
 * Ends PostgreSQL when this process is gone, however it went: out of memory, killed, or by an uncaught error. A shell
 * waits for the end of a pipe that only this process has open.
 */
function guardedBy({ pid }: ChildProcess, cluster: string): ChildProcess | null {
  if (pid === undefined || process.platform === 'win32') return null
  // By then the number may be another program's.
  const script = 'read -r _; if [ ! -d /proc/self ] || grep -q -F -e "$2" "/proc/$1/cmdline"; then kill -INT "$1"; fi'
  const guard = spawn('/bin/sh', ['-c', script, 'keywerk-guard', String(pid), cluster], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.stdin?.on('error', () => undefined)
  guard.unref()
  return guard
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGINT')
  })
}

/** A port of the loopback address that is free now. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
