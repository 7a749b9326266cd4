import { expect, test } from 'vitest'
import { listProductConfigurations, saveConfiguration } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { besideTriggers } from '../../../testing/beside-triggers.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { configurationOf, savingOf } from '../fixtures.ts'

const portal = testPortal()
const add = async (companyId: string, code: string, more: object = {}, who: Who | null = 'licenser') =>
  portal.call(who, 'POST', `/companies/${companyId}/products`, {
    productId: await portal.given.productId(code),
    ...more,
  })

test('a product is added with its master: level one at 1, children at 0, dependencies with GROUP only', async () => {
  const added = await portal.given.holding({ note: 'Rahmenvertrag' })
  expect(added).toMatchObject({
    note: 'Rahmenvertrag',
    disabled: false,
    licences: 0,
    configuration: { name: 'Wellenwerk Netzwerk 20', description: 'Master: Wellenwerk Netzwerk 20' },
  })
  const { kind, items, holder } = await configurationOf(portal, added.configuration?.id)
  expect([kind, holder?.id]).toEqual(['held', added.holder.id])
  const kernel = items.find((item) => item.licName === 'KERN')
  expect(kernel).toMatchObject({ count: { kind: 'dependency' }, children: [{ licName: 'GROUP' }] })
  expect(kernel?.children).toHaveLength(1)
  for (const { count, children } of items.filter((item) => item !== kernel)) {
    expect(count).toEqual({ kind: 'counted', n: 1 })
    for (const child of children) expect(child.count).toEqual({ kind: 'counted', n: 0 })
  }
  expect(items.flatMap((item) => item.children.flatMap((child) => child.children)).length).toBeGreaterThan(3)
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'recordKind'])
    .where('recordId', '=', added.id)
    .execute()
  expect(audit).toEqual([{ operation: 'addCompanyHolding', recordKind: 'holding' }])
})

test('count and end prefill every level-one module', async () => {
  const added = await portal.given.holding({
    count: 4,
    end: '2028-12-31',
    name: 'Vier',
    description: 'Vier Plätze',
  })
  expect(added.configuration).toMatchObject({ name: 'Vier', description: 'Vier Plätze' })
  const { items } = await configurationOf(portal, added.configuration?.id)
  for (const item of items.filter((one) => one.count.kind !== 'dependency'))
    expect(item).toMatchObject({ count: { kind: 'counted', n: 4 }, endDate: '2028-12-31', unlimited: false })
  const early = await add(added.holder.id, 'WW-EP-20', { end: '1950-01-01' }, 'administrator')
  expect([early.status, early.json.code]).toEqual([422, 'configurations.broken'])
})

test('a product is added with a template of its own, not of another product', async () => {
  const id = await portal.given.productId('WW-NW-20')
  const list = (await portal.ask('licenser', listProductConfigurations, { params: { id } })).items
  expect(list.map((one) => [one.kind, one.name])).toEqual([
    ['master', 'Master: Wellenwerk Netzwerk 20'],
    ['template', 'Netzwerk 5 Plätze'],
    ['template', 'Netzwerk 10 Plätze'],
  ])
  expect(list[1]!.count).toEqual({ kind: 'counted', n: 5 })
  const added = await portal.given.holding({ configurationId: list[1]!.id })
  expect(added.configuration?.name).toBe('Wellenwerk Netzwerk 20')
  const { items } = await configurationOf(portal, added.configuration?.id)
  expect(items.find((item) => item.licName === 'E')?.count).toEqual({ kind: 'counted', n: 5 })
  const wrong = await add(added.holder.id, 'WW-EP-20', { configurationId: list[1]!.id })
  expect([wrong.status, wrong.json.code]).toEqual([404, 'configurations.notFound'])
})

test.each([
  ['a locked version', 'WW-EP-18', 409, 'products.locked'],
  ['a student edition', 'WW-ST-24', 409, 'products.notAssignable'],
  ['a textbook edition', 'WW-RM-23', 409, 'products.notAssignable'],
])('%s is refused', async (_name, code, status, error) => {
  const answer = await add(await portal.given.companyId('10147'), code)
  expect([answer.status, answer.json.code, answer.json.field]).toEqual([status, error, 'productId'])
})

test('unknown company, unknown product and a product without a master are refused', async () => {
  const none = '0198c0de-0000-7000-8000-00000000ffff'
  expect((await add(none, 'WW-NW-20')).json.code).toBe('companies.notFound')
  const companyId = (await portal.given.company()).id
  const unknown = await portal.call('licenser', 'POST', `/companies/${companyId}/products`, { productId: none })
  expect([unknown.status, unknown.json.code]).toEqual([404, 'products.notFound'])
  const bare = {
    id: '0198c0de-0000-7000-8000-0000000000b1',
    code: 'BARE',
    kind: 'single' as const,
    version: 20,
    unlocked: true,
  }
  const titles = { name: 'Nackt', licName: 'Nackt', titleDe: 'Nackt', titleEn: 'Bare' }
  await portal.database.db
    .insertInto('products')
    .values({ ...bare, ...titles })
    .execute()
  const answer = await add(companyId, 'BARE')
  expect([answer.status, answer.json.code]).toEqual([409, 'products.noMaster'])
})

