import { expect, test } from 'vitest'
import { listCampaignRows } from '#contract/campaign-lists.ts'
import { readCampaign } from '#contract/campaigns.ts'
import { listCompanies } from '#contract/companies.ts'
import { countExpiring, listExpiring } from '#contract/expiring.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addToMonth } from '#licence/days.ts'
import { testPortal } from './testing/portal.ts'
import { issueFor, newHost } from './domains/licences/fixtures.ts'
import { spanOf } from './domains/renewals/expiring.ts'

const portal = testPortal()
const today = portalDay(new Date())

test('months follow each other over the year, and a month is all its days', () => {
  expect([addToMonth('2026-11', 1), addToMonth('2026-11', 2), addToMonth('2026-01', 12)]).toEqual([
    '2026-12',
    '2027-01',
    '2027-01',
  ])
  expect(spanOf({ within: '60', month: '2028-02' }, '2026-11-22')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(spanOf({ within: 'expired' }, '2026-11-22').to).toBe('2026-11-21')
})

test('the earliest end of a machine is told, its modules included, once', async () => {
  const moduleEnd = addDays(today, 25)
  const product = await portal.given.fullHolding({ end: moduleEnd })
  const host = await newHost(portal, product, { startDate: '2020-01-01', endDate: addDays(today, 28) })
  await issueFor(portal, host.id)
  const found = async (query: string) => {
    const { json } = await portal.call(
      'licenser',
      'GET',
      `/expiring-licences?search=${product.holder.customerNumber}&${query}`,
    )
    return json.items
  }
  expect(await found('within=30')).toMatchObject([
    { id: host.id, holdingId: product.id, endDay: moduleEnd, days: 25, whole: false, remindedAt: null },
  ])
  expect(await found('within=expired')).toEqual([])
  expect(await found(`month=${moduleEnd.slice(0, 7)}`)).toHaveLength(1)
  const answer = await portal.ask('licenser', countExpiring)
  expect(answer.items).toHaveLength(12)
  expect(answer.items.find(({ month }) => month === moduleEnd.slice(0, 7))!.ends).toBeGreaterThan(0)
})

test('each bar of the picture is as long as the list it filters: a machine once, and all days of this month', async () => {
  const [first, second] = [`${addToMonth(today.slice(0, 7), 2)}-10`, `${addToMonth(today.slice(0, 7), 2)}-20`]
  const counted = async () => (await portal.ask('licenser', countExpiring)).items
  // A module ends ten days before the rest of the same machine.
  const host = await newHost(portal, await portal.given.fullHolding({ end: first }), {
    startDate: '2020-01-01',
    endDate: second,
  })
  await issueFor(portal, host.id)
  // Ended on the first of this month.
  const ended = await newHost(portal, await portal.given.fullHolding(), {
    startDate: '2020-01-01',
    endDate: `${today.slice(0, 7)}-01`,
  })
  await issueFor(portal, ended.id)
  for (const { month, ends } of await counted()) {
    const answer = await portal.ask('licenser', listExpiring, { query: { month, pageSize: 5 } })
    expect([month, answer.total]).toEqual([month, ends])
  }
})

test('whom nobody can be told of is found, until there is a main contact', async () => {
  const product = await portal.given.fullHolding()
  const host = await newHost(portal, product, { startDate: '2020-01-01', endDate: addDays(today, 20) })
  await issueFor(portal, host.id)
  const { customerNumber } = product.holder
  const found = async (reach: string) => {
    const path = `/expiring-licences?search=${customerNumber}&within=30${reach}`
    return (await portal.call('licenser', 'GET', path)).json.items
  }
  expect(await found('')).toMatchObject([{ id: host.id, reachable: false }])
  expect(await found('&reach=nobody')).toHaveLength(1)
  const companies = await portal.ask('licenser', listCompanies, { query: { search: customerNumber } })
  const person = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email: `mia${customerNumber}@voss.example` }
  const contact = { ...person, companyId: companies.items[0]!.id, mainContact: true }
  expect((await portal.call('licenser', 'POST', '/contacts', contact)).status).toBe(201)
  expect(await found('')).toMatchObject([{ id: host.id, reachable: true }])
  expect(await found('&reach=nobody')).toEqual([])
})

test('a campaign for chosen holdings means these alone, and tells before how many licences and mails it makes', async () => {
  const [one, other] = [await portal.given.fullHolding(), await portal.given.fullHolding()]
  for (const holding of [one, other]) {
    const host = await newHost(portal, holding, { startDate: '2020-01-01', endDate: addDays(today, 20) })
    await issueFor(portal, host.id)
  }
  const { json } = await portal.call('administrator', 'POST', '/campaigns', {
    name: 'Verlängerung',
    filter: { holdingIds: [one.id] },
    change: { kind: 'extendEnd', moduleId: null, months: 12, hosts: true },
    issue: true,
    mail: true,
  })
  const campaign = () => portal.ask('administrator', readCampaign, { params: { id: json.id } })
  await expect.poll(async () => (await campaign()).state).toBe('checked')
  expect((await campaign()).counts).toMatchObject({ change: 1, toIssue: 1, toMail: 1 })
  const rows = (await portal.ask('administrator', listCampaignRows, { params: { id: json.id } })).items
  expect(rows.map(({ holdingId }) => holdingId)).toEqual([one.id])
})
