import { expect, test } from 'vitest'
import { changeHolding, listCompanyHoldings, readHolding, readProductUse } from '#contract/holdings.ts'
import { passASecond } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

const companyId = async (customerNumber: string): Promise<string> => await portal.given.companyId(customerNumber)

test('the products of a company come with picture, titles, note, state and current configuration', async () => {
  const { items } = await portal.ask('licenser', listCompanyHoldings, { params: { id: await companyId('10023') } })
  expect(items.map((item) => item.product.code)).toEqual(['WW-NW-20', 'WW-NW-19'])
  const [first] = items
  expect(first).toMatchObject({
    holder: { kind: 'company', customerNumber: '10023', name: 'Müller & Söhne Antriebstechnik GmbH', language: 'de' },
    product: { titleDe: 'Wellenwerk Netzwerk', subtitleEn: 'Shared licences for whole departments', version: 20 },
    disabled: false,
  })
  expect(first!.product.imageId).toBeTruthy()
  expect(first!.configuration!.name).toBeTruthy()
  expect(first!.licences).toBeGreaterThanOrEqual(0)
  expect(await portal.ask('licenser', readHolding, { params: { id: first!.id } })).toEqual(first)
})

test('customers see the products of their own company and no others', async () => {
  const [own, other] = [await companyId('10023'), await companyId('10147')]
  const list = await portal.ask('customer', listCompanyHoldings, { params: { id: own } })
  expect(list.items).toHaveLength(2)
  const foreign = await portal.call('customer2', 'GET', `/companies/${own}/products`)
  expect([foreign.status, foreign.json.code]).toEqual([404, 'companies.notFound'])
  expect((await portal.call('customer', 'GET', `/companies/${other}/products`)).status).toBe(404)
  const { id } = list.items[0]!
  expect((await portal.call('customer', 'GET', `/holdings/${id}`)).status).toBe(200)
  const hidden = await portal.call('customer2', 'GET', `/holdings/${id}`)
  expect([hidden.status, hidden.json.code]).toEqual([404, 'holdings.notFound'])
  for (const who of ['user', 'student'] as const) {
    expect((await portal.call(who, 'GET', `/companies/${own}/products`)).status).toBe(403)
    expect((await portal.call(who, 'GET', `/holdings/${id}`)).status).toBe(404)
  }
  expect((await portal.call(null, 'GET', `/holdings/${id}`)).status).toBe(401)
})

test('what customers hold of a product is counted, with those it was given to last', async () => {
  const { items } = await portal.ask('administrator', listCompanyHoldings, { params: { id: await companyId('10023') } })
  const { product } = items[0]!
  const { latest, ...counts } = await portal.ask('administrator', readProductUse, { params: { id: product.id } })
  const rows = await portal.query(
    'SELECT id, company_id, contact_id FROM holdings WHERE product_id = $1 ORDER BY created_at DESC, id',
    [product.id],
  )
  const people = rows.filter((row) => row.contact_id !== null).length
  expect(counts).toEqual({ companies: rows.length - people, people })
  expect(latest.map((one) => [one.id, one.holder.id])).toEqual(
    rows.slice(0, 10).map((row) => [row.id, row.company_id ?? row.contact_id]),
  )
})

test('note and state change, by administrators only, and not over somebody else’s change', async () => {
  const [{ id, modifiedAt, note }] = (
    await portal.call('licenser', 'GET', `/companies/${await companyId('10311')}/products`)
  ).json.items
  const path = `/holdings/${id}`
  for (const who of ['licenser', 'customer'] as const)
    expect((await portal.call(who, 'PATCH', path, { note: 'x' })).status).toBe(403)
  const changed = await portal.ask('administrator', changeHolding, {
    params: { id },
    body: { note: 'Neu\nzweite Zeile', modifiedAt },
  })
  expect(changed).toMatchObject({ note: 'Neu\nzweite Zeile', disabled: false })
  const late = await portal.call('administrator', 'PATCH', path, { disabled: true, modifiedAt })
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  const disabled = await portal.ask('administrator', changeHolding, { params: { id }, body: { disabled: true } })
  expect(disabled).toMatchObject({ note: 'Neu\nzweite Zeile', disabled: true })
  const long = await portal.call('administrator', 'PATCH', path, { note: 'x'.repeat(256) })
  expect([long.status, long.json.field]).toEqual([400, 'note'])
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('recordId', '=', id)
    .orderBy('id')
    .execute()
  expect(audit.map((row) => row.changes)).toEqual([{ note: [note, 'Neu\nzweite Zeile'] }, { disabled: [false, true] }])
})

test('whoever does not see the note of a person’s product switches it off and leaves the note', async () => {
  const [{ id }] = await portal.query(
    "UPDATE holdings SET note = 'Kulanz bis Mai' WHERE contact_id IS NOT NULL RETURNING id",
  )
  const grant =
    "role_permissions WHERE permission_key = 'companies.list' AND role_id = (SELECT id FROM roles WHERE name = 'Administrator')"
  const [{ role_id: role }] = await portal.query(`DELETE FROM ${grant} RETURNING role_id`)
  passASecond()
  const { status, json } = await portal.call('administrator', 'PATCH', `/holdings/${id}`, { disabled: true })
  expect([status, json.note, json.disabled]).toEqual([200, '', true])
  expect(await portal.query('SELECT note, disabled FROM holdings WHERE id = $1', [id])).toEqual([
    { note: 'Kulanz bis Mai', disabled: true },
  ])
  await portal.query("INSERT INTO role_permissions (role_id, permission_key) VALUES ($1, 'companies.list')", [role])
  passASecond()
})

test('there is no holding of an unknown id', async () => {
  const none = '0198c0de-0000-7000-8000-00000000ffff'
  for (const [method, body] of [
    ['GET', undefined],
    ['PATCH', { note: '' }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await portal.call('administrator', method, `/holdings/${none}`, body)
    expect([method, answer.status, answer.json.code]).toEqual([method, 404, 'holdings.notFound'])
  }
})
