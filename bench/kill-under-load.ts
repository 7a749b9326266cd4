// `npm run bench -- kill`: issues licences and sends them by mail while the server is killed at random moments, then
// compares what the clients were told with what is there. Afterwards the same with two servers on one database.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { type Chance, chanceFrom } from '../demo/chance.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { caller } from './api.ts'
import {
  clients,
  clusterUrl,
  serverEnd,
  freshFolder,
  limits,
  pause,
  postmasterOf,
  publicKeys,
  readDatabase,
  report,
} from './fault-ground.ts'
import { makeHosts } from './hosts.ts'
import { type Check, checkAll, licenceIds, outboxEmpty } from './kill-checks.ts'
import { issueAndSend, Ledger, repeat } from './ledger.ts'
import { median } from './measure.ts'
import { openMailSink } from './mail-sink.ts'

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
      await Promise.all([...working, serverEnd(server)])
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
      await Promise.all([working, serverEnd(servers[victim]!)])
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