test('a company has a product once, also when twenty add it at once', async () => {
  const companyId = (await portal.given.company()).id
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(companyId, 'WW-EP-20')))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.filter((answer) => answer.status === 409)
  expect(refused).toHaveLength(19)
  expect(refused[0]?.json).toMatchObject({ code: 'holdings.taken', field: 'productId' })
  const configurations = await portal.database.db
    .selectFrom('configurations')
    .select('id')
    .where('companyId', '=', companyId)
    .execute()
  expect(configurations).toHaveLength(1)
})

test.each([
  ['customer', 403],
  ['user', 403],
  ['student', 403],
  [null, 401],
] as [Who | null, number][])('%s neither adds nor removes (%i)', async (who, status) => {
  const companyId = await portal.given.companyId('10023')
  expect((await add(companyId, 'WW-EP-20', {}, who)).status).toBe(status)
  const [{ id }] = (await portal.call('licenser', 'GET', `/companies/${companyId}/products`)).json.items
  expect((await portal.call(who, 'DELETE', `/holdings/${id}`)).status).toBe(status)
})

async function addHost(holdingId: string, id: string): Promise<void> {
  const hosts = JSON.stringify([
    { name: 'A', mac: null },
    { name: null, mac: null },
    { name: null, mac: null },
  ])
  const term = { startDate: '2026-01-01', endDate: '2027-01-01', version: 20, port: 28064, binding: 'name' as const }
  await portal.database.db
    .insertInto('hosts')
    .values({ id, holdingId, ...term, hosts })
    .execute()
}

test('removing takes hosts, history and configurations along, but no configuration another product uses', async () => {
  const added = await portal.given.holding({ code: 'WW-EP-20' })
  const saved = await portal.ask('administrator', saveConfiguration, {
    params: { id: added.id },
    body: await savingOf(portal, added),
  })
  const sharing = await portal.given.holding({
    code: 'WW-NW-20',
    companyId: added.holder.id,
    configurationId: saved.configuration.id,
    shared: true,
  })
  await addHost(added.id, '0198c0de-0000-7000-8000-0000000000e1')
  expect((await portal.call('licenser', 'DELETE', `/holdings/${added.id}`)).status).toBe(204)
  expect((await portal.call('licenser', 'GET', `/holdings/${added.id}`)).status).toBe(404)
  const left = async () =>
    (
      await portal.database.db
        .selectFrom('configurations')
        .select('id')
        .where('companyId', '=', added.holder.id)
        .execute()
    ).map((row) => row.id)
  expect(await left()).toEqual([saved.configuration.id])
  expect((await portal.call('licenser', 'DELETE', `/holdings/${sharing.id}`)).status).toBe(204)
  expect(await left()).toEqual([])
})

test('a product with issued licences stays', async () => {
  const added = await portal.given.holding()
  const hostId = '0198c0de-0000-7000-8000-0000000000e2'
  await addHost(added.id, hostId)
  await besideTriggers(portal.database, (tx) =>
    tx
      .insertInto('licences')
      .values({
        id: hostId,
        serial: 999_001,
        hostId,
        holdingId: added.id,
        configurationId: added.configuration!.id,
        generation: 1,
        keyId: 'k',
        fileName: 'a.lic',
        bytes: Buffer.from('x'),
        sha256: Buffer.alloc(32),
        startDate: '2020-01-01',
        endDate: '2021-01-01',
        issuedAt: '2020-01-01T00:00:00Z',
      })
      .execute(),
  )
  expect((await portal.ask('licenser', readHolding, { params: { id: added.id } })).licences).toBe(1)
  const answer = await portal.call('licenser', 'DELETE', `/holdings/${added.id}`)
  expect([answer.status, answer.json.code]).toEqual([409, 'holdings.hasLicences'])
  const company = await portal.call('administrator', 'DELETE', `/companies/${added.holder.id}`)
  expect([company.status, company.json.code]).toEqual([409, 'companies.hasLicences'])
})

test('a company goes with its products, hosts and histories when no licence was issued', async () => {
  const added = await portal.given.holding()
  await portal.ask('administrator', saveConfiguration, {
    params: { id: added.id },
    body: await savingOf(portal, added),
  })
  await addHost(added.id, '0198c0de-0000-7000-8000-0000000000e3')
  expect((await portal.call('administrator', 'DELETE', `/companies/${added.holder.id}`)).status).toBe(204)
})
