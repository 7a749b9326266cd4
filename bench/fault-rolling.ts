import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { chanceFrom } from '../demo/chance.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { root } from '../tools/steps.ts'
import { caller } from './api.ts'
import { clients, freshFolder, limits, publicKeys, readDatabase, report } from './fault-ground.ts'
import { makeHosts } from './hosts.ts'
import { type Check, checkAll, licenceIds, outboxEmpty } from './kill-checks.ts'
import { issueAndSend, Ledger, repeat } from './ledger.ts'
import { openMailSink } from './mail-sink.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The last commit without the newest migration: the version before. */
function versionBefore(): string | null {
  const newest = readdirSync(join(root, 'server', 'migrations'))
    .filter((name) => /^\d{4}-/.test(name))
    .toSorted()
    .at(-1)
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', `server/migrations/${newest}`).split('\n').at(-1)
    return added ? git('rev-parse', `${added}^`) : null
  } catch {
    return null
  }
}

/**
 * The version before and this one on one database: the old process serves alone, then this one starts and brings the schema
 * up to date while the old goes on, then the old ends.
 */
export async function rollingUpgrade(seed: number, seconds: number): Promise<boolean> {
  const before = versionBefore()
  if (before === null) {
    console.log('rolling upgrade: not tried, the commit of the version before is not here')
    return true
  }
  const folder = freshFolder()
  const old = join(folder, 'old')
  mkdirSync(old)
  execFileSync('sh', ['-c', `git -C "$1" archive "$2" | tar -x -C "$3"`, 'sh', root, before, old])
  symlinkSync(join(root, 'node_modules'), join(old, 'node_modules'))
  const sink = await openMailSink()
  const postgres = await startEmbeddedPostgres(folder)
  const url = postgres.urlOf('postgres')
  const settings = { DATA_DIR: folder, DATABASE_URL: url, SMTP_URL: sink.url, ...limits }
  const servers: Server[] = []
  try {
    servers.push(await startServer(settings, old))
    const chance = chanceFrom(seed)
    const ledger = new Ledger()
    const hosts = await makeHosts(caller(servers[0]!.url), 12)
    const known = await readDatabase(url, licenceIds)
    const work = async (calls: ReturnType<typeof caller>[], ms: number) => {
      const from = ledger.idsOf('licence').length
      const until = Date.now() + ms
      const one = () => issueAndSend(ledger, hosts, calls, chance, () => Date.now() > until)
      await Promise.all(Array.from({ length: clients }, one))
      return ledger.idsOf('licence').length - from
    }
    const oldCall = caller(servers[0]!.url, 'licenser')
    const alone = await work([oldCall], seconds * 300)
    const [starting, during] = await Promise.all([startServer(settings), work([oldCall], seconds * 700)])
    servers.push(starting)
    const both = await work([oldCall, caller(starting.url, 'licenser')], seconds * 500)
    const oldOnNew = await work([oldCall], seconds * 300)
    await servers.shift()!.stop()
    await repeat(ledger, caller(starting.url, 'licenser'), ledger.entries)
    const keys = await publicKeys(starting.url)
    const checks = await readDatabase(url, async (database) => {
      await outboxEmpty(database, 180)
      return checkAll(database, ledger, sink, keys, known)
    })
    const told: Check[] = [
      { name: 'licences the version before issued alone', found: alone, wanted: null },
      { name: 'by it while the schema was brought up to date', found: during, wanted: null },
      { name: 'by both', found: both, wanted: null },
      { name: 'by the version before on the new schema', found: oldOnNew, wanted: null },
      { name: 'it went on issuing', found: oldOnNew > 0 ? 1 : 0, wanted: 1 },
    ]
    return report(`rolling upgrade from ${before.slice(0, 7)} (seed ${seed})`, [...told, ...checks], ledger)
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await sink.stop()
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  }
}
