import { beforeAll, expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

// Staff without cloud.all see the usage of companies they made, and of accounts they made; a licenser is one of them.
const portal = testPortal()
let company = ''
let accounts: string[] = []
let licenser = ''
const settings = { costsShown: true, budgetKind: 'hours', budgetAmount: 5, budgetStops: false }

beforeAll(async () => {
  const [{ id }] = (await portal.query("SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example'")) as [
    { id: string },
  ]
  licenser = id
  const [first] = (await portal.query(
    `SELECT h.company_id, h.id AS holding, c.id FROM cloud_configurations AS c JOIN holdings AS h ON h.id = c.holding_id
     WHERE EXISTS (SELECT FROM cloud_usage WHERE company_id = h.company_id) ORDER BY c.id LIMIT 1`,
  )) as [{ company_id: string; holding: string; id: string }]
  company = first.company_id
  await portal.query('UPDATE companies SET created_by = NULL WHERE id = $1', [company])
  await portal.query(
    `INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
     SELECT gen_random_uuid(), holding_id, account_type_id, stack_id, 2, '-1', '2026-01-01', '2099-01-01'
     FROM cloud_configurations WHERE id = $1`,
    [first.id],
  )
  const rows = await portal.query(
    `UPDATE cloud_configurations SET created_by = NULL WHERE holding_id IN (SELECT id FROM holdings WHERE company_id = $1)
     RETURNING id`,
    [company],
  )
  accounts = rows.map((one) => one.id as string)
})

/** What a licenser is answered of the usage of a cloud account. */
async function answered(id: string): Promise<number[]> {
  const paths = [
    `/cloud-usage/accounts/${id}`,
    `/cloud-usage/accounts/${id}/outlook`,
    `/cloud-usage/chart?configuration=${id}`,
  ]
  const read = await Promise.all(paths.map((path) => portal.call('licenser', 'GET', path)))
  const written = await portal.call('licenser', 'PUT', `/cloud-usage/accounts/${id}`, settings)
  return [...read, written].map(({ status }) => status)
}

test('of a company and accounts that others made, staff without cloud.all are told no hours, people, costs or settings', async () => {
  const chart = () => portal.call('licenser', 'GET', `/cloud-usage/chart?company=${company}`)
  expect((await chart()).json).toMatchObject({ code: 'companies.notFound' })
  for (const id of accounts) expect(await answered(id)).toEqual([404, 404, 404, 404])
  expect(await portal.query('SELECT FROM cloud_usage_settings WHERE configuration_id = ANY($1)', [accounts])).toEqual(
    [],
  )
  expect((await portal.call('administrator', 'GET', `/cloud-usage/chart?company=${company}`)).status).toBe(200)

  await portal.query('UPDATE cloud_configurations SET created_by = $1 WHERE id = $2', [licenser, accounts[0]])
  expect((await chart()).status).toBe(200)
  expect(await answered(accounts[0]!)).toEqual([200, 200, 200, 200])
  expect(await answered(accounts[1]!)).toEqual([404, 404, 404, 404])

  await portal.query('UPDATE companies SET created_by = $1 WHERE id = $2', [licenser, company])
  expect(await answered(accounts[1]!)).toEqual([200, 200, 200, 200])
})
