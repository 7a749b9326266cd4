import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toggleHost } from '#contract/hosts.ts'
import { readLedgerHead as readHead } from '#contract/ledger.ts'
import { auditLedger } from '#licence/audit-ledger.ts'
import { readLedgerHead } from '#licence/ledger-lines.ts'
import { readLicence } from '#licence/read-licence.ts'
import { besideTriggers } from '../../../testing/beside-triggers.ts'
import { testPortal } from '../../../testing/portal.ts'
import { licencesDomain } from '../domain.ts'
import { enterEarlierLicences } from '../imports/enter-earlier-licences.ts'
import { fileOf, issue, issueFor, publishedKeys, readyHost } from '../fixtures.ts'

const portal = testPortal()
const linesOf = async () =>
  (await portal.call('licenser', 'GET', '/ledger/file')).bytes.toString('utf8').trim().split('\n')
const read = async (path: string) => (await portal.call('licenser', 'GET', path)).json
const signHead = () => {
  const job = licencesDomain.jobs!.find(({ name }) => name === 'ledger.signHead')!
  return job.handle(portal.jobCall(), {})
}

test('there is no head before the first was signed; then one a day, however often the job runs', async () => {
  expect((await portal.call(null, 'GET', '/ledger/head')).json.code).toBe('ledger.noHead')
  await Promise.all([signHead(), signHead(), signHead()])
  await signHead()
  const { items, total } = await read('/ledger/heads')
  expect(total).toBe(1)
  const published = await portal.ask(null, readHead)
  expect(published).toEqual(items[0])
  expect((await read('/ledger/state')).head).toEqual(items[0])
  expect(await read('/ledger/check')).toEqual({
    entries: expect.any(Number),
    brokenAt: null,
    heads: 1,
    wrongHead: null,
    unknownHead: null,
    signedTo: expect.any(Number),
    reasons: [],
    licences: { changed: [], missing: [], outside: [] },
  })
})

test('each licence names its entry, and an auditor with the exported file alone finds both whole', async () => {
  const host = await readyHost(portal)
  const files: Uint8Array[] = []
  for (let count = 0; count < 3; count++) files.push((await fileOf(portal, (await issueFor(portal, host.id)).id)).bytes)
  const lines = await linesOf()
  const head = readLedgerHead((await portal.call(null, 'GET', '/ledger/head')).bytes.toString())
  const licences = files.map((bytes, at) => ({ name: `${at}.lic`, bytes }))
  const audit = await auditLedger(lines, { keys: await publishedKeys(portal), heads: head ? [head] : [], licences })
  expect(audit.reasons).toEqual([])
  expect(audit).toMatchObject({
    covered: true,
    // The export ends with a head of its own, beside the published one.
    signedTo: (await read('/ledger/state')).position,
    entries: (await read('/ledger/state')).position,
  })
  const [found] = (await read(`/ledger?search=${serialOf(files[2]!)}`)).items
  const licence = readLicence(files[2]!)
  expect(licence.ok && licence.licence).toMatchObject({
    ledgerPosition: found.position,
    ledgerPrevious: found.previous,
  })
  expect((await read('/ledger?search=LICENSER%40')).items[0].position).toBe(found.position)
  expect((await read('/ledger?search=nobody_')).total).toBe(0)
  expect(found).toMatchObject({ kind: 'issue', issuedBy: 'licenser@wellenwerk.example' })
})

const serialOf = (bytes: Uint8Array): string => /SERIAL (\d+)/.exec(Buffer.from(bytes).toString())?.[1] ?? ''

test('many issues at once, in two processes, leave one chain without a gap', async () => {
  const hosts = await Promise.all(Array.from({ length: 6 }, () => readyHost(portal)))
  const second = await portal.another()
  const before = (await read('/ledger/state')).position
  const authorization = `Bearer ${await portal.tokenOf('licenser')}`
  const elsewhere = (id: string) =>
    second.inject({ method: 'POST', url: `/api/hosts/${id}/licences`, headers: { authorization }, payload: {} })
  const answers = await Promise.all(
    hosts.flatMap(({ id }) =>
      Array.from({ length: 5 }, async (_, at) =>
        at % 2 === 0 ? (await issue(portal, id)).status : (await elsewhere(id)).statusCode,
      ),
    ),
  )
  expect(new Set(answers)).toEqual(new Set([201]))
  const { position } = await read('/ledger/state')
  expect(position).toBe(before + 30)
  expect((await read('/ledger/check')).brokenAt).toBeNull()
  const audit = await auditLedger(await linesOf(), { keys: null, heads: [], licences: [] })
  expect(audit).toMatchObject({ whole: true, entries: position })
})

