import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { readMe } from '#contract/session.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal({ PUBLIC_URL: 'http://portal.wellenwerk.example' })
const password = 'Hafen-Kran-27!'
async function contact(email: string, more: object = {}, by: Who = 'customer') {
  const body = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email, ...more }
  return (await portal.call(by, 'POST', '/contacts', body)).json.id as string
}
const invite = (id: string, by: Who = 'customer', headers: Record<string, string> = {}) =>
  portal.call(by, 'POST', `/contacts/${id}/invitation`, undefined, headers)
async function invited(id: string, email: string) {
  await invite(id)
  const [mail] = await mailsTo(portal, email, 'registration.invitation')
  return { mail: mail!, token: /&token=([\w-]{43})/.exec(mail!.textBody)?.[1] ?? '' }
}
const look = (id: string, token: string) => portal.call(null, 'POST', '/registration/invitation/contact', { id, token })
const accept = (id: string, token: string, word = password) =>
  portal.call(null, 'POST', '/registration/invitation', { id, token, password: word })
const roleOf = async (email: string) =>
  (await portal.query('SELECT name FROM accounts JOIN roles ON roles.id = role_id WHERE email = $1', [email]))[0]?.name

test('a customer invites a contact, who sets a password and is signed in at the company', async () => {
  const email = 'mia@voss.example'
  const id = await contact(email, { firstName: '{{name}} {link}' })
  const { mail, token } = await invited(id, email)
  const place = `http://portal.wellenwerk.example/confirmcompanycontact?id=${encodeURIComponent(Buffer.from(id).toString('base64'))}`
  expect(mail.textBody).toContain(place)
  expect(mail.textBody).toMatch(/^Guten Tag,\n/)
  expect((await look(id, token)).json).toEqual({
    firstName: '{{name}} {link}',
    lastName: 'Voss',
    email,
    hasAccount: false,
  })
  expect((await accept(id, token, 'kurz')).json.code).toBe('password.setPasswordRule')
  const { status, json, headers } = await accept(id, token)
  expect([status, json.linked, String(headers['set-cookie'])]).toMatchObject([201, false, expect.any(String)])
  const me = await portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${json.accessToken}` })
  const customer = await portal.ask('customer', readMe)
  expect(me.json).toMatchObject({ role: 'Customer', companyId: customer.companyId, contactId: id })
  expect((await accept(id, token)).json.code).toBe('registration.invitationInvalid')
  expect((await invite(id)).json.code).toBe('contacts.alreadyConfirmed')
  // Nobody was signed in before, but who it was is known.
  const log = await portal.ask('administrator', listAudit, {
    query: { operation: 'acceptInvitation', record: me.json.accountId },
  })
  expect(log.items[0]!.changes.account).toEqual([null, me.json.email])
})

test('eight uses of an invitation at once make one account', async () => {
  const id = await contact('acht@voss.example')
  const { token } = await invited(id, 'acht@voss.example')
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(id, token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 410),
  ])
})

test('nobody invites contacts of another company', async () => {
  const id = await contact('fremd@voss.example')
  expect((await invite(id, 'customer2')).json.code).toBe('contacts.notFound')
  expect((await invite(id, 'user')).status).toBe(403)
  expect((await invite(id, 'licenser')).status).toBe(204)
})

test('a confirmed account is linked and keeps its password; nobody is signed in', async () => {
  const email = 'user@wellenwerk.example'
  await portal.query("UPDATE contacts SET email = 'alt@wellenwerk.example' WHERE email = $1", [email])
  const id = await contact(email)
  const { token } = await invited(id, email)
  expect((await look(id, token)).json.hasAccount).toBe(true)
  const { status, json, headers } = await accept(id, token, '')
  expect([status, json, headers['set-cookie']]).toEqual([
    201,
    { accessToken: null, linked: true, toCloud: false },
    undefined,
  ])
  expect(await roleOf(email)).toBe('Customer')
  const signIn = await portal.call(null, 'POST', '/session', { email, password: demoPassword })
  expect(signIn.status).toBe(201)
})

test('an administrator stays one, and nobody leaves another company', async () => {
  const admin = 'administrator@wellenwerk.example'
  await portal.query("UPDATE contacts SET email = 'alt2@wellenwerk.example' WHERE email = $1", [admin])
  const id = await contact(admin)
  const first = await invited(id, admin)
  expect((await accept(id, first.token, '')).status).toBe(201)
  expect(await roleOf(admin)).toBe('Administrator')
  const other = 'customer2@wellenwerk.example'
  await portal.query("UPDATE contacts SET email = 'alt3@wellenwerk.example' WHERE email = $1", [other])
  const taken = await contact(other)
  const second = await invited(taken, other)
  expect((await accept(taken, second.token, '')).json.code).toBe('registration.contactTaken')
})

test('an account that was never confirmed gets the password given here', async () => {
  const email = 'student@wellenwerk.example'
  await portal.query('UPDATE accounts SET verified_at = NULL WHERE email = $1', [email])
  await portal.query("UPDATE contacts SET email = 'alt4@wellenwerk.example' WHERE email = $1", [email])
  const id = await contact(email)
  const { token } = await invited(id, email)
  const { json } = await accept(id, token)
  expect(json).toMatchObject({ linked: true, accessToken: expect.any(String) })
  expect((await portal.call(null, 'POST', '/session', { email, password: demoPassword })).status).toBe(401)
})

test('an invitation is void for another contact, after seven days and once the address has changed', async () => {
  const id = await contact('neu@voss.example')
  const { token } = await invited(id, 'neu@voss.example')
  const other = await contact('anders@voss.example')
  expect((await accept(other, token)).json.code).toBe('registration.invitationInvalid')
  expect((await portal.call(null, 'POST', '/registration/confirmation', { token })).status).toBe(410)
  expect((await portal.call(null, 'POST', '/session/new-password', { id: token, password })).status).toBe(410)
  await portal.query("UPDATE contacts SET email = 'neuer@voss.example' WHERE id = $1", [id])
  expect((await look(id, token)).json.code).toBe('registration.invitationInvalid')
  expect((await accept(id, token)).json.code).toBe('registration.invitationInvalid')
  await portal.query("UPDATE contacts SET email = 'neu@voss.example' WHERE id = $1", [id])
  expect((await look(id, token)).status).toBe(201)
  await portal.query("UPDATE invitations SET expires_at = now() - interval '1 second'")
  expect((await accept(id, token)).json.code).toBe('registration.invitationInvalid')
})

test('asking over and over sends one mail, whatever the Host header says', async () => {
  const id = await contact('oft@voss.example')
  await Promise.all(Array.from({ length: 5 }, () => invite(id, 'customer', { host: 'evil.example' })))
  await mailsTo(portal, 'oft@voss.example', 'registration.invitation')
  await jobsDone(portal)
  const mails = await mailsTo(portal, 'oft@voss.example', 'registration.invitation')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.textBody).not.toContain('evil.example')
})

const stateOf = async (id: string, by: Who = 'customer') =>
  (await portal.call(by, 'GET', `/invitations?contacts=${id}`)).json.items[0]
const withdraw = (id: string, by: Who = 'customer') => portal.call(by, 'DELETE', `/contacts/${id}/invitation`)

test('the state of an invitation is told: none, invited with date and name, expired, confirmed', async () => {
  const email = 'stand@voss.example'
  const id = await contact(email)
  expect(await stateOf(id)).toEqual({ contactId: id, state: 'none', invitedAt: null, invitedBy: '', expiresAt: null })
  const { token } = await invited(id, email)
  const days = (to: string) => Math.round(Math.abs(Date.parse(to) - Date.now()) / 86_400_000)
  const open = await stateOf(id)
  expect(open).toMatchObject({ state: 'invited', invitedBy: 'Änne Größl' })
  expect([days(open.invitedAt), days(open.expiresAt)]).toEqual([0, 7])
  await portal.query("UPDATE invitation_requests SET expires_at = now() - interval '1 second' WHERE contact_id = $1", [
    id,
  ])
  expect((await stateOf(id, 'licenser')).state).toBe('expired')
  expect(await stateOf(id, 'customer2')).toBeUndefined()
  await accept(id, token)
  expect((await stateOf(id)).state).toBe('confirmed')
  expect((await withdraw(id)).json.code).toBe('contacts.alreadyConfirmed')
})

test('a withdrawn invitation is dead at once, also one whose mail is still to be written', async () => {
  const id = await contact('zurueck@voss.example')
  const { token } = await invited(id, 'zurueck@voss.example')
  expect((await withdraw(id, 'customer2')).json.code).toBe('contacts.notFound')
  expect((await withdraw(id)).status).toBe(204)
  expect((await look(id, token)).json.code).toBe('registration.invitationInvalid')
  expect((await accept(id, token)).json.code).toBe('registration.invitationInvalid')
  expect((await stateOf(id)).state).toBe('none')
  const again = await withdraw(id)
  expect([again.status, again.json.code]).toEqual([409, 'contacts.notInvited'])
  const quick = await contact('schnell@voss.example')
  expect((await invite(quick)).status).toBe(204)
  expect((await withdraw(quick)).status).toBe(204)
  await jobsDone(portal)
  const rows = await portal.query('SELECT count(*) FROM invitations WHERE contact_id = $1', [quick])
  expect(Number(rows[0].count)).toBe(0)
})

test('one address is not flooded: five invitations an hour', async () => {
  const email = 'flut@voss.example'
  const id = await contact(email)
  for (let number = 1; number <= 5; number++) {
    expect((await invite(id)).status).toBe(204)
    await expect
      .poll(async () => (await mailsTo(portal, email, 'registration.invitation')).length, { timeout: 5000 })
      .toBe(number)
    await withdraw(id)
  }
  const { status, json } = await invite(id)
  expect([status, json.code, json.details]).toEqual([429, 'contacts.invitedTooOften', { limit: 5 }])
})

test('private people who are invited become no customers, and read of no company', async () => {
  const email = 'ole@privat.example'
  const id = await contact(email, { companyId: null }, 'licenser')
  await invite(id, 'licenser')
  const [mail] = await mailsTo(portal, email, 'registration.invitation')
  expect(mail!.textBody).toContain('ein Zugang vorgesehen')
  expect(mail!.textBody).not.toContain('Ihrer Firma')
  const token = /&token=([\w-]{43})/.exec(mail!.textBody)![1]!
  expect((await accept(id, token)).status).toBe(201)
  expect(await roleOf(email)).toBe('User')
})

test('a student whose address was never confirmed stays one when invited', async () => {
  const email = 'yara@privat.example'
  const id = await contact(email, { companyId: null }, 'licenser')
  await portal.query(
    `INSERT INTO accounts (id, email, password_hash, role_id, contact_id)
     SELECT gen_random_uuid(), $1, password_hash, roles.id, $2 FROM accounts, roles
     WHERE email = 'licenser@wellenwerk.example' AND roles.purpose = 'student'`,
    [email, id],
  )
  await invite(id, 'licenser')
  const [mail] = await mailsTo(portal, email, 'registration.invitation')
  const token = /&token=([\w-]{43})/.exec(mail!.textBody)![1]!
  expect((await accept(id, token)).status).toBe(201)
  expect(await roleOf(email)).toBe('Student')
})
