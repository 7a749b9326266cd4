import { type Expression, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { listCloudUsage } from '#contract/cloud-usage.ts'
import { listCompanies } from '#contract/companies.ts'
import { cloudUsageLists } from '#domains/cloud-usage/lists.ts'
import type { usageFound } from '#domains/cloud-usage/queries.ts'
import { companyLists } from '#domains/companies/lists.ts'
import { testPortal } from './testing/portal.ts'
import { holdsMoreThan, readPage } from '#platform/lists/list.ts'
import { readPageBehind } from '#platform/lists/page-behind.ts'
import { matchesWordsWithTypo, searchForm } from '#platform/lists/search.ts'

const portal = testPortal()
const texts = [
  'Abel',
  'ABEND',
  'Äbte',
  'Adler',
  'Ähre',
  'Âge',
  'Ahorn',
  'Ångström',
  'Zebra',
  'Łódź',
  'İzmir',
  'Œuvre',
  'Ærø',
  'Straße',
  'Strasse Nord',
  'STRAẞE SÜD',
  'Müller',
  'Mueller',
  'Muller-Lüdenscheid',
  'Müller & Söhne',
  'Müllerei',
  'O’Brien',
  "O'Brien",
  'Œ',
  '',
  '-',
  '  ',
  '3M',
  '1&1',
  'E.ON',
  'Café Émile',
  'Mu\u0308nchen',
  'Ǿ',
  'Škoda',
]
const inSql = async (call: string): Promise<string[]> =>
  (
    await portal.query(
      `SELECT ${call} AS value FROM unnest($1::text[]) WITH ORDINALITY AS one(text, place) ORDER BY place`,
      [texts],
    )
  ).map(({ value }) => value)

test('the database brings text into the form in which words are asked', async () => {
  const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))
  const forms = await inSql('search_form(text)')
  for (const [index, text] of texts.entries()) expect(words(forms[index]!), text).toEqual(words(searchForm(text)))
})

test('the order is that of German dictionaries: ä beside a, ß as ss, no case, signs as blanks', async () => {
  const keys = await inSql('sort_key(text)')
  const sorted = (some: string[]) => some.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const keyOf = (text: string) => keys[texts.indexOf(text)]!
  const names = ['Abel', 'ABEND', 'Äbte', 'Adler', 'Âge', 'Ahorn', 'Ähre', 'Ångström', 'Café Émile', 'E.ON', 'Müller']
  expect(sorted(names.toReversed())).toEqual(names.toSorted(new Intl.Collator('de').compare))
  expect(sorted(['Strasse Nord', 'STRAẞE SÜD', 'Straße'])).toEqual(['Straße', 'Strasse Nord', 'STRAẞE SÜD'])
  expect(sorted(['Müllerei', 'Müller & Söhne', 'Müller'])).toEqual(['Müller', 'Müller & Söhne', 'Müllerei'])
  expect(keyOf('O’Brien')).toBe(keyOf("O'Brien"))
  expect(keyOf('1&1') < keyOf('3M') && keyOf('3M') < keyOf('Abel')).toBe(true)
})

