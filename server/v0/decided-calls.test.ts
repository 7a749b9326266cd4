import { expect, test } from 'vitest'
import { listCloudStacks } from '#contract/cloud.ts'
import { readHolding } from '#contract/holdings.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  // What it answers is said by the expectations.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  return { status: answer.statusCode, ...(isJson ? answer.json<{ data: any; Message: string }>() : {}) }
}

test('a licence asked for five times at once is issued once; after a change it is another', async () => {
  const { id } = await portal.given.host()
  const issue = () => v0('POST', '/issuelicence', { HostID: id })
  const five = await Promise.all(Array.from({ length: 5 }, issue))
  expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(five.map(({ data }) => data.Serial)).size).toBe(1)
  expect((await issue()).data.Serial).toBe(five[0]!.data.Serial)
  expect((await v0('POST', '/updateconfigurationlicence', { ID: id, Port: 28_070 })).status).toBe(200)
  const next = await issue()
  expect([next.status, next.data.Serial === five[0]!.data.Serial]).toEqual([200, false])
  await portal.query("UPDATE licences SET issued_at = issued_at - interval '61 seconds' WHERE host_id = $1", [id])
  expect((await issue()).data.Serial).not.toBe(next.data.Serial)
})

test('a licence file is that of the product that is named', async () => {
  const host = await portal.given.host()
  await portal.given.licence(host.id)
  const { product } = await portal.ask('administrator', readHolding, { params: { id: host.holdingId } })
  expect((await v0('GET', `/licencefile?hostID=${host.id}&productID=${product.id}`)).status).toBe(200)
  const other = ((await v0('GET', '/products')).data as { ID: string }[]).find(
    ({ ID }) => ID.toLowerCase() !== product.id,
  )!
  expect((await v0('GET', `/licencefile?hostID=${host.id}&productID=${other.ID}`)).status).toBe(404)
})

test('an event past midnight ends on the next day', async () => {
  const [stack] = (await portal.ask('administrator', listCloudStacks)).items
  const event = {
    Name: 'Nachtschulung',
    UserCount: 2,
    Fleet: stack!.id,
    Date: '2031-03-31',
    StartTime: '2031-03-31T22:00',
  }
  const { data: id } = await v0('POST', '/createevent', { ...event, EndTime: '2031-04-01T02:00' })
  const row = ((await v0('GET', '/events')).data as { ID: string }[]).find(({ ID }) => ID === id)
  expect(row).toMatchObject({
    Date: '2031-03-31T00:00:00',
    StartTime: '2031-03-31T22:00:00',
    EndTime: '2031-04-01T02:00:00',
  })
})

test('a module is found, changed and deleted on its own level alone', async () => {
  const { data: id } = await v0('POST', '/createproductlevel2', { Name: 'Probe', LicName: 'PROBE-2' })
  expect((await v0('GET', `/productlevel1byid?id=${id}`)).status).toBe(404)
  expect((await v0('POST', '/updateproductlevel3', { ID: id, Name: 'Anders' })).status).toBe(404)
  expect((await v0('DELETE', `/deleteproductlevel1?id=${id}`)).status).toBe(404)
  expect((await v0('GET', `/productlevel2byid?id=${id}`)).data).toMatchObject([{ Name: 'Probe' }])
  expect((await v0('DELETE', `/deleteproductlevel2?id=${id}`)).status).toBe(200)
})

test('every documented property has a value', async () => {
  const keys = [
    'aws_user_keys',
    'aws_test_user_keys',
    'reset_time_edit_aws_users_weeks',
    'kosten_pro_stunde_nutzungszeit',
    'kosten_pro_login_monat',
    'serverkosten_pro_monat',
  ]
  expect(((await v0('GET', '/basicproperties')).data as { Key: string }[]).map(({ Key }) => Key)).toEqual(keys)
  expect((await v0('GET', '/basicproperty?key=reset_time_edit_aws_users_weeks')).data.Value).toBe('4')
})

test('a product that was created is unlocked and given', async () => {
  const product = { Name: 'Probe', LicName: 'Probe', Title: 'Probe', TitleEN: 'Probe', Version: 32, Code: 'PROBE-32' }
  const { data: ProductID } = await v0('POST', '/createproduct', product)
  expect((await v0('POST', '/createproducthasconfiguration', { ProductID, Master: true })).status).toBe(200)
  const { id: CompanyID } = await portal.given.company()
  const give = () => v0('POST', '/createcompanyhasproduct', { CompanyID, ProductID })
  expect((await give()).status).toBe(400)
  expect((await v0('POST', '/updateproduct', { ID: ProductID, Unlocked: true })).data).toMatchObject({ Unlocked: true })
  expect((await give()).status).toBe(200)
})

test('a product that an old program changes keeps its format, grace and notice', async () => {
  const product = {
    Name: 'Kulanz',
    LicName: 'Kulanz',
    Title: 'Kulanz',
    TitleEN: 'Grace',
    Version: 33,
    Code: 'KULANZ-33',
  }
  const { data: ProductID } = await v0('POST', '/createproduct', product)
  const path = `/products/${ProductID.toLowerCase()}`
  const { modifiedAt } = (await portal.call('administrator', 'GET', path)).json
  const terms = { licenceFormat: 3, graceDays: 14, warnDays: 30 }
  expect((await portal.call('administrator', 'PATCH', path, { ...terms, modifiedAt })).status).toBe(200)
  expect((await v0('POST', '/updateproduct', { ID: ProductID, Title: 'Kulanz neu' })).status).toBe(200)
  expect((await portal.call('administrator', 'GET', path)).json).toMatchObject({ ...terms, titleDe: 'Kulanz neu' })
})

test('words the portal does not know are refused, not taken for none', async () => {
  const contact = { FirstName: 'Uta', LastName: 'Wort', Email: 'uta@wort.example' }
  for (const wrong of [{ Salutation: 'Dr.' }, { Salutation: 'Xx' }, { Gender: 'foo' }])
    expect((await v0('POST', '/create', { ...contact, ...wrong })).status).toBe(400)
  const made = await v0('POST', '/create', { ...contact, Salutation: 'Ms.', Gender: 'weiblich' })
  expect(made.status).toBe(200)
  expect((await v0('GET', `/contact?id=${made.data}`)).data).toMatchObject({ Salutation: 'Frau', Gender: 'weiblich' })
})

test('a configuration begins for a person as well', async () => {
  const { id } = await portal.given.contact()
  const { data } = await v0('POST', '/createconfiguration', { Info: 'Privat', ContactID: id, Created: '2020-01-01' })
  const read = (await v0('GET', `/configuration?id=${data}`)).data
  expect(read).toMatchObject({ ContactID: id.toUpperCase(), CompanyID: 'NULL', Info: 'Privat' })
  expect(read.Created).not.toMatch(/^2020/)
})
