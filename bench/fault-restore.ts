import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { chanceFrom } from '../demo/chance.ts'
import { startServer } from '../journeys/server.ts'
import { caller } from './api.ts'
import { clients, clusterUrl, freshFolder, limits, pause, publicKeys, readDatabase, report } from './fault-ground.ts'
import { makeHosts } from './hosts.ts'
import { type Check, checkAll, licenceIds } from './kill-checks.ts'
import { issueAndSend, Ledger, repeat } from './ledger.ts'
import { openMailSink } from './mail-sink.ts'

const passphrase = 'Messreihe am Nordkai'

/**
 * Backs up under load, goes on for a while, loses the machine, and restores on an empty folder: what was answered before the
 * backup began is all there. What came after is lost with the machine and counted.
 */
export async function checkRestore(seed: number, seconds: number): Promise<boolean> {
  const [folder, second] = [freshFolder(), freshFolder()]
  const file = join(second, 'all.backup')
  const sink = await openMailSink()
  const early = new Ledger()
  const late = new Ledger()
  let server = await startServer({ DATA_DIR: folder, SMTP_URL: sink.url, ...limits })
  try {
    const chance = chanceFrom(seed)
    const hosts = await makeHosts(caller(server.url), 12)
    const before = await readDatabase(clusterUrl(folder), licenceIds)
    const keys = await publicKeys(server.url)
    const call = caller(server.url, 'licenser')
    const work = async (ledger: Ledger, ms: number) => {
      const until = Date.now() + ms
      const one = () => issueAndSend(ledger, hosts, [call], chance, () => Date.now() > until)
      await Promise.all(Array.from({ length: clients }, one))
    }
    await work(early, seconds * 500)
    const from = performance.now()
    const [{ bytes }] = await Promise.all([
      writeBackup(clusterUrl(folder), { dataFolder: folder, file, passphrase }),
      work(late, seconds * 500),
    ])
    const backupMs = performance.now() - from
    server.process.kill('SIGKILL')
    await pause(1000)
    const data = join(second, 'data')
    const again = performance.now()
    const postgres = await startEmbeddedPostgres(data)
    await restoreBackup({ databaseUrl: postgres.urlOf('postgres'), dataFolder: data }, { file, passphrase })
    await postgres.stop()
    const restoreMs = performance.now() - again
    server = await startServer({ DATA_DIR: data, SMTP_URL: sink.url, ...limits })
    await repeat(early, caller(server.url, 'licenser'), early.entries)
    const inLate = new Set(late.idsOf('licence'))
    const checks = await readDatabase(clusterUrl(data), async (database) => {
      const lateThere = (await licenceIds(database)).filter((id) => inLate.has(id))
      const all = await checkAll(database, early, sink, keys, [...before, ...lateThere])
      return [
        { name: 'licences issued while it was written, in it', found: lateThere.length, wanted: null },
        { name: 'and lost with the machine', found: inLate.size - lateThere.length, wanted: null },
        // Mails of the time after the backup arrived, though nobody knows of them any more.
        ...all.filter(({ name }) => !/mail/i.test(name)),
      ]
    })
    const told: Check[] = [
      { name: 'backup under load, ms', found: Math.round(backupMs), wanted: null },
      { name: 'its size, kB', found: Math.round(bytes / 1000), wanted: null },
      { name: 'restore, ms', found: Math.round(restoreMs), wanted: null },
    ]
    return report(`restore of a backup made under load (seed ${seed})`, [...told, ...checks], early)
  } finally {
    await server.stop()
    await sink.stop()
    for (const path of [folder, second]) rmSync(path, { recursive: true, force: true })
  }
}
