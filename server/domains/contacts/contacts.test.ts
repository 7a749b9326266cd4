import { beforeAll, expect, test } from 'vitest'
import { findContact } from '#contract/contact-addresses.ts'
import {
  type ContactInput,
  deleteContact,
  listCompanyContacts,
  listContacts,
  readContact,
  readContactAccount,
  readEmailReview,
} from '#contract/contacts.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { jobsDone, passASecond } from '../../testing/passing-time.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
let own = ''
let other = ''
let count = 0

const person = (more: object = {}) => ({
  salutation: 'Frau',
  firstName: 'Mia',
  lastName: 'Voss',
  email: `mia${count++}@voss.example`,
  ...more,
})
const create = (who: Who, more: object = {}) => portal.call(who, 'POST', '/contacts', person(more))
const created = (who: Who, more: Partial<ContactInput> = {}) => portal.given.contact(more, who)
const change = (who: Who, id: string | undefined, body: object) => portal.call(who, 'PATCH', `/contacts/${id}`, body)
/** A company without main contacts. */
const company = async () => (await portal.given.company()).id
const mains = async (companyId: string): Promise<number> =>
  Number(
    (await portal.query('SELECT count(*) FROM contacts WHERE company_id = $1 AND main_contact', [companyId]))[0].count,
  )
const accountOf = async (email: string) =>
  (
    await portal.query(
      `SELECT accounts.id, contact_id, disabled, roles.name AS role FROM accounts JOIN roles ON roles.id = role_id WHERE email = $1`,
      [email],
    )
  )[0]

beforeAll(async () => {
  own = await portal.given.companyId('10023')
  other = await portal.given.companyId('10147')
})

test('a contact is created, read, changed and deleted, and the audit log tells who did what', async () => {
  const { status, json } = await create('licenser', { companyId: own, position: 'Leitung' })
  expect([status, json]).toMatchObject([201, { companyId: own, hasAccount: false, confirmed: false, cloudUser: false }])
  const { id, modifiedAt } = json
  const changed = await change('customer', id, { lastName: 'Voß-Ahrens', phone: '1', modifiedAt })
  expect(changed.json).toMatchObject({ lastName: 'Voß-Ahrens', phone: '1', position: 'Leitung' })
  const late = await change('licenser', id, { phone: '2', modifiedAt })
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  const found = await portal.ask('licenser', listCompanyContacts, {
    params: { id: own },
    query: { search: 'voss-ahrens' },
  })
  expect(found.items.map((one) => one.id)).toEqual([id])
  expect((await portal.call('licenser', 'DELETE', `/contacts/${id}`)).status).toBe(403)
  expect((await portal.call('customer', 'DELETE', `/contacts/${id}`)).status).toBe(204)
  const gone = await portal.call('administrator', 'GET', `/contacts/${id}`)
  expect([gone.status, gone.json.code]).toEqual([404, 'contacts.notFound'])
  const rows = await portal.query('SELECT operation, account_email FROM audit_log WHERE record_id = $1 ORDER BY id', [
    id,
  ])
  expect(rows.map(({ operation, account_email: by }) => [operation, by.split('@')[0]])).toEqual([
    ['createContact', 'licenser'],
    ['changeContact', 'customer'],
    ['deleteContact', 'customer'],
  ])
})

test.each([
  ['no first name', { firstName: ' ' }, 'firstName'],
  ['no last name', { lastName: '' }, 'lastName'],
  ['no e-mail address', { email: '' }, 'email'],
  ['no address at all', { email: 'mia@' }, 'email'],
  ['an unknown salutation', { salutation: 'Dr.' }, 'salutation'],
  ['a line break', { department: 'A\nB' }, 'department'],
])('%s is refused at its field', async (_name, more, field) => {
  const { status, json } = await create('licenser', { companyId: own, ...more })
  expect([status, json.code, json.field]).toEqual([400, 'request.invalid', field])
})

