import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkAudit } from '#contract/audit.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { testPortal } from '../../testing/portal.ts'
import { checkLines } from './chain-lines.ts'
import { keysOf } from './chain.ts'
import { auditDomain } from './domain.ts'

const portal = testPortal()
const folder = mkdtempSync(join(tmpdir(), 'keywerk-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const check = () => portal.ask('administrator', checkAudit)
let hours = 0
/** The job as it runs every minute; the first one of each later hour signs. */
const link = (more: Partial<JobCall> = {}, settings: Partial<Configuration> = {}) => {
  const clock = () => new Date(Date.now() + hours * 3_600_000)
  const call = portal.jobCall({ clock, ...more })
  return auditDomain.jobs![0]!.handle({ ...call, settings: { ...call.settings, ...settings } }, {})
}
/** Until nothing waits: the job of the portal itself may hold the end just now. */
const linkAll = () => vi.waitFor(async () => (await link(), expect((await check()).waiting).toBe(0)))
const inAnHour = (...args: Parameters<typeof link>) => {
  hours += 1.1
  return link(...args)
}
let company = ''
const change = (phone: string) => portal.call('licenser', 'PATCH', `/companies/${company}`, { phone })
/** As the owner of the database does it: past the triggers that refuse rewriting. */
async function tampering(...statements: [string, unknown[]?][]): Promise<void> {
  const tables = { audit_log: 'only_grows', audit_links: 'only_grow', audit_heads: 'only_grow' }
  for (const [table, name] of Object.entries(tables))
    await portal.query(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_${name}`)
  for (const [statement, values] of statements) await portal.query(statement, values)
  for (const [table, name] of Object.entries(tables))
    await portal.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_${name}`)
}

beforeAll(async () => {
  company = await portal.given.companyId('10023')
})

test('every row is linked once, whoever wrote it and however many link; the end is signed', async () => {
  for (let round = 0; round < 4; round++)
    await Promise.all([...Array.from({ length: 5 }, (_, at) => change(`0711 ${round} ${at}`)), link(), link(), link()])
  await linkAll()
  await link()
  const [{ rows }] = await portal.query('SELECT count(*) AS rows FROM audit_log')
  const [{ id }] = await portal.query('SELECT max(id) AS id FROM audit_log')
  expect(await check()).toEqual({
    entries: rows,
    brokenAt: null,
    heads: 1,
    wrongHead: null,
    signedTo: expect.any(Number),
    waiting: 0,
    unlinked: 0,
    unlisted: 0,
    sentTo: null,
    sealed: { rows: 0, files: 0, missing: [], wrong: [] },
  })
  expect(await portal.query('SELECT audit_id FROM audit_links ORDER BY position DESC LIMIT 1')).toEqual([
    { audit_id: id },
  ])
  // Within the hour nothing more is signed, later what came since.
  await change('0711 99')
  await link()
  expect((await check()).heads).toBe(1)
  await inAnHour()
  expect(await check()).toMatchObject({ heads: 2, signedTo: rows + 1, entries: rows + 1 })
})

test('a transaction that was long under way is linked when it ends, and nobody waited for it', async () => {
  const client = await portal.database.pool.connect()
  await client.query('BEGIN')
  await client.query(`INSERT INTO audit_log (operation, record_id) VALUES ('slow', 'slow')`)
  expect((await change('0711 5')).status).toBe(200)
  await linkAll()
  const before = (await check()).entries
  await client.query('COMMIT')
  client.release()
  await linkAll()
  expect(await check()).toMatchObject({ entries: before + 1, brokenAt: null, waiting: 0 })
})

test('changed, deleted and unlinked rows are found, and a rewritten log gets no head', async () => {
  const [{ id, position }] = await portal.query(
    'SELECT audit_id AS id, position FROM audit_links ORDER BY position DESC LIMIT 1',
  )
  await tampering(['UPDATE audit_log SET address = $1 WHERE id = $2', ['10.0.0.1', id]])
  expect((await check()).brokenAt).toBe(position)
  const { heads } = await check()
  await change('0711 6')
  await inAnHour()
  expect((await check()).heads).toBe(heads)
  const [row] = await portal.query('SELECT address FROM audit_log WHERE id = $1', [id - 1])
  await tampering([
    'UPDATE audit_log SET address = $1 WHERE id = $2',
    [row.address === '10.0.0.1' ? '' : row.address, id],
  ])
  // Whichever address it was: put the row back as it is told by the hash.
  for (const address of ['127.0.0.1', '']) {
    if ((await check()).brokenAt === null) break
    await tampering(['UPDATE audit_log SET address = $1 WHERE id = $2', [address, id]])
  }
  expect((await check()).brokenAt).toBeNull()
  await inAnHour()
  expect((await check()).heads).toBe(heads + 1)

  const client = await portal.database.pool.connect()
  await client.query('BEGIN')
  const [{ id: hidden }] = (await client.query(`INSERT INTO audit_log (operation) VALUES ('hidden') RETURNING id`)).rows
  await client.query('DELETE FROM audit_waiting WHERE audit_id = $1', [hidden])
  await client.query('COMMIT')
  client.release()
  expect((await check()).unlinked).toBe(1)
  await portal.query('INSERT INTO audit_waiting VALUES ($1)', [hidden])
  await linkAll()
  expect((await check()).unlinked).toBe(0)
})

test('an address that no search would find is counted', async () => {
  expect((await check()).unlisted).toBe(0)
  await portal.query("DELETE FROM audit_people WHERE email = 'licenser@wellenwerk.example'")
  expect((await check()).unlisted).toBe(1)
  await portal.query("INSERT INTO audit_people VALUES ('licenser@wellenwerk.example')")
})

test('copies that were sent to a file prove themselves, also in part and with lines twice', async () => {
  const path = join(folder, 'audit.jsonl')
  const to = { AUDIT_TO: `file://${path}` }
  await link({}, to)
  await change('0711 8')
  await inAnHour({}, to)
  const { answerKeys } = portal.jobCall()
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const { entries } = await check()
  const whole = await checkLines(lines, keysOf(answerKeys))
  expect(whole).toEqual({ rows: entries, wrongLine: null, end: entries, signedTo: entries })
  const sent = JSON.parse(lines.findLast((line) => line.includes('0711 8'))!)
  expect(sent).toMatchObject({
    accountEmail: 'licenser@wellenwerk.example',
    operation: 'changeCompany',
    recordId: company,
  })
  expect((await checkLines(lines.slice(5), keysOf(answerKeys))).wrongLine).toBeNull()
  expect((await checkLines([...lines.slice(0, 9), ...lines.slice(3)], keysOf(answerKeys))).wrongLine).toBeNull()
  expect((await checkLines(lines.toSpliced(4, 1), keysOf(answerKeys))).wrongLine).toBe(5)
  expect(
    (await checkLines(lines.with(4, lines[4]!.replace('"address":"', '"address":"1')), keysOf(answerKeys))).wrongLine,
  ).toBe(5)
  expect((await checkLines(lines, new Map())).wrongLine).not.toBeNull()
  // Nothing is sent twice when there is nothing new, and what could not be taken is sent later.
  await link({}, to)
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(lines.length)
  await change('0711 9')
  await expect(link({}, { AUDIT_TO: `file://${folder}/no/such/folder` })).rejects.toThrow('ENOENT')
  await link({}, to)
  expect(await checkLines(readFileSync(path, 'utf8').trim().split('\n'), keysOf(answerKeys))).toMatchObject({
    wrongLine: null,
    rows: entries + 1,
  })
})

test('a syslog gets them as RFC 5424 over TCP', async () => {
  const received: Buffer[] = []
  const server = createServer((socket) => void socket.on('data', (chunk) => received.push(chunk)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  await change('Größl 1')
  await link({}, { AUDIT_TO: `syslog://127.0.0.1:${port}` })
  await new Promise((done) => server.close(done))
  const text = Buffer.concat(received)
  const [, length = '', rest = ''] = /^(\d+) (<110>1 \S+Z \S+ keywerk - audit - \{.*)$/s.exec(text.toString()) ?? []
  expect(Buffer.from(rest).subarray(0, Number(length)).toString()).toMatch(
    /"changes":\{"phone": \[".*", "Größl 1"\]\}.*\}$/,
  )
  await change('0711 10')
  await expect(link({}, { AUDIT_TO: `syslog://127.0.0.1:${port}` })).rejects.toThrow('ECONNREFUSED')
  expect((await check()).waiting).toBe(0)
})