test('a refused issue leaves no entry', async () => {
  const host = await readyHost(portal)
  const before = (await read('/ledger/state')).position
  await portal.ask('licenser', toggleHost, { params: { id: host.id }, body: { disabled: true } })
  expect((await issue(portal, host.id, {})).json.code).toBe('hosts.disabled')
  expect((await issue(portal, '0198c0de-ffff-7000-8000-000000000000')).status).toBe(404)
  expect((await read('/ledger/state')).position).toBe(before)
})

test('licences from before the ledger enter by serial, once, however many processes do it', async () => {
  const host = await readyHost(portal)
  const { id } = await issueFor(portal, host.id)
  // As an older version of the server wrote them: record and file, no entry.
  await besideTriggers(portal.database, (tx) =>
    sql`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name,
       bytes, sha256, start_date, issued_at)
     SELECT gen_random_uuid(), 900000 + number, host_id, holding_id, configuration_id, 1000 + number, key_id,
       file_name, bytes, sha256, start_date, issued_at FROM licences, generate_series(1, 1200) AS number WHERE id = ${id}`.execute(
      tx,
    ),
  )
  const before = (await read('/ledger/state')).position
  const job = portal.jobCall()
  await Promise.all([enterEarlierLicences(job), enterEarlierLicences(job), enterEarlierLicences(job)])
  await enterEarlierLicences(job)
  expect((await read('/ledger/state')).position).toBe(before + 1200)
  const pages = [1, 2].map((page) => read(`/ledger?search=900&sort=position&pageSize=50&page=${page}`))
  const items = (await Promise.all(pages)).flatMap((one) => one.items)
  expect(items.map(({ serial }) => serial)).toEqual(Array.from({ length: 100 }, (_, index) => 900_001 + index))
  expect(items[0].kind).toBe('earlier')
  expect((await read('/ledger/check')).brokenAt).toBeNull()
})

test('nobody rewrites it, the owner of the tables included; what was forced in all the same is found', async () => {
  const { pool } = portal.database
  for (const table of ['ledger_entries', 'ledger_heads']) {
    for (const statement of [`UPDATE ${table} SET key_id = 'x'`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  }
  await expect(
    pool.query(`INSERT INTO ledger_entries (position, previous, hash, kind, serial, file, key_id, issued_at)
      SELECT 1000000, previous, sha256('x'), 'issue', 1, file, key_id, issued_at FROM ledger_entries WHERE position = 3`),
  ).rejects.toMatchObject({ constraint: 'ledger_entries_previous_key' })
  const client = await pool.connect()
  try {
    await client.query('ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_only_grow')
    await client.query("UPDATE ledger_entries SET key_id = 'licence-other' WHERE position = 7")
    expect((await read('/ledger/check')).brokenAt).toBe(7)
    const audit = await auditLedger(await linesOf(), { keys: await publishedKeys(portal), heads: [], licences: [] })
    expect(audit.reasons).toEqual([{ code: 'ledger.hash', detail: { line: 7, position: 7 } }])
  } finally {
    client.release()
  }
})

// Last, since the ledger ends in the future behind it.
test('one dated later than tomorrow waits outside until its day has come', async () => {
  const { id } = await issueFor(portal, (await readyHost(portal)).id)
  await besideTriggers(portal.database, (tx) =>
    sql`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name,
       bytes, sha256, start_date, issued_at)
     SELECT gen_random_uuid(), 950000, host_id, holding_id, configuration_id, 9000, key_id, file_name, bytes, sha256,
       start_date, issued_at + interval '30 days' FROM licences WHERE id = ${id}`.execute(tx),
  )
  const before = (await read('/ledger/state')).position
  const job = portal.jobCall()
  await enterEarlierLicences(job)
  expect((await read('/ledger/state')).position).toBe(before)
  await enterEarlierLicences({ ...job, clock: () => new Date(job.clock().getTime() + 30 * 86_400_000) })
  expect((await read('/ledger/state')).position).toBe(before + 1)
})
