import { beforeAll, expect, test } from 'vitest'
import { testPortal, type Who } from '../../testing/portal.ts'
import { checkUsage } from './check-queries.ts'
import { workOutCosts } from './costs/month-costs.ts'

// Two products of different versions, three people: every figure here can be added up by hand.
const portal = testPortal()
const company = '0198c0de-6666-7000-8000-000000000001'
const contactOf = (nr: number) => `0198c0de-6666-7000-8000-00000000000${'abc'[nr]!}`
const accountOf = (nr: number) => `0198c0de-6666-7000-8000-00000000001${nr}`
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const get = async (path: string, who: Who = 'administrator') => (await portal.call(who, 'GET', path)).json
const versions: number[] = []

interface Group {
  companyName: string
  month: string
  stackName: string
  people: number
  seconds: number
  sessions: number
  totalCents: number
}

/** The rows of a file; amounts are written with a comma. */
async function file(list: string, asked: object, params: object = {}): Promise<Record<string, string>[]> {
  const body = { list, params, query: asked, format: 'csv', language: 'de', timeZone: 'Europe/Berlin' }
  const { bytes } = await portal.call('administrator', 'POST', '/exports', body)
  const [heads = [], ...rows] = bytes
    .toString('utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')))
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]!])))
}
const cents = (rows: Record<string, string>[], head: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number((row[head] || '0').replace(',', '.')) * 100, 0))

beforeAll(async () => {
  await query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     VALUES ('${company}', '99802', 'Summenbau', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg')`,
  )
  const [cloud] = await query("SELECT id, version FROM products WHERE kind = 'cloud' ORDER BY version DESC LIMIT 1")
  const [other] = await query(
    `INSERT INTO products (id, code, name, lic_name, title_de, title_en, version, kind)
     SELECT gen_random_uuid(), code || '-alt', name, lic_name, title_de || ' alt', title_en || ' old', 77, kind FROM products WHERE id = $1
     RETURNING id, version`,
    [cloud!.id],
  )
  versions.push(cloud!.version, other!.version)
  for (const [nr, product] of [cloud!, other!].entries()) {
    const [holding] = await query(
      'INSERT INTO holdings (id, company_id, product_id) VALUES (gen_random_uuid(), $1, $2) RETURNING id',
      [company, product.id],
    )
    await query(
      `INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
       VALUES ($1, $2, (SELECT id FROM cloud_account_types LIMIT 1), (SELECT id FROM cloud_stacks LIMIT 1), 3, '-1', '2020-01-01', '2099-01-01')`,
      [accountOf(nr), holding!.id],
    )
  }
  for (const nr of [0, 1, 2])
    await query(
      `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
       VALUES ($1, $2, 'Frau', 'S', 'Summe', $3, search_form('Summe'))`,
      [contactOf(nr), company, `summe${nr}@summenbau.example`],
    )
  await query("INSERT INTO cloud_stacks (name, display_name) VALUES ('summe-a', 'Summe A'), ('summe-b', '')")
  await query(
    "INSERT INTO cloud_cost_variables (from_month, per_hour_cents, per_login_month_cents, server_month_cents) VALUES ('2033-01-01', 100, 300, 10000)",
  )
  const report = (await query('SELECT id FROM cloud_reports LIMIT 1'))[0]!.id as string
  const streamed = (id: string, person: number, account: number, stack: string, start: string, seconds: number) =>
    query(
      `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, report_id, run)
       VALUES ($1, 'u', $2, $3, $4, $5, $6, $7, $8, gen_random_uuid())`,
      [id, contactOf(person), company, accountOf(account), stack, start, seconds, report],
    )
  await streamed('sum-1', 0, 0, 'summe-a', '2033-01-10T08:00:00Z', 3600)
  await streamed('sum-2', 0, 0, 'summe-a', '2033-01-11T08:00:00Z', 3600)
  await streamed('sum-3', 1, 0, 'summe-a', '2033-01-11T08:00:00Z', 1800)
  await streamed('sum-4', 1, 1, 'summe-a', '2033-01-12T08:00:00Z', 7200)
  await streamed('sum-5', 2, 1, 'summe-b', '2033-01-12T08:00:00Z', 36)
  // In February nobody uses the other stack.
  await streamed('sum-6', 0, 0, 'summe-a', '2033-02-01T08:00:00Z', 3600)
  await portal.jobCall().transaction(({ db }) => workOutCosts(db))
})

const groups = async (more = '') =>
  ((await get(`/cloud-usage/groups?company=${company}${more}`)).items as Group[]).map((one) => [
    one.month,
    one.stackName,
    one.people,
    one.seconds,
    one.sessions,
    one.totalCents,
  ])