const company = (customerNumber: string, name: string, type = 1) =>
  portal.database.pool.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city, country, language, search_text)
   SELECT gen_random_uuid(), $1, $2, (SELECT id FROM company_types ORDER BY name_en OFFSET $3 LIMIT 1), '', '', '', '', 'DE', 'de', search_form($1 || ' ' || $2)`,
    [customerNumber, name, type],
  )
const found = async (query: string) =>
  (await portal.call('licenser', 'GET', `/companies?${query}`)).json.items.map(
    (one: { customerNumber: string }) => one.customerNumber,
  )

test('customer numbers sort as numbers do, and types by the name the reader sees', async () => {
  for (const number of ['9', '80', '700', '0650']) await company(number, `Zahlenbau ${number}`, Number(number) % 3)
  expect(await found('search=Zahlenbau&sort=customerNumber')).toEqual(['9', '80', '0650', '700'])
  expect(await found('search=Zahlenbau&sort=-customerNumber')).toEqual(['700', '0650', '80', '9'])
  const answer = await portal.ask('licenser', listCompanies, {
    query: { search: 'Zahlenbau', sort: 'companyType' },
  })
  const types = answer.items.map((one) => one.companyTypeDe)
  expect(types).toEqual(types.toSorted(new Intl.Collator('de').compare))
})

test('whole words come before beginnings, beginnings before the middle, short texts before long ones', async () => {
  await company('5001', 'Oberzwirn')
  await company('5002', 'Zwirnerei')
  await company('5003', 'Garn und Zwirn aus Tradition')
  await company('5004', 'Zwirn')
  expect(await found('search=zwirn')).toEqual(['5004', '5003', '5002', '5001'])
})

test.each([
  ['of 200 letters', 'abcdefghij'.repeat(20)],
  ['of 160 letters', 'q'.repeat(160)],
  ['of 33 letters', Array.from({ length: 5 }, () => 'konstruktionsgesellschaftsvertrag').join(' ')],
  ['of 32 letters', Array.from({ length: 6 }, () => 'donaudampfschifffahrtselektrizit').join(' ')],
  ['of signs', '(((((((((((((((((((((((((((((((('],
])('a search for words %s ends well', async (_, words) => {
  const { status, json } = await portal.call('licenser', 'GET', `/companies?search=${encodeURIComponent(words)}`)
  expect([status, json.total]).toEqual([200, 0])
})

test('a word of up to 32 letters may be misspelt, a longer one counts as typed', async () => {
  const [short, long] = ['Steuerungselektronikfertigungsab', 'Steuerungselektronikfertigungsabteilung']
  await company('5005', short)
  await company('5006', long)
  expect(await found(`search=${short.replace('elek', 'elk')}`)).toEqual(['5005', '5006'])
  expect(await found(`search=${long.replace('elek', 'elk')}`)).toEqual([])
  expect(await found(`search=${long}`)).toEqual(['5006'])
})

test('one or two letters are found where a word begins, elsewhere only when none begins with them', async () => {
  await company('5007', 'Xylit Yq')
  await company('5008', 'Axyq')
  expect(await found('search=xy')).toEqual(['5007'])
  expect(await found('search=yq&sort=customerNumber')).toEqual(['5007'])
  expect(await found('search=xq')).toEqual([])
  await company('5009', 'Aqxxqa')
  expect(await found('search=qx')).toEqual(['5009'])
})

test('of a word that more rows hold than are counted, as many are shown', async () => {
  const page = async (query: string) =>
    (await portal.call('licenser', 'GET', `/companies?search=vielfach&pageSize=50&${query}`)).json
  expect(await page('page=200')).toMatchObject({ total: 10_000, capped: true, items: { length: 50 } })
  const { items } = await page('page=1&sort=-customerNumber')
  const numbers = (items as { customerNumber: string }[]).map(({ customerNumber }) => Number(customerNumber))
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
})

// So many companies that reading them all would be slower than an index, however the planner counts.
beforeAll(async () => {
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city, country, language, search_text)
     SELECT gen_random_uuid(), (70000000 + n)::text, md5(n::text) || ' vielfach', (SELECT id FROM company_types LIMIT 1), 'S ' || n, '1', n, 'C ' || n,
       'DE', 'de', md5(n::text) FROM generate_series(1, 20000) AS n`,
  )
  await portal.query('VACUUM ANALYZE companies')
})

