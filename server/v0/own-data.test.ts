import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal, type Who } from '../testing/portal.ts'

const portal = testPortal()
type Fields = Record<string, unknown>
interface Envelope {
  data: ReturnType<typeof JSON.parse>
  Message: string
}

async function v0(who: string, method: 'GET' | 'POST', path: string, payload?: Fields) {
  const token = who.includes('.') ? who : await portal.tokenOf(who as Who)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<Envelope>() }
}
const tokenFor = async (email: string): Promise<string> =>
  (await portal.call(null, 'POST', '/session', { email, password: demoPassword })).json.accessToken
const meAs = async (who: string) => (await v0(who, 'GET', '/authorization/validatetoken')).data
const emailOf = (who: Who) => `${who}@wellenwerk.example`
const people = ['student', 'user', 'customer'] as const

test.each(people)('%s reads what is their own: contact, account, role, verification, orders', async (who) => {
  const { ContactID: id, Role, CompanyID } = await meAs(who)
  const contact = await v0(who, 'GET', `/contact?id=${id}`)
  expect([contact.status, contact.data]).toMatchObject([200, { ID: id, CompanyID, Email: emailOf(who) }])
  const account = await v0(who, 'GET', `/userbyusername?username=${emailOf(who)}`)
  expect([account.status, account.data]).toMatchObject([
    200,
    { Username: emailOf(who), ContactID: id, Disable: false, Verified: true, LastName: contact.data.LastName },
  ])
  expect(account.data.VerifiedDate).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(account.data.ID).toMatch(/^[0-9A-F-]{36}$/)
  expect((await v0(who, 'GET', `/confirmed/mail?verified=${emailOf(who)}`)).data).toBe(true)
  const roles = (await v0(who, 'GET', '/userroles')).data as { ID: string; Name: string }[]
  expect(roles.map(({ ID, Name }) => [ID, Name])).toEqual([[account.data.MDUserRoleID, Role]])
  const granted = (await v0(who, 'GET', `/permissionsbyroleid?id=${account.data.MDUserRoleID}`)).data as Fields[]
  const { permissions } = await portal.ask(who, readMe)
  expect(new Set(granted.map(({ Name }) => Name))).toEqual(new Set(permissions))
  const verification = await v0(who, 'GET', `/verification?id=${id}`)
  expect([verification.status, verification.data]).toMatchObject([200, { ContactID: id, Status: expect.any(Number) }])
  expect([200, 404]).toContain((await v0(who, 'GET', `/orderingbycontact?id=${id}`)).status)
})

test.each(people)('%s reads nothing of the kind of somebody else', async (who) => {
  const other = await meAs('licenser')
  const role = (await v0('licenser', 'GET', `/userbyusername?username=${emailOf('licenser')}`)).data.MDUserRoleID
  for (const path of [
    `/contact?id=${other.ContactID}`,
    `/userbyusername?username=${emailOf('licenser')}`,
    `/confirmed/mail?verified=${emailOf('licenser')}`,
    `/permissionsbyroleid?id=${role}`,
    `/verification?id=${other.ContactID}`,
    `/orderingbycontact?id=${other.ContactID}`,
  ])
    expect([403, 404], path).toContain((await v0(who, 'GET', path)).status)
})

test('a Licenser reads accounts, roles and what roles may do, of everybody', async () => {
  const roles = (await v0('licenser', 'GET', '/userroles')).data as { ID: string; Name: string }[]
  expect(roles.map(({ Name }) => Name)).toContain('Administrator')
  for (const { ID } of roles)
    expect([200, 404]).toContain((await v0('licenser', 'GET', `/permissionsbyroleid?id=${ID}`)).status)
  expect((await v0('licenser', 'GET', `/userbyusername?username=${emailOf('customer')}`)).data.Verified).toBe(true)
  expect((await v0('licenser', 'GET', `/confirmed/mail?verified=${emailOf('customer')}`)).data).toBe(true)
  const person = { salutation: 'Frau', firstName: 'Ada', lastName: 'Neu', email: 'ada.neu@zeile.example' }
  await portal.call('licenser', 'POST', '/contacts', person)
  expect(await v0('licenser', 'GET', `/confirmed/mail?verified=${person.email}`)).toMatchObject({
    status: 200,
    data: false,
  })
  expect((await v0('licenser', 'GET', '/userbyusername?username=nobody@zeile.example')).status).toBe(404)
})