test('groups of one version are those of its lines, in every order, and agree with the pictures', async () => {
  const unnamed = (await query("SELECT 'Cloud ' || upper(left(md5('summe-b'), 4)) AS name"))[0]!.name as string
  // January, stack A: 2 h and 0.5 h and 2 h at 1 Euro, 3 Euro a person, 100 Euro shared among two; stack B: 1 cent, 3 Euro, 100 Euro.
  expect(await groups('&to=2033-01&sort=-duration')).toEqual([
    ['2033-01', 'Summe A', 2, 16_200, 4, 450 + 600 + 10_000],
    ['2033-01', unnamed, 1, 36, 1, 1 + 300 + 10_000],
  ])
  // The share of the stack and the login stand with a person's first line.
  expect(await groups(`&to=2033-01&version=${versions[0]}`)).toEqual([
    ['2033-01', 'Summe A', 2, 9000, 3, 200 + 50 + 600 + 10_000],
  ])
  expect(await groups(`&to=2033-01&version=${versions[1]}&sort=-costs`)).toEqual([
    ['2033-01', unnamed, 1, 36, 1, 1 + 300 + 10_000],
    ['2033-01', 'Summe A', 1, 7200, 1, 200],
  ])
  expect(await groups(`&version=${versions[1]}&stack=summe-a&sort=company`)).toEqual([
    ['2033-01', 'Summe A', 1, 7200, 1, 200],
  ])
  expect(await groups(`&version=${versions[1]}&search=summenbau&sort=people`)).toHaveLength(2)
  for (const version of versions) {
    const asked = `company=${company}&version=${version}`
    const { months } = await get(`/cloud-usage/statistics?${asked}`)
    const sum = (rows: unknown[][], at: number) => rows.reduce((all, row) => all + (row[at] as number), 0)
    const found = await groups(`&version=${version}`)
    expect(months.reduce((all: number, one: { seconds: number }) => all + one.seconds, 0)).toBe(sum(found, 3))
    expect(months.reduce((all: number, one: { cents: number }) => all + one.cents, 0)).toBe(sum(found, 5))
    const rows = await file('listCloudUsageGroups', { company, version })
    expect(cents(rows, 'Kosten (Euro)')).toBe(sum(found, 5))
  }
})

test('a page of groups that is kept follows a new name of its company at once', async () => {
  const names = async () =>
    ((await get(`/cloud-usage/groups?company=${company}&to=2033-01&stack=summe-a`)).items as Group[]).map(
      ({ companyName, stackName }) => [companyName, stackName],
    )
  expect(await names()).toEqual([['Summenbau', 'Summe A']])
  await query("UPDATE cloud_stacks SET display_name = 'Summe Z' WHERE name = 'summe-a'")
  expect(await names()).toEqual([['Summenbau', 'Summe A']])
  await query('UPDATE companies SET name = $1 WHERE id = $2', ['Summenwerk', company])
  expect(await names()).toEqual([['Summenwerk', 'Summe Z']])
  await query("UPDATE cloud_stacks SET display_name = 'Summe A' WHERE name = 'summe-a'")
  await query('UPDATE companies SET name = $1 WHERE id = $2', ['Summenbau', company])
  expect(await names()).toEqual([['Summenbau', 'Summe A']])
})

test('what a stack costs that nobody used stands in table, file and sum; whoever sees a part does not see it', async () => {
  const asked = { from: '2033-02', to: '2033-02' }
  const { items } = await get('/cloud-usage?from=2033-02&to=2033-02&pageSize=50')
  const { months, undividedCents } = await get('/cloud-usage/statistics?from=2033-02&to=2033-02')
  const undivided = (items as Group[]).filter(({ sessions }) => sessions === 0)
  expect(undivided.length).toBeGreaterThan(0)
  expect(undivided.every(({ totalCents, companyName }) => totalCents === 10_000 && companyName === '')).toBe(true)
  expect(undividedCents).toBe(undivided.length * 10_000)
  const all = 100 + 300 + 10_000 + undividedCents
  expect(months).toMatchObject([{ month: '2033-02', seconds: 3600, sessions: 1, people: 1, cents: all }])
  const rows = await file('listCloudUsage', asked)
  expect(cents(rows, 'Kosten (Euro)')).toBe(all)
  expect(cents(rows, 'Anteil Serverkosten (Euro)')).toBe(10_000 + undividedCents)
  expect(rows.filter((row) => row['E-Mail-Adresse'] === 'Serverkosten ohne Anwender')).toHaveLength(undivided.length)
  const grouped = await file('listCloudUsageGroups', asked)
  expect(cents(grouped, 'Kosten (Euro)')).toBe(all)
  expect((await get('/cloud-usage?from=2033-02&to=2033-02', 'licenser')).total).toBe(0)
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
})

test('the file of a company’s sessions adds up to what the company used and what it cost', async () => {
  const rows = await file('listCloudSessions', { from: '2033-01', to: '2033-01' }, { id: company })
  expect(rows).toHaveLength(5)
  const one = rows.filter((row) => row['E-Mail-Adresse'] === 'summe0@summenbau.example')
  // The month stands with the first session, whatever the order of the list.
  expect(one.map((row) => [row['Tag'], row['Stunden im Monat'], row['Anmeldungen im Monat']])).toEqual([
    ['11', '', ''],
    ['10', '2', '2'],
  ])
  const { items } = await get(`/cloud-usage?company=${company}&to=2033-01`)
  const sum = (of: (line: { usageCents: number; serverCents: number; totalCents: number }) => number) =>
    items.reduce((all: number, line: never) => all + of(line), 0)
  expect(cents(rows, 'Kosten im Monat (Euro)')).toBe(sum(({ totalCents }) => totalCents))
  expect(cents(rows, 'Anteil Serverkosten im Monat (Euro)')).toBe(sum(({ serverCents }) => serverCents))
  expect(cents(rows, 'Kosten der Nutzung im Monat (Euro)')).toBe(sum(({ usageCents }) => usageCents))
})