test('an address is taken once, when creating and when changing', async () => {
  const first = await created('licenser', { companyId: own })
  const second = await created('licenser', { companyId: other })
  for (const answer of [
    await create('licenser', { companyId: other, email: first.email.toUpperCase() }),
    await change('licenser', second.id, { email: first.email }),
    // Whoever sees the contact that has it may be told.
    await create('customer', { email: first.email }),
  ])
    expect([answer.status, answer.json.code, answer.json.field]).toEqual([409, 'contacts.emailTaken', 'email'])
})

test('an address with a domain in its own letters is one with its ASCII form, whoever writes it how', async () => {
  const made = await create('licenser', { email: 'R&D@Müller-Söhne.example' })
  expect([made.status, made.json.email]).toEqual([201, 'r&d@xn--mller-shne-kcb9d.example'])
  expect((await create('licenser', { email: 'r&d@xn--mller-shne-kcb9d.example' })).json.code).toBe(
    'contacts.emailTaken',
  )
  const found = await portal.ask('licenser', findContact, { params: { email: 'r&d@müller-söhne.example' } })
  expect(found.id).toBe(made.json.id)
})

test('a customer never learns that another company knows an address: the contact is there, and staff decide', async () => {
  const known = await created('licenser', { companyId: own, firstName: 'Vera' })
  const free = await create('customer2', { email: `free${count++}@voss.example` })
  const taken = await create('customer2', { email: known.email })
  const shape = ({ status, json }: typeof free) => [status, Object.keys(json), json.companyName, json.hasAccount]
  expect(shape(taken)).toEqual(shape(free))
  expect(taken.json.email).toBe(known.email)
  const { id } = taken.json
  // Read, listed, found, changed, invited: all as with any other address.
  expect((await portal.ask('customer2', readContact, { params: { id } })).email).toBe(known.email)
  const found = await portal.ask('customer2', listCompanyContacts, {
    params: { id: other },
    query: { search: known.email },
  })
  expect(found.items.map((one) => one.id)).toEqual([id])
  expect((await change('customer2', id, { phone: '040 1' })).json).toMatchObject({
    email: known.email,
    phone: '040 1',
  })
  const own2 = await change('customer2', free.json.id, { email: known.email })
  expect([own2.status, own2.json.code]).toEqual([409, 'contacts.emailTaken'])
  expect((await portal.call('customer2', 'POST', `/contacts/${id}/invitation`)).status).toBe(204)
  await jobsDone(portal)
  expect(await mailsTo(portal, known.email, 'registration.invitation')).toEqual([])
  expect(await portal.query('SELECT FROM mails WHERE receiver LIKE $1', ['%.invalid'])).toEqual([])
  const twice = await create('customer2', { email: known.email })
  expect([twice.status, twice.json.code]).toEqual([409, 'contacts.emailTaken'])
  // Only who may see all contacts sees that it waits, and who has it.
  expect((await portal.call('customer2', 'GET', `/contacts/${id}/email-review`)).status).toBe(403)
  const waiting = (await portal.ask('licenser', listContacts, { query: { show: 'emailReview' } })).items
  expect(waiting.map((one) => one.id)).toEqual([id])
  const review = async () => (await portal.ask('licenser', readEmailReview, { params: { id } })).review
  expect(await review()).toEqual({
    email: known.email,
    takenBy: { id: known.id, name: 'Vera Voss', companyName: expect.any(String) },
  })
  expect((await change('licenser', id, { email: known.email })).status).toBe(200)
  expect(await review()).not.toBeNull()
  // The other one is gone: the contact gets its address, and the invitation that waited goes out.
  expect((await change('licenser', known.id, { email: `moved${count++}@voss.example` })).status).toBe(200)
  expect((await review())!.takenBy).toBeNull()
  expect((await change('licenser', id, { email: known.email })).status).toBe(200)
  expect(await review()).toBeNull()
  await jobsDone(portal)
  expect(await mailsTo(portal, known.email, 'registration.invitation')).toHaveLength(1)
})

