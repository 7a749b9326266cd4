import { generateKeyPairSync, sign } from 'node:crypto'
import { caller } from './api.ts'
import { commitRate } from './commits.ts'
import { requestBytes } from './connection.ts'
import type { Ground } from './ground.ts'
import { makeHosts, removeHosts } from './hosts.ts'
import type { Effort } from './lists.ts'
import { measure, median, type Subject } from './measure.ts'
import { printTable } from './table.ts'

/** Issuing licences end to end, against what the machine can sign and what it can commit durably, in turns. */
export async function benchLicences(ground: Ground, { rounds, seconds }: Effort): Promise<void> {
  const { database, keywerk } = ground
  await removeHosts(database)
  const hosts = await makeHosts(caller(keywerk.url), 64)
  await database.pool.query(
    'CREATE TABLE IF NOT EXISTS bench_commits (id bigint GENERATED ALWAYS AS IDENTITY, at timestamptz)',
  )
  const signed = await licenceBytes(ground, hosts[0]!)
  const rows: string[][] = []
  for (const connections of [1, 16]) {
    const issuing = await issuer(ground, hosts)
    const rates: Record<'issued' | 'cpu' | 'commits' | 'signatures', number[]> = {
      issued: [],
      cpu: [],
      commits: [],
      signatures: [],
    }
    await measure(issuing, connections, 1)
    for (let round = 0; round < rounds; round++) {
      const { perSecond, cpu } = await measure(issuing, connections, seconds)
      rates.issued.push(perSecond)
      rates.cpu.push(cpu ?? Number.NaN)
      rates.commits.push(await commitRate(ground.databaseUrl, connections, seconds))
      rates.signatures.push(signatureRate(signed, seconds / 2))
    }
    const [issued, commits, signatures] = [median(rates.issued), median(rates.commits), median(rates.signatures)]
    rows.push([
      ...['issue a licence', String(connections), issued.toFixed(0), commits.toFixed(0), (issued / commits).toFixed(2)],
      ...[signatures.toFixed(0), (issued / signatures).toFixed(3), median(rates.cpu).toFixed(2)],
    ])
  }
  printTable(['', 'conn.', 'issued/s', 'commits/s', 'ratio', 'Ed25519/s (one core)', 'ratio', 'CPU ms'], rows)
  await removeHosts(database)
  await database.pool.query('DROP TABLE bench_commits')
}

async function issuer(ground: Ground, hosts: string[]): Promise<Subject> {
  const authorization = await ground.signIn('licenser')
  let at = 0
  const next = () =>
    requestBytes({
      method: 'POST',
      path: `/api/hosts/${hosts[at++ % hosts.length]}/licences`,
      body: {},
      headers: { authorization },
    })
  return { name: 'Keywerk', ...ground.keywerk, next }
}

/** A licence as issued, so that as many bytes are signed in the comparison. */
async function licenceBytes({ database, keywerk }: Ground, host: string): Promise<Buffer> {
  const { json } = await caller(keywerk.url, 'licenser')('POST', `/hosts/${host}/licences`, {})
  const { rows } = await database.pool.query('SELECT bytes FROM licences WHERE id = $1', [json.id])
  return rows[0].bytes as Buffer
}

function signatureRate(bytes: Buffer, seconds: number): number {
  const { privateKey } = generateKeyPairSync('ed25519')
  const began = performance.now()
  let signatures = 0
  while (performance.now() - began < seconds * 1000) {
    sign(null, bytes, privateKey)
    signatures++
  }
  return (signatures * 1000) / (performance.now() - began)
}
