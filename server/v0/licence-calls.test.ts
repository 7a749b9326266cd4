import { expect, test } from 'vitest'
import type { Holding } from '#contract/holdings.ts'
import type { Host } from '#contract/hosts.ts'
import { testPortal } from '../testing/portal.ts'
import { companyInput, hostInput } from '../testing/samples.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: never; Message: string }>() }
}
let number = 47_000

/** Two seats of Wellenwerk Netzwerk 20 for a company of its own. */
async function newHolding(): Promise<Holding> {
  const company = await portal.call('licenser', 'POST', '/companies', companyInput(number++, 'Altprogramm GmbH'))
  const path = `/companies/${company.json.id}`
  const { items } = (await portal.call('licenser', 'GET', `${path}/assignable-products`)).json
  const { id: productId } = items.find(({ code }: { code: string }) => code === 'WW-NW-20')
  const wish = { productId, count: 2, end: 'unlimited' }
  return (await portal.call('administrator', 'POST', `${path}/products`, wish)).json
}
const newHost = async ({ id }: Holding, changes: object): Promise<Host> =>
  (await portal.call('licenser', 'POST', `/holdings/${id}/hosts`, { ...hostInput, ...changes })).json
const update = (body: object) => v0('POST', '/updateconfigurationlicence', body)

test('a way of binding that is told to be off leaves the one alone that is on', async () => {
  const { id } = await newHost(await newHolding(), { binding: 'mac' })
  const kept = await update({ ID: id, Triade: false, Unbound: 'false', Comment: 'neu' })
  expect([kept.status, kept.data]).toMatchObject([200, { IsMacAddress: true, Unbound: false, Comment: 'neu' }])
  expect((await update({ ID: id, IsMacAddress: false, IsPcName: true })).data).toMatchObject({ IsPcName: true })
  const none = { IsMacAddress: false, IsPcName: false, IsMacAddressAndPcName: false, Triade: false, Unbound: false }
  expect((await update({ ID: id, ...none })).data).toMatchObject({ Unbound: true })
})

test('what a host file says is the same after it was read and written back, a semicolon in the name included', async () => {
  const holding = await newHolding()
  for (const names of [
    { companyNameShort: 'Werk; Nord', firstName: '', lastName: '' },
    { companyNameShort: 'Werk; Nord', firstName: 'Änne', lastName: 'Größl' },
    { companyNameShort: 'Werk', firstName: 'Änne', lastName: '' },
  ]) {
    const { id } = await newHost(holding, names)
    const read = (await v0('GET', `/configurationlicence?hostID=${id}`)).data[0] as object
    expect((await update(read)).status).toBe(200)
    expect((await portal.call('administrator', 'GET', `/hosts/${id}`)).json).toMatchObject(names)
  }
})

test('a template without a number of seats says 9999, as everything uncounted does', async () => {
  const { product, configuration } = await newHolding()
  const { items, ...labels } = (await portal.call('administrator', 'GET', `/configurations/${configuration!.id}`)).json
  for (const item of items) if (item.count.kind === 'counted') item.count = { kind: 'uncounted' }
  const holding = await newHolding()
  const saved = await portal.call('administrator', 'POST', `/holdings/${holding.id}/configurations`, {
    basedOn: holding.configuration!.id,
    name: labels.name,
    description: labels.description,
    items,
  })
  expect([saved.status, saved.json.code]).toEqual([201, undefined])
  const template = { ProductID: product.id, ConfigurationID: saved.json.configuration.id, Name: 'Campus' }
  expect((await v0('POST', '/createtemplate', template)).status).toBe(200)
  const templates = (await v0('GET', `/templatesbyproductconfiguration?productID=${product.id}`)).data as object[]
  expect(templates).toContainEqual(expect.objectContaining({ Info: 'Campus', Count: 9999 }))
})
