import { expect, test } from 'vitest'
import { listAssignableProducts, listModules, listProducts } from '#contract/products.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()

const companyId = async (customerNumber: string): Promise<string> => await portal.given.companyId(customerNumber)

test('the catalogue lists every version, the newest first, then by title', async () => {
  const { status, json } = await portal.call('licenser', 'GET', '/products')
  expect(status).toBe(200)
  expect(json.items).toHaveLength(11)
  const order = json.items.map((item: { version: number; titleDe: string }) => [
    100 - item.version,
    item.titleDe.toLowerCase(),
  ])
  expect(order).toEqual(order.toSorted())
  expect(json.items.find((item: { code: string }) => item.code === 'WW-EP-18')).toMatchObject({
    kind: 'single',
    version: 18,
    unlocked: false,
    hasMaster: true,
    titleDe: 'Wellenwerk Einzelplatz',
    titleEn: 'Wellenwerk Single User',
  })
})

test('only unlocked versions of editions for companies can be assigned, and those a company has are marked', async () => {
  const id = await companyId('10023')
  const answer = await portal.ask('licenser', listAssignableProducts, { params: { id } })
  expect(answer.items.map((item) => item.code)).toEqual(['WW-CL-20', 'WW-EP-20', 'WW-NW-20', 'WW-EP-19', 'WW-NW-19'])
  const assigned = answer.items.filter((item) => item.assigned)
  expect(assigned.map((item) => item.code)).toEqual(['WW-NW-20', 'WW-NW-19'])
  const none = '0198c0de-0000-7000-8000-00000000ffff'
  const missing = await portal.call('licenser', 'GET', `/companies/${none}/assignable-products`)
  expect([missing.status, missing.json.code]).toEqual([404, 'companies.notFound'])
})

test('pictures are public and harmless', async () => {
  const { items } = await portal.ask('licenser', listProducts)
  const answer = await portal.call(null, 'GET', `/products/${items[0]!.id}/picture`)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.bytes.toString()).toMatch(/^<svg /)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  const [module] = (await portal.ask('licenser', listModules, { query: { level: 1 } })).items
  const missing = await portal.call(null, 'GET', `/modules/${module!.id}/picture`)
  expect([missing.status, missing.json.code]).toEqual([404, 'products.noPicture'])
})

test('a file that is no picture is only offered for download', async () => {
  const id = '0198c0de-0000-7000-8000-0000000000f1'
  const file = {
    id,
    sha256: Buffer.alloc(32),
    mediaType: 'text/html',
    fileName: 'a"b\r\n.html',
    bytes: Buffer.from('<b>'),
  }
  await portal.database.db.insertInto('files').values(file).execute()
  await portal.database.db.updateTable('products').set({ imageId: id }).where('code', '=', 'WW-RM-23').execute()
  const { items } = await portal.ask('licenser', listProducts)
  const product = items.find((item) => item.code === 'WW-RM-23')
  const answer = await portal.call(null, 'GET', `/products/${product!.id}/picture`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/octet-stream'])
})

test('modules are listed by level', async () => {
  const all = (await portal.ask('licenser', listModules)).items
  expect(new Set(all.map((module) => module.level))).toEqual(new Set([1, 2, 3]))
  const top = (await portal.ask('licenser', listModules, { query: { level: 1 } })).items
  expect(top.every((module) => module.level === 1)).toBe(true)
  expect(top.map((module) => module.licName)).toContain('E')
  expect((await portal.call('licenser', 'GET', '/modules?level=4')).json.code).toBe('request.invalid')
})

test.each([
  ['administrator', 200],
  ['licenser', 200],
  ['customer', 403],
  ['user', 403],
  ['student', 403],
  [null, 401],
] as [Who | null, number][])('catalogue and modules answer %s with %i', async (who, status) => {
  const id = await companyId('10023')
  for (const path of ['/products', '/modules', `/companies/${id}/assignable-products`])
    expect((await portal.call(who, 'GET', path)).status, path).toBe(status)
})
