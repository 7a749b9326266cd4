import { randomBytes } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { unzipSync } from 'fflate'
import { beforeAll, expect, inject, test } from 'vitest'
import { hashPassword } from '#domains/accounts/public.ts'
import { workAsApplication } from '#platform/database/application-role.ts'
import { openDatabase } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { migrate } from '#platform/database/migrate.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { registerKeys } from '#platform/keys/known-keys.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { demoPassword } from '../demo/accounts.ts'
import { seedDomains } from './domains.ts'
import { applicationPassword } from './testing/global-setup.ts'
import { testPortal } from './testing/portal.ts'
import { until } from './testing/until.ts'

const template = `empty_${randomBytes(6).toString('hex')}`

// An installation as it begins, with an administrator to sign in.
beforeAll(async () => {
  const server = openDatabase(inject('postgresUrl'), 1)
  await server.pool.query(`CREATE DATABASE ${template}`)
  await server.close()
  const url = inject('postgresUrl').replace(/postgres$/, template)
  const owner = openDatabase(url, 2)
  await migrate(owner.db as never)
  await owner.close()
  const database = openDatabase(await workAsApplication(url, applicationPassword), 2)
  const keys = loadKeys(inject('dataFolder'), { demo: true, production: false })
  await seedDomains(database.db, { production: false, sealer: sealerOf(keys.token) })
  const role = await database.db
    .selectFrom('roles')
    .select('id')
    .where('name', '=', 'Administrator')
    .executeTakeFirstOrThrow()
  const account = { id: newId(), email: 'administrator@wellenwerk.example', roleId: role.id, demo: true }
  await database.db
    .insertInto('accounts')
    .values({ ...account, passwordHash: await hashPassword(demoPassword), verifiedAt: new Date().toISOString() })
    .execute()
  await database.close()
})
const old = testPortal()
const empty = testPortal({}, template)
beforeAll(async () => {
  const { db, signing, settings } = empty.jobCall()
  await registerKeys(db, signing.store, settings)
})

interface Counts {
  new: number
  changed: number
  unchanged: number
  error: number
}

async function takenOver(kind: string, bytes: Uint8Array, again = false): Promise<Counts> {
  const ask = (method: string, path: string, body?: unknown) => empty.call('administrator', method, path, body)
  const uploaded = await ask('POST', `/imports?kind=${kind}&fileName=${kind}.csv`, bytes)
  expect([kind, uploaded.status, uploaded.json.code]).toEqual([kind, 201, undefined])
  const { id, mapping } = uploaded.json
  const read = async () =>
    (
      await until(
        () => ask('GET', `/imports/${id}`),
        ({ json: { state } }) => state !== 'checking' && state !== 'writing',
      )
    ).json
  await ask('PUT', `/imports/${id}/mapping`, { mapping })
  const { counts } = await read()
  const errors = (await ask('GET', `/imports/${id}/rows?outcome=error&pageSize=5`)).json.items
  expect([kind, errors]).toEqual([kind, []])
  if (again) {
    const changed = (await ask('GET', `/imports/${id}/rows?outcome=changed&pageSize=5`)).json.items
    expect([kind, changed.map(({ changes }: { changes: object }) => changes)]).toEqual([kind, []])
    return counts
  }
  await ask('POST', `/imports/${id}/start`, { rows: 'all' })
  await read()
  const failed = (await ask('GET', `/imports/${id}/rows?result=failed&pageSize=5`)).json.items
  expect([kind, failed]).toEqual([kind, []])
  return counts
}

/** A licence without what every issue has of its own: serials, generation, date, place in the ledger, key, signature. */
const comparable = (bytes: Buffer): string =>
  bytes
    .toString()
    .split('\n')
    .filter((line) => !/^(SERIAL|GENERATION|SUPERSEDES|LEDGER|KEY|ISSUED|SIGNATURE) /.test(line))
    .join('\n')

async function licencesIn(portal: typeof old, host: 'hosts.id::text' | 'old_id'): Promise<Map<string, string[]>> {
  const rows = await portal.query(
    `SELECT ${host} AS host, bytes FROM licences JOIN hosts ON hosts.id = host_id
     LEFT JOIN import_old_ids ON record_id = hosts.id AND kind = 'hosts' WHERE NOT hosts.disabled ORDER BY serial`,
  )
  const texts = new Map<string, string[]>()
  for (const row of rows) texts.set(row.host, [...(texts.get(row.host) ?? []), comparable(row.bytes)])
  return texts
}

const kinds = [
  'products',
  'modules',
  'masters',
  'companies',
  'contacts',
  'holdings',
  'configurations',
  'hosts',
  'licences',
]

// `npm run test:outside` takes everything; a part of it says the same in less time.
const most = process.env['TEST_WHOLE_DEMO'] ? Number.POSITIVE_INFINITY : 8

/** The tables with the first licences of companies alone, and with what these need. */
function partOf(files: readonly Uint8Array[]): Uint8Array[] {
  const tables = files.map((bytes): string[][] => parse(Buffer.from(bytes), { bom: true, delimiter: ';' }))
  const keep = (kind: string, wanted: (cell: (header: string) => string) => boolean) => {
    const at = kinds.indexOf(kind)
    const [head, ...rows] = tables[at]!
    const kept = rows.filter((row) => wanted((header) => row[head!.indexOf(header)]!))
    tables[at] = [head!, ...kept]
    return (header: string) => new Set(kept.map((row) => row[head!.indexOf(header)]!))
  }
  const held = keep('holdings', (cell) => cell('Firma') !== '')('Alte ID')
  const hosted = keep('hosts', (cell) => held.has(cell('Kundenprodukt')))('Alte ID')
  let left = most
  const issued = keep('licences', (cell) => hosted.has(cell('Host-ID')) && left-- > 0)('Host-ID')
  const needed = keep('hosts', (cell) => issued.has(cell('Alte ID')))('Kundenprodukt')
  const companies = keep('holdings', (cell) => needed.has(cell('Alte ID')))('Firma')
  keep('configurations', (cell) => needed.has(cell('Kundenprodukt')))
  keep('companies', (cell) => companies.has(cell('Kundennummer')))
  keep('contacts', (cell) => companies.has(cell('Kundennummer der Firma')))
  return tables.map((rows) => Buffer.from(stringify(rows, { bom: true, delimiter: ';' })))
}

test('the demo data taken over into an empty installation gives the same licences', async () => {
  const archive = await old.call('administrator', 'POST', '/moving-in/archives', {})
  expect(archive.status, JSON.stringify(archive.json)).toBe(200)
  const whole = Object.values(unzipSync(archive.bytes))
  expect(whole).toHaveLength(kinds.length)
  const files = most === Number.POSITIVE_INFINITY ? whole : partOf(whole)
  for (const [at, kind] of kinds.entries()) {
    const counts = await takenOver(kind, files[at]!)
    expect(counts.new, kind).toBeGreaterThan(0)
  }
  const [before, after] = [await licencesIn(old, 'hosts.id::text'), await licencesIn(empty, 'old_id')]
  expect(before.size).toBeGreaterThan(60)
  expect(after.size).toBe(Math.min(most, before.size))
  for (const [host, [text]] of after) for (const issued of before.get(host)!) expect(text).toBe(issued)
  // Once more: nothing changes.
  for (const [at, kind] of kinds.entries()) {
    const counts = await takenOver(kind, files[at]!, true)
    expect([kind, counts]).toEqual([kind, expect.objectContaining({ new: 0, changed: 0, error: 0 })])
  }
}, 300_000)
