import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { checkLedger } from '#contract/ledger.ts'
import { memoryCheck, rememberLedger } from '#domains/ledger/public.ts'
import { renderEntry } from '#licence/ledger.ts'
import { acceptNextLedger } from '#platform/keys/memory/file-memory.ts'
import { memoryFolder } from '#platform/keys/key-choice.ts'
import { testPortal } from '../../../testing/portal.ts'
import { issue, issueFor, readyHost } from '../fixtures.ts'

// What a thief of the database can do to the ledger, and what the holder of the keys then says.
const portal = testPortal()
const check = () => portal.ask('licenser', checkLedger)
const remember = () => rememberLedger(portal.jobCall())
const headsCount = async () => Number((await portal.query('SELECT count(*) FROM ledger_heads'))[0].count)
const signHead = () => portal.run('ledger.signHead')
const troubles = async (): Promise<string[]> =>
  (await portal.app.inject({ url: '/health/ready' })).json<{ troubles?: string[] }>().troubles ?? []
const position = async () => Number((await portal.query('SELECT position FROM ledger_end'))[0].position)

/** As the owner of the database does it: past the triggers that refuse rewriting. */
async function tampering(...statements: (string | [string, unknown[]])[]): Promise<void> {
  const client = await portal.database.pool.connect()
  try {
    for (const table of ['ledger_entries', 'ledger_heads'])
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_only_grow`)
    await client.query("SET session_replication_role = 'replica'")
    for (const one of statements) await (Array.isArray(one) ? client.query(...one) : client.query(one))
  } finally {
    await client.query('RESET session_replication_role')
    for (const table of ['ledger_entries', 'ledger_heads'])
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_only_grow`)
    client.release()
  }
}

/** The last entries and their licences are gone, and every head with them. */
const cutTail = (count: number) =>
  tampering(
    `DELETE FROM licences WHERE serial IN (SELECT serial FROM ledger_entries ORDER BY position DESC LIMIT ${count})`,
    `DELETE FROM ledger_entries WHERE position > (SELECT max(position) - ${count} FROM ledger_entries)`,
    'DELETE FROM ledger_heads',
    'UPDATE ledger_end SET (position, hash) = (SELECT position, hash FROM ledger_entries ORDER BY position DESC LIMIT 1)',
  )

