import { beforeAll, expect, test } from 'vitest'
import type { Holding } from '#contract/holdings.ts'
import { readLicence } from '#licence/read-licence.ts'
import { fileOf, issueFor, newHost } from './domains/licences/fixtures.ts'
import { factorsOf } from './testing/factors.ts'
import { otherRequest } from './testing/licence-requests.ts'
import { testPortal, type Who } from './testing/portal.ts'

// Persons hold products as companies do: configurations, hosts, licences, ledger, moves, campaigns and passports.
const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)
const call: typeof portal.call = (...request) => portal.call(...request)

const contactOf = async (email: string): Promise<string> =>
  (await portal.query('SELECT id FROM contacts WHERE email = $1', [email]))[0].id
const productOf = async (code: string): Promise<string> =>
  (await portal.query('UPDATE products SET unlocked = true WHERE code = $1 RETURNING id', [code]))[0].id
const newPerson = async (email: string): Promise<string> => {
  const person = { salutation: 'Frau', title: '', firstName: 'Ida', lastName: 'Wellen', gender: '', phone: '', email }
  const rest = { department: '', position: '', mainContact: false, country: 'DE', language: 'de', companyId: null }
  const answer = await call('licenser', 'POST', '/contacts', { ...person, ...rest })
  expect([answer.status, answer.json.code]).toEqual([201, undefined])
  return answer.json.id
}
const give = (contactId: string, productId: string, more: object = {}, who: Who = 'licenser') =>
  call(who, 'POST', `/contacts/${contactId}/products`, { productId, ...more })
const given = async (contactId: string, code = 'WW-EP-20'): Promise<Holding> => {
  const answer = await give(contactId, await productOf(code), { count: 1, end: 'unlimited' }, 'administrator')
  expect([answer.status, answer.json.code]).toEqual([201, undefined])
  return answer.json
}
const productsOf = async (who: Who, contactId: string) =>
  (await call(who, 'GET', `/contacts/${contactId}/products`)).json.items as Holding[]

let user: string
let student: string
beforeAll(async () => {
  user = await contactOf('user@wellenwerk.example')
  student = await contactOf('student@wellenwerk.example')
})

test('a person is given a product, sees it, and nobody else but staff does', async () => {
  const holding = await given(user)
  expect(holding).toMatchObject({
    holder: { kind: 'contact', id: user, customerNumber: '', language: 'de' },
    product: { code: 'WW-EP-20' },
    configuration: { name: 'Wellenwerk Einzelplatz 20' },
    licences: 0,
  })
  expect((await give(user, holding.product.id)).json.code).toBe('holdings.taken')
  for (const who of ['user', 'licenser', 'administrator'] as const) {
    expect((await productsOf(who, user)).map(({ id }) => id)).toEqual([holding.id])
    expect((await call(who, 'GET', `/holdings/${holding.id}`)).status).toBe(200)
    expect((await call(who, 'GET', `/holdings/${holding.id}/passport`)).json).toMatchObject({ holder: { id: user } })
  }
  expect((await call('user', 'GET', '/my-products')).json.items).toMatchObject([{ id: holding.id }])
  for (const who of ['student', 'customer'] as const) {
    expect((await call(who, 'GET', `/contacts/${user}/products`)).status).toBe(404)
    expect((await call(who, 'GET', `/holdings/${holding.id}`)).json.code).toBe('holdings.notFound')
    expect((await call(who, 'GET', `/holdings/${holding.id}/passport`)).status).toBe(404)
  }
  expect((await give(user, holding.product.id, {}, 'user')).status).toBe(403)
})

