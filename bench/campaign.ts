// `npm run bench -- campaign`: a campaign over 10,000 holdings with a new licence for each, on a server and
// PostgreSQL of its own, against signing and committing as many licences without anything else.
import { generateKeyPairSync, sign } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { caller, expectSuccess } from './api.ts'
import { cloneCustomers } from './campaign-rows.ts'
import { makeHosts } from './hosts.ts'
import { printTable } from './table.ts'

const lanes = 5
const batch = 100
const change = { kind: 'extendEnd', months: 12, hosts: true }

/** Dry run and run of a campaign end to end. */
export async function benchCampaign(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-campaign-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, ['max_wal_size=4GB'])
  const url = postgres.urlOf('postgres')
  let server: Server | undefined
  try {
    server = await startServer({ DATABASE_URL: url, DATA_DIR: folder, RATE_LIMIT: '100000000', DATABASE_POOL: '16' })
    const database = openDatabase(url, 2)
    const call = caller(server.url)
    const [hostId, besideId] = await makeHosts(call, 2)
    const { rows } = await database.pool.query(
      "UPDATE hosts SET unlimited = false, end_date = '2030-06-30' WHERE id = $1 RETURNING holding_id AS id",
      [hostId],
    )
    await database.pool.query(
      `UPDATE configuration_items SET unlimited = false, end_date = '2030-06-30' WHERE unlimited AND configuration_id =
        (SELECT configuration_id FROM holdings WHERE id = $1)`,
      [rows[0].id],
    )
    await cloneCustomers(url, rows[0].id, count)
    const filter = { search: 'Kampagnenreihe' }
    const { id } = await expectSuccess(call('POST', '/campaigns', { name: 'Messreihe', filter, change, issue: true }))
    const checked = await until(call, id, 'checked')
    await expectSuccess(call('POST', `/campaigns/${id}/start`, {}))
    const person = issuingBeside(call, besideId!)
    const done = await until(call, id, 'done')
    const beside = await person.stop()
    const { counts } = await expectSuccess(call('GET', `/campaigns/${id}`))
    if (counts.licences !== count || counts.changed !== count)
      throw new Error(`Not all done: ${JSON.stringify(counts)}`)
    const [licence] = (await database.pool.query('SELECT bytes FROM licences ORDER BY serial DESC LIMIT 1')).rows
    const bytes = (licence as { bytes: Buffer }).bytes
    const single = await signAndCommit(url, bytes, 1)
    const batched = await signAndCommit(url, bytes, batch)
    await database.close()
    report(count, { checked, done, beside, single, batched, signed: signatureRate(bytes) })
  } finally {
    await server?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Somebody who issues a licence for one host twice a second; the milliseconds each took. */
function issuingBeside(call: ReturnType<typeof caller>, hostId: string): { stop(): Promise<number[]> } {
  const times: number[] = []
  const ended = new AbortController()
  const issuing = (async () => {
    while (!ended.signal.aborted) {
      const began = performance.now()
      await expectSuccess(call('POST', `/hosts/${hostId}/licences`, {}))
      times.push(performance.now() - began)
      await new Promise((wait) => setTimeout(wait, 500))
    }
  })()
  return {
    async stop() {
      ended.abort()
      await issuing
      return times.toSorted((one, other) => one - other)
    },
  }
}

interface Figures {
  checked: number
  done: number
  /** Milliseconds of licences a person issued meanwhile, the shortest first. */
  beside: number[]
  single: number
  batched: number
  signed: number
}

function report(count: number, { checked, done, beside, single, batched, signed }: Figures): void {
  const licences = count / done
  const row = (name: string, rate: number) => [name, rate.toFixed(0), (licences / rate).toFixed(3)]
  printTable(
    [`a campaign of ${count}`, 'a second', 'licences : this'],
    [
      ['dry-run rows', (count / checked).toFixed(0), ''],
      ['configurations, each with a licence', licences.toFixed(0), '1'],
      row(`Ed25519 and one durable commit each, ${lanes} connections`, single),
      row(`Ed25519 and one durable commit for ${batch}, ${lanes} connections`, batched),
      row('Ed25519 alone, one core', signed),
    ],
  )
  const [middle, most] = [0.5, 0.95].map((part) => (beside[Math.floor(beside.length * part)] ?? 0).toFixed(0))
  console.log(`dry run ${checked.toFixed(1)} s, campaign ${done.toFixed(1)} s`)
  console.log(
    `a person who issues meanwhile, ${beside.length} times: p50 ${middle} ms, p95 ${most} ms, longest ${beside.at(-1)?.toFixed(0)} ms`,
  )
}

/** Seconds until a campaign is in this state. */
async function until(call: ReturnType<typeof caller>, id: string, state: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const campaign = await expectSuccess(call('GET', `/campaigns/${id}`))
    if (campaign.state === state) return (performance.now() - began) / 1000
    await new Promise((wait) => setTimeout(wait, 100))
  }
}

/** Licences signed and stored a second, so many in each commit; the server's own setting waits for the disk. */
async function signAndCommit(url: string, bytes: Buffer, size: number, seconds = 10): Promise<number> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const clients = Array.from({ length: lanes }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]!.query('CREATE TABLE IF NOT EXISTS bench_licences (bytes bytea, signature bytea)')
  let stored = 0
  const began = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - began < seconds * 1000) {
        const signatures = Array.from({ length: size }, () => sign(null, bytes, privateKey))
        await client.query('INSERT INTO bench_licences SELECT $1, unnest($2::bytea[])', [bytes, signatures])
        stored += size
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  await clients[0]!.query('DROP TABLE bench_licences')
  await Promise.all(clients.map((client) => client.end()))
  return stored / took
}

function signatureRate(bytes: Buffer): number {
  const { privateKey } = generateKeyPairSync('ed25519')
  const began = performance.now()
  let signatures = 0
  while (performance.now() - began < 1000) {
    sign(null, bytes, privateKey)
    signatures++
  }
  return (signatures * 1000) / (performance.now() - began)
}