test('twenty writers at once, on two servers, leave three main contacts: creating, changing, moving', async () => {
  const second = await portal.another()
  const send = async (index: number, method: 'POST' | 'PATCH', url: string, payload: object) => {
    if (index % 2) return portal.call('licenser', method, url, payload)
    const headers = { authorization: `Bearer ${await portal.tokenOf('licenser')}` }
    const answer = await second.inject({ method, url: `/api${url}`, headers, payload })
    return { status: answer.statusCode, json: answer.json() }
  }
  const twenty = <T>(one: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, (_, index) => one(index)))
  const told = (answers: { status: number; json: { code: string; details: object } }[], done: number) => {
    expect(answers.filter(({ status }) => status === done)).toHaveLength(3)
    for (const { status, json } of answers.filter(({ status }) => status !== done))
      expect([status, json.code, json.details]).toEqual([400, 'contacts.mainContactLimit', { limit: 3 }])
  }
  const a = await company()
  told(await twenty((index) => send(index, 'POST', '/contacts', person({ companyId: a, mainContact: true }))), 201)
  expect(await mains(a)).toBe(3)

  const b = await company()
  const people = await twenty(() => created('licenser', { companyId: b }))
  told(await twenty((index) => send(index, 'PATCH', `/contacts/${people[index]!.id}`, { mainContact: true })), 200)
  expect(await mains(b)).toBe(3)

  const c = await company()
  const elsewhere = await twenty(async () => created('licenser', { companyId: await company(), mainContact: true }))
  told(await twenty((index) => send(index, 'PATCH', `/contacts/${elsewhere[index]!.id}`, { companyId: c })), 200)
  expect(await mains(c)).toBe(3)
})

test('a main contact may be changed while the limit is reached, and makes room when it goes', async () => {
  const full = await company()
  const people = []
  for (let index = 0; index < 3; index++) people.push(await created('licenser', { companyId: full, mainContact: true }))
  expect((await change('licenser', people[0]!.id, { phone: '1' })).status).toBe(200)
  expect((await create('licenser', { companyId: full, mainContact: true })).json.code).toBe('contacts.mainContactLimit')
  await portal.ask('administrator', deleteContact, { params: { id: people[0]!.id } })
  expect((await create('licenser', { companyId: full, mainContact: true })).status).toBe(201)
})

test('a private person is nobody’s main contact', async () => {
  const { json } = await create('licenser', { mainContact: true, department: 'Einkauf', gender: 'f' })
  expect(json).toMatchObject({ companyId: null, mainContact: false, department: '', gender: 'f' })
  const main = await created('licenser', { companyId: await company(), mainContact: true })
  expect((await change('licenser', main.id, { companyId: null })).json.mainContact).toBe(false)
})

test('a customer never reaches another company', async () => {
  const foreign = await created('licenser', { companyId: other })
  const privatePerson = await created('licenser')
  for (const id of [foreign.id, privatePerson.id])
    for (const [method, path, body] of [
      ['GET', `/contacts/${id}`, undefined],
      ['PATCH', `/contacts/${id}`, { phone: '1' }],
      ['DELETE', `/contacts/${id}`, {}],
      ['POST', `/contacts/${id}/invitation`, {}],
      ['DELETE', `/contacts/${id}/invitation`, {}],
    ] as const) {
      const { status, json } = await portal.call('customer', method, path, body)
      expect([status, json.code], `${method} ${path}`).toEqual([404, 'contacts.notFound'])
    }
  const mine = await created('customer')
  expect(mine.companyId).toBe(own)
  for (const companyId of [other, null]) {
    const { status, json } = await change('customer', mine.id, { companyId })
    expect([status, json.code]).toEqual([404, 'contacts.companyNotFound'])
  }
  const { status, json } = await create('customer', { companyId: other })
  expect([status, json.code]).toEqual([404, 'contacts.companyNotFound'])
})

