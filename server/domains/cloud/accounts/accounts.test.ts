import { expect, test } from 'vitest'
import { findCloudUser } from '#contract/cloud-users.ts'
import { listCloudAccountTypes, listCloudCompanies, readCloudHolding } from '#contract/cloud.ts'
import { acceptInvitation } from '#contract/registration.ts'
import { portalDay } from '#contract/time-zone.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const activeOf = async (id: string) =>
  Number(
    (await portal.query('SELECT count(*) FROM cloud_access WHERE configuration_id = $1 AND active', [id]))[0].count,
  )
const at = (id: string) => `/cloud/configurations/${id}`

test('an account is set up with its computed end, changed, read back, and refused to whoever comes late', async () => {
  const { id, holding, created, input } = await cloudAccount(portal)
  expect(created.status).toBe(201)
  expect(created.json).toMatchObject({ state: 'running', used: 0, missingProduct: true, company: {}, runtime: '12' })
  const { modifiedAt } = created.json
  const change = { ...input, seats: 7, runtime: '-1', modifiedAt }
  const changed = await portal.call('administrator', 'PUT', at(id), change)
  expect([changed.status, changed.json.seats, changed.json.endDate]).toEqual([200, 7, '2099-01-01'])
  expect((await portal.call('administrator', 'PUT', at(id), change)).json.code).toBe('request.conflict')
  const read = await portal.ask('administrator', readCloudHolding, { params: { id: holding } })
  expect(read.configurations).toMatchObject([{ id, seats: 7, runtime: '-1' }])
  expect(read.bucket).toMatch(/^[0-9a-f]{12}$/)
  const late = { ...input, runtime: '0', startDate: '2020-01-01' }
  expect(
    (await portal.call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, late)).json.code,
  ).toBe('cloud.endsBeforeToday')
})

test('an expired account is only looked at', async () => {
  const { id, input, contacts } = await cloudAccount(portal, { people: 1 })
  await portal.query(
    "UPDATE cloud_configurations SET start_date = '2020-01-01', end_date = '2021-01-01' WHERE id = $1",
    [id],
  )
  const { modifiedAt, state } = (await portal.call('administrator', 'GET', at(id))).json
  expect(state).toBe('expired')
  const answers = [
    await portal.call('administrator', 'PUT', at(id), { ...input, modifiedAt }),
    await portal.call('administrator', 'PUT', `${at(id)}/users/${contacts[0]}`, { active: true }),
    await portal.call('administrator', 'POST', `${at(id)}/users/${contacts[0]}/invitation`),
  ]
  expect(answers.map(({ json }) => json.code)).toEqual(['cloud.expired', 'cloud.expired', 'cloud.expired'])
})

test('without cloud.all there are test types, and own companies alone are listed; the bucket stays hidden', async () => {
  const { id, holding, company } = await cloudAccount(portal)
  // By the company, which all staff see, accounts made by others are reached.
  expect((await portal.call('licenser', 'GET', at(id))).status).toBe(200)
  expect(await portal.ask('licenser', readCloudHolding, { params: { id: holding } })).toMatchObject({
    bucket: null,
    configurations: [{ id }],
  })
  expect((await portal.ask('licenser', listCloudCompanies, { query: { search: company.customerNumber } })).total).toBe(
    0,
  )
  const types = (await portal.ask('licenser', listCloudAccountTypes)).items
  expect(types.every(({ test }) => test)).toBe(true)
  const all = (await portal.ask('administrator', listCloudAccountTypes)).items
  expect(all.length).toBeGreaterThan(types.length)
  const input = { stackId: (await portal.query("SELECT id FROM cloud_stacks WHERE name = 'wellenwerk-test'"))[0].id }
  const body = { ...input, seats: 1, runtime: '0', startDate: portalDay(new Date()) }
  const create = (accountTypeId: string) =>
    portal.call('licenser', 'POST', `/cloud/holdings/${holding}/configurations`, { ...body, accountTypeId })
  expect((await create(all[0]!.id)).json.code).toBe('cloud.typeForbidden')
  expect((await create(types[0]!.id)).status).toBe(201)
  const listed = async (who: 'licenser' | 'administrator') =>
    (await portal.ask(who, listCloudCompanies, { query: { search: company.customerNumber } })).items
  expect((await listed('licenser'))[0]).toMatchObject({ accounts: 1, seats: 1 })
  expect((await listed('administrator'))[0]).toMatchObject({ accounts: 2, seats: 6, used: 0, active: true })
})

test('the list shows active companies and those without an account, all, or what ends soon', async () => {
  const total = async (show: string) =>
    (await portal.call('administrator', 'GET', `/cloud/companies?show=${show}&pageSize=50`)).json
  const [active, all, ending] = [await total('active'), await total('all'), await total('ending')]
  expect(all.total).toBeGreaterThanOrEqual(60)
  expect(active.total).toBeLessThan(all.total)
  expect(ending.total).toBeGreaterThan(0)
  expect(active.items.every((one: { active: boolean | null }) => one.active !== false)).toBe(true)
  expect(ending.items.every((one: { endsSoon: boolean }) => one.endsSoon)).toBe(true)
  const initials = active.items.map(({ name }: { name: string }) => name[0]!.normalize('NFD')[0])
  expect(initials).toEqual(initials.toSorted())
})

