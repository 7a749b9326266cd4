import { expect, test } from 'vitest'
import { confirmConsent } from '#contract/consents.ts'
import { listContacts } from '#contract/contacts.ts'
import { setPreferences } from '#contract/session.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../testing/account-mails.ts'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { networkRequest } from '../../testing/samples.ts'
import { task } from '#platform/jobs/task.ts'

const portal = testPortal({ INFO_MAIL: 'info@wellenwerk.example' })
const { visit, confirmed } = factorsOf(portal)

test('the export holds everything about oneself, and nothing of others or of secrets', async () => {
  const person = await visit('customer')
  await portal.ask('customer', setPreferences, { body: { language: 'de' } })
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
    .updateTable('contacts')
    .set({ country: 'AT' })
    .where('email', '=', addressOf('user'))
    .returningAll()
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
  // Every column there is: one that is added must be emptied too.
  expect(emptied).toEqual({
    id: contact.id,
    email: `${contact.id}@erased.invalid`,
    emailKey: `${contact.id}@erased.invalid`,
    language: contact.language,
    salutation: 'NoSalutation',
    title: '',
    firstName: '',
    lastName: '',
    lastNameKey: '',
    gender: '',
    phone: '',
    department: '',
    departmentKey: '',
    position: '',
    positionKey: '',
    street: '',
    houseNumber: '',
    zipCode: '',
    city: '',
    country: 'DE',
    companyId: null,
    companyNameKey: null,
    mainContact: false,
    reviewEmail: null,
    searchText: '',
    createdBy: null,
    modifiedBy: null,
    createdAt: contact.createdAt,
    modifiedAt: expect.any(String),
    erasedAt: expect.any(String),
  })
  const old = await portal.database.db
    .selectFrom('mails')
    .selectAll()
    .where('template', '=', 'licences.sent')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(old)).not.toContain('Geheim')
  expect(await mailsTo(portal, addressOf('user'), 'profile.erased')).toHaveLength(1)
  const [erasure] = await portal.database.db.selectFrom('erasures').selectAll().execute()
  expect(erasure).toMatchObject({ email: '', name: '', doneAt: expect.any(String) })
  const listed = await portal.ask('licenser', listContacts, {
    query: { search: contact.lastName, pageSize: 50 },
  })
  expect(listed.items.map(({ id }) => id)).not.toContain(contact.id)
  expect((await portal.call('administrator', 'GET', '/mails')).status).toBe(200)
  const again = await portal.call(null, 'POST', '/session', { email: addressOf('user'), password: demoPassword })
  expect([again.status, again.json.code]).toEqual([401, 'session.wrongPassword'])
})

test('nothing of a forgotten person is left: no link that works, no file that names them, no word in the outbox', async () => {
  const person = await confirmed(await visit('customer'))
  const email = addressOf('customer')
  const [{ contact_id: contact, company_id: company }] = await portal.query(
    'SELECT contact_id, company_id FROM accounts JOIN contacts ON contacts.id = contact_id WHERE accounts.email = $1',
    [email],
  )
  const [{ id: holding }] = await portal.query('SELECT id FROM holdings WHERE company_id = $1 LIMIT 1', [company])
  const newsletter = (given: boolean) => person.call('PUT', '/profile/consents/newsletter', { given })
  const asked = async () => linkIn((await mailsTo(portal, email, 'profile.newsletter'))[0]!)
  await newsletter(true)
  await portal.ask(null, confirmConsent, { body: { token: await asked() } })
  await newsletter(false)
  await newsletter(true)
  await jobsDone(portal)
  const token = await asked()
  const decided = '0198c0de-ffff-7000-8000-00000000bbbb'
  await portal.query(
    `INSERT INTO licence_requests (id, holding_id, kind, state, language, asked_by, asked_email, file_name, file)
     VALUES ($1, $2, 'hostChange', 'declined', 'de', $3, $4, 'ada.id', '<Contact>Ada</Contact>')`,
    [decided, holding, person.accountId, email],
  )
  const open = await portal.call('customer', 'POST', `/holdings/${holding}/licence-requests`, {
    kind: 'hostChange',
    hostId: null,
    message: '',
    file: { name: 'ada.id', content: networkRequest },
  })
  expect([open.status, open.json.code]).toEqual([201, undefined])

  expect((await person.call('POST', '/profile/erasure')).status).toBe(204)
  await mailsTo(portal, email, 'profile.erased')
  await jobsDone(portal)
  const files = async () =>
    (
      await portal.query(
        'SELECT id, file_name, file FROM licence_requests WHERE asked_email = $1 AND holding_id = $2',
        ['', holding],
      )
    ).map(({ id, file_name: name, file }) => [id, name, file === null])
  expect(await files()).toEqual(
    expect.arrayContaining([
      [decided, '', true],
      [open.json.id, 'ada.id', false],
    ]),
  )
  const answer = { state: 'declined', note: 'Die Anfragende ist gegangen.' }
  expect((await portal.call('administrator', 'POST', `/licence-requests/${open.json.id}/answers`, answer)).status).toBe(
    201,
  )
  expect(await files()).toContainEqual([open.json.id, '', true])

  const late = await portal.call(null, 'POST', '/profile/consent-confirmations', { token })
  expect(late.json.code).toBe('profile.consentLinkInvalid')
  expect(
    await portal.query(
      "SELECT state FROM consents WHERE contact_id = $1 AND kind = 'newsletter' ORDER BY at DESC LIMIT 1",
      [contact],
    ),
  ).toEqual([{ state: 'requested' }])
  await portal.jobCall().jobs.send(task('mails.emptyLast'), {})
  await jobsDone(portal)
  const words = JSON.stringify(await portal.query('SELECT receiver, cc, subject, text_body, html_body FROM mails'))
  expect(words).not.toContain(email)
})

test('the last one who can manage roles cannot go, and stays signed in', async () => {
  const person = await confirmed(await visit('administrator'))
  const { status, json } = await person.call('POST', '/profile/erasure')
  expect([status, json.code]).toEqual([409, 'roles.lastManager'])
  expect((await person.call('GET', '/session')).status).toBe(200)
})