/** An entry behind the end, with its licence where there is one. */
async function insert(change: Record<string, unknown> = {}): Promise<void> {
  const [end] = await portal.query('SELECT position, hash FROM ledger_end')
  const [last] = await portal.query('SELECT * FROM ledger_entries ORDER BY position DESC LIMIT 1')
  const entry = {
    position: Number(end.position) + 1,
    previous: end.hash.toString('base64url'),
    kind: 'issue',
    serial: String(Number(last.serial) + 700_000),
    file: createHash('sha256').update('x').digest('base64url'),
    keyId: last.key_id,
    issued: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    by: null,
    ...change,
  }
  const hash = createHash('sha256').update(renderEntry(entry)).digest()
  await tampering(
    [
      `INSERT INTO ledger_entries (position, previous, hash, kind, serial, file, key_id, issued_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        entry.position,
        end.hash,
        hash,
        entry.kind,
        entry.serial,
        Buffer.from(entry.file, 'base64url'),
        entry.keyId,
        entry.issued,
      ],
    ],
    ['UPDATE ledger_end SET position = $1, hash = $2', [entry.position, hash]],
  )
}

/** No licence and no head is signed, the check says why, and so does the trouble. */
async function expectRefused(): Promise<void> {
  const host = await readyHost(portal)
  const before = await headsCount()
  const refused = await portal.call('licenser', 'POST', `/hosts/${host.id}/licences`, {})
  expect([refused.status, refused.json.code]).toEqual([503, 'licences.signerRefuses'])
  await signHead().catch(() => undefined)
  expect(await headsCount()).toBe(before)
  expect((await check()).reasons.map(({ code }) => code)).toContain('ledger.remembered')
  expect(await remember()).toBe(false)
  expect((await examined()).verdict).toBe('failed')
}

/** What the doctor says beside the portal. */
const examined = () =>
  memoryCheck.look({
    settings: portal.configuration,
    clock: () => new Date(),
    read: (work) => work(portal.working.db),
  })

// The operator takes what is there; each test begins with a ledger that fits.
beforeEach(async () => {
  acceptNextLedger(memoryFolder(portal.configuration))
  await remember()
  for (let count = 0; count < 3; count++) await issueFor(portal, (await readyHost(portal)).id)
})

test('a cut tail is noticed though every head is deleted, and a licence in its place is refused', async () => {
  await signHead()
  expect(await headsCount()).toBe(1)
  await cutTail(2)
  await expectRefused()
  await expect.poll(troubles, { timeout: 10_000 }).toContain('ledger.contradicts')
})

test('the last entry alone cannot be cut either, right after it was issued', async () => {
  await cutTail(1)
  await expectRefused()
})

test('a rewritten ledger is noticed before the next licence', async () => {
  await cutTail(1)
  await insert()
  await expectRefused()
})

test('an entry with a key that was inserted, or without a genuine licence, is not followed', async () => {
  await insert({ keyId: 'licence-20260101T000000Z-00000000' })
  expect(await remember()).toBe(false)
  await expectRefused()
})

test('a licence signed by an inserted key does not make its entry genuine', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const [{ bytes, serial, id }] = await portal.query(
    'SELECT licences.bytes, licences.serial, licences.id FROM licences JOIN ledger_entries USING (serial) ORDER BY position DESC LIMIT 1',
  )
  const keyId = 'licence-20260101T000000Z-11111111'
  await portal.query("INSERT INTO signing_keys (id, x, status, created_at) VALUES ($1, $2, 'replaced', now())", [
    keyId,
    publicKey.export({ format: 'jwk' }).x,
  ])
  const body = bytes
    .toString('utf8')
    .replace(/SIGNATURE .*\n$/, '')
    .replace(/^KEY .*$/m, `KEY ${keyId}`)
    .replaceAll(String(serial), String(Number(serial) + 700_000))
  const forged = `${body}SIGNATURE ${keyId} ${sign(null, Buffer.from(body), privateKey).toString('base64url')}\n`
  await insert({ keyId, file: createHash('sha256').update(body).digest('base64url') })
  await tampering([
    `INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name, bytes, sha256, start_date, issued_at)
     SELECT gen_random_uuid(), serial + 700000, host_id, holding_id, configuration_id, generation + 500, $1, file_name, $2, sha256($2), start_date, issued_at
     FROM licences WHERE id = $3`,
    [keyId, Buffer.from(forged), id],
  ])
  expect(await remember()).toBe(false)
  await expectRefused()
  await tampering(
    ['DELETE FROM licences WHERE key_id = $1', [keyId]],
    ['DELETE FROM signing_keys WHERE id = $1', [keyId]],
  )
})

test('a licence dated back by more than a day is not signed', async () => {
  const host = await readyHost(portal)
  const issued = await issueFor(portal, host.id)
  const signer = await portal.jobCall().signing.active(portal.working.db)
  const end = (await portal.query('SELECT position, hash FROM ledger_end'))[0]
  const entry = {
    position: Number(end.position) + 1,
    previous: end.hash.toString('base64url') as string,
    kind: 'issue',
    serial: String(issued.serial + 900_000),
    file: createHash('sha256').update('x').digest('base64url'),
    keyId: signer.keyId,
    by: null,
  }
  const signed = (change: object) =>
    portal.working.db
      .transaction()
      .execute((tx) =>
        signer.signEntered(tx, Buffer.from('x'), {
          ...entry,
          issued: new Date().toISOString().slice(0, 19) + 'Z',
          ...change,
        }),
      )
      .then(
        () => 'signed',
        ({ details }: { details?: { reason?: string } }) => details?.reason,
      )
  const daysBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19) + 'Z'
  expect(await signed({ issued: daysBack(3) })).toBe('date')
  expect(await signed({ serial: String(issued.serial) })).toBe('serial')
  expect(await signed({ position: entry.position - 1, previous: 'A'.repeat(43) })).toBe('chain')
  // What was signed and never committed does not stand in the way of the next licence.
  expect(await signed({})).toBe('signed')
  expect((await issue(portal, host.id)).status).toBe(201)
  expect(await remember()).toBe(true)
})

test('an older state that was restored on purpose is taken once the operator says so; serials are not drawn again', async () => {
  const before = await position()
  const lost = await issueFor(portal, (await readyHost(portal)).id)
  await cutTail(1)
  await portal.query('SELECT setval($1, $2)', ['licence_serial', lost.serial - 5])
  await expectRefused()
  acceptNextLedger(memoryFolder(portal.configuration))
  expect(await remember()).toBe(true)
  expect((await examined()).verdict).toBe('ok')
  expect((await check()).reasons).toEqual([])
  const next = await issueFor(portal, (await readyHost(portal)).id)
  expect([await position(), next.serial > lost.serial]).toEqual([before + 1, true])
})

test('entries of a server of an earlier release are followed as long as their licences are genuine', async () => {
  const memory = memoryFolder(portal.configuration)
  cpSync(memory, `${memory}-before`, { recursive: true })
  const issued = await issueFor(portal, (await readyHost(portal)).id)
  // As if nothing had been heard of it.
  rmSync(memory, { recursive: true })
  cpSync(`${memory}-before`, memory, { recursive: true })
  rmSync(`${memory}-before`, { recursive: true })
  expect(await remember()).toBe(true)
  expect((await check()).reasons).toEqual([])
  expect((await issueFor(portal, issued.hostId)).supersedes).toBe(issued.serial)
})
