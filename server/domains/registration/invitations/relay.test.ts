import { beforeAll, expect, test } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { readInbox } from '#contract/today.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'

const portal = testPortal({ INVITATIONS_PER_DAY: '12' })
const body = (email: string, more: object = {}) => ({
  salutation: 'Frau',
  firstName: 'Mia',
  lastName: 'Voss',
  email,
  ...more,
})
const create = (email: string, more: object = {}, who: Who = 'customer') =>
  portal.call(who, 'POST', '/contacts', body(email, more))
const invite = (id: string, who: Who = 'customer') => portal.call(who, 'POST', `/contacts/${id}/invitation`)
const inbox = async () => (await portal.ask('licenser', readInbox, { query: { kind: 'invitations' } })).items

let company: { id: string; name: string }
beforeAll(async () => {
  ;[company] = (await portal.query(`SELECT id, name FROM companies WHERE customer_number = '10023'`)) as [
    typeof company,
  ]
})

test.each([
  'Konto gesperrt http://evil.example/',
  'HTTPS://evil.example',
  'www.evil.example',
  'ruf evil.example an',
  'evil.example/x?y',
  'x@evil.example',
  'evil。example',
  'evil．com',
])('a name that holds an address is refused, with a word about it: %s', async (name) => {
  for (const field of ['firstName', 'lastName'] as const) {
    const { status, json } = await create('voss@relay.example', { [field]: name })
    expect([status, json.code, json.details?.fields]).toEqual([
      400,
      'request.invalid',
      [{ field, rule: 'input.noAddress' }],
    ])
  }
  const own = { salutation: 'Frau', street: '', houseNumber: '', zipCode: '', city: '', country: 'DE' }
  const profile = await portal.call('user', 'PUT', '/profile', { ...own, firstName: name, lastName: 'Voss' })
  expect([profile.status, profile.json.code]).toEqual([400, 'request.invalid'])
})

test('a title holds no link, and may be an abbreviation', async () => {
  for (const title of ['http://evil.example', 'www.evil.example', 'x@evil.example'])
    expect((await create('titel@relay.example', { title })).json.code).toBe('request.invalid')
  expect((await create('titel@relay.example', { title: 'Dr.med.dent.' })).status).toBe(201)
})

test.each(['Hans-Peter', 'A. Müller', "O'Brien", 'J.R.', 'von der Heide', 'Müller-Lüdenscheidt 2.', 'Dr. med. dent.'])(
  'a name as people have them is taken: %s',
  async (name) => {
    const email = `${Buffer.from(name).toString('hex')}@relay.example`
    expect((await create(email, { lastName: name })).status).toBe(201)
    await portal.query('DELETE FROM contacts WHERE email = $1', [email])
  },
)

test('nobody who has not confirmed is greeted with what somebody else typed', async () => {
  const email = 'opfer@relay.example'
  const { json } = await create(email, { firstName: 'Ihr Konto', lastName: 'ist gesperrt' })
  await invite(json.id)
  const [mail] = await mailsTo(portal, email, 'registration.invitation')
  expect(`${mail!.subject}${mail!.textBody}${mail!.htmlBody}`).not.toMatch(/gesperrt/)
  expect(mail!.textBody).toMatch(/^Guten Tag,/)
})

test('names of before that hold addresses make no link in any mail', async () => {
  await portal.query(
    `UPDATE contacts SET first_name = 'Klick', last_name = 'http://evil.example/x www.evil.example' || chr(10) || 'BCC'
     WHERE id = (SELECT contact_id FROM accounts WHERE email = 'user@wellenwerk.example')`,
  )
  await portal.ask(null, requestNewPassword, { body: { email: 'user@wellenwerk.example' } })
  const [mail] = await mailsTo(portal, 'user@wellenwerk.example', 'accounts.reset')
  expect(mail!.textBody).toMatch(/^Guten Tag Klick/)
  expect(`${mail!.textBody}${mail!.htmlBody}`).not.toMatch(/evil\.example|www\.|http:\/\/evil/)
  expect(mail!.textBody.split('\n')[0]).toMatch(/BCC,$/)
})

test('a company invites so many a day, in parallel too and in whichever process; staff are told in their inbox', async () => {
  await portal.query('DELETE FROM company_invitations')
  const ids = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => (await create(`viele${at}@relay.example`)).json.id as string),
  )
  expect(await inbox()).toEqual([])
  const answers = await Promise.all(ids.map((id) => invite(id)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(12)
  const refused = answers.filter(({ status }) => status !== 204)
  expect(refused.map(({ status, json }) => [status, json.code, json.details])).toEqual(
    Array.from({ length: 8 }, () => [429, 'contacts.invitedTooMany', { limit: 12 }]),
  )
  await jobsDone(portal)
  const [{ n }] = await portal.query(`SELECT count(*)::int AS n FROM mails WHERE receiver LIKE 'viele%@relay.example'`)
  expect(n).toBe(12)
  expect(await inbox()).toMatchObject([{ kind: 'invitations', id: company.id, who: company.name }])
  // Staff and other companies go on.
  expect((await invite(ids.find((_, at) => answers[at]!.status === 429)!, 'licenser')).status).toBe(204)
  const other = await create('andere@relay.example', {}, 'customer2')
  expect((await invite(other.json.id, 'customer2')).status).toBe(204)
  // The next day begins anew, and the burst is told for two days more.
  await portal.query('UPDATE company_invitations SET day = day - 1')
  expect(await inbox()).toHaveLength(1)
  expect((await invite(ids.findLast((_, at) => answers[at]!.status === 429)!)).status).toBe(204)
  await portal.query('UPDATE company_invitations SET day = day - 2')
  expect(await inbox()).toEqual([])
})
