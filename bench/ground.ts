import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { lockDataFolder } from '#platform/postgres/lock.ts'
import { demoPassword } from '../demo/accounts.ts'
import { startServer } from '../journeys/server.ts'
import { root } from '../tools/steps.ts'
import { Connection, requestBytes } from './connection.ts'

export const folder = join(root, '.cache', 'bench')
/** What lies beside the large set, on the demo data alone. */
export const cloudFolder = join(root, '.cache', 'bench-cloud')
const large = { companies: 100_000, contacts: 1_000_000 }
/** What the shop signs notifications with here. */
export const notificationSecret = 'a secret of the bench and nobody else'
/** Limits no benchmark meets. */
export const generous = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }

export interface BenchServers {
  database: Database
  databaseUrl: string
  keywerk: { url: string; pid: number }
  bare: { url: string; pid: number }
  /** Signs a demo account in; the answer is the value of the authorization header, good for ten minutes. */
  signIn(role?: string): Promise<string>
  stop(): Promise<void>
}

interface Wanted {
  folder: string
  /** Whether the large set is loaded. */
  large: boolean
  /** Of the server, besides its own. */
  settings: Record<string, string>
}

/**
 * Both servers as processes of their own on one PostgreSQL with the large set, which is loaded on first use and kept
 * below `.cache/bench`.
 */
export async function openGround(wanted: Partial<Wanted> = {}): Promise<BenchServers> {
  const { folder: place = folder, large: whole = true, settings = {} } = wanted
  for (const path of [join(root, '.cache'), place]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o755)
  }
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }
  try {
    const lock = lockDataFolder(place)
    undo.push(async () => lock.release())
    const postgres = await startEmbeddedPostgres(place, ['max_wal_size=4GB'])
    undo.push(() => postgres.stop())
    const databaseUrl = postgres.urlOf('postgres')
    // Building the web interface leaves NODE_ENV=production behind, where demo accounts are refused.
    const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: place, DATABASE_POOL: '16' }
    const database = openDatabase(databaseUrl, 2)
    undo.push(() => database.close())
    if (whole) await requireLargeSet(database, large, env)
    const own = { SHOP_NOTIFICATION_SECRET: notificationSecret, ...settings }
    const keywerk = await startServer({ ...env, ...generous, ...own })
    undo.push(() => keywerk.stop())
    const bare = await startBareServer(env)
    undo.push(async () => void process.kill(bare.pid, 'SIGTERM'))
    const signIn = (role = 'administrator') => signInAt(keywerk.url, role)
    return { database, databaseUrl, keywerk: { url: keywerk.url, pid: keywerk.process.pid ?? 0 }, bare, signIn, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The authorization header of a demo account on a server. */
export async function signInAt(url: string, role: string): Promise<string> {
  const connection = await Connection.open(url)
  const body = { email: `${role}@wellenwerk.example`, password: demoPassword }
  const { status, body: answer } = await connection.ask(requestBytes({ method: 'POST', path: '/api/session', body }))
  connection.close()
  if (status !== 201) throw new Error(`Signing in answered ${status}: ${answer.toString()}`)
  return `Bearer ${(JSON.parse(answer.toString()) as { accessToken: string }).accessToken}`
}

/** Loads made-up companies and contacts in these numbers, unless as many are there. */
export async function requireLargeSet(
  { pool }: Database,
  { companies, contacts }: { companies: number; contacts: number },
  env: Record<string, string>,
): Promise<void> {
  const count = async (table: string): Promise<number> =>
    (await pool.query(`SELECT count(*) AS total FROM ${table}`).catch(() => ({ rows: [{ total: 0 }] }))).rows[0].total
  if ((await count('companies')) >= companies && (await count('contacts')) >= contacts) return
  console.log('Loading the large set (once) …')
  const sizes = ['--companies', String(companies), '--contacts', String(contacts)]
  const child = spawn(process.execPath, ['demo/load-large.ts', ...sizes], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) throw new Error('The large set could not be loaded.')
}

/** Starts a yardstick of its own process, once it says where it listens. */
export function startBareServer(
  env: Record<string, string>,
  script = 'bench/bare-server.ts',
): Promise<{ url: string; pid: number }> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  return new Promise((ready, failed) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (url) ready({ url, pid: child.pid ?? 0 })
    })
    child.on('exit', (code) => failed(new Error(`The bare server ended with ${code}.`)))
  })
}
