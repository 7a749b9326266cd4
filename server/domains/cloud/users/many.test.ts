import { expect, test } from 'vitest'
import { listCloudCompanies } from '#contract/cloud.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const at = (id: string) => `/cloud/configurations/${id}`
const usedOf = async (id: string) => (await staff('GET', at(id))).json.used as number
const people = async (id: string) => (await staff('GET', `${at(id)}/users?pageSize=50`)).json
const mails = (id: string) =>
  portal.query("SELECT FROM pgboss.job WHERE name = 'cloud.mailPlace' AND data ->> 'configurationId' = $1", [id])

test('several people are given places together: all, or none where too few are free; each is written to once', async () => {
  const { id, contacts } = await cloudAccount(portal, { seats: 3, people: 4 })
  const set = (active: boolean, who = contacts) =>
    staff('PUT', `${at(id)}/access`, { contacts: who, active, undoable: true })
  const refused = await set(true)
  expect([refused.status, refused.json.code, refused.json.details]).toEqual([
    409,
    'cloud.tooFewPlaces',
    { free: 3, wanted: 4 },
  ])
  expect(await usedOf(id)).toBe(0)
  const three = contacts.slice(0, 3)
  // A double click is one.
  const twice = await Promise.all([set(true, three), set(true, three)])
  expect(twice.map(({ json }) => json.changed).toSorted((a, b) => a - b)).toEqual([0, 3])
  expect([await usedOf(id), (await mails(id)).length]).toEqual([3, 3])
  // Taken away, they keep access for the minute in which it can be undone.
  const off = await set(false, three)
  expect(off.json).toMatchObject({ changed: 3, pendingUntil: expect.any(String) })
  expect([await usedOf(id), (await staff('GET', `/cloud/accounts/${id}/pending`)).json.items.length]).toEqual([3, 3])
  await set(true, three)
  expect((await staff('GET', `/cloud/accounts/${id}/pending`)).json.items).toEqual([])
  const stranger = (await cloudAccount(portal, { people: 1 })).contacts
  expect((await set(true, stranger)).json.code).toBe('cloud.userNotFound')
})

test('several people are invited together; who was a moment ago is left out', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 3 })
  const invite = (who: string[]) => staff('POST', `${at(id)}/invitations`, { contacts: who })
  expect((await invite(contacts.slice(0, 1))).json).toEqual({ invited: 1 })
  expect((await invite([...contacts, contacts[2]!])).json).toEqual({ invited: 2 })
  expect((await invite(contacts)).json).toEqual({ invited: 0 })
})

test('people without access are taken off the list and can be chosen again; people with access are not', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 3 })
  const remove = () => staff('POST', `${at(id)}/removals`, { contacts: contacts.slice(0, 2) })
  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
  expect((await remove()).json.code).toBe('cloud.userHasAccess')
  expect((await people(id)).total).toBe(3)
  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: false })
  expect((await remove()).json).toEqual({ removed: 2 })
  expect((await remove()).json).toEqual({ removed: 0 })
  expect((await people(id)).items).toMatchObject([{ id: contacts[2], modifiedBy: 'administrator@wellenwerk.example' }])
  expect((await staff('POST', `${at(id)}/users`, { contacts: contacts.slice(0, 2) })).json).toEqual({ added: 2 })
})

test('a further account takes people with their access and the product over, where there are places for them', async () => {
  const { id, holding, input, contacts, give } = await cloudAccount(portal, { people: 3 })
  const product = await give('WW-NW-20')
  await staff('PUT', `${at(id)}/products/${product}`, { active: true })
  await staff('PUT', `${at(id)}/access`, { contacts: contacts.slice(0, 2), active: true })
  const make = (more: object) =>
    staff('POST', `/cloud/holdings/${holding}/configurations`, { ...input, takeOver: id, ...more })
  const few = await make({ seats: 1 })
  expect([few.json.code, few.json.details]).toEqual(['cloud.fewerSeats', { used: 2 }])
  const made = await make({})
  expect(made.json).toMatchObject({ used: 2, missingProduct: false })
  expect((await people(made.json.id)).total).toBe(3)
  expect(await mails(made.json.id)).toHaveLength(2)
  const other = await cloudAccount(portal)
  expect((await make({ takeOver: other.id })).json.code).toBe('cloud.notFound')
})

test('licensers reach the accounts of a company that others made, and extend them', async () => {
  const { id, company } = await cloudAccount(portal)
  const found = await portal.call('licenser', 'GET', `/cloud/companies/${company.id}/accounts`)
  expect(found.json.items).toMatchObject([{ id, state: 'running', stack: 'Wellenwerk 2024', used: 0, seats: 5 }])
  const body = { runtime: '6', modifiedAt: found.json.items[0].modifiedAt }
  const extended = await portal.call('licenser', 'POST', `${at(id)}/terms`, body)
  expect(extended.json).toMatchObject({ runtime: '6', modifiedBy: 'licenser@wellenwerk.example' })
  // The list of cloud companies holds those alone that they or whose company they made.
  const listed = await portal.ask('licenser', listCloudCompanies, {
    query: { show: 'all', search: company.customerNumber },
  })
  expect(listed.items).toEqual([])
})