test('sixty activations at once at five places leave exactly five, twenty times, from two processes', async () => {
  const { id, contacts } = await cloudAccount(portal, { seats: 5, people: 60 })
  const other = await portal.process()
  const token = await portal.tokenOf('administrator')
  const here = (contact: string) =>
    portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active: true }).then(({ status }) => status)
  const there = (contact: string) =>
    fetch(`${other}${at(id)}/users/${contact}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ active: true }),
    }).then(({ status }) => status)
  for (let round = 0; round < 20; round++) {
    const statuses = await Promise.all(contacts.map((one, index) => (index % 2 === 0 ? here(one) : there(one))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(55)
    expect(await activeOf(id)).toBe(5)
    await portal.query('UPDATE cloud_access SET active = false WHERE configuration_id = $1', [id])
  }
}, 300_000)

test('fewer places than people have are refused', async () => {
  const { id, contacts, input } = await cloudAccount(portal, { seats: 2, people: 2 })
  for (const contact of contacts)
    await portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active: true })
  const { modifiedAt } = (await portal.call('administrator', 'GET', at(id))).json
  const fewer = await portal.call('administrator', 'PUT', at(id), { ...input, seats: 1, modifiedAt })
  expect([fewer.json.code, fewer.json.details]).toEqual(['cloud.fewerSeats', { used: 2 }])
})

test('one product at most is active; switching it off takes the people along', async () => {
  const { id, contacts, give } = await cloudAccount(portal, { people: 2 })
  const [one, two] = [await give('WW-NW-20'), await give('WW-EP-20')]
  const link = (holding: string, active: boolean) =>
    portal.call('administrator', 'PUT', `${at(id)}/products/${holding}`, { active })
  const both = await Promise.all([link(one, true), link(two, true)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.json.code).toBe('cloud.onlyOneActiveProduct')
  expect((await portal.call('administrator', 'GET', at(id))).json.missingProduct).toBe(false)
  const { items } = (await portal.call('administrator', 'GET', `${at(id)}/products`)).json
  expect(items).toHaveLength(2)
  expect(items.filter(({ active }: { active: boolean }) => active)).toHaveLength(1)
  for (const contact of contacts)
    await portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active: true })
  const off = await link(items.find(({ active }: { active: boolean }) => active).holdingId, false)
  expect(off.json).toEqual({ active: false, deactivated: 2, pendingUntil: null })
  expect(await activeOf(id)).toBe(0)
})

test('deactivation says what became of the user, and its record is disabled', async () => {
  const { id, contacts, company } = await cloudAccount(portal, { people: 2 })
  const put = (contact: string, active: boolean) =>
    portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active })
  await put(contacts[0]!, true)
  const enabled = async () =>
    (await portal.ask('administrator', findCloudUser, { query: { contact: contacts[0] } })).enabled
  expect(await enabled()).toBe(true)
  expect((await put(contacts[0]!, false)).json).toEqual({
    active: false,
    result: 'network_user_ok',
    pendingUntil: null,
  })
  expect(await enabled()).toBe(false)
  const more = { salutation: 'Frau', firstName: 'C', lastName: 'D', email: 'cd@cloud.example', companyId: company.id }
  const stranger = (await portal.call('administrator', 'POST', '/contacts', more)).json.id
  expect((await put(stranger, false)).json.result).toBe('linkage_contact_old_user_not_found')
  expect((await put(stranger, true)).json.code).toBe('cloud.userNotFound')
  await portal.query('DELETE FROM cloud_users WHERE contact_id = $1', [contacts[1]])
  expect((await put(contacts[1]!, false)).json.result).toBe('network_user_not_found')
})

test('an invitation leaves access as it is; its link switches it on, once, while places are left', async () => {
  const { id, contacts } = await cloudAccount(portal, { seats: 1, people: 2 })
  const [first, second] = contacts as [string, string]
  const put = (contact: string, active: boolean) =>
    portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active })
  expect((await portal.call('administrator', 'POST', `${at(id)}/users/${first}/invitation`)).status).toBe(204)
  expect(await activeOf(id)).toBe(0)
  const [{ email }] = await portal.query('SELECT email FROM contacts WHERE id = $1', [first])
  const [mail] = await mailsTo(portal, email, 'cloud.invitation')
  await jobsDone(portal)
  const users = async () => (await portal.call('administrator', 'GET', `${at(id)}/users`)).json.items
  expect((await users()).find((one: { id: string }) => one.id === first)).toMatchObject({
    active: false,
    invitation: 'sent',
  })
  expect((await portal.call('administrator', 'POST', `${at(id)}/users/${first}/invitation`)).json.code).toBe(
    'cloud.invitedJustNow',
  )
  const token = linkIn(mail!)
  const open = () => portal.call(null, 'POST', '/cloud/invitations', { token })
  await put(second, true)
  expect((await open()).json.active).toBe(false)
  await put(second, false)
  const opened = (await open()).json
  expect(opened).toMatchObject({ active: true, email, setPassword: { contactId: first } })
  expect(await activeOf(id)).toBe(1)
  await portal.ask(null, acceptInvitation, {
    body: {
      id: opened.setPassword.contactId,
      token: opened.setPassword.token,
      password: 'Hafen-Kran-27!',
    },
  })
  // What staff decide afterwards stays.
  await put(first, false)
  expect((await open()).json).toMatchObject({ active: false, setPassword: null })
  expect(await activeOf(id)).toBe(0)
  expect((await portal.call(null, 'POST', '/cloud/invitations', { token: 'x'.repeat(43) })).status).toBe(410)
})
