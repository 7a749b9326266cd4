// `npm run bench -- enumeration`: whether the time of an answer tells if an address has an account.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { startServer } from '../journeys/server.ts'
import { Connection, requestBytes } from './connection.ts'
import { median } from './measure.ts'
import { printTable } from './table.ts'

const tries = 200
const tolerance = 0.05
// As long as each other. The control has no account either: how far it is from the unknown one is the machine's noise.
const addresses = {
  known: 'customer2@wellenwerk.example',
  unknown: 'nobodyhas@wellenwerk.example',
  control: 'nobodyels@wellenwerk.example',
}
type Address = keyof typeof addresses

// Whatever one try leaves the server to do meets the others as often.
const orders: Address[][] = [
  ['known', 'unknown', 'control'],
  ['control', 'unknown', 'known'],
  ['unknown', 'control', 'known'],
  ['known', 'control', 'unknown'],
  ['control', 'known', 'unknown'],
  ['unknown', 'known', 'control'],
]

interface Door {
  path: string
  body: (email: string) => object | Promise<object>
  /** Between two tries, not measured. */
  reset?: (database: Database) => Promise<unknown>
}

const person = {
  kind: 'private',
  password: 'Hafen-Kran-27!',
  salutation: 'Frau',
  firstName: 'Jule',
  lastName: 'Petersen',
  country: 'DE',
  language: 'de',
  terms: true,
  confirmed: true,
  student: false,
}

/** 200 tries each of an address with an account and of two without, one after the other, at every door they meet. */
export async function benchEnumeration(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-enumeration-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder)
  const databaseUrl = postgres.urlOf('postgres')
  const database = openDatabase(databaseUrl, 1)
  const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }
  const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: folder, ...limits }
  const server = await startServer(env)
  try {
    return await compareDoors(server.url, database)
  } finally {
    await server.stop()
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compareDoors(url: string, database: Database): Promise<boolean> {
  const connection = await Connection.open(url)
  const rows: string[][] = []
  let alike = true
  for (const [name, door] of Object.entries(doorsOf(url))) {
    const times = await timesAt(connection, door, database)
    const [known, unknown, control] = [median(times.known), median(times.unknown), median(times.control)]
    const within = Math.abs(known / unknown - 1) <= tolerance
    alike &&= within
    const ratios = [known / unknown, control / unknown].map((ratio) => ratio.toFixed(3))
    rows.push([name, known.toFixed(2), unknown.toFixed(2), control.toFixed(2), ...ratios, within ? 'yes' : 'NO'])
  }
  connection.close()
  const head = ['median of 200, ms', 'account', 'none', 'none (control)', 'account : none', 'control : none']
  printTable([...head, 'within 5 %'], rows)
  return alike
}

async function timesAt(connection: Connection, door: Door, database: Database): Promise<Record<Address, number[]>> {
  const times: Record<Address, number[]> = { known: [], unknown: [], control: [] }
  const told = new Set<string>()
  for (let at = -6; at < tries; at++)
    for (const address of orders[(at + 6) % 6]!) {
      await door.reset?.(database)
      const bytes = requestBytes({ method: 'POST', path: door.path, body: await door.body(addresses[address]) })
      const from = performance.now()
      const { status, body } = await connection.ask(bytes)
      const took = performance.now() - from
      if (at >= 0) times[address].push(took)
      told.add(`${status} ${body.toString().replace(/"requestId":"[^"]*"/, '')}`)
    }
  if (told.size !== 1) throw new Error(`${door.path} answers differ: ${[...told].join(' and ')}`)
  return times
}

function doorsOf(url: string): Record<string, Door> {
  const email = (address: string) => ({ email: address })
  return {
    'sign in, wrong password': {
      path: '/api/session',
      body: (address) => ({ email: address, password: 'Falsch-2026!' }),
      reset: ({ pool }) => pool.query('DELETE FROM sign_in_budgets'),
    },
    'forgot password': { path: '/api/session/password-links', body: email },
    'resend the confirmation': { path: '/api/registration/resend', body: email },
    register: {
      path: '/api/registration',
      body: async (address) => ({ ...person, email: address, challenge: await solved(url) }),
    },
  }
}

async function solved(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/api/registration/challenge`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