async function planOf(statement: Expression<unknown>): Promise<string> {
  const { rows } = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(portal.database.db)
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

test('a table read from end to end asks what a long misspelt word costs of those rows alone that hold its rest', async () => {
  const holding = matchesWordsWithTypo(sql`companies.search_text`, ['steurungselktronikfertigungsab'])
  const [, filter = ''] = /Filter: (.*)/.exec(await planOf(sql`SELECT id FROM companies WHERE ${holding}`)) ?? []
  expect(filter.slice(0, filter.indexOf(' ~ '))).toMatch(/CASE WHEN .* ~~ /)
})

const allCompanies = () => portal.database.db.selectFrom('companies')
const indexes = {
  name: 'companies_name_index',
  customerNumber: 'companies_number_index',
  city: 'companies_city_index',
  zipCode: 'companies_zip_code_index',
  street: 'companies_street_index',
  created: 'companies_created_index',
}
test.each(Object.entries(indexes))(
  'companies by %s come out of %s, both ways, also far behind',
  async (column, index) => {
    const actor = { permissions: new Set(), sight: 'all', language: 'de' } as never
    const query = listCompanies.query.parse({})
    const { found, sort, key } = await companyLists[0]!.source({ ...portal.jobCall(), actor, params: {}, query })
    for (const direction of ['ASC', 'DESC']) {
      const order = sql`${sort[column]!} ${sql.raw(direction)}, ${sql.ref(key)} ${sql.raw(direction)}`
      const companies = found as unknown as ReturnType<typeof allCompanies>
      const ids = companies.select('companies.id').orderBy(order).limit(25).offset(5000)
      const plan = await planOf(ids)
      // A page far behind skips entries of the index, not rows, where what is sorted by is a column.
      const backward = direction === 'DESC' ? ' Backward' : ''
      expect(plan).toContain(
        column === 'customerNumber' ? `${backward} using ${index}` : `Index Only Scan${backward} using ${index}`,
      )
    }
  },
)

type SentStatement = [statement: string | { text: string; values?: unknown[] }, values?: unknown[]]

test.each(Object.entries(indexes))(
  'a page of companies by %s behind a row begins in %s, both ways',
  async (sort, index) => {
    const { db } = portal.database
    const actor = { permissions: new Set(), sight: 'all', language: 'de' } as never
    const query = { page: 1, pageSize: 25, search: '' }
    const source = await companyLists[0]!.source({ ...portal.jobCall(), actor, params: {}, query: { ...query, sort } })
    for (const order of [sort, `-${sort}`]) {
      const { items } = await readPage(db, source, { ...query, sort: order, page: 200 }, 'name')
      const { id: after } = items.at(-1) as { id: string }
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      await readPageBehind(db, source, { ...query, sort: order, after }, 'name')
      // The portal's jobs send statements of their own meanwhile.
      const page = (sent.mock.calls as unknown as SentStatement[])
        .map(([statement, values]) => (typeof statement === 'string' ? { text: statement, values } : statement))
        .findLast(({ text }) => text.includes('from "companies"'))!
      sent.mockRestore()
      const plan = await portal.query<object>(`EXPLAIN ${page.text}`, page.values)
      const lines = plan.map((line) => String(Object.values(line)[0])).join('\n')
      expect(lines).toMatch(new RegExp(`using ${index} on companies[^\\n]*\\n *Index Cond: \\(ROW\\(`))
    }
  },
)

test('lines of usage by month come out of their index, both ways', async () => {
  await portal.query(
    `INSERT INTO cloud_usage (contact_id, company_id, stack, month, seconds, sessions, usage_cents, login_cents, server_cents)
     SELECT NULL, companies.id, 'stack-' || n, '2030-01-01'::date + (n % 2) * interval '1 month', 60, 1, 0, 0, 0
     FROM (SELECT id FROM companies LIMIT 1) AS companies, generate_series(1, 5000) AS n`,
  )
  await portal.query('ANALYZE cloud_usage')
  const actor = { permissions: new Set(['cloud.all']), sight: 'all', language: 'de' } as never
  const query = listCloudUsage.query.parse({})
  const { found, sort, key } = await cloudUsageLists[0]!.source({ ...portal.jobCall(), actor, params: {}, query })
  for (const direction of ['ASC', 'DESC']) {
    const order = sql`${sort['month']!} ${sql.raw(direction)}, ${sql.ref(key)} ${sql.raw(direction)}`
    const lines = found as unknown as ReturnType<typeof usageFound>
    const page = lines.select('cloudUsage.id').orderBy(order).limit(25)
    const plan = await planOf(page)
    expect(plan).toContain('using cloud_usage_month_index')
    expect(plan).not.toContain('Sort')
  }
})

test('whether a list is longer than a file may be is known without reading it', async () => {
  const { db } = portal.database
  const found = db.selectFrom('companies')
  const source = {
    found,
    key: 'companies.id',
    sort: {},
    search: sql<string>`companies.search_text`,
    rows: found,
  } as never
  const holdsMore = (rows: number, search: string) => holdsMoreThan(rows, db, source, { search })
  expect(await holdsMore(19_999, '')).toBe(true)
  expect(await holdsMore(30_000, '')).toBe(false)
  expect([await holdsMore(19_999, 'vielfach'), await holdsMore(20_000, 'vielfach')]).toEqual([true, false])
  // Misspelt, as the file would find them.
  expect(await holdsMore(19_999, 'vielfahc')).toBe(true)
  expect(await holdsMore(0, 'nirgendwo')).toBe(false)
})

test('what no index finds is looked for as long as there is time, and then it is said that there may be some', async () => {
  const { db } = portal.database
  const search = async (text: string, wait: string) => {
    // Waits where the limit of a slow search holds, at the first row.
    const slow = sql<string>`(CASE WHEN current_setting('statement_timeout') = '1500ms' THEN (SELECT search_text FROM pg_sleep(${wait}::float8)) ELSE search_text END)`
    const found = db.selectFrom('companies').where('customerNumber', '=', '10147')
    const rows = db.selectFrom('companies').select('name')
    const source = { found, rows, key: 'companies.id', sort: { name: sql`name` }, search: slow, indexed: true as const }
    return readPage(db, source, { search: text, page: 1, pageSize: 5 }, 'name')
  }
  expect(await search('lindqvist', '5')).toMatchObject({ total: 1, capped: false })
  expect(await search('lindqvits', '0')).toMatchObject({ total: 1, capped: false })
  expect(await search('lindqvits', '5')).toEqual({ items: [], total: 0, capped: true })
  // Two letters that begin no word; others in it do, or are nowhere.
  expect(await search('xq', '5')).toEqual({ items: [], total: 0, capped: true })
  expect(await search('xq', '0')).toEqual({ items: [], total: 0, capped: false })
  expect(await search('nirgendwo', '0')).toEqual({ items: [], total: 0, capped: false })
})
