import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { type AuditRow, listAuditPeople } from '#contract/audit.ts'
import { changeCompany } from '#contract/companies.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const read = async (query = '') => portal.call('administrator', 'GET', `/audit?${query}`)
const rows = async (query = ''): Promise<AuditRow[]> => (await read(query)).json.items

let company: string
beforeAll(async () => {
  company = await portal.given.companyId('10023')
  await portal.ask('licenser', changeCompany, { params: { id: company }, body: { phone: '0711 1' } })
  await portal.ask('administrator', changeCompany, {
    params: { id: company },
    body: { phone: '0711 2', fax: '0711 3' },
  })
  // History of other days, written as the server writes it.
  await portal.query(
    `INSERT INTO audit_log (at, account_email, operation, record_kind, record_id) VALUES
      ('2026-03-28T22:59:59Z', 'alt@firma.example', 'signIn', 'session', 'a'),
      ('2026-03-28T23:00:00Z', 'alt@firma.example', 'signIn', 'session', 'b'),
      ('2026-03-29T21:59:59Z', 'alt@firma.example', 'signIn', 'session', 'c'),
      ('2026-03-29T22:00:00Z', 'alt_x%@firma.example', 'signOut', 'session', 'd')`,
  )
})

test('each row tells who did what to which record, and what was there before and after', async () => {
  const [second, first] = await rows(`kind=company&record=${company}`)
  expect(second).toMatchObject({
    accountEmail: 'administrator@wellenwerk.example',
    operation: 'changeCompany',
    recordKind: 'company',
    recordId: company,
    changes: { phone: ['0711 1', '0711 2'], fax: [expect.any(String), '0711 3'] },
    requestId: expect.stringMatching(/./),
  })
  expect(first).toMatchObject({
    accountEmail: 'licenser@wellenwerk.example',
    changes: { phone: [expect.any(String), '0711 1'] },
  })
  expect(Date.parse(second!.at)).toBeGreaterThanOrEqual(Date.parse(first!.at))
})

test('each row names the person and the record as they are called now, and people are there to choose', async () => {
  const [row] = await rows(`kind=company&record=${company}`)
  expect(row).toMatchObject({ accountName: 'Katrin Wellenbrink', recordName: expect.stringMatching(/^Müller/) })
  const [old] = await rows('account=alt_')
  expect(old).toMatchObject({ accountName: '', recordName: '', recordNameEn: '' })
  const people = await portal.ask('administrator', listAuditPeople)
  expect(people.items).toContainEqual({ email: 'administrator@wellenwerk.example', name: 'Katrin Wellenbrink' })
  expect(people.items).toContainEqual({ email: 'alt@firma.example', name: '' })
})

test('a product is named in both languages', async () => {
  const found = await portal.query(
    'SELECT id, title_de, title_en, version FROM products WHERE title_de <> title_en ORDER BY code LIMIT 1',
  )
  const [product] = found
  await portal.query(
    `INSERT INTO audit_log (at, account_email, operation, record_kind, record_id)
     VALUES (now(), 'produkt@wellenwerk.example', 'changeProduct', 'product', $1)`,
    [product.id],
  )
  const [row] = await rows(`kind=product&record=${product.id}`)
  expect(row).toMatchObject({
    recordName: `${product.title_de} ${product.version}`,
    recordNameEn: `${product.title_en} ${product.version}`,
  })
})

test('the filters narrow it down, alone and together', async () => {
  const ids = async (query: string) => (await rows(query)).map(({ recordId }) => recordId)
  expect(await ids('account=ALT@firma')).toEqual(['c', 'b', 'a'])
  expect(await ids('account=alt_')).toEqual(['d'])
  expect(await ids('account=%25')).toEqual(['d'])
  expect(await ids('account=firma.example&operation=signOut')).toEqual(['d'])
  expect(await ids('kind=session&record=b')).toEqual(['b'])
  expect(await ids('account=licenser&kind=company&operation=changeCompany')).toEqual([company])
  expect(await ids('operation=noSuchOperation')).toEqual([])
})

