import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { listAssignableProducts } from '#contract/products.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
let number = 0
const fields = (more: object = {}) => {
  const name = `Prüfstück ${++number}`
  return { kind: 'single', version: 21, name, licName: name, titleDe: name, titleEn: `Sample ${number}`, ...more }
}
const create = async (more: object = {}) => (await ask('POST', '/products', fields(more))).json
const picture = (colour: number[], { width, height } = { width: 480, height: 360 }) => {
  const png = new PNG({ width, height })
  png.data.fill(Buffer.from(colour))
  return PNG.sync.write(png)
}
const red = picture([200, 0, 0, 255])
const blue = picture([0, 0, 200, 255])
const pixelOf = (bytes: Buffer) => [...PNG.sync.read(bytes).data.subarray(0, 3)]

test('a product is created with every field, read and changed', async () => {
  const all = {
    ...fields({ code: 'PRUEF-1', kind: 'network', version: 22, unlocked: true }),
    subtitleDe: 'U',
    subtitleEn: 'S',
    teaserDe: 'Kurz\nund gut',
    teaserEn: 'Short',
    guideDe: 'Programm: https://example.com\nDatei: Ordner Lizenzen',
    guideEn: 'Program: https://example.com',
    linkDe: 'https://wellenwerk.example/de',
    linkEn: 'https://wellenwerk.example/en',
    externalId: '4711',
    externalCode: 'PX-1',
    buyLink: 'https://shop.example/buy?id=4711',
    runtimeInDays: 14,
    licenceFormat: 3,
    graceDays: 60,
    warnDays: 30,
    startsOn: '2026-01-01',
    endsOn: '2099-12-31',
  }
  const { status, json } = await ask('POST', '/products', all)
  expect([status, json]).toMatchObject([201, { ...all, hasMaster: false, used: false, imageId: null }])
  expect((await ask('GET', `/products/${json.id}`)).json).toEqual(json)
  const changed = await ask('PATCH', `/products/${json.id}`, { teaserDe: 'Neu', modifiedAt: json.modifiedAt })
  expect(changed.json).toMatchObject({ ...all, teaserDe: 'Neu' })
  const rows = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', json.id)
    .execute()
  expect(rows.map(({ operation }) => operation)).toEqual(['createProduct', 'changeProduct'])
  expect(rows[1]!.changes).toEqual({ teaserDe: ['Kurz\nund gut', 'Neu'] })
})

test('without a code one is made of name and version; a taken one is told at its field', async () => {
  const product = await create({ name: 'Getriebe (neu) 4', version: 23 })
  expect(product.code).toBe('GETRIEBE-NEU-4-23')
  const taken = await ask('POST', '/products', fields({ code: 'GETRIEBE-NEU-4-23' }))
  expect([taken.status, taken.json]).toMatchObject([409, { code: 'products.errorCreateProduct', field: 'code' }])
  const other = await create()
  const moved = await ask('PATCH', `/products/${other.id}`, { code: 'GETRIEBE-NEU-4-23' })
  expect([moved.status, moved.json]).toMatchObject([409, { code: 'products.errorUpdateProduct', field: 'code' }])
})

test('of two who change the same product one is told, and nothing is lost', async () => {
  const { id, modifiedAt } = await create()
  const answers = await Promise.all(
    ['A', 'B'].map((teaserDe) => ask('PATCH', `/products/${id}`, { teaserDe, modifiedAt })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)!.json.code).toBe('request.conflict')
  const winner = answers.find(({ status }) => status === 200)!.json
  expect((await ask('GET', `/products/${id}`)).json.teaserDe).toBe(winner.teaserDe)
})