test('companies and persons are given different editions; a product without a master is given without a configuration', async () => {
  const offered = (await call('licenser', 'GET', `/contacts/${user}/assignable-products`)).json.items
  expect(new Set(offered.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['single', 'student', 'textbook']))
  const network = await give(user, await productOf('WW-NW-20'))
  expect([network.status, network.json.code]).toEqual([409, 'products.notAssignable'])
  const textbook = offered.find(({ kind }: { kind: string }) => kind === 'textbook')
  await portal.query("DELETE FROM product_configurations WHERE product_id = $1 AND kind = 'master'", [textbook.id])
  const answer = await give(user, textbook.id)
  expect([answer.status, answer.json.configuration]).toEqual([201, null])
  const [company] = await portal.query("SELECT id FROM companies WHERE customer_number = '10147'")
  const wrong = await call('licenser', 'POST', `/companies/${company.id}/products`, { productId: textbook.id })
  expect(wrong.json.code).toBe('products.notAssignable')
  expect((await call('licenser', 'DELETE', `/holdings/${answer.json.id}`)).status).toBe(204)
  expect((await productsOf('user', user)).map(({ id }) => id)).not.toContain(answer.json.id)
})

test('a configuration is saved for a person, listed as theirs, and belongs to nobody else', async () => {
  const person = await newPerson('ida.saves@wellen.example')
  const holding = await given(person)
  const list = (await call('licenser', 'GET', `/contacts/${person}/configurations`)).json.items
  expect(list).toMatchObject([{ id: holding.configuration!.id, products: [{ holdingId: holding.id, active: true }] }])
  const read = await call('administrator', 'GET', `/configurations/${holding.configuration!.id}`)
  expect(read.json).toMatchObject({ kind: 'held', holder: { kind: 'contact', id: person } })
  const { items } = read.json
  const saving = { basedOn: holding.configuration!.id, name: 'Zweite', description: 'Fassung', items }
  const saved = await call('administrator', 'POST', `/holdings/${holding.id}/configurations`, saving)
  expect(saved.json.configuration).toMatchObject({ name: 'Zweite', holder: { id: person } })
  const other = await newPerson('ida.other@wellen.example')
  const stolen = await give(other, holding.product.id, { configurationId: saved.json.configuration.id })
  expect(stolen.json.code).toBe('configurations.notFound')
})

test('a licence names the person, stands in the ledger, is fetched by its holder, moves and is taken along by a merge', async () => {
  const own = (await productsOf('user', user))[0]!
  const host = await newHost(portal, own, { companyNameShort: '', customerNumber: '' })
  const licence = await issueFor(portal, host.id)
  const read = readLicence((await fileOf(portal, licence.id)).bytes)
  const [{ name }] = await portal.query(
    `SELECT concat_ws(' ', first_name, last_name) AS name FROM contacts WHERE id = $1`,
    [user],
  )
  expect(read).toMatchObject({ ok: true, licence: { agreement: '', licensee: name, type: 'single' } })
  expect(licence.fileName).toBe('Wellenwerk_Einzelplatz_20.lic')
  expect(
    await portal.query('SELECT count(*)::int AS n FROM ledger_entries WHERE serial = $1', [licence.serial]),
  ).toEqual([{ n: 1 }])
  const fetched = await call('user', 'POST', `/holdings/${own.id}/licence-downloads`, { fileId: licence.id })
  expect([fetched.status, fetched.bytes.toString()]).toEqual([200, (await fileOf(portal, licence.id)).bytes.toString()])
  const foreign = await call('student', 'POST', `/holdings/${own.id}/licence-downloads`, { fileId: licence.id })
  expect(foreign.json.code).toBe('holdings.notFound')
  await call('administrator', 'PUT', `/products/${own.product.id}/move-policy`, {
    moves: 5,
    months: 12,
    coolingDays: 0,
    staffFirst: false,
    bridgeDays: 0,
  })
  const file = { name: 'neu.id', content: otherRequest({ machines: [{ name: 'NEU-01', mac: '001B44113AC9' }] }) }
  const moved = await call('user', 'POST', `/hosts/${host.id}/moves`, { file })
  expect([moved.status, moved.json.holder]).toMatchObject([201, { kind: 'contact', id: user }])
  expect((await call('user', 'GET', `/holdings/${own.id}/moves`)).json.items).toHaveLength(1)
  const refused = await call('licenser', 'DELETE', `/holdings/${own.id}`)
  expect(refused.json.code).toBe('holdings.hasLicences')
  const gone = await call('administrator', 'DELETE', `/contacts/${user}`)
  expect([gone.status, gone.json.code]).toEqual([409, 'contacts.hasLicences'])
})