test('whoever may not manage contacts is refused', async () => {
  const { id } = await created('licenser', { companyId: own })
  for (const who of ['user', 'student'] as const) {
    expect((await change(who, id, { phone: '1' })).status).toBe(403)
    expect((await portal.call(who, 'GET', `/companies/${own}/contacts`)).status).toBe(403)
  }
})

test('the address of a contact with an account is the account’s: nobody takes it over by writing another one', async () => {
  const { contact_id: id } = await accountOf('customer@wellenwerk.example')
  const colleague = await created('customer')
  for (const who of ['customer', 'administrator'] as const) {
    const { status, json } = await change(who, id, { email: 'angreifer@voss.example' })
    expect([status, json.code, json.field]).toEqual([409, 'contacts.emailOfAccount', 'email'])
  }
  expect((await change('customer', id, { phone: '2' })).status).toBe(200)
  // Without an account the address is the company's business; open invitations to the old one are void.
  expect((await change('customer', colleague.id, { email: 'neu@voss.example' })).status).toBe(200)
  // The account's owner has changed it: the contact may follow, and nowhere else.
  await portal.query("UPDATE accounts SET email = 'selbst@voss.example' WHERE email = 'customer@wellenwerk.example'")
  expect((await change('customer', id, { email: 'woanders@voss.example' })).status).toBe(409)
  expect((await change('customer', id, { email: 'selbst@voss.example' })).json.email).toBe('selbst@voss.example')
  await portal.query("UPDATE accounts SET email = 'customer@wellenwerk.example' WHERE email = 'selbst@voss.example'")
  await portal.query("UPDATE contacts SET email = 'customer@wellenwerk.example' WHERE id = $1", [id])
})

async function withAccount(email: string, role: string) {
  const contact = await created('licenser', { companyId: own, email })
  await portal.given.account(email, role, contact.id)
  const headers = await portal.given.session(email)
  return { id: contact.id, asks: () => portal.call(null, 'GET', '/session', undefined, headers) }
}

test('deleting a contact leaves the account without the company: a Customer is a User then and signed out', async () => {
  const { id, asks } = await withAccount('geht@voss.example', 'Customer')
  expect((await asks()).json.companyId).toBe(own)
  expect((await portal.call('customer', 'DELETE', `/contacts/${id}`)).status).toBe(204)
  expect((await asks()).status).toBe(401)
  expect(await accountOf('geht@voss.example')).toMatchObject({ contact_id: null, role: 'User', disabled: false })
  const staff = await withAccount('bleibt@voss.example', 'Administrator')
  await portal.ask('customer', deleteContact, { params: { id: staff.id } })
  expect(await accountOf('bleibt@voss.example')).toMatchObject({ contact_id: null, role: 'Administrator' })
  expect((await staff.asks()).status).toBe(200)
  await portal.query("DELETE FROM accounts WHERE email = 'bleibt@voss.example'")
})

test('nobody deletes their own contact, and private people need another permission', async () => {
  const { contact_id: id } = await accountOf('customer@wellenwerk.example')
  expect((await portal.call('customer', 'DELETE', `/contacts/${id}`)).json.code).toBe('contacts.ownContact')
  const someone = await created('licenser')
  await portal.query("DELETE FROM role_permissions WHERE permission_key = 'students.delete'")
  passASecond()
  expect((await portal.call('administrator', 'DELETE', `/contacts/${someone.id}`)).json.code).toBe('permission.missing')
  await portal.query(
    "INSERT INTO role_permissions (role_id, permission_key) SELECT id, 'students.delete' FROM roles WHERE name = 'Administrator'",
  )
  passASecond()
  expect((await portal.call('administrator', 'DELETE', `/contacts/${someone.id}`)).status).toBe(204)
})

