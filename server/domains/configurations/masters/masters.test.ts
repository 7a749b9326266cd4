import { beforeAll, expect, test } from 'vitest'
import { readProduct } from '#contract/catalogue.ts'
import { readConfiguration } from '#contract/configurations.ts'
import { type Master, readMaster } from '#contract/masters.ts'
import type { ModuleRecord } from '#contract/modules.ts'
import { createProductVersion } from '#contract/product-versions.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
let number = 0

const newProduct = async (): Promise<string> => {
  const name = `Probe ${++number}`
  const fields = { kind: 'single', version: 21, name, licName: name, titleDe: name, titleEn: name, unlocked: true }
  return (await ask('POST', '/products', fields)).json.id
}
const newModule = async (level: number, licName = `P${level}-${++number}`): Promise<ModuleRecord> =>
  (await ask('POST', '/modules', { level, name: `Modul ${licName}`, licName })).json
const newMaster = async (): Promise<Master> =>
  (await ask('POST', `/products/${await newProduct()}/master`, { copyOf: null })).json
const add = (master: Master, modules: ModuleRecord[], parentId: string | null = null) =>
  ask('POST', `/products/${master.productId}/master/items`, {
    revision: master.revision,
    parentId,
    moduleIds: modules.map(({ id }) => id),
  })

let [one, two, three]: [ModuleRecord, ModuleRecord, ModuleRecord] = [] as never
beforeAll(async () => {
  one = await newModule(1)
  two = await newModule(2)
  three = await newModule(3)
})

/** A master with one module on each level. */
async function threeLevels(): Promise<Master> {
  const empty = await newMaster()
  const first: Master = (await add(empty, [one])).json
  const second: Master = (await add(first, [two], first.items[0]!.id)).json
  return (await add(second, [three], second.items[0]!.children[0]!.id)).json
}

test('a product without a master says so, is given an empty one, and never a second', async () => {
  const id = await newProduct()
  const missing = await ask('GET', `/products/${id}/master`)
  expect([missing.status, missing.json.code]).toEqual([404, 'master.notFound'])
  const created = await ask('POST', `/products/${id}/master`, { copyOf: null })
  expect(created.json).toMatchObject({ productId: id, name: `Master: Probe ${number}`, revision: 0, items: [] })
  const link = await portal.database.db
    .selectFrom('productConfigurations')
    .selectAll()
    .where('productId', '=', id)
    .execute()
  expect(link).toEqual([{ productId: id, configurationId: created.json.configurationId, kind: 'master', sorting: 1 }])
  const again = await Promise.all([1, 2].map(() => ask('POST', `/products/${id}/master`, { copyOf: null })))
  expect(again.map(({ json }) => json.code)).toEqual(Array(2).fill('master.errorLinkageProdConfig'))
})

test('a copy of another master has its modules with counts of 0 and how its dependencies behave', async () => {
  const source = await portal.given.productId('WW-NW-20')
  const before: Master = (await ask('GET', `/products/${source}/master`)).json
  const kernel = before.items.find(({ licName }) => licName === 'KERN')!
  const change = { revision: before.revision, automaticallySelected: false, visible: true }
  await ask('PATCH', `/products/${source}/master/items/${kernel.id}`, change)
  const id = await newProduct()
  const copied: Master = (await ask('POST', `/products/${id}/master`, { copyOf: source })).json
  expect(copied.items.map(({ licName }) => licName)).toEqual(before.items.map(({ licName }) => licName))
  expect(copied.items.find(({ licName }) => licName === 'KERN')!.dependency).toEqual({
    automaticallySelected: false,
    visible: true,
  })
  expect(copied.items[0]!.count).toEqual({ kind: 'counted', n: 0 })
  const without = await ask('POST', `/products/${await newProduct()}/master`, { copyOf: await newProduct() })
  expect([without.status, without.json.code]).toEqual([409, 'master.errorCopyConfiguration'])
})

test('modules go behind their siblings with sortings one after another', async () => {
  const modules = await Promise.all([newModule(1), newModule(1), newModule(1)])
  const empty = await newMaster()
  const first: Master = (await add(empty, modules.slice(0, 2))).json
  expect(first.items.map(({ sorting }) => sorting)).toEqual([0, 1])
  const removed: Master = (
    await ask('DELETE', `/products/${first.productId}/master/items/${first.items[0]!.id}?revision=${first.revision}`)
  ).json
  const second: Master = (await add(removed, modules.slice(2))).json
  expect(second.items.map(({ sorting }) => sorting)).toEqual([1, 2])
  const codes = [
    await add(second, modules.slice(2)),
    await add(second, [two]),
    await add(second, [two], three.id),
    await add(second, [three], second.items[0]!.id),
  ].map(({ json }) => json.code)
  expect(codes).toEqual([
    'configurations.moduleTwice',
    'configurations.moduleUnknown',
    'master.itemNotFound',
    'configurations.moduleUnknown',
  ])
})

test('a module with others beneath it cannot be taken out, and the master itself not deleted', async () => {
  const master = await threeLevels()
  const [top, middle, bottom] = [
    master.items[0]!,
    master.items[0]!.children[0]!,
    master.items[0]!.children[0]!.children[0]!,
  ]
  const remove = (id: string, revision: number) =>
    ask('DELETE', `/products/${master.productId}/master/items/${id}?revision=${revision}`)
  const refused = [await remove(top.id, master.revision), await remove(middle.id, master.revision)]
  expect(refused.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'master.errorProductLevelsText1'],
    [409, 'master.errorProductLevelsText2'],
  ])
  const whole = await ask('DELETE', `/products/${master.productId}/master`)
  expect([whole.status, whole.json.code]).toEqual([409, 'configurations.isMaster'])
  const asConfiguration = await ask('DELETE', `/configurations/${master.configurationId}`)
  expect([asConfiguration.status, asConfiguration.json.code]).toEqual([409, 'configurations.isMaster'])
  const after: Master = (await remove(bottom.id, master.revision)).json
  expect(after.items[0]!.children[0]!.children).toEqual([])
})

