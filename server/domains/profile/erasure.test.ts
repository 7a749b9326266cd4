import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)

test('the export holds everything about oneself, and nothing of others or of secrets', async () => {
  const person = await visit('customer')
  await portal.call('customer', 'PATCH', '/session/preferences', { language: 'de' })
  const begun = performance.now()
  const { status, headers, bytes } = await person.call('GET', '/profile/data')
  expect(performance.now() - begun).toBeLessThan(15_000)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/attachment; filename="keywerk-\d{4}-\d\d-\d\d\.json"/)
  const data = JSON.parse(bytes.toString())
  expect(data.account).toMatchObject({ email: addressOf('customer'), role: 'Customer' })
  expect(data.account.sessions.length).toBeGreaterThan(0)
  expect(data.contact).toMatchObject({ email: addressOf('customer'), customerNumber: '10023' })
  expect(data.auditLog.length).toBeGreaterThan(0)
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(['products', 'companySignIns', 'mails', 'auditLog', 'avatar', 'exportedAt']),
  )
  const text = bytes.toString()
  for (const secret of ['argon2', 'tokenHash', 'passwordHash', 'sealed', 'customer2@', 'administrator@'])
    expect(text).not.toContain(secret)
})

test('a deletion closes the account at once, empties the profile, keeps the row for orders and is confirmed by mail', async () => {
  const person = await confirmed(await visit('user'))
  const contact = await portal.database.db
    .selectFrom('contacts')
    .selectAll()
    .where('email', '=', addressOf('user'))
    .executeTakeFirstOrThrow()
  await portal.database.db
    .insertInto('mails')
    .values({
      id: '0198c0de-ffff-7000-8000-00000000aaaa',
      template: 'licences.sent',
      language: 'de',
      sender: 'a@b.example',
      receiver: addressOf('user'),
      subject: 'Geheim',
      textBody: 'Liebe Frau Geheim',
      state: 'sent',
    })
    .execute()
  const answers = await Promise.all([1, 2, 3].map(() => person.call('POST', '/profile/erasure')))
  expect(answers.map(({ status }) => status)).toContain(204)
  expect(answers.every(({ status }) => [204, 401].includes(status))).toBe(true)
  await expect.poll(async () => (await person.call('GET', '/session')).status).toBe(401)
  const [mail] = await mailsTo(portal, addressOf('user'), 'profile.erased')
  expect(mail).toMatchObject({ subject: 'Ihr Konto ist gelöscht' })
  expect(
    await portal.database.db.selectFrom('accounts').select('id').where('id', '=', person.accountId).execute(),
  ).toEqual([])
  const emptied = await portal.database.db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(emptied)).not.toContain(contact.lastName)
  expect(emptied.email).toBe(`${contact.id}@erased.invalid`)
  const old = await portal.database.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'licences.sent')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(old)).not.toContain('Geheim')
  expect(await mailsTo(portal, addressOf('user'), 'profile.erased')).toHaveLength(1)
  const [erasure] = await portal.database.db.selectFrom('erasures').selectAll().execute()
  expect(erasure).toMatchObject({ email: '', name: '', doneAt: expect.any(String) })
  const listed = await portal.call('licenser', 'GET', `/contacts?search=${contact.lastName}&pageSize=50`)
  expect(listed.json.items.map(({ id }: { id: string }) => id)).not.toContain(contact.id)
  expect((await portal.call('administrator', 'GET', '/mails')).status).toBe(200)
  const again = await portal.call(null, 'POST', '/session', { email: addressOf('user'), password: demoPassword })
  expect([again.status, again.json.code]).toEqual([401, 'session.wrongPassword'])
})

test('the last one who can manage roles cannot go, and stays signed in', async () => {
  const person = await confirmed(await visit('administrator'))
  const { status, json } = await person.call('POST', '/profile/erasure')
  expect([status, json.code]).toEqual([409, 'roles.lastManager'])
  expect((await person.call('GET', '/session')).status).toBe(200)
})
