// `npm run bench -- v0`: what a documented call costs over the same operation under /api, on the demo data.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { startServer } from '../journeys/server.ts'
import { type Asked, Connection, requestBytes } from './connection.ts'
import { signInAt } from './ground.ts'
import { measureInTurns, median, type Round, type Subject } from './measure.ts'
import { printTable } from './table.ts'

/** As many connections as an old program and its neighbours open. */
const connections = 4

/** What is asked one after the other: a write meets another company each time, as neither waits for itself. */
interface Pair {
  name: string
  v0: Asked[]
  api: Asked[]
}

/** Both under the same load in turns: four pairs, which take two minutes with five rounds of two seconds. */
export async function benchDocumentedCalls(effort: { rounds: number; seconds: number }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-v0-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder)
  const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }
  const databaseUrl = postgres.urlOf('postgres')
  const server = await startServer({ NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: folder, ...limits })
  const at = { url: server.url, pid: server.process.pid! }
  try {
    const authorization = await signInAt(at.url, 'licenser')
    const rows: string[][] = []
    for (const { name, v0, api } of await pairs(at.url, authorization)) {
      const subjects: [Subject, Subject] = [asking(at, authorization, v0), asking(at, authorization, api)]
      rows.push([name, ...figures(await measureInTurns(subjects, { connections, ...effort }))])
    }
    printTable(['', '/v0 per s', '/api per s', 'cost of /v0', '/v0 p50 ms', '/api p50 ms'], rows)
  } finally {
    await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pairs(url: string, authorization: string): Promise<Pair[]> {
  const connection = await Connection.open(url)
  const { body } = await connection.ask(
    requestBytes({ method: 'GET', path: '/api/companies?pageSize=50', headers: { authorization } }),
  )
  connection.close()
  const ids = (JSON.parse(body.toString()) as { items: { id: string }[] }).items.map(({ id }) => id)
  const phone = '+49 431 1234'
  return [
    { name: 'types of companies', v0: get('/v0/companytypes'), api: get('/api/company-types') },
    {
      name: 'a company',
      v0: ids.flatMap((id) => get(`/v0/company?id=${id}`)),
      api: ids.flatMap((id) => get(`/api/companies/${id}`)),
    },
    { name: 'the products', v0: get('/v0/products'), api: get('/api/products') },
    {
      name: 'change a company',
      v0: ids.map((id) => ({
        method: 'POST',
        path: '/v0/updatecompany',
        body: { ID: id.toUpperCase(), Phone: phone },
      })),
      api: ids.map((id) => ({ method: 'PATCH', path: `/api/companies/${id}`, body: { phone } })),
    },
  ]
}

const get = (path: string): Asked[] => [{ method: 'GET', path }]

function asking(server: Pick<Subject, 'url' | 'pid'>, authorization: string, asked: Asked[]): Subject {
  const bytes = asked.map((one) => requestBytes({ ...one, headers: { authorization } }))
  let turn = 0
  return { name: asked[0]!.path, ...server, next: () => bytes[turn++ % bytes.length]! }
}

function figures([v0, api]: [Round[], Round[]]): string[] {
  const middle = (rounds: Round[], of: (round: Round) => number) => median(rounds.map(of))
  const [one, other] = [v0, api].map((rounds) => middle(rounds, ({ perSecond }) => perSecond)) as [number, number]
  const cost = `${((other / one - 1) * 100).toFixed(0)} %`
  const p50 = [v0, api].map((rounds) => middle(rounds, (round) => round.p50).toFixed(2))
  return [one.toFixed(0), other.toFixed(0), cost, ...p50]
}