test.each([
  ['no name', { name: ' ' }],
  ['no licence name', { licName: '' }],
  ['no title', { titleDe: '' }],
  ['no English title', { titleEn: '' }],
  ['a script for a link', { linkDe: 'javascript:alert(1)' }],
  ['a file for a buy link', { buyLink: 'file:///etc/passwd' }],
  ['version 0', { version: 0 }],
  ['version 20.5', { version: 20.5 }],
  ['an edition nobody knows', { kind: 'gold' }],
  ['a runtime of 0 days', { runtimeInDays: 0 }],
  ['a runtime of 101 years', { runtimeInDays: 36_501 }],
  ['a format nobody writes', { licenceFormat: 1 }],
  ['a grace of 61 days', { licenceFormat: 3, graceDays: 61 }],
  ['a notice of 367 days', { licenceFormat: 3, warnDays: 367 }],
  ['a grace in format 2', { graceDays: 14 }],
  ['a notice in format 2', { licenceFormat: 2, warnDays: 30 }],
  ['31 February', { startsOn: '2026-02-31' }],
  ['an end before the start', { startsOn: '2026-02-02', endsOn: '2026-02-01' }],
  ['a teaser of 1,001 letters', { teaserEn: 'x'.repeat(1001) }],
  ['a field that is not there', { price: 1 }],
])('%s is refused', async (_, more) => {
  expect((await ask('POST', '/products', fields(more))).status).toBe(400)
})

test('an end before the start that was there is refused too', async () => {
  const { id } = await create({ startsOn: '2026-02-02' })
  const { status, json } = await ask('PATCH', `/products/${id}`, { endsOn: '2026-02-01' })
  expect([status, json]).toMatchObject([422, { code: 'products.endsBeforeStart', field: 'endsOn' }])
})

test('a code that is left out is made from the name, in plain letters', async () => {
  const { code } = await create({ code: '', name: 'Prüfgerät für Café', version: 34 })
  expect(code).toBe('PRUEFGERAET-FUER-CAFE-34')
})

test('grace and notice need format 3, whichever of them changes', async () => {
  const { id, licenceFormat, graceDays, warnDays } = await create()
  expect([licenceFormat, graceDays, warnDays]).toEqual([2, 0, 0])
  const change = (body: object) => ask('PATCH', `/products/${id}`, body)
  const grace = await change({ graceDays: 14 })
  expect([grace.status, grace.json]).toMatchObject([422, { code: 'products.needsFormat3', field: 'graceDays' }])
  const set = await change({ licenceFormat: 3, graceDays: 14, warnDays: 30 })
  expect([set.status, set.json]).toMatchObject([200, { licenceFormat: 3, graceDays: 14, warnDays: 30 }])
  expect((await change({ licenceFormat: 2, graceDays: 0 })).json).toMatchObject({ field: 'warnDays' })
  expect((await change({ licenceFormat: 2, graceDays: 0, warnDays: 0 })).status).toBe(200)
})

test('the catalogue is searched, filtered, sorted and paged', async () => {
  const codes = async (query: string) =>
    (await ask('GET', `/catalogue?pageSize=50&${query}`)).json.items.map((one: { code: string }) => one.code)
  await create({ code: 'SUCHE-1', name: 'Suchstück', titleDe: 'Übersetzung für Müßige', version: 97 })
  expect(await codes('search=uebersetzung muessige')).toEqual(['SUCHE-1'])
  expect(await codes('search=ÜBERSETZUNG')).toEqual(['SUCHE-1'])
  expect(await codes('search=ubersetzumg')).toEqual(['SUCHE-1'])
  expect(await codes('version=97')).toEqual(['SUCHE-1'])
  expect(await codes('kind=student')).toEqual(['WW-ST-24', 'WW-ST-22'])
  expect(await codes('lock=locked&version=18&sort=code')).toEqual(['WW-EP-18', 'WW-NW-18'])
  expect(await codes('lock=unlocked&version=18')).toEqual(['WW-ST-22'])
  expect((await codes('sort=-version'))[0]).toBe('SUCHE-1')
  const page = (await ask('GET', '/catalogue?pageSize=5&page=2')).json
  expect([page.items.length, page.total > 9]).toEqual([5, true])
  expect((await ask('GET', '/catalogue/versions')).json.versions.slice(-3)).toEqual([20, 19, 18])
  expect((await ask('GET', '/catalogue?version=x')).status).toBe(400)
})

