import { caller } from './api.ts'
import { commitRate, signedCommitRate } from './commits.ts'
import { requestBytes } from './connection.ts'
import type { BenchServers } from './ground.ts'
import { makeHosts, removeHosts } from './hosts.ts'
import type { Effort } from './lists.ts'
import { measure, median, type Subject } from './measure.ts'
import { printTable } from './table.ts'

/** As many hosts as one call of `issueLicences` takes. */
const perBulk = 200

/** Issuing licences end to end, one by one and in bulk, against what the machine can sign and what it can commit durably, in turns. */
export async function benchLicences(ground: BenchServers, { rounds, seconds }: Effort): Promise<void> {
  const { database, keywerk } = ground
  await removeHosts(database)
  const hosts = await makeHosts(caller(keywerk.url), perBulk)
  await database.pool.query(
    'CREATE TABLE IF NOT EXISTS bench_commits (id bigint GENERATED ALWAYS AS IDENTITY, at timestamptz)',
  )
  const signed = await licenceBytes(ground, hosts[0]!)
  const rows: string[][] = []
  for (const [connections, licences] of [
    [1, 1],
    [16, 1],
    [1, perBulk],
  ] as const) {
    const issuing = await issuer(ground, hosts, licences)
    const rates: Record<'issued' | 'cpu' | 'commits' | 'each' | 'batched', number[]> = {
      issued: [],
      cpu: [],
      commits: [],
      each: [],
      batched: [],
    }
    await measure(issuing, connections, 1)
    for (let round = 0; round < rounds; round++) {
      const { perSecond, cpu } = await measure(issuing, connections, seconds)
      rates.issued.push(perSecond * licences)
      rates.cpu.push((cpu ?? Number.NaN) / licences)
      rates.commits.push(await commitRate(ground.databaseUrl, connections, seconds))
      const rate = (batch: number) =>
        signedCommitRate(ground.databaseUrl, connections, seconds / 2, { bytes: signed, batch })
      rates.each.push(await rate(1))
      rates.batched.push(await rate(100))
    }
    const [issued, commits] = [median(rates.issued), median(rates.commits)]
    const [each, batched] = [median(rates.each), median(rates.batched)]
    rows.push([
      licences === 1 ? 'issue a licence' : `issue ${licences} at once`,
      String(connections),
      issued.toFixed(0),
      commits.toFixed(0),
      (issued / commits).toFixed(2),
      each.toFixed(0),
      (issued / each).toFixed(2),
      batched.toFixed(0),
      (issued / batched).toFixed(3),
      median(rates.cpu).toFixed(2),
    ])
  }
  const yardsticks = ['commits/s', 'ratio', 'Ed25519 + commit each/s', 'ratio', 'Ed25519, commit per 100/s', 'ratio']
  printTable(['', 'conn.', 'issued/s', ...yardsticks, 'CPU ms'], rows)
  await removeHosts(database)
  await database.pool.query('DROP TABLE bench_commits')
}

async function issuer(ground: BenchServers, hosts: string[], licences: number): Promise<Subject> {
  const authorization = await ground.signIn('licenser')
  let at = 0
  const next = () =>
    requestBytes({
      method: 'POST',
      ...(licences === 1
        ? { path: `/api/hosts/${hosts[at++ % hosts.length]}/licences`, body: {} }
        : { path: '/api/licences', body: { hostIds: hosts.slice(0, licences) } }),
      headers: { authorization },
    })
  return { name: 'Keywerk', ...ground.keywerk, next }
}

/** A licence as issued, so that as many bytes are signed in the comparison. */
async function licenceBytes({ database, keywerk }: BenchServers, host: string): Promise<Buffer> {
  const { json } = await caller(keywerk.url, 'licenser')('POST', `/hosts/${host}/licences`, {})
  const { rows } = await database.pool.query('SELECT bytes FROM licences WHERE id = $1', [json.id])
  return rows[0].bytes as Buffer
}
