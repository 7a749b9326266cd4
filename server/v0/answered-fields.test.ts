import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { cloudAccount } from '../testing/cloud-account.ts'
import { oldProgram } from '../testing/old-program.ts'
import { testPortal } from '../testing/portal.ts'

// What the documents say of fields that older programs read, and of words they compare.
const portal = testPortal({ CONCEAL_ACCOUNTS: '0' })
type Fields = Record<string, unknown>

async function programOf(role: string) {
  const program = oldProgram(portal)
  expect((await program.signIn(`${role}@wellenwerk.example`, demoPassword)).status).toBe(200)
  return program
}

test('the catalogue says of each product what one product says of itself', async () => {
  const program = await programOf('licenser')
  const [first] = (await program.get('/products')).data as { ID: string; Info: string; Teaser: string }[]
  const staff = await programOf('administrator')
  expect((await staff.get('/product', { id: first!.ID })).data).toEqual(first)
  expect(first).toMatchObject({ Info: '', Teaser: expect.any(String), ProductIDExtern: expect.any(String) })
  expect((await staff.post('/updateproduct', { ID: first!.ID, Info: 'Hinweis' })).status).toBe(400)
})

test('people of a cloud account, and how companies sign in, say when and by whom they were made', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const program = await programOf('administrator')
  const [one] = (await program.get('/configurationhascontacts', { configurationAwsID: id })).data as Fields[]
  expect(one).toMatchObject({
    ContactID: contacts[0]!.toUpperCase(),
    Created: expect.stringMatching(/^\d{4}-/),
    CreatedBy: '',
  })
  const provider = { Identifier: 'saml-gut', DisplayName: 'Gut', Description: '', Protocol: 'saml' }
  const SsoProviderID = (await program.post('/createssoprovider', provider)).data as string
  expect((await program.get('/ssoprovider', { id: SsoProviderID })).data).toMatchObject({
    CreatedBy: 'administrator@wellenwerk.example',
    ModifiedBy: 'administrator@wellenwerk.example',
  })
  const CompanyID = await portal.given.companyId('10147')
  const set = { CompanyID, SsoProviderID, ClientID: '', TenantID: '', Enabled: false }
  expect((await program.post('/createcustomerssoconfig', set)).status).toBe(200)
  expect((await program.get('/customerssoconfigs', { companyID: CompanyID })).data).toMatchObject([
    { ContactID: 'NULL', Created: expect.stringMatching(/^\d{4}-/), CreatedBy: 'administrator@wellenwerk.example' },
  ])
})

test('one’s own contact says whether it has a picture, consents whose they are', async () => {
  const program = await programOf('student')
  const { ContactID } = (await program.get('/authorization/validatetoken')).data as { ContactID: string }
  const own = async () => (await program.get('/contact', { id: ContactID })).data as Fields
  expect(await own()).toMatchObject({ AvatarImage: 0, Image: 0 })
  const picture = PNG.sync.write(new PNG({ width: 200, height: 200 }))
  const sent = await program.upload('/uploadavatar', { contactId: ContactID }, 'avatar', 'a.png', picture)
  expect([sent.status, sent.message]).toEqual([200, ''])
  expect(await own()).toMatchObject({ AvatarImage: 1 })
  const byEmail = await program.get('/contactbyemail', { email: 'Student@wellenwerk.example' })
  expect([byEmail.status, byEmail.data]).toMatchObject([200, { ID: ContactID, AvatarImage: 1 }])
  expect((await program.get('/contactbyemail', { email: 'customer@wellenwerk.example' })).status).toBe(403)
  const consents = (await program.get('/contacthasconsenttype-contactid', { id: ContactID })).data as Fields[]
  expect(new Set(consents.map((one) => one['ContactID']))).toEqual(new Set([ContactID]))
  const list = await program.get('/verifications')
  expect([list.status, list.data]).toMatchObject([200, [{ ContactID, Email: 'student@wellenwerk.example' }]])
})

