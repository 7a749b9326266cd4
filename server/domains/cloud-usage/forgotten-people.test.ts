import { beforeAll, expect, test } from 'vitest'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'
import { checkUsage } from './check-queries.ts'
import { workOutCosts } from './costs/month-costs.ts'

// Five people share what a stack costs in a month. Whoever of them goes, what the others pay for that month stays.
const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const firm = '0198c0de-7777-7000-8000-000000000001'
const [ada, ben] = ['0198c0de-7777-7000-8000-00000000000a', '0198c0de-7777-7000-8000-00000000000b']
const month = '&from=2033-05&to=2033-05'
const staying = { email: addressOf('customer2'), serverCents: 2000, loginCents: 300, usageCents: 100, totalCents: 2400 }

interface Line {
  email: string
  sessions: number
  serverCents: number
  totalCents: number
}

const workedOut = () => portal.jobCall().transaction(({ db }) => workOutCosts(db))
const lines = async (): Promise<Line[]> =>
  (await portal.call('administrator', 'GET', `/cloud-usage?pageSize=50&sort=email${month}`)).json.items
const unnamed = (all: Line[]) => all.filter(({ email, sessions }) => sessions > 0 && email === '').length

beforeAll(async () => {
  await query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     VALUES ($1, '99803', 'Gehtwerk', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg')`,
    [firm],
  )
  for (const [id, email] of [
    [ada, 'ada@gehtwerk.example'],
    [ben, 'ben@gehtwerk.example'],
  ])
    await query(
      `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
       VALUES ($1, $2, 'Frau', 'G', 'Gehtwerk', $3, search_form('Gehtwerk'))`,
      [id, firm, email],
    )
  await query("DELETE FROM cloud_cost_variables WHERE from_month > '2033-01-01'")
  await query(
    `INSERT INTO cloud_cost_variables (from_month, per_hour_cents, per_login_month_cents, server_month_cents)
     VALUES ('2033-01-01', 100, 300, 10000)`,
  )
  for (const email of [
    ...(['customer', 'customer2', 'user'] as const).map(addressOf),
    'ada@gehtwerk.example',
    'ben@gehtwerk.example',
  ])
    await query(
      `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
       SELECT 'goes-' || id, 'u-' || id, id, company_id, 'geht-a', '2033-05-10T08:00:00Z', 3600,
         (SELECT id FROM cloud_reports LIMIT 1), gen_random_uuid()
       FROM contacts WHERE email = $1`,
      [email],
    )
  await workedOut()
})

test('before anybody goes, five people share', async () => {
  const all = await lines()
  expect(all.filter(({ totalCents }) => totalCents === 2400)).toHaveLength(5)
  expect(all.filter(({ email }) => email === staying.email)).toMatchObject([staying])
})

test.each([
  ['a private person who deletes their account', 1, () => erased('user')],
  ['a colleague of a company who deletes their account', 2, () => erased('customer')],
  ['a contact that staff delete', 3, () => removed(`/contacts/${ada}`)],
  ['a company that staff delete, with its last contact', 4, () => removed(`/companies/${firm}`)],
])('%s leaves the month to the others as it was', async (_who, gone, leave) => {
  await leave()
  await workedOut()
  const all = await lines()
  expect(all.filter(({ email }) => email === staying.email)).toMatchObject([staying])
  expect(all.filter(({ totalCents }) => totalCents === 2400)).toHaveLength(5)
  expect(unnamed(all)).toBe(gone)
  expect(JSON.stringify(all)).not.toContain('erased.invalid')
  const { months } = (await portal.call('administrator', 'GET', `/cloud-usage/statistics?stack=geht-a${month}`)).json
  expect(months).toMatchObject([{ people: 5, sessions: 5, seconds: 5 * 3600, cents: 5 * 2400 }])
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
})

test('who was forgotten can be told from nobody: neither from their contact nor from what they were called there', async () => {
  const left = await query(
    `SELECT stream_user FROM cloud_sessions JOIN contacts ON contacts.id = contact_id
     WHERE stack = 'geht-a' AND contacts.erased_at IS NOT NULL AND stream_user = ''`,
  )
  expect(left).toHaveLength(2)
  const emptied = await query(
    `SELECT contact_id FROM cloud_sessions WHERE stack = 'geht-a' AND 'goes-' || contact_id = id`,
  )
  // Only who stayed is still named.
  expect(emptied).toHaveLength(1)
})

async function erased(who: 'user' | 'customer'): Promise<void> {
  const person = await confirmed(await visit(who))
  expect((await person.call('POST', '/profile/erasure')).status).toBe(204)
  await expect
    .poll(async () => (await query('SELECT id FROM accounts WHERE email = $1', [addressOf(who)])).length)
    .toBe(0)
}

async function removed(path: string): Promise<void> {
  expect((await portal.call('administrator', 'DELETE', path)).status).toBe(204)
}
