import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { checkLedger, listLedgerHeads } from '#contract/ledger.ts'
import { auditLedger } from '#licence/audit-ledger.ts'
import { addDays } from '#licence/days.ts'
import { renderEntry } from '#licence/ledger.ts'
import { readLedgerHead } from '#licence/ledger-lines.ts'
import { signedBytes } from '#licence/sign.ts'
import { besideTriggers } from '../../../testing/beside-triggers.ts'
import { testPortal } from '../../../testing/portal.ts'
import { fileOf, issueFor, publishedKeys, readyHost } from '../fixtures.ts'
import { licencesDomain } from '../domain.ts'

const portal = testPortal()
const check = () => portal.ask('licenser', checkLedger)
const heads = async () => (await portal.ask('licenser', listLedgerHeads)).total
const linesOf = async () =>
  (await portal.call('licenser', 'GET', '/ledger/file')).bytes.toString('utf8').trim().split('\n')
const signHead = (day: string) => {
  const job = licencesDomain.jobs!.find(({ name }) => name === 'ledger.signHead')!
  return job.handle({ ...portal.jobCall(), clock: () => new Date(`${day}T00:05:00Z`) }, {})
}
/** As the owner of the database does it: past the triggers that refuse rewriting. */
async function tampering(...statements: (string | [string, unknown[]])[]): Promise<void> {
  const client = await portal.database.pool.connect()
  try {
    for (const table of ['ledger_entries', 'ledger_heads'])
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_only_grow`)
    for (const one of statements) await (Array.isArray(one) ? client.query(...one) : client.query(one))
  } finally {
    for (const table of ['ledger_entries', 'ledger_heads'])
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_only_grow`)
    client.release()
  }
}
// Days to come, whenever this runs: a head stands behind what it covers.
const firstDay = `${new Date().getFullYear() + 1}-01-01`
const days = Array.from({ length: 20 }, (_, at) => addDays(firstDay, at))
const nextDay = () => days.shift()!
const licences: { id: string; serial: number }[] = []

beforeAll(async () => {
  for (let count = 0; count < 3; count++) licences.push(await issueFor(portal, (await readyHost(portal)).id))
  await signHead(nextDay())
})

test('licences that were changed, deleted or put in beside the ledger are told by serial', async () => {
  expect((await check()).licences).toEqual({ changed: [], missing: [], outside: [] })
  const [first, second, third] = licences
  const { bytes } = await fileOf(portal, first!.id)
  const { pool } = portal.database
  const changed = Buffer.from(bytes.toString('utf8').replace('TERMINAL-SERVER no', 'TERMINAL-SERVER yes'))
  const copy =
    'gen_random_uuid(), serial + 800000, host_id, holding_id, configuration_id, generation + 500, key_id, file_name'
  await pool.query('UPDATE licences SET bytes = $1, sha256 = sha256($1) WHERE id = $2', [changed, first!.id])
  await besideTriggers(portal.database, (tx) =>
    sql`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name, bytes, sha256, start_date, issued_at)
     SELECT ${sql.raw(copy)}, ${changed}, sha256(${changed}), start_date, issued_at FROM licences WHERE id = ${second!.id}`.execute(
      tx,
    ),
  )
  await pool.query(
    'UPDATE hosts SET generation = generation - 1 WHERE id = (SELECT host_id FROM licences WHERE id = $1)',
    [third!.id],
  )
  await pool.query('DELETE FROM licences WHERE id = $1', [third!.id])
  const strange = second!.serial + 800_000
  const expected = { changed: [first!.serial], missing: [third!.serial], outside: [strange] }
  expect((await check()).licences).toEqual(expected)
  // What no key signed is not made genuine by the job that enters earlier licences.
  await signHead(nextDay())
  expect((await check()).licences).toEqual(expected)
  await pool.query('UPDATE licences SET bytes = $1, sha256 = sha256($1) WHERE id = $2', [bytes, first!.id])
  expect((await check()).licences.changed).toEqual([])
})

