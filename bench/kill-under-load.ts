// `npm run bench -- kill`: issues licences and sends them by mail while the server is killed at random moments, then
// compares what the clients were told with what is there. Afterwards the same with two servers on one database.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readKeySet } from '#licence/key-set.ts'
import { openDatabase } from '#platform/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { removeAbandonedPostmaster } from '#platform/postmaster.ts'
import { type Chance, chanceFrom } from '../demo/chance.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { caller } from './api.ts'
import { makeHosts } from './hosts.ts'
import { type Check, checkAll, licenceIds, outboxEmpty } from './kill-checks.ts'
import { issueAndSend, Ledger, repeat } from './ledger.ts'
import { median } from './measure.ts'
import { openMailSink } from './mail-sink.ts'
import { printTable } from './table.ts'

const clients = 6
const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }
const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms))
const ended = (server: Server) =>
  new Promise((done) =>
    (server.process.exitCode ?? server.process.signalCode) === null ? server.process.once('exit', done) : done(null),
  )

/** Kills the whole server, in every third round its PostgreSQL as well; true when all is as it must be. */
export async function killOneServer(rounds: number, seed: number): Promise<boolean> {
  const chance = chanceFrom(seed)
  const folder = freshFolder()
  const sink = await openMailSink()
  const ledger = new Ledger()
  const restarts: number[] = []
  let repeated = 0
  const start = () => startServer({ DATA_DIR: folder, SMTP_URL: sink.url, ...limits })
  let server = await start()
  try {
    const hosts = await makeHosts(caller(server.url), 12)
    const before = await readDatabase(clusterUrl(folder), licenceIds)
    for (let round = 0; round < rounds; round++) {
      let stopped = false
      const call = caller(server.url, 'licenser')
      const working = Array.from({ length: clients }, () => issueAndSend(ledger, hosts, [call], chance, () => stopped))
      await pause(200 + chance.below(1000))
      if (round % 3 === 2) process.kill(postmasterOf(folder).pid, 'SIGKILL')
      server.process.kill('SIGKILL')
      stopped = true
      await Promise.all([...working, ended(server)])
      const from = performance.now()
      server = await start()
      restarts.push(performance.now() - from)
      repeated += ledger.unanswered().length
      await repeat(ledger, caller(server.url, 'licenser'), ledger.unanswered())
      if ((round + 1) % 10 === 0)
        console.log(`${round + 1} of ${rounds} kills, ${ledger.idsOf('licence').length} licences`)
    }
    // Every key once more: each must still lead to its own record.
    await repeat(ledger, caller(server.url, 'licenser'), ledger.entries)
    const keys = await publicKeys(server.url)
    const checks = await readDatabase(clusterUrl(folder), async (database) => {
      await outboxEmpty(database, 180)
      return checkAll(database, ledger, sink, keys, before)
    })
    const told: Check[] = [
      { name: 'kills', found: rounds, wanted: null },
      { name: 'writes without an answer when killed, repeated', found: repeated, wanted: null },
      { name: 'restart, median ms', found: Math.round(median(restarts)), wanted: null },
      { name: 'restart, longest ms', found: Math.round(Math.max(...restarts)), wanted: null },
    ]
    return report(`kill -9 under load, one server (seed ${seed})`, [...told, ...checks], ledger)
  } finally {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'postgres'))
    await sink.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Two servers on one database: first undisturbed, then one or the other is killed while its twin goes on. */
export async function killTwoServers(rounds: number, seed: number): Promise<boolean> {
  const chance = chanceFrom(seed)
  const folder = freshFolder()
  const sink = await openMailSink()
  const postgres = await startEmbeddedPostgres(folder)
  const url = postgres.urlOf('postgres')
  const start = () => startServer({ DATA_DIR: folder, DATABASE_URL: url, SMTP_URL: sink.url, ...limits })
  const servers: Server[] = []
  try {
    // Both at once on an empty database: one migrates and loads, the other waits.
    servers.push(...(await Promise.all([start(), start()])))
    const hosts = await makeHosts(caller(servers[0]!.url), 12)
    const before = await readDatabase(url, licenceIds)
    const ledger = new Ledger()
    const keys = await publicKeys(servers[0]!.url)
    const check = () =>
      readDatabase(url, async (database) => {
        await outboxEmpty(database, 180)
        return checkAll(database, ledger, sink, keys, before)
      })
    await workFor(10_000, ledger, hosts, servers, chance)
    const undisturbed = await check()
    // Nobody was killed yet, so not even the mail server may have seen a mail twice.
    const calm = undisturbed.map((one) => (one.name.startsWith('repeated deliveries') ? { ...one, wanted: 0 } : one))
    const first = report('two servers on one database, undisturbed', calm, ledger)
    for (let round = 0; round < rounds; round++) {
      const victim = chance.below(2)
      const working = workFor(1500, ledger, hosts, servers, chance)
      await pause(200 + chance.below(1000))
      servers[victim]!.process.kill('SIGKILL')
      await Promise.all([working, ended(servers[victim]!)])
      await repeat(ledger, caller(servers[1 - victim]!.url, 'licenser'), ledger.unanswered())
      servers[victim] = await start()
    }
    await repeat(ledger, caller(servers[0]!.url, 'licenser'), ledger.entries)
    return report(`two servers, one of them killed ${rounds} times (seed ${seed})`, await check(), ledger) && first
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await sink.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function workFor(ms: number, ledger: Ledger, hosts: string[], servers: Server[], chance: Chance): Promise<void> {
  const until = performance.now() + ms
  const calls = servers.map(({ url }) => caller(url, 'licenser'))
  const one = (at: number) =>
    issueAndSend(ledger, hosts, at % 2 === 0 ? calls : calls.toReversed(), chance, () => performance.now() > until)
  await Promise.all(Array.from({ length: clients }, (_, at) => one(at)))
}

function report(title: string, checks: Check[], ledger: Ledger): boolean {
  const good = ({ found, wanted }: Check) => wanted === null || found === wanted
  printTable(
    [title, 'found', 'wanted'],
    checks.map((one) => [
      one.name,
      String(one.found),
      one.wanted === null ? '' : `${one.wanted}${good(one) ? '' : '  WRONG'}`,
    ]),
  )
  for (const wrong of ledger.wrong.slice(0, 10)) console.log(wrong)
  return checks.every(good)
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-kill-'))
  chmodSync(folder, 0o755)
  return folder
}

// The first line of postmaster.pid is the process, the fourth the port.
function postmasterOf(folder: string): { pid: number; port: string } {
  const lines = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: lines[3] ?? '' }
}

const clusterUrl = (folder: string): string =>
  `postgres://postgres:${readFileSync(join(folder, 'postgres-password'), 'utf8')}@127.0.0.1:${postmasterOf(folder).port}/postgres`

async function readDatabase<T>(
  url: string,
  read: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, 1)
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

async function publicKeys(url: string) {
  const keys = readKeySet(await (await fetch(`${url}/.well-known/licence-keys.json`)).text())
  if (!keys) throw new Error('The server publishes no licence keys.')
  return keys
}