test('days are those of the reader, both included, also where the clock changes', async () => {
  const ids = async (query: string) =>
    (await rows(`account=firma.example&${query}`))
      .map(({ recordId }) => recordId)
      .toSorted()
      .join('')
  expect(await ids('from=2026-03-29&to=2026-03-29&timeZone=Europe/Berlin')).toBe('bc')
  expect(await ids('from=2026-03-29&to=2026-03-29')).toBe('cd')
  expect(await ids('to=2026-03-28')).toBe('ab')
  expect(await ids('from=2026-03-30&timeZone=Europe/Berlin')).toBe('d')
  for (const wrong of ['timeZone=Mars/Base', 'timeZone=%27%3B', 'from=29.03.2026', 'search=x', 'sort=operation'])
    expect((await read(wrong)).json.code, wrong).toBe('request.invalid')
})

test('pages follow each other without gap or repetition, in both directions', async () => {
  const all = (await rows('pageSize=50')).map(({ id }) => id)
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  const { total } = (await read('pageSize=5')).json
  expect(total).toBe(all.length)
  const paged: number[] = []
  for (let page = 1; paged.length < total; page++)
    paged.push(...(await rows(`pageSize=5&page=${page}`)).map(({ id }) => id))
  expect(paged).toEqual(all)
  expect((await rows('pageSize=50&sort=at')).map(({ id }) => id)).toEqual(all.toReversed())
})

test('reading leaves no trace, and only those who may see it', async () => {
  const before = (await read()).json.total
  await read()
  expect((await read()).json.total).toBe(before)
  for (const who of ['licenser', 'customer', 'user', 'student'] as const)
    expect((await portal.call(who, 'GET', '/audit')).json.code).toBe('permission.missing')
  expect((await portal.call(null, 'GET', '/audit')).json.code).toBe('session.required')
})

test.each([
  ['UPDATE', "UPDATE audit_log SET account_email = 'x'"],
  ['UPDATE of no row', "UPDATE audit_log SET account_email = 'x' WHERE false"],
  ['DELETE', 'DELETE FROM audit_log'],
  ['TRUNCATE', 'TRUNCATE audit_log'],
  [
    'upsert',
    "INSERT INTO audit_log (id, operation) OVERRIDING SYSTEM VALUE VALUES (1, 'x') ON CONFLICT (id) DO UPDATE SET operation = 'x'",
  ],
  [
    'DELETE as a replica',
    'SET session_replication_role = replica; DELETE FROM audit_log; SET session_replication_role = DEFAULT',
  ],
])('the owner of the table cannot rewrite it: %s', async (_, statement) => {
  const client = await portal.database.pool.connect()
  const count = async () => (await client.query('SELECT count(*) AS count FROM audit_log')).rows[0].count
  const before = await count()
  await expect(client.query(statement)).rejects.toMatchObject({ code: '42501', message: 'audit_log only grows' })
  await client.query('RESET session_replication_role')
  expect(await count()).toBe(before)
  client.release()
})

test('words that many accounts hold find the rows of all of them, and no address goes back to the database', async () => {
  await portal.query(
    `INSERT INTO audit_log (at, account_email, operation, record_kind, record_id)
     SELECT '2026-04-01T08:00:00Z', 'konto' || n || '@viele.example', 'signIn', 'session', 'viele-' || n FROM generate_series(1, 30) AS n`,
  )
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const { json } = await read('account=konto%20viele&pageSize=50')
  const texts = sent.mock.calls.map(([query]) => JSON.stringify(query, ['text', 'values']))
  sent.mockRestore()
  const ids = (json.items as AuditRow[]).map(({ recordId }) => recordId)
  expect([json.total, ids]).toEqual([30, Array.from({ length: 30 }, (_, at) => `viele-${30 - at}`)])
  expect(texts.filter((text) => text.includes('@viele.example'))).toEqual([])
  expect(texts.filter((text) => text.includes('audit_people')).length).toBeGreaterThan(0)
  expect((await rows('account=konto3%20viele')).map(({ recordId }) => recordId)).toEqual(['viele-30', 'viele-3'])
})
