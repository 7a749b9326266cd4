import { beforeAll, expect, test } from 'vitest'
import type { CampaignRow } from '#contract/campaigns.ts'
import { readCompany } from '#contract/companies.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'

// A role that holds the permission for campaigns and no other.
const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('customer', method, path, body)

beforeAll(async () => {
  const { pool } = portal.database
  await pool.query(`DELETE FROM role_permissions WHERE role_id = (SELECT id FROM roles WHERE name = 'Customer')`)
  await pool.query(
    `INSERT INTO role_permissions (role_id, permission_key) SELECT id, 'campaigns.run' FROM roles WHERE name = 'Customer'`,
  )
})

const read = async (id: string) => (await ask('GET', `/campaigns/${id}`)).json
const settled = (id: string, wanted: string) =>
  until(
    () => read(id),
    ({ state }) => state === wanted,
  )

test('whoever may only run campaigns is offered products, modules and company types, and nothing else of them', async () => {
  for (const path of ['/products', '/modules', '/company-types']) {
    const { status, json } = await ask('GET', path)
    expect([status, json.items.length > 0], path).toEqual([200, true])
  }
  for (const [method, path, body] of [
    ['GET', '/companies'],
    ['GET', '/catalogue'],
    ['POST', '/company-types', { nameDe: 'x', nameEn: 'x' }],
    ['POST', '/modules', { level: 1, name: 'x', licName: 'X' }],
  ] as const)
    expect((await ask(method, path, body)).status, path).toBe(403)
})

test('and makes a campaign of these choices, for the company the account sees', async () => {
  const { companyId } = (await ask('GET', '/session')).json
  const products = (await ask('GET', '/products')).json.items
  const modules = (await ask('GET', '/modules')).json.items
  const { companyTypeId } = await portal.ask('administrator', readCompany, { params: { id: companyId } })
  const explorer = modules.find((one: { licName: string }) => one.licName === 'E').id
  const own = (await portal.ask('administrator', listCompanyHoldings, { params: { id: companyId } })).items
  const held = own.find((one) => one.configuration && !one.disabled)
  const productId = held!.product.id
  expect(products.map(({ id }: { id: string }) => id)).toContain(productId)
  const made = await ask('POST', '/campaigns', {
    name: 'Eigene',
    filter: { productId, moduleId: explorer, companyTypeId },
    change: { kind: 'setCount', moduleId: explorer, count: { kind: 'uncounted' } },
  })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  const checked = await settled(made.json.id, 'checked')
  expect(checked.total).toBeGreaterThan(0)
  const rows: CampaignRow[] = (await ask('GET', `/campaigns/${made.json.id}/rows?pageSize=50`)).json.items
  expect(rows).toHaveLength(checked.total)
  expect(new Set(rows.map(({ holder }) => holder.id))).toEqual(new Set([companyId]))
  expect(checked.counts.open).toBeGreaterThan(0)
  expect((await ask('POST', `/campaigns/${made.json.id}/start`)).status).toBe(201)
  expect((await settled(made.json.id, 'done')).counts).toMatchObject({ failed: 0, changed: checked.counts.open })
})