test('two persons with the same product are merged and parted again, licences with them', async () => {
  const [one, two] = [await newPerson('ida.one@wellen.example'), await newPerson('ida.two@wellen.example')]
  const [kept, folded] = [await given(one), await given(two)]
  const host = await newHost(portal, folded, { companyNameShort: '' })
  await issueFor(portal, host.id)
  const preview = (await call('administrator', 'GET', `/merge-preview?kind=contact&remaining=${one}&removed=${two}`))
    .json
  expect(preview.conflicts).toContainEqual(expect.objectContaining({ code: 'sameProduct', blocking: false }))
  expect(preview.moves).toContainEqual({ what: 'licences', count: 1 })
  const merged = await call('administrator', 'POST', '/merges', {
    kind: 'contact',
    remainingId: one,
    removedId: two,
    version: preview.version,
    take: [],
  })
  expect([merged.status, merged.json.code]).toEqual([201, undefined])
  expect((await productsOf('licenser', one)).map(({ id, licences }) => [id, licences])).toEqual([[kept.id, 1]])
  const undone = await call('administrator', 'POST', `/merges/${merged.json.id}/undo`)
  expect([undone.status, undone.json.stayed]).toEqual([201, []])
  expect((await productsOf('licenser', two)).map(({ id, licences }) => [id, licences])).toEqual([[folded.id, 1]])
})

test('a campaign for persons changes theirs and no company’s', async () => {
  const person = await newPerson('ida.campaign@wellen.example')
  const holding = await given(person)
  const wish = { name: 'Personen', filter: { holder: 'contact' }, change: { kind: 'setEnd', end: '2031-12-31' } }
  const { id } = (await call('administrator', 'POST', '/campaigns', wish)).json
  const rows = () => portal.query('SELECT holding_id AS id, result FROM campaign_rows WHERE campaign_id = $1', [id])
  await expect.poll(async () => (await call('administrator', 'GET', `/campaigns/${id}`)).json.state).toBe('checked')
  const list = (await call('administrator', 'GET', `/campaigns/${id}/rows?search=Wellen`)).json.items
  expect(list.map(({ holdingId }: { holdingId: string }) => holdingId)).toContain(holding.id)
  expect(
    await portal.query('SELECT count(*)::int AS n FROM holdings WHERE id = ANY($1) AND company_id IS NOT NULL', [
      (await rows()).map((row) => row.id),
    ]),
  ).toEqual([{ n: 0 }])
  expect((await call('administrator', 'POST', `/campaigns/${id}/start`)).status).toBe(201)
  await expect.poll(async () => (await call('administrator', 'GET', `/campaigns/${id}`)).json.state).toBe('done')
  expect((await rows()).find((row) => row.id === holding.id)).toMatchObject({ result: 'changed' })
})

test('what somebody holds is among their data; erased, what has licences stays, disabled, and the rest goes', async () => {
  const data = JSON.parse((await call('student', 'GET', '/profile/data')).bytes.toString())
  expect(data.products).toMatchObject([{ titleDe: expect.any(String) }])
  const single = await given(student)
  const host = await newHost(portal, single, { companyNameShort: '' })
  await issueFor(portal, host.id)
  expect(await productsOf('student', student)).toHaveLength(2)
  const person = await confirmed(await visit('student'))
  expect((await person.call('POST', '/profile/erasure')).status).toBe(204)
  await expect
    .poll(() => portal.query('SELECT id, disabled FROM holdings WHERE contact_id = $1', [student]))
    .toEqual([{ id: single.id, disabled: true }])
})