test.each(['student', 'user'] as const)(
  '%s changes their own contact, but no role, company or address',
  async (who) => {
    const { ContactID: ID } = await meAs(who)
    const before = (await v0(who, 'GET', `/contact?id=${ID}`)).data
    const { MDUserRoleID } = (await v0(who, 'GET', `/userbyusername?username=${emailOf(who)}`)).data
    // As an old program sends it: the whole entity, changed in places.
    const sent = { ...before, MDUserRoleID, Disable: false, Phone: '0431 7', FirstName: 'Rosa' }
    const saved = await v0(who, 'POST', '/update', sent)
    expect([saved.status, saved.data]).toMatchObject([200, { Phone: '0431 7', FirstName: 'Rosa', Email: emailOf(who) }])
    expect((await v0(who, 'GET', `/contact?id=${ID}`)).data).toMatchObject({ Phone: '0431 7', FirstName: 'Rosa' })
    const licenser = (await v0('licenser', 'GET', `/userbyusername?username=${emailOf('licenser')}`)).data.MDUserRoleID
    const company = (await meAs('customer')).CompanyID
    for (const wrong of [
      { MDUserRoleID: licenser },
      { Disable: true },
      { CompanyID: company },
      { Email: 'else@zeile.example' },
      { MainContact: true },
    ]) {
      const refused = await v0(who, 'POST', '/update', { ID, ...wrong, FirstName: 'Mallory' })
      expect([refused.status, refused.Message]).toEqual([400, expect.stringContaining(Object.keys(wrong)[0]!)])
    }
    expect((await v0(who, 'GET', `/contact?id=${ID}`)).data).toMatchObject({ FirstName: 'Rosa' })
    expect((await v0(who, 'POST', '/update', { ID: (await meAs('licenser')).ContactID, Phone: '1' })).status).toBe(403)
  },
)

test('whoever changes a contact changes no role with it', async () => {
  const { ContactID: ID } = await meAs('user')
  const role = (await v0('licenser', 'GET', `/userbyusername?username=${emailOf('licenser')}`)).data.MDUserRoleID
  const refused = await v0('administrator', 'POST', '/update', { ID, MDUserRoleID: role, Phone: '99' })
  expect([refused.status, refused.Message]).toEqual([400, expect.stringContaining('MDUserRoleID')])
  expect((await v0('administrator', 'GET', `/contact?id=${ID}`)).data.Phone).not.toBe('99')
})

test('a Customer finds their own company, and no other', async () => {
  const { CompanyID } = await meAs('customer')
  const own = await v0('customer', 'GET', '/companybycustomernr?customerNr=10023')
  expect([own.status, own.data]).toMatchObject([200, { ID: CompanyID, VemasRemark: '' }])
  expect((await v0('customer', 'GET', `/companies?id=${CompanyID}`)).data).toMatchObject([{ ID: CompanyID }])
  expect((await v0('customer', 'GET', '/companybycustomernr?customerNr=10147')).status).toBe(404)
  expect((await v0('customer', 'GET', '/companies')).status).toBe(403)
  for (const who of ['student', 'user'] as const)
    expect((await v0(who, 'GET', '/companybycustomernr?customerNr=10023')).status).toBe(403)
})

test('a Customer sees the places of their cloud accounts, and gives and takes them as in the portal', async () => {
  const who = await tokenFor('cloudadmin@wellenwerk.example')
  const accounts = (await v0(who, 'GET', '/configurationsaws')).data as { ID: string; FleetReadable: string }[]
  const { ID } = accounts.find(({ FleetReadable }) => FleetReadable === 'Wellenwerk Rechenknoten')!
  expect((await v0(who, 'GET', `/configurationaws?id=${ID}`)).data).toMatchObject({ ID, Count: 3 })
  const places = async () =>
    (await v0(who, 'GET', `/configurationhascontacts?configurationAwsID=${ID}`)).data as {
      ContactID: string
      IsActive: boolean
    }[]
  const free = (await places()).filter(({ IsActive }) => !IsActive).map(({ ContactID }) => ContactID)
  const put = (ContactID: string | undefined, IsActive: boolean, path = '/updateconfigurationhascontact') =>
    v0(who, 'POST', path, { ConfigurationAwsID: ID, ContactID, IsActive })
  expect(await put(free[0], true, '/createconfigurationhascontact')).toMatchObject({
    status: 200,
    data: { IsActive: true },
  })
  expect((await put(free[1], true)).status).toBe(200)
  expect((await places()).filter(({ IsActive }) => IsActive)).toHaveLength(3)
  await portal.query(
    "UPDATE cloud_access SET last_activated_at = last_activated_at - interval '2 minutes' WHERE configuration_id = $1",
    [ID],
  )
  // All are taken: the blocking period applies, as in the portal.
  const blocked = await put(free[0], false)
  expect([blocked.status, blocked.Message]).toEqual([400, expect.stringContaining('können Sie nichts ändern')])
  // Of another company there is nothing, and staff see all accounts.
  const all = (await v0('administrator', 'GET', '/configurationsaws')).data as { ID: string }[]
  expect(all.length).toBeGreaterThan(accounts.length)
  const foreign = all.find((one) => !accounts.some((own) => own.ID === one.ID))!
  for (const path of ['/configurationaws?id=', '/configurationhascontacts?configurationAwsID='])
    expect((await v0(who, 'GET', path + foreign.ID)).status).toBe(404)
})