test('a product is offered between its days only, and given to nobody while locked', async () => {
  const company = await portal.given.companyId('10147')
  const over = await create({ unlocked: true, endsOn: '2026-01-01' })
  await ask('POST', `/products/${over.id}/master`, { copyOf: null })
  const give = () => portal.call('licenser', 'POST', `/companies/${company}/products`, { productId: over.id })
  expect((await give()).json.code).toBe('products.notOffered')
  const offered = async () =>
    (await portal.ask('licenser', listAssignableProducts, { params: { id: company } })).items.some(
      ({ id }) => id === over.id,
    )
  expect(await offered()).toBe(false)
  await ask('PATCH', `/products/${over.id}`, { endsOn: null, unlocked: false })
  expect((await give()).json.code).toBe('products.locked')
  await ask('PATCH', `/products/${over.id}`, { unlocked: true })
  expect(await offered()).toBe(true)
  expect((await give()).status).toBe(201)
  const fixed = await ask('PATCH', `/products/${over.id}`, { version: 24 })
  expect([fixed.status, fixed.json]).toMatchObject([409, { code: 'products.kindOrVersionFixed', field: 'version' }])
  expect((await ask('DELETE', `/products/${over.id}`)).json.code).toBe('products.inUse')
})

test('a product somebody ordered stays, though nobody has it', async () => {
  const { id } = await create()
  await portal.query(
    `INSERT INTO orders (id, product_id, shop, price_cents, tax_cents, tax_percent, product_code, state)
     VALUES (gen_random_uuid(), $1, 'manual', 1900, 303, 19, 'X', 'paid')`,
    [id],
  )
  expect((await ask('GET', `/products/${id}`)).json.used).toBe(true)
  const { status, json } = await ask('DELETE', `/products/${id}`)
  expect([status, json.code]).toEqual([409, 'products.inUse'])
})

test('a product nobody has is deleted with its master and pictures', async () => {
  const { id } = await create()
  const { configurationId } = (await ask('POST', `/products/${id}/master`, { copyOf: null })).json
  const { imageId } = (await ask('PUT', `/products/${id}/pictures/de`, red)).json
  expect((await ask('DELETE', `/products/${id}`)).status).toBe(204)
  const { db } = portal.database
  expect(await db.selectFrom('configurations').select('id').where('id', '=', configurationId).execute()).toEqual([])
  expect(await db.selectFrom('files').select('id').where('id', '=', imageId).execute()).toEqual([])
  expect((await ask('GET', `/products/${id}`)).json.code).toBe('products.notFound')
})

test('a product has a German and an English picture; English falls back to German', async () => {
  const { id } = await create()
  const read = (language: string) => portal.call(null, 'GET', `/products/${id}/picture?language=${language}`)
  expect((await read('de')).status).toBe(404)
  await ask('PUT', `/products/${id}/pictures/de`, red)
  const picture = await read('en')
  expect([pixelOf(picture.bytes), picture.headers['cache-control']]).toEqual([
    [200, 0, 0],
    expect.stringContaining('max-age=300'),
  ])
  const both = (await ask('PUT', `/products/${id}/pictures/en`, blue)).json
  expect(pixelOf((await read('en')).bytes)).toEqual([0, 0, 200])
  expect(pixelOf((await read('de')).bytes)).toEqual([200, 0, 0])
  const without = (await ask('DELETE', `/products/${id}/pictures/de`)).json
  expect([without.imageId, without.imageEnId]).toEqual([null, both.imageEnId])
  expect((await read('de')).json.code).toBe('products.noPicture')
})

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture of another size', picture([0, 0, 0, 255], { width: 200, height: 200 })],
  ['a picture with something behind it', Buffer.concat([red, Buffer.from('PK')])],
])('%s is no picture of a product', async (_, bytes) => {
  const { id } = await create()
  const { status, json } = await ask('PUT', `/products/${id}/pictures/de`, bytes)
  expect([status, json.code]).toEqual([422, 'products.errorUploadImage'])
})

