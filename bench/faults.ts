// `npm run bench -- faults`: what may happen to a running installation, one after the other (`--only disk` for one), each
// while clients issue licences and send them; afterwards everything the clients were told is looked for.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { chanceFrom } from '../demo/chance.ts'
import { startServer } from '../journeys/server.ts'
import { caller } from './api.ts'
import { clockSetBack, diskFull, lockRows, slowClients } from './fault-kinds.ts'
import {
  clients,
  clusterUrl,
  type Faulty,
  freshFolder,
  limits,
  ownWrites,
  pause,
  publicKeys,
  readDatabase,
  report,
} from './fault-ground.ts'
import { databaseLost } from './fault-database.ts'
import { checkRestore } from './fault-restore.ts'
import { rollingUpgrade } from './fault-rolling.ts'
import { makeHosts } from './hosts.ts'
import { type Check, checkAll, licenceIds, outboxEmpty } from './kill-checks.ts'
import { killOneServer } from './kill-under-load.ts'
import { issueAndSend, Ledger, repeat } from './ledger.ts'
import { openMailSink } from './mail-sink.ts'

interface Fault {
  title: string
  work: (faulty: Faulty) => Promise<Check[]>
  /** The data lies on a small disk of its own. */
  smallDisk?: true
  /** Server processes; 1 when left out. */
  processes?: number
  /** PostgreSQL is not the portal's own: it is named by DATABASE_URL. */
  external?: true
}

const underLoad: Record<string, Fault> = {
  disk: { title: 'disk full', work: diskFull, smallDisk: true },
  clock: { title: 'clock set back', work: clockSetBack },
  lock: { title: 'a table locked by somebody', work: lockRows },
  slow: { title: 'slow readers and writers', work: slowClients },
  database: { title: 'PostgreSQL lost, one process', work: databaseLost },
  'database-four': { title: 'PostgreSQL lost, four processes', work: databaseLost, processes: 4 },
  'database-external': { title: 'external PostgreSQL lost, one process', work: databaseLost, external: true },
  'database-external-four': {
    title: 'external PostgreSQL lost, four processes',
    work: databaseLost,
    processes: 4,
    external: true,
  },
}

export async function benchFaults({ only, seconds, seed }: { only: string; seconds: number; seed: number }) {
  const wanted = (name: string) => only === '' || only === name
  const good: boolean[] = []
  if (wanted('kill')) good.push(await killOneServer(Math.max(3, Math.round(seconds / 2)), seed))
  for (const [name, fault] of Object.entries(underLoad))
    if (wanted(name)) good.push(await meanwhile(fault, seconds, seed))
  if (wanted('restore')) good.push(await checkRestore(seed, seconds))
  if (wanted('rolling')) good.push(await rollingUpgrade(seed, seconds))
  return good.length > 0 && good.every(Boolean)
}

async function meanwhile(
  { title, work, smallDisk, processes = 1, external }: Fault,
  seconds: number,
  seed: number,
): Promise<boolean> {
  const folder = freshFolder()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o755 })
  if (smallDisk && !mountSmallDisk(data)) {
    console.log(`${title}: not tried, a small disk cannot be mounted here`)
    return true
  }
  const chance = chanceFrom(seed)
  const sink = await openMailSink()
  const ledger = new Ledger()
  const cluster = external ? join(folder, 'external') : data
  if (external) mkdirSync(cluster, { mode: 0o755 })
  const postgres = external ? await startEmbeddedPostgres(cluster) : null
  const server = await startServer({
    DATA_DIR: data,
    SMTP_URL: sink.url,
    LOG_LEVEL: 'error',
    PROCESSES: String(processes),
    ...(postgres && { DATABASE_URL: postgres.urlOf('postgres'), DEMO: '1' }),
    ...limits,
  })
  try {
    const hosts = await makeHosts(caller(server.url), 12)
    const before = await readDatabase(clusterUrl(cluster), licenceIds)
    const state = { stopped: false }
    const call = caller(server.url, 'licenser')
    // A client that is refused comes again, as people do.
    const client = async () => {
      while (!state.stopped) {
        await issueAndSend(ledger, hosts, [call], chance, () => state.stopped)
        await pause(200)
      }
    }
    const working = Array.from({ length: clients }, client)
    await pause(2000)
    const query = async (text: string) => {
      const own = new pg.Client({ connectionString: clusterUrl(cluster) })
      await own.connect()
      try {
        return (await own.query(text)).rows as pg.QueryResultRow[]
      } finally {
        await own.end()
      }
    }
    const issue = async () =>
      (await call('POST', `/hosts/${hosts[0]}/licences`, {}, { 'idempotency-key': crypto.randomUUID() })).status
    const told = await work({ server, folder: cluster, hosts, seconds, query, issue })
    await pause(1000)
    state.stopped = true
    await Promise.all(working)
    await repeat(ledger, caller(server.url, 'licenser'), ledger.entries)
    const keys = await publicKeys(server.url)
    const extra = told.find(({ name }) => name === ownWrites)?.found ?? 0
    const checks = await readDatabase(clusterUrl(cluster), async (database) => {
      await outboxEmpty(database, 180)
      return checkAll(database, ledger, sink, keys, before)
    })
    return report(`${title} (seed ${seed})`, [...told, ...checks.map((one) => without(one, extra))], ledger)
  } finally {
    await server.stop()
    await postgres?.stop()
    await removeAbandonedPostmaster(join(cluster, 'postgres'))
    await sink.stop()
    if (smallDisk) execFileSync('umount', ['-l', data])
    rmSync(folder, { recursive: true, force: true })
  }
}

const unknownToClients = new Set(['licence records beyond one per key', 'licence records no key knows'])
const without = (check: Check, own: number): Check =>
  unknownToClients.has(check.name) ? { ...check, wanted: own } : check

function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
