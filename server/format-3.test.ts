import { expect, test } from 'vitest'
import type { Campaign } from '#contract/campaigns.ts'
import { changeProduct, readProduct } from '#contract/catalogue.ts'
import { listCompanies } from '#contract/companies.ts'
import { listExpiring } from '#contract/expiring.ts'
import { listHosts } from '#contract/hosts.ts'
import { readPassport } from '#contract/passports.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { readLicence } from '#licence/read-licence.ts'
import { verifyLicence } from '#licence/verify.ts'
import { fileOf, newHolding, newHost, publishedKeys } from './domains/licences/fixtures.ts'
import { keywerk } from '../client/src/client.ts'
import { demoPassword } from '../demo/accounts.ts'
import { otherRequest } from './testing/licence-requests.ts'
import { testPortal } from './testing/portal.ts'
import { until } from './testing/until.ts'

// A product's program reads format 3 from some day on: from then on every way of issuing writes it, and what was issued
// before stays as it is.
const portal = testPortal()
const call: typeof portal.call = (...given) => portal.call(...given)

async function upgraded(productId: string, changes: object = {}) {
  const { modifiedAt } = await portal.ask('administrator', readProduct, { params: { id: productId } })
  const body = { licenceFormat: 3, graceDays: 14, warnDays: 30, ...changes, modifiedAt } as const
  return portal.ask('administrator', changeProduct, { params: { id: productId }, body })
}

async function said(licenceId: string) {
  const { bytes } = await fileOf(portal, licenceId)
  const read = readLicence(bytes)
  if (!read.ok) throw new Error(read.code)
  const { format, graceDays, warnDays } = read.licence
  const { valid } = await verifyLicence(bytes, { keys: await publishedKeys(portal), now: new Date('2026-12-01') })
  return [format, graceDays, warnDays, valid]
}
const before = [2, 0, 0, true]
const after = [3, 14, 30, true]

test('one by one, in bulk, by campaign: format 3 from the change on, and files of before still verify', async () => {
  const holding = await newHolding(portal, { end: '2027-12-31' })
  const term = { startDate: '2020-01-01', endDate: '2027-12-31' }
  const [one, two] = [await newHost(portal, holding, term), await newHost(portal, holding, { ...term, ...machine(2) })]
  const old = [await portal.given.licence(one.id), await portal.given.licence(two.id)]
  expect(await Promise.all(old.map(({ id }) => said(id)))).toEqual([before, before])

  await upgraded(holding.product.id)
  const { id } = await portal.given.licence(one.id)
  expect(await said(id)).toEqual(after)
  const bulk = await call(
    'licenser',
    'POST',
    '/licences',
    { hostIds: [one.id, two.id] },
    { 'idempotency-key': 'format-3' },
  )
  expect(bulk.status, JSON.stringify(bulk.json)).toBe(201)
  for (const licence of bulk.json.items) expect(await said(licence.id)).toEqual(after)

  const change = { kind: 'extendEnd', months: 12, hosts: true }
  const filter = { search: holding.holder.customerNumber }
  const made = await call('administrator', 'POST', '/campaigns', { name: 'Format 3', filter, change, issue: true })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  await campaignIn('checked', made.json.id)
  expect((await call('administrator', 'POST', `/campaigns/${made.json.id}/start`)).status).toBe(201)
  expect((await campaignIn('done', made.json.id)).counts).toMatchObject({ changed: 1, licences: 2 })
  const { items } = (await call('administrator', 'GET', `/campaigns/${made.json.id}/licences`)).json
  for (const licence of items) expect(await said(licence.id)).toEqual(after)
  expect(await Promise.all(old.map(({ id: earlier }) => said(earlier)))).toEqual([before, before])
  await upgraded(holding.product.id, { licenceFormat: 2, graceDays: 0, warnDays: 0 })
})

test('after the end staff and customer read the same days of grace', async () => {
  const holding = await newHolding(portal, { end: '2199-12-31' })
  await upgraded(holding.product.id)
  const endDate = addDays(portalDay(new Date()), -3)
  const host = await newHost(portal, holding, { startDate: '2020-01-01', endDate })
  await portal.given.licence(host.id)
  await upgraded(holding.product.id, { licenceFormat: 2, graceDays: 0, warnDays: 0 })
  const validity = { state: 'grace', day: endDate, days: -3, graceLeft: 12 }
  const { items } = await portal.ask('licenser', listHosts, { params: { id: holding.id } })
  expect(items[0]!.licence).toMatchObject({ endDate, graceDays: 14, validity })
  const passport = await portal.ask('licenser', readPassport, { params: { id: holding.id } })
  expect([passport.validity, passport.hosts[0]!.validity]).toMatchObject([validity, validity])
  const search = holding.holder.customerNumber
  const expired = await portal.ask('licenser', listExpiring, { query: { within: 'expired', search } })
  expect(expired.items).toMatchObject([{ id: host.id, days: -3, graceDays: 14 }])
  const companies = await portal.ask('licenser', listCompanies, { query: { search } })
  expect(companies.items[0]!.licences).toEqual({ state: 'grace', day: endDate })
})

test('a shop that orders by the API gets format 3 as well', async () => {
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  await call('administrator', 'POST', '/session/confirmation', { password: demoPassword })
  const service = await call('administrator', 'POST', '/service-accounts', {
    name: 'Shop',
    scopes: ['licensing.issue'],
  })
  const key = await call('administrator', 'POST', `/service-accounts/${service.json.id}/keys`, { label: 'Shop' })
  const holding = await newHolding(portal)
  await upgraded(holding.product.id)
  const { file } = await keywerk({ url, key: key.json.key, tries: 1 }).issueServiceLicence({
    customerNumber: holding.holder.customerNumber,
    productCode: 'WW-NW-20',
    request: otherRequest({ machines: [{ name: 'SRV-3', mac: '001B44113A33' }] }),
    email: 'it@kunde.example',
  })
  const read = readLicence(file)
  expect(read.ok && [read.licence.format, read.licence.graceDays]).toEqual([3, 14])
  portal.app.server.closeAllConnections()
  await upgraded(holding.product.id, { licenceFormat: 2, graceDays: 0, warnDays: 0 })
})

test('who changed format and grace, from what to what, stands in the audit log', async () => {
  const { product } = await newHolding(portal)
  await upgraded(product.id)
  const { items } = (await call('administrator', 'GET', `/audit?record=${product.id}&sort=-at&pageSize=10`)).json
  expect(items[0]).toMatchObject({
    operation: 'changeProduct',
    changes: { licenceFormat: [2, 3], graceDays: [0, 14], warnDays: [0, 30] },
  })
  await upgraded(product.id, { licenceFormat: 2, graceDays: 0, warnDays: 0 })
})

const none = { name: null, mac: null }
const machine = (tail: number) => ({ hosts: [{ name: `SRV-CAD-0${tail}`, mac: `001B44113AC${tail}` }, none, none] })
const campaignIn = (state: string, id: string) =>
  until(
    async (): Promise<Campaign> => (await call('administrator', 'GET', `/campaigns/${id}`)).json,
    (campaign) => campaign.state === state,
  )