test('a role is given to the account of a contact; Gesperrt ends its sessions, another role lets it in again', async () => {
  const { id, asks } = await withAccount('rolle@voss.example', 'Customer')
  const { account, roles } = await portal.ask('administrator', readContactAccount, { params: { id } })
  expect(account).toMatchObject({ email: 'rolle@voss.example', disabled: false, confirmed: true })
  const role = (name: string) => roles.find((one) => one.name === name)!.id
  const give = (roleId: string) => portal.call('administrator', 'PUT', `/contacts/${id}/account/role`, { roleId })
  expect((await give(role('Gesperrt'))).json).toMatchObject({ disabled: true, roleId: role('Gesperrt') })
  passASecond()
  expect((await asks()).status).toBe(401)
  const signIn = { email: 'rolle@voss.example', password: demoPassword }
  expect((await portal.call(null, 'POST', '/session', signIn)).json.code).toBe('session.disabled')
  expect((await give(role('Licenser'))).json).toMatchObject({ disabled: false })
  expect((await portal.call(null, 'POST', '/session', signIn)).status).toBe(201)
  expect((await give('0198c0de-ffff-7000-8000-000000000000')).json.code).toBe('contacts.errorSaveRole')
  const nobody = await created('licenser', { companyId: own })
  expect((await portal.ask('administrator', readContactAccount, { params: { id: nobody.id } })).account).toBeNull()
  const refused = await portal.call('administrator', 'PUT', `/contacts/${nobody.id}/account/role`, {
    roleId: role('User'),
  })
  expect([refused.status, refused.json.code]).toEqual([409, 'contacts.errorSaveRole'])
})

test('the last account that can manage roles keeps its role; whoever may not manage roles gives none above their own', async () => {
  const administrator = await accountOf('administrator@wellenwerk.example')
  const params = { id: administrator.contact_id }
  const { roles } = await portal.ask('administrator', readContactAccount, { params })
  const role = (name: string) => roles.find((one) => one.name === name)!.id
  const path = `/contacts/${administrator.contact_id}/account/role`
  const last = await portal.call('administrator', 'PUT', path, { roleId: role('Gesperrt') })
  expect([last.status, last.json.code]).toEqual([409, 'roles.lastManager'])
  await portal.query('INSERT INTO role_permissions (role_id, permission_key) VALUES ($1, $2)', [
    role('Licenser'),
    'contacts.role',
  ])
  passASecond()
  const { id } = await withAccount('klein@voss.example', 'User')
  const give = (to: string, roleId: string) => portal.call('licenser', 'PUT', to, { roleId })
  expect((await give(`/contacts/${id}/account/role`, role('Administrator'))).json.code).toBe('permission.missing')
  expect((await give(path, role('User'))).json.code).toBe('permission.missing')
  expect((await give(`/contacts/${id}/account/role`, role('User'))).status).toBe(200)
})

test('the list of all contacts can show those who use the cloud', async () => {
  const all = await portal.ask('licenser', listContacts, { query: { pageSize: 50 } })
  const cloud = await portal.ask('licenser', listContacts, { query: { pageSize: 50, show: 'cloudUsers' } })
  expect(cloud.total).toBeGreaterThan(5)
  expect(cloud.total).toBeLessThan(all.total)
  expect(cloud.items.every((one) => one.cloudUser)).toBe(true)
  expect(all.items.some((one) => one.companyId === null)).toBe(true)
})

test('a private person whom staff make a contact of a company becomes its customer, as by an invitation; a student stays one', async () => {
  const roleOf = async (id: string) =>
    (
      await portal.query('SELECT roles.name FROM accounts JOIN roles ON roles.id = role_id WHERE contact_id = $1', [id])
    ).map(({ name }) => name)
  const joined = async (who: 'user' | 'student') => {
    const { contactId } = (await portal.call(who, 'GET', '/session')).json
    expect((await change('licenser', contactId, { companyId: own })).json.companyId).toBe(own)
    return roleOf(contactId)
  }
  expect(await joined('user')).toEqual(['Customer'])
  expect(await joined('student')).toEqual(['Student'])
})