test('siblings are brought into another order, all or none', async () => {
  const modules = await Promise.all([newModule(1), newModule(1), newModule(1)])
  const master: Master = (await add(await newMaster(), modules)).json
  const ids = master.items.map(({ id }) => id)
  const sort = (itemIds: string[], revision = master.revision) =>
    ask('PUT', `/products/${master.productId}/master/order`, { revision, parentId: null, itemIds })
  expect((await sort([ids[2]!, ids[0]!])).json.code).toBe('master.changedMeanwhile')
  expect((await sort([ids[2]!, ids[0]!, ids[0]!])).json.code).toBe('master.changedMeanwhile')
  const sorted: Master = (await sort([ids[2]!, ids[0]!, ids[1]!])).json
  expect(sorted.items.map(({ id, sorting }) => [id, sorting])).toEqual([
    [ids[2], 0],
    [ids[0], 1],
    [ids[1], 2],
  ])
})

test('of changes at the same time one counts, the others are told', async () => {
  const modules = await Promise.all(Array.from({ length: 8 }, () => newModule(1)))
  const master = await newMaster()
  const answers = await Promise.all(modules.map((module) => add(master, [module])))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ json }) => json.code))).toEqual(
    new Set(['master.changedMeanwhile']),
  )
  expect((await ask('GET', `/products/${master.productId}/master`)).json.items).toHaveLength(1)
})

test('a technical dependency that is to be chosen stays out of new configurations; a visible one shows to everybody', async () => {
  const id = await newProduct()
  const source = await portal.given.productId('WW-EP-20')
  const master: Master = (await ask('POST', `/products/${id}/master`, { copyOf: source })).json
  const { code } = (await ask('GET', `/products/${id}`)).json
  const items = async () => {
    const { configuration } = await portal.given.holding({ code })
    const seen = (await portal.ask('licenser', readConfiguration, { params: { id: configuration!.id } })).items
    const all = (await ask('GET', `/configurations/${configuration!.id}`)).json.items
    return [seen, all].map((list: { licName: string }[]) => list.some(({ licName }) => licName === 'KERN'))
  }
  expect(await items()).toEqual([false, true])
  const path = `/products/${id}/master/items/${master.items.find(({ licName }) => licName === 'KERN')!.id}`
  await ask('PATCH', path, { revision: 0, visible: true })
  expect(await items()).toEqual([true, true])
  await ask('PATCH', path, { revision: 1, automaticallySelected: false })
  expect(await items()).toEqual([false, false])
})

test('how a module stands in the master is checked as everywhere', async () => {
  const master = await threeLevels()
  const path = `/products/${master.productId}/master/items/${master.items[0]!.id}`
  const change = (fields: object) => ask('PATCH', path, { revision: master.revision, ...fields })
  const refused = [
    await change({ test: true, student: true }),
    await change({ unlimited: true, endDate: '2027-01-01' }),
    await change({ startDate: '2027-02-01', endDate: '2027-01-01' }),
  ]
  expect(refused.map(({ json }) => json.details.broken[0].code)).toEqual([
    'configuration.testAndStudent',
    'configuration.endDateUnlimited',
    'configuration.startAfterEnd',
  ])
  const changed: Master = (await change({ test: true, testCount: 4, connect: true, endDate: '2027-01-01' })).json
  expect(changed.items[0]).toMatchObject({ test: true, testCount: 4, connect: true, endDate: '2027-01-01' })
  expect((await change({ connect: false })).json.code).toBe('master.changedMeanwhile')
})

test('every change of a master stands in the audit log', async () => {
  const master = await threeLevels()
  const rows = await portal.database.db
    .selectFrom('auditLog')
    .select('operation')
    .where('recordKind', '=', 'master')
    .where('recordId', '=', master.productId)
    .execute()
  expect(rows.map(({ operation }) => operation)).toEqual(['createMaster', ...Array(3).fill('addMasterItems')])
})

test('another version of a product has its texts, pictures and master, and begins locked', async () => {
  const id = await portal.given.productId('WW-NW-20')
  await portal.query(
    `UPDATE products SET teaser_de = 'Übertragen', buy_link = 'https://shop.example/nw' WHERE id = $1`,
    [id],
  )
  const made = await portal.ask('administrator', createProductVersion, { params: { id }, body: { version: 77 } })
  expect(made).toMatchObject({
    code: 'WW-NW-77',
    version: 77,
    teaserDe: 'Übertragen',
    buyLink: 'https://shop.example/nw',
    unlocked: false,
    hasMaster: true,
  })
  const before = await portal.ask('administrator', readProduct, { params: { id } })
  expect([made.imageId, made.titleEn]).toEqual([before.imageId, before.titleEn])
  const namesOf = async (productId: string) =>
    (await portal.ask('administrator', readMaster, { params: { id: productId } })).items.map(({ licName }) => licName)
  expect(await namesOf(made.id)).toEqual(await namesOf(id))
  // Once: the second click finds the code taken.
  const again = await portal.call('administrator', 'POST', `/products/${id}/versions`, { version: 77 })
  expect(again.json.code).toBe('products.errorCreateProduct')
})
