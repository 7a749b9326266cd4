import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { changeCompany, listCompanies } from '#contract/companies.ts'
import { operations } from '#contract/index.ts'
import { encodedRows, workbookOf } from '#platform/files/workbook.ts'
import { lists } from './domains.ts'
import { testPortal, type Who } from './testing/portal.ts'
import { until } from './testing/until.ts'

const portal = testPortal()
const take = (who: Who | null, list: string, more: object = {}) =>
  portal.call(who, 'POST', '/exports', { list, format: 'csv', ...more })
const bearer = async () => ({ authorization: `Bearer ${await portal.tokenOf('licenser')}` })
const rowsOf = (bytes: Buffer): string[][] => parse(bytes, { bom: true, delimiter: ';' })

test('every list of the contract can be exported', () => {
  const listed = operations.filter(({ output }) => {
    const shape = (output as unknown as { shape?: Record<string, unknown> }).shape
    return shape && 'items' in shape && 'total' in shape
  })
  expect(lists.map(({ operation }) => operation.name).toSorted()).toEqual(
    listed.map((operation) => operation.name).toSorted(),
  )
})

test.each(lists.map(({ operation }) => operation.name))('%s is exported with its columns', async (name) => {
  const company = await portal.given.companyId('10023')
  const uploaded =
    name === 'listImportRows' &&
    (await portal.call(
      'administrator',
      'POST',
      '/imports?kind=contacts&fileName=a.csv',
      Buffer.from('E-Mail\na@b.example'),
    ))
  const resigning = '0198c0de-5555-7000-8000-000000000001'
  if (name === 'listResigningHolders')
    await portal.query(
      `INSERT INTO resignings (id, key_id, state, mail) SELECT $1, id, 'done', false FROM signing_keys LIMIT 1`,
      [resigning],
    )
  const wish = { name: 'Verlängerung', filter: { search: '10023' }, change: { kind: 'extendEnd', months: 12 } }
  const campaign = name === 'listCampaignRows' && (await portal.call('administrator', 'POST', '/campaigns', wish))
  const webhook = '0198c0de-6666-7000-8000-000000000001'
  if (name === 'listDeliveries')
    await portal.query(
      `INSERT INTO webhooks (id, url, events, secret) VALUES ($1, 'https://hooks.example', '{licence.issued}', '')`,
      [webhook],
    )
  const cloudAccount = (await portal.query('SELECT id FROM cloud_configurations LIMIT 1'))[0].id
  const ids: Record<string, string> = {
    listCloudUsers: cloudAccount,
    listCloudCandidates: cloudAccount,
    listCloudSessions: company,
    listResigningHolders: resigning,
    listCompanyContacts: company,
    listCompanyHistory: company,
    listDeliveries: webhook,
  }
  const made = uploaded || campaign
  const id = ids[name] ?? (made ? made.json.id : undefined)
  const params = id ? { id } : {}
  for (const language of ['de', 'en'] as const) {
    const answer = await take('administrator', name, { params, language })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const { operation, texts } = lists.find(({ operation }) => operation.name === name)!
    const columns = Object.values(operation.list.columns).filter(({ only }) => only !== 'page')
    expect(rowsOf(answer.bytes)[0]).toEqual(columns.map(({ text }) => texts[text]![language]))
  }
})

test('a list is exported whole, searched, filtered and sorted as it is shown', async () => {
  const all = rowsOf((await take('licenser', 'listCompanies', { query: { sort: 'name' } })).bytes)
  const shown = await portal.ask('licenser', listCompanies, { query: { sort: 'name', pageSize: 50, page: 3 } })
  expect(all).toHaveLength(shown.total + 1)
  expect(all.slice(101, 151).map(([name]) => name)).toEqual(shown.items.map((one) => one.name))
  const some = rowsOf((await take('licenser', 'listCompanies', { query: { search: 'antreibstechnik mueller' } })).bytes)
  expect(some.map(([name]) => name)).toContain('Müller & Söhne Antriebstechnik GmbH')
  expect(some.length).toBeLessThan(20)
  const none = rowsOf((await take('licenser', 'listCompanies', { query: { search: 'gibtsnicht' } })).bytes)
  expect(none).toHaveLength(1)
  const contacts = rowsOf((await take('licenser', 'listContacts', { query: { sort: 'lastName' } })).bytes)
  expect(contacts.length).toBeGreaterThan(1000)
  expect(new Set(contacts.map(([, , , , email]) => email)).size).toBe(contacts.length)
})