test('a head beyond the end, one that contradicts and one by a stranger are told, and stand in the export', async () => {
  const [{ key_id: key }] = await portal.query('SELECT key_id FROM ledger_heads LIMIT 1')
  const head = (day: string, position: number, keyId: string): [string, unknown[]] => [
    'INSERT INTO ledger_heads (day, position, hash, key_id, signature) VALUES ($1, $2, sha256($3), $4, $5)',
    [day, position, 'x', keyId, sign(null, Buffer.from('x'), generateKeyPairSync('ed25519').privateKey)],
  ]
  for (const [position, keyId] of [
    [1_000_000, 'licence-unknown'],
    [2, 'licence-unknown'],
    [2, key],
  ] as const) {
    await tampering(head('2026-02-02', position, keyId))
    const found = await check()
    expect(found.wrongHead).toBe('2026-02-02')
    expect(found.unknownHead).toBe(keyId === key ? null : '2026-02-02')
    const audit = await auditLedger(await linesOf(), { keys: await publishedKeys(portal), heads: [], licences: [] })
    expect(audit.reasons.map(({ code }) => code)).toEqual(found.reasons.map(({ code }) => code))
    expect(audit.whole).toBe(false)
    // And nothing is signed beside it.
    const before = await heads()
    await signHead(nextDay())
    expect(await heads()).toBe(before)
    await tampering("DELETE FROM ledger_heads WHERE day = '2026-02-02'")
  }
  expect((await check()).wrongHead).toBeNull()
})

test('a rewritten ledger gets no genuine head, however well its chain fits', async () => {
  const kept = readLedgerHead((await portal.call(null, 'GET', '/ledger/head')).bytes.toString())!
  const rows = await portal.query('SELECT * FROM ledger_entries ORDER BY position')
  // The second entry is left out, and everything behind it chained anew.
  let previous: Buffer = rows[0].previous
  const statements: [string, unknown[]][] = []
  for (const [at, row] of rows.filter((_, at) => at !== 1).entries()) {
    const entry = {
      position: at + 1,
      previous: previous.toString('base64url'),
      kind: row.kind,
      serial: String(row.serial),
      file: row.file.toString('base64url'),
      keyId: row.key_id,
      issued: new Date(row.issued_at).toISOString().replace(/\.\d+Z$/, 'Z'),
      by: row.issued_by,
    }
    const hash = createHash('sha256').update(renderEntry(entry)).digest()
    statements.push([
      `INSERT INTO ledger_entries (position, previous, hash, kind, serial, file, key_id, issued_at, issued_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [at + 1, previous, hash, row.kind, row.serial, row.file, row.key_id, row.issued_at, row.issued_by],
    ])
    previous = hash
  }
  await tampering('DELETE FROM ledger_entries', ...statements, [
    'UPDATE ledger_end SET position = $1, hash = $2',
    [rows.length - 1, previous],
  ])
  const before = await heads()
  await signHead(nextDay())
  expect(await heads()).toBe(before)
  expect(await check()).toMatchObject({ wrongHead: firstDay })
  const audit = await auditLedger(await linesOf(), { keys: await publishedKeys(portal), heads: [kept], licences: [] })
  expect(audit.covered).toBe(false)
  // An end that is not the last entry's is no better.
  await tampering('DELETE FROM ledger_heads', ["UPDATE ledger_end SET hash = sha256('x')", []])
  await signHead(nextDay())
  expect(await heads()).toBe(0)
  expect((await check()).brokenAt).toBeGreaterThanOrEqual(rows.length - 1)
})

test('what stands in the ledger is the hash the database computes as well', async () => {
  const rows = await portal.query('SELECT bytes, file FROM licences JOIN ledger_entries USING (serial)')
  for (const { bytes, file } of rows) expect(createHash('sha256').update(signedBytes(bytes)).digest()).toEqual(file)
})
