import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { hashesAtOnce } from '#domains/accounts/public.ts'
import { demoPassword } from '../demo/accounts.ts'
import { root } from '../tools/steps.ts'
import { type Answer, Connection, requestBytes } from './connection.ts'
import type { BenchServers } from './ground.ts'
import type { Effort } from './lists.ts'
import { measure, median, type Round, type Subject } from './measure.ts'
import { printTable } from './table.ts'

const accounts = 256
const emailOf = (index: number) => `messreihe-${index % accounts}@anmeldung.example`

/** Signing in against the machine's own argon2id rate, what it costs those who read meanwhile, and renewing sessions. */
export async function benchSignIns(ground: BenchServers, effort: Effort): Promise<void> {
  await removeAccounts(ground)
  const stored = await makeAccounts(ground)
  await benchRate(ground, effort, stored)
  await benchReaders(ground, effort)
  await benchRefreshes(ground, effort)
  await removeAccounts(ground)
}

async function benchRate(ground: BenchServers, { rounds, seconds }: Effort, stored: string): Promise<void> {
  const rows: string[][] = []
  for (const connections of [1, 16]) {
    // One connection waits for its own hash: more than one at a time the server cannot have.
    const atOnce = Math.min(connections, hashesAtOnce)
    const taken: Round[] = []
    const raw: number[] = []
    await measure(signingIn(ground), connections, 1)
    for (let round = 0; round < rounds; round++) {
      taken.push(await measure(signingIn(ground), connections, seconds))
      raw.push(await rawRate(stored, atOnce, seconds))
    }
    const [signIns, hashes] = [middle(taken, 'perSecond'), median(raw)]
    rows.push([
      'sign in',
      String(connections),
      signIns.toFixed(1),
      String(atOnce),
      hashes.toFixed(1),
      (signIns / hashes).toFixed(2),
      ...latencies(taken),
    ])
  }
  printTable(['', 'conn.', 'sign-ins/s', 'hashes at once', 'hashes/s', 'ratio', 'p50 ms', 'p95 ms', 'CPU ms'], rows)
}

/** Reads a list over one connection, in turns alone and while sixteen others sign in. */
async function benchReaders(ground: BenchServers, { rounds, seconds }: Effort): Promise<void> {
  const headers = { authorization: await ground.signIn() }
  const request = requestBytes({ method: 'GET', path: '/api/companies?page=1&pageSize=25', headers })
  const reading: Subject = { name: 'Keywerk', ...ground.keywerk, next: () => request }
  const alone: Round[] = []
  const beside: Round[] = []
  const signIns: Round[] = []
  await measure(reading, 1, 1)
  for (let round = 0; round < rounds; round++) {
    alone.push(await measure(reading, 1, seconds))
    const [read, signed] = await Promise.all([
      measure(reading, 1, seconds),
      measure(signingIn(ground), 16, seconds + 0.2),
    ])
    beside.push(read)
    signIns.push(signed)
  }
  const row = (name: string, taken: Round[], signed: string) => [
    name,
    middle(taken, 'perSecond').toFixed(0),
    middle(taken, 'p50').toFixed(1),
    middle(taken, 'p95').toFixed(1),
    (middle(taken, 'p95') / middle(alone, 'p95')).toFixed(2),
    signed,
  ]
  printTable(
    ['company list, page 1', 'reads/s', 'p50 ms', 'p95 ms', 'p95 ratio', 'sign-ins/s'],
    [row('alone', alone, ''), row('while 16 sign in', beside, middle(signIns, 'perSecond').toFixed(1))],
  )
}

/** Each connection renews a session of its own, again and again, with the cookie the last answer set. */
async function benchRefreshes(ground: BenchServers, { rounds, seconds }: Effort): Promise<void> {
  const rows: string[][] = []
  for (const connections of [1, 16]) {
    const cookies = await Promise.all(Array.from({ length: connections }, (_, at) => sessionOf(ground, at)))
    const renewing: Subject = {
      name: 'Renewing a session',
      ...ground.keywerk,
      next: (at) => requestBytes({ method: 'POST', path: '/api/session/refresh', headers: { cookie: cookies[at]! } }),
      answered: (at, answer) => void (cookies[at] = cookieOf(answer)),
    }
    const taken: Round[] = []
    await measure(renewing, connections, 1)
    for (let round = 0; round < rounds; round++) taken.push(await measure(renewing, connections, seconds))
    rows.push(['renew a session', String(connections), middle(taken, 'perSecond').toFixed(0), ...latencies(taken)])
  }
  printTable(['', 'conn.', 'renewals/s', 'p50 ms', 'p95 ms', 'CPU ms'], rows)
}

let signedIn = 0
const signInBytes = (index: number): Buffer =>
  requestBytes({ method: 'POST', path: '/api/session', body: { email: emailOf(index), password: demoPassword } })

const signingIn = ({ keywerk }: BenchServers): Subject => ({
  name: 'Signing in',
  ...keywerk,
  next: () => signInBytes(signedIn++),
})

async function sessionOf({ keywerk }: BenchServers, index: number): Promise<string> {
  const connection = await Connection.open(keywerk.url)
  const answer = await connection.ask(signInBytes(index))
  connection.close()
  return cookieOf(answer)
}

// A session that ended answers without a new cookie: then there is nothing left to measure.
function cookieOf({ status, head, body }: Answer): string {
  const cookie = /^set-cookie: (keywerk_session=[^;\s]+)/im.exec(head)?.[1]
  if (!cookie) throw new Error(`No session cookie, but ${status}: ${body.toString()}`)
  return cookie
}

/** Accounts without a second factor, all with the same password; the hash that is stored for it. */
async function makeAccounts({ database: { pool } }: BenchServers): Promise<string> {
  const { rows } = await pool.query<{ password_hash: string }>(
    `INSERT INTO accounts (id, email, password_hash, role_id, verified_at)
     SELECT gen_random_uuid(), 'messreihe-' || number || '@anmeldung.example', password_hash, role_id, now()
     FROM accounts, generate_series(0, $1 - 1) AS number WHERE email = 'user@wellenwerk.example'
     RETURNING password_hash`,
    [accounts],
  )
  return rows[0]!.password_hash
}

// Their sessions and devices go with the accounts; the reader's own stay no longer than those.
async function removeAccounts({ database: { pool } }: BenchServers): Promise<void> {
  await pool.query("DELETE FROM accounts WHERE email LIKE 'messreihe-%@anmeldung.example'")
  for (const table of ['sessions', 'devices']) await pool.query(`DELETE FROM ${table}`)
}

const run = promisify(execFile)
async function rawRate(stored: string, atOnce: number, seconds: number): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    ['bench/raw-hashes.ts', stored, demoPassword, String(atOnce), String(seconds)],
    { cwd: root },
  )
  return Number(stdout)
}

const middle = (taken: Round[], of: 'perSecond' | 'p50' | 'p95' | 'cpu'): number =>
  median(taken.map((round) => round[of] ?? Number.NaN))
const latencies = (taken: Round[]): string[] => [
  middle(taken, 'p50').toFixed(1),
  middle(taken, 'p95').toFixed(1),
  middle(taken, 'cpu').toFixed(2),
]