test('a workbook holds the same rows', async () => {
  const csv = rowsOf((await take('licenser', 'listCompanies')).bytes)
  const answer = await take('licenser', 'listCompanies', { format: 'xlsx' })
  expect(answer.headers['content-disposition']).toMatch(/Firmen-\d{4}-\d\d-\d\d\.xlsx/)
  const [sheet] = await readXlsxFile(answer.bytes)
  expect(sheet!.data.map((row) => row.map((cell) => cell ?? ''))).toEqual(csv)
})

test('no cell is a formula', async () => {
  const { id } = (await portal.call('licenser', 'GET', '/companies?search=10025')).json.items[0]
  await portal.ask('licenser', changeCompany, { params: { id }, body: { name: '=cmd|A1', city: 'A;"B"' } })
  const { bytes } = await take('licenser', 'listCompanies', { query: { search: '10025' } })
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.toString()).toContain(`'=cmd|A1;10025;`)
  expect(rowsOf(bytes)[1]![3]).toBe('A;"B"')
})

test('whoever may not see the list may not export it; customers get their own', async () => {
  expect((await take(null, 'listCompanies')).status).toBe(401)
  expect((await take('customer', 'listCompanies')).json.code).toBe('permission.missing')
  expect((await take('licenser', 'listAudit')).json.code).toBe('permission.missing')
  const [own, other] = await Promise.all(
    ['10023', '10147'].map(async (number) => {
      const { json } = await portal.call('licenser', 'GET', `/companies?search=${number}`)
      return json.items[0].id as string
    }),
  )
  expect((await take('customer', 'listCompanyContacts', { params: { id: own } })).status).toBe(200)
  expect((await take('customer', 'listCompanyContacts', { params: { id: other } })).json.code).toBe(
    'companies.notFound',
  )
})

test('what is no list, and a query the list does not know, are refused', async () => {
  expect((await take('licenser', 'readCompany')).json.code).toBe('exports.listUnknown')
  expect((await take('licenser', 'listCompanies', { query: { sort: 'password' } })).json.code).toBe('request.invalid')
})

test('times are those of the reader, whichever name their zone goes by; one that is none is refused', async () => {
  const first = async (timeZone: string) => {
    const answer = await take('administrator', 'listAudit', { query: { sort: 'at' }, timeZone })
    const [day, month, year, hour, minute] = rowsOf(answer.bytes)[1]![0]!.match(/\d+/g)!.map(Number)
    return Date.UTC(year!, month! - 1, day, hour, minute) / 60_000
  }
  const utc = await first('UTC')
  for (const [zone, ahead] of Object.entries({ 'Asia/Kolkata': 330, 'Asia/Calcutta': 330, 'Asia/Kathmandu': 345 }))
    expect([zone, (await first(zone)) - utc]).toEqual([zone, ahead])
  expect(await first('Europe/Kyiv')).toBe(await first('Europe/Kiev'))
  for (const none of ['Mars/Base', '', '+02:00', "';"]) {
    const { status, json } = await take('administrator', 'listAudit', { timeZone: none })
    expect([status, json.code, json.field]).toEqual([400, 'request.invalid', 'timeZone'])
  }
})

test('an export is written into the audit log', async () => {
  await take('licenser', 'listMails', { query: { search: 'x' } })
  const row = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', 'listMails')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(row).toEqual({ operation: 'exportList', changes: { format: [null, 'csv'], search: [null, 'x'] } })
})