test('a date is that of the documents, and anything else is refused in their words', async () => {
  const program = await programOf('administrator')
  const { id: ID } = await portal.given.host({ binding: 'mac' })
  const end = async (EndDate: unknown) => {
    const { status, message, data } = await program.post('/updateconfigurationlicence', { ID, EndDate })
    return status === 200 ? (data as { EndDate: string }).EndDate : `${status} ${message}`
  }
  for (const EndDate of ['2031-12-31T00:00:00', '2031-12-31', '31.12.2031', '31.12.2031T10:00'])
    expect(await end(EndDate)).toBe('2031-12-31T00:00:00')
  expect(await end('9999-12-31T00:00:00')).toBe('9999-12-31T00:00:00')
  for (const wrong of ['31.02.2031', '2031', '12/31/2031', '2031-12-31x'])
    expect(await end(wrong), wrong).toMatch(/^400 .*EndDate: Invalid date string\.?$/)
  expect(await end(20_311_231)).toMatch(/EndDate: Invalid input type\.?$/)
})

test('a refused sign-in says in its head how many attempts are left, and until when it is locked', async () => {
  const program = oldProgram(portal)
  const tried: unknown[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const { text, headers } = await program.signIn('user@wellenwerk.example', 'Falsch-2026!')
    tried.push([text, headers['lockout-attempts'], Number(headers['lockout-exp']) > Date.now() / 1000])
  }
  expect(tried).toEqual([
    ['wrong password', '4', false],
    ['wrong password', '3', false],
    ['wrong password', '2', false],
    ['attemps left', '1', false],
    ['user locked out', '0', true],
  ])
})

test('a user is given a role; what of them follows from role, link or form is refused where it differs', async () => {
  const program = await programOf('administrator')
  const roles = (await program.get('/userroles')).data as { ID: string; Name: string }[]
  const roleOf = (name: string) => roles.find(({ Name }) => Name === name)!.ID
  const Username = 'student2@wellenwerk.example'
  const account = async () => (await program.get('/userbyusername', { username: Username })).data as Fields
  const before = await account()
  const { ContactID } = before
  const update = async (fields: Fields) => (await program.post('/updateuser', { ContactID, ...fields })).status
  // The whole entity, as it was read.
  expect(await update(before)).toBe(200)
  for (const wrong of [
    { Disable: true },
    { MDUserRoleID: roleOf('User'), Disable: true },
    { MDUserRoleID: roleOf('Gesperrt'), Disable: false },
    { Verified: false },
    { TwoFactorEnabled: true },
    { Username: 'anders@wellenwerk.example' },
    { PasswordHash: 'x' },
  ])
    expect(await update(wrong), JSON.stringify(wrong)).toBe(400)
  expect(await account()).toEqual(before)
  expect(await update({ MDUserRoleID: roleOf('Gesperrt'), Disable: true })).toBe(200)
  expect(await account()).toMatchObject({ Disable: true })
  expect(await update({ MDUserRoleID: before['MDUserRoleID'], Disable: false })).toBe(200)
  expect(await account()).toEqual(before)
})

test('a user entity changes its contact, and oneself is told that nothing of the account changes', async () => {
  const staff = await programOf('administrator')
  const user = (await staff.get('/userbyusername', { username: 'student1@wellenwerk.example' })).data as Fields
  const changed = await staff.post('/update', { ...user, FirstName: 'Nora', VerifiedDate: undefined })
  expect([changed.status, changed.data]).toMatchObject([200, { ID: user['ContactID'], FirstName: 'Nora' }])
  const other = (await staff.get('/userbyusername', { username: 'customer@wellenwerk.example' })).data as Fields
  expect((await staff.post('/update', { ...user, ID: other['ID'] })).status).toBe(404)
  const program = await programOf('customer')
  expect((await program.post('/updateuser', { ...other, Verified: true })).status).toBe(200)
  expect((await program.post('/updateuser', { ...user })).status).toBe(403)
  expect((await program.post('/updateuser', { ...other, MDUserRoleID: user['MDUserRoleID'] })).status).toBe(403)
})