test('a module is created, pictured, renamed and deleted', async () => {
  const input = { level: 1, name: 'Kupplungen', licName: 'KUPPLUNG', licNameParent: 'E' }
  const module = (await ask('POST', '/modules', input)).json
  expect(module).toMatchObject({ ...input, imageId: null, inMasters: 0, inConfigurations: 0 })
  expect((await ask('POST', '/modules', input)).json).toMatchObject({ code: 'modules.taken', field: 'licName' })
  const pictured = (await ask('PUT', `/modules/${module.id}/picture`, red)).json
  expect(pixelOf((await portal.call(null, 'GET', `/modules/${module.id}/picture`)).bytes)).toEqual([200, 0, 0])
  const renamed = await ask('PATCH', `/modules/${module.id}`, { licName: 'KUPP', modifiedAt: pictured.modifiedAt })
  expect(renamed.json).toMatchObject({ licName: 'KUPP', licNameParent: 'E' })
  const late = await ask('PATCH', `/modules/${module.id}`, { licName: 'K', modifiedAt: pictured.modifiedAt })
  expect(late.json.code).toBe('request.conflict')
  expect((await ask('DELETE', `/modules/${module.id}/picture`)).json.imageId).toBeNull()
  expect((await ask('DELETE', `/modules/${module.id}`)).status).toBe(204)
  expect((await ask('GET', `/modules/${module.id}`)).json.code).toBe('modules.notFound')
})

test('a module companies have keeps its licence name and is not deleted', async () => {
  const modules = (await ask('GET', '/modules?level=1')).json.items
  const { id } = modules.find(({ licName }: { licName: string }) => licName === 'E')
  const refused = await ask('PATCH', `/modules/${id}`, { licName: 'EX' })
  expect([refused.status, refused.json]).toMatchObject([409, { code: 'modules.licNameFixed', field: 'licName' }])
  expect((await ask('PATCH', `/modules/${id}`, { name: 'Explorer 2' })).json.name).toBe('Explorer 2')
  expect((await ask('DELETE', `/modules/${id}`)).json.code).toBe('modules.inUse')
})

test('below level one there is neither a parent nor a picture', async () => {
  const input = { level: 2, name: 'Tellerfeder', licName: 'TELLER-2' }
  const parent = await ask('POST', '/modules', { ...input, licNameParent: 'E' })
  expect([parent.status, parent.json.code]).toEqual([422, 'modules.parentOnLevelOne'])
  const module = (await ask('POST', '/modules', input)).json
  const pictured = await ask('PUT', `/modules/${module.id}/picture`, red)
  expect([pictured.status, pictured.json.code]).toEqual([422, 'modules.pictureOnLevelOne'])
})

test('a product that becomes one for companies is none people pay for, until it is one for people again', async () => {
  const { id } = await create({ kind: 'student' })
  const terms = {
    priceCents: 4900,
    taxPercent: 19,
    shopCode: 'S',
    licenceMonths: 24,
    port: 28_064,
    proofNeeded: true,
    payFirst: false,
    yearlyProof: false,
    hostBound: false,
    machines: 1,
    successorId: null,
    comparison: [],
  }
  expect((await ask('PUT', `/products/${id}/student-terms`, terms)).status).toBe(200)
  const offered = async () => {
    const { items } = (await ask('GET', '/payable-products')).json
    return [
      items.some((one: { id: string }) => one.id === id),
      (await ask('GET', `/products/${id}/student-terms`)).json,
    ]
  }
  expect(await offered()).toMatchObject([true, terms])
  expect((await ask('PATCH', `/products/${id}`, { kind: 'network' })).status).toBe(200)
  expect(await offered()).toEqual([false, null])
  expect((await ask('PATCH', `/products/${id}`, { kind: 'student' })).status).toBe(200)
  expect(await offered()).toMatchObject([true, terms])
})