/** A list too long to be sent while nobody reads, and how it is asked for over a connection. */
async function longList(app: FastifyInstance) {
  const { json } = await portal.call(
    'licenser',
    'POST',
    '/imports?kind=contacts&fileName=a.csv',
    Buffer.from('E-Mail\na@b.example'),
  )
  await portal.query(
    `INSERT INTO import_rows (import_id, row, cells)
     SELECT $1, row, jsonb_build_array(repeat('x', 500)) FROM generate_series(10, 60000) AS row`,
    [json.id],
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  // A connection kept for the next request would keep the server from ending.
  const headers = { ...(await bearer()), 'content-type': 'application/json', connection: 'close' }
  const body = JSON.stringify({ list: 'listImportRows', params: { id: json.id }, format: 'csv' })
  return (signal: AbortSignal) => fetch(`${address}/api/exports`, { method: 'POST', headers, body, signal })
}

test('whoever goes away ends the export, and the connection is free again', async () => {
  const ask = await longList(portal.app)
  const reading = async () =>
    (
      await portal.database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND xact_start IS NOT NULL
         AND pid <> pg_backend_pid() AND application_name = '' AND query ILIKE '%import_rows%'`,
      )
    ).rowCount
  const gone = new AbortController()
  const answer = await ask(gone.signal)
  await answer.body!.getReader().read()
  await expect.poll(reading).toBeGreaterThan(0)
  gone.abort()
  await expect.poll(reading).toBe(0)
})

test('of an account one is written at a time, of all three, and the others hear so; then there is room again', async () => {
  const app = await portal.another()
  const ask = await longList(app)
  const gone = new AbortController()
  const own = await Promise.all(Array.from({ length: 10 }, () => ask(gone.signal)))
  const [written, refused] = [200, 429].map((wanted) => own.filter(({ status }) => status === wanted))
  expect([written!.length, refused!.length]).toEqual([1, 9])
  for (const one of refused!) expect(await one.json()).toMatchObject({ code: 'exports.busy' })
  expect((await taken(app)).json().code).toBe('exports.busy')
  expect((await taken(app, {}, 'administrator')).statusCode).toBe(200)
  gone.abort()
  await until(async () => (await taken(app)).statusCode === 200)
})

test('a workbook of as many rows as there may be is written whole, its rows moved', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => encodedRows(Array.from({ length: 100 }, () => [at, `=${at}`])))
  const bytes = await workbookOf('anna', { name: 'Viele', head: ['Zahl', 'Text'], portions: rows })
  // Moved instead of copied.
  expect(rows[0]!.length).toBe(0)
  const [sheet] = await readXlsxFile(Buffer.from(bytes))
  expect([sheet!.data.length, sheet!.data.at(-1)]).toEqual([100_001, [999, '=999']])
})

/** An export by another process. */
const taken = async (app: FastifyInstance, more: object = {}, who: Who = 'licenser') =>
  app.inject({
    method: 'POST',
    url: '/api/exports',
    headers: { authorization: `Bearer ${await portal.tokenOf(who)}` },
    payload: { list: 'listCompanies', format: 'csv', ...more },
  })

test('one for which there is no connection is refused, and takes nobody the place', async () => {
  const app = await portal.another()
  // Refused before anything is exported; the connections it is asked over stay.
  const unknown = { list: 'listCompanyContacts', params: { id: '0198c0de-ffff-7000-8000-00000000cccc' } }
  expect((await taken(app, unknown)).json().code).toBe('companies.notFound')
  const { pool } = portal.database
  const name = (await pool.query('SELECT current_database() AS name')).rows[0].name as string
  await pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT 1`)
  for (const format of ['csv', 'csv', 'xlsx', 'csv']) {
    const answer = await taken(app, { format })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.busy'])
  }
  await pool.query(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  expect((await taken(app)).statusCode).toBe(200)
})

test('one that is not answered after all, such as where the audit log takes nothing, gives its place back', async () => {
  const { pool } = portal.database
  await pool.query(`CREATE FUNCTION taking_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
    CREATE TRIGGER taking_nothing BEFORE INSERT ON audit_log FOR EACH ROW
      WHEN (new.operation = 'exportList') EXECUTE FUNCTION taking_nothing()`)
  for (let at = 0; at < 4; at++) expect((await take('licenser', 'listCompanies')).json.code).toBe('server.failed')
  await pool.query('DROP FUNCTION taking_nothing CASCADE')
  expect((await take('licenser', 'listCompanies')).status).toBe(200)
})

test('a line end of any kind that a customer typed begins no row of an exported file', async () => {
  for (const end of ['\r', '\u2028', '\u2029', '\u0085', '\t']) {
    await portal.query('DELETE FROM licence_requests')
    await portal.query(
      `INSERT INTO licence_requests (id, holding_id, kind, message, language, asked_email)
       SELECT gen_random_uuid(), id, 'renewal', $1, 'de', '' FROM holdings WHERE company_id IS NOT NULL LIMIT 1`,
      [`bitte${end}=cmd|' /C calc'!A0`],
    )
    const { bytes } = await take('licenser', 'listLicenceRequests')
    expect([end, bytes.toString().includes(`"bitte${end}=cmd`)]).toEqual([end, true])
  }
})
