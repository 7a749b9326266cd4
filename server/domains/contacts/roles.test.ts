import { beforeAll, expect, test } from 'vitest'
import {
  changeContact,
  type ContactInput,
  endContactSessions,
  readContactAccount,
  resetContactFactors,
  setContactRole,
} from '#contract/contacts.ts'
import { passASecond } from '../../testing/passing-time.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
let own = ''
let count = 0

const created = async (who: Who, more: Partial<ContactInput> = {}): Promise<string> =>
  (await portal.given.contact(more, who)).id
const account = (who: Who, id: string) => portal.ask(who, readContactAccount, { params: { id } })
async function signedIn(email: string) {
  const headers = await portal.given.session(email)
  return () => portal.call(null, 'GET', '/session', undefined, headers)
}

beforeAll(async () => {
  own = await portal.given.companyId('10023')
})

test('an address staff still look at leads to nobody’s account, and nothing is done to it', async () => {
  await portal.given.account(
    'vera@rolf.example',
    'Customer',
    await created('licenser', { companyId: own, email: 'vera@rolf.example' }),
  )
  const asks = await signedIn('vera@rolf.example')
  const claimed = await created('customer2', { email: 'vera@rolf.example' })
  const { account: none, roles } = await account('administrator', claimed)
  expect(none).toBeNull()
  const roleId = roles.find(({ name }) => name === 'Gesperrt')?.id ?? ''
  const params = { id: claimed }
  const refused = { status: 409, code: 'contacts.errorSaveRole' }
  await expect(portal.ask('administrator', setContactRole, { params, body: { roleId } })).rejects.toMatchObject(refused)
  await expect(portal.ask('administrator', endContactSessions, { params })).rejects.toMatchObject(refused)
  await expect(portal.ask('administrator', resetContactFactors, { params })).rejects.toMatchObject(refused)
  passASecond()
  expect((await asks()).status).toBe(200)
})

test('an account another contact has is that one’s, and one nobody has is for those who see everybody', async () => {
  await portal.given.account('neu@rolf.example', 'Customer', await created('licenser', { companyId: own }))
  const namesake = await created('customer2', { email: 'neu@rolf.example' })
  expect((await account('administrator', namesake)).account).toBeNull()
  await portal.given.account('allein@rolf.example', 'User', null)
  const alone = await created('customer2', { email: 'allein@rolf.example' })
  expect((await account('administrator', alone)).account).toMatchObject({ email: 'allein@rolf.example' })
  await portal.query(
    "INSERT INTO role_permissions (role_id, permission_key) SELECT id, 'contacts.role' FROM roles WHERE name = 'Customer'",
  )
  passASecond()
  expect((await account('customer2', alone)).account).toBeNull()
})

test('a customer whom staff make a private person is a customer no longer and is signed out, as by deleting; others stay', async () => {
  const roleOf = async (email: string) =>
    (
      await portal.query(
        'SELECT roles.name, contact_id FROM accounts JOIN roles ON roles.id = role_id WHERE email = $1',
        [email],
      )
    )[0]
  const leaves = async (email: string, role: string) => {
    const id = await created('licenser', { companyId: own, email })
    await portal.given.account(email, role, id)
    const asks = await signedIn(email)
    expect((await asks()).json.companyId).toBe(own)
    const left = await portal.ask('licenser', changeContact, { params: { id }, body: { companyId: null } })
    expect(left.companyId).toBeNull()
    expect((await roleOf(email)).contact_id).toBe(id)
    passASecond()
    return (await asks()).status
  }
  expect(await leaves('geht@rolf.example', 'Customer')).toBe(401)
  expect((await roleOf('geht@rolf.example')).name).toBe('User')
  expect(await leaves('studiert@rolf.example', 'Student')).toBe(200)
  expect((await roleOf('studiert@rolf.example')).name).toBe('Student')
})

test('of an account that has a role for people without a company, in a company, the role that fits is told', async () => {
  const fittingOf = async (role: string, companyId: string | null) => {
    const id = await created('licenser', companyId === null ? {} : { companyId })
    await portal.given.account(`passt${count++}@rolf.example`, role, id)
    return (await account('administrator', id)).fitting?.name ?? null
  }
  expect(await fittingOf('Student', own)).toBe('Customer')
  expect(await fittingOf('User', own)).toBe('Customer')
  expect(await fittingOf('Customer', own)).toBeNull()
  expect(await fittingOf('Licenser', own)).toBeNull()
  expect(await fittingOf('Student', null)).toBeNull()
})
