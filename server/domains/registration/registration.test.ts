import { expect, test } from 'vitest'
import { createContact } from '#contract/contacts.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../testing/account-mails.ts'
import { easyChallenge } from '../../testing/challenge.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ PUBLIC_URL: 'http://portal.wellenwerk.example', PARTNER_SITES: 'verlag' })
const password = 'Hafen-Kran-27!'
const person = {
  kind: 'private',
  password,
  salutation: 'Frau',
  firstName: 'Jule',
  lastName: 'Petersen',
  country: 'DE',
  language: 'de',
  terms: true,
  confirmed: true,
  student: true,
}
const register = async (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  portal.call(
    null,
    'POST',
    '/registration',
    { ...person, email, challenge: await easyChallenge(portal), ...more },
    headers,
  )
const confirm = (token: string, word?: string) =>
  portal.call(null, 'POST', '/registration/confirmation', { token, ...(word && { password: word }) })
const resend = (email: string) => portal.call(null, 'POST', '/registration/resend', { email })
const signIn = (email: string, word = password) => portal.call(null, 'POST', '/session', { email, password: word })
const linkOf = async (email: string, template = 'registration.confirmation') =>
  linkIn((await mailsTo(portal, email, template))[0]!)

test('a student registers, confirms and signs in: account, contact, consents and verification are there', async () => {
  const email = 'jule.petersen@stud.tum.de'
  expect((await register(email, { newsletter: true })).status).toBe(204)
  expect(await portal.query('SELECT id FROM accounts WHERE email = $1', [email])).toEqual([])
  const [mail] = await mailsTo(portal, email, 'registration.confirmation')
  expect(mail!.textBody).toContain('http://portal.wellenwerk.example/confirmationRegistration?id=')
  const answer = await confirm(linkIn(mail!))
  expect([answer.status, answer.json]).toEqual([201, { email, role: 'Student', claimed: false }])
  const [contact] = await portal.query('SELECT * FROM contacts WHERE email = $1', [email])
  expect(contact).toMatchObject({ first_name: 'Jule', country: 'DE', company_id: null, salutation: 'Frau' })
  const consents = await portal.query('SELECT kind, state FROM consents WHERE contact_id = $1 ORDER BY at', [
    contact.id,
  ])
  expect(consents).toEqual([
    { kind: 'newsletter', state: 'requested' },
    { kind: 'newsletter', state: 'given' },
  ])
  const verified = await portal.query('SELECT status FROM verifications WHERE contact_id = $1', [contact.id])
  expect(verified).toEqual([{ status: 'verified' }])
  const { json } = await signIn(email)
  const headers = { authorization: `Bearer ${json.accessToken}` }
  const products = await portal.call(null, 'GET', '/my-products', undefined, headers)
  expect(products.json.items.map((one: { product: { kind: string } }) => one.product.kind)).toEqual(['student'])
  const own = await portal.call(null, 'GET', '/my/studies', undefined, headers)
  expect(own.json).toMatchObject({
    verification: { status: 'verified', university: { de: expect.stringContaining('München') } },
  })
})

test('the student box and the edition decide the role, unknown partners and strangers’ domains do not', async () => {
  const roles: string[] = []
  const forms = [{}, { student: true }, { roloffMatek: true }, { partner: 'verlag' }, { partner: 'niemand' }]
  for (const [index, form] of forms.entries()) {
    const email = `rolle${index}@nottum.de`
    await register(email, { student: false, ...form })
    roles.push((await confirm(await linkOf(email))).json.role)
  }
  expect(roles).toEqual(['User', 'Student', 'Student', 'Student', 'User'])
  expect(
    await portal.query(
      "SELECT 1 FROM verifications v JOIN contacts c ON c.id = contact_id WHERE email LIKE $1 AND status <> 'proofNeeded'",
      ['%@nottum.de'],
    ),
  ).toEqual([])
})

test('registering and resending answer the same for known and unknown addresses; the owner of an account is told', async () => {
  const answers = [
    await register('neu@unbekannt.example'),
    await register('USER@wellenwerk.example'),
    await resend('neu2@unbekannt.example'),
    await resend('user@wellenwerk.example'),
  ]
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1)
  const [told] = await mailsTo(portal, 'user@wellenwerk.example', 'registration.exists')
  expect(told!.textBody).toContain('http://portal.wellenwerk.example/forgotPassword')
  expect((await signIn('user@wellenwerk.example', demoPassword)).status).toBe(201)
  expect((await signIn('user@wellenwerk.example')).json.code).toBe('session.wrongPassword')
  expect(
    await portal.query('SELECT 1 FROM pending_registrations WHERE email = $1', ['user@wellenwerk.example']),
  ).toEqual([])
})

test('nobody chooses role, company or verification', async () => {
  for (const more of [
    { role: 'Administrator' },
    { roleId: '0198c0de-0000-7000-8000-000000000001' },
    { companyId: '0198c0de-0000-7000-8000-000000000001' },
    { verified: true },
    { status: 'verified' },
    { kind: 'company' },
    { terms: false },
    { confirmed: false },
    { email: ['a@b.example', 'c@d.example'] },
    { email: 'a@b.example\r\nBcc: c@d.example' },
    { firstName: 'Ju\r\nBcc: c@d.example' },
    { lastName: ['x'] },
    { lastName: { $ne: '' } },
    { firstName: 'x'.repeat(101) },
  ])
    expect([more, (await register('masse@unbekannt.example', more)).json?.code]).toEqual([more, 'request.invalid'])
  expect(await portal.query('SELECT 1 FROM pending_registrations WHERE email LIKE $1', ['masse@%'])).toEqual([])
})

test('weak passwords are refused and say why', async () => {
  const codes = []
  for (const word of ['kurz', 'Wörter-€-2026', 'Passwort123!'])
    codes.push((await register('schwach@unbekannt.example', { password: word })).json)
  expect(codes.map((one) => one.code)).toEqual([
    'password.setPasswordRule',
    'password.setPasswordRuleInvalidChars',
    'password.common',
  ])
  expect(codes[1].details).toEqual({ characters: '€' })
})

test('what strangers type is in no mail, braces are not filled in, and links ignore the Host header', async () => {
  const email = 'klammer@unbekannt.example'
  const poison = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  const linked = await register(email, { lastName: 'Gewinn http://evil.example' }, poison)
  expect(linked.json.details.fields).toEqual([{ field: 'lastName', rule: 'input.noAddress' }])
  await register(email, { firstName: '{{name}} {link}', lastName: 'Gewinn' }, poison)
  const [mail] = await mailsTo(portal, email, 'registration.confirmation')
  const whole = mail!.subject + mail!.textBody + mail!.htmlBody
  for (const foreign of ['evil.example', '{', 'Gewinn']) expect(whole).not.toContain(foreign)
})

test('eight uses of one link at once make one account, and all of them say that it is done', async () => {
  const email = 'achtfach@unbekannt.example'
  await register(email)
  const token = await linkOf(email)
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(await portal.query('SELECT 1 FROM contacts WHERE email = $1', [email])).toHaveLength(1)
  expect(
    await portal.query(`SELECT 1 FROM audit_log WHERE operation = 'confirmRegistration' AND changes::text LIKE $1`, [
      `%${email}%`,
    ]),
  ).toHaveLength(1)
  expect((await confirm(token)).json).toEqual(answers[0]!.json)
  expect((await confirm('x'.repeat(43))).json.code).toBe('registration.linkInvalid')
})

/** Registers an address twice, with these passwords; the links of both, in this order. */
async function registerTwice(email: string, words: readonly [string, string]): Promise<[string, string]> {
  await register(email, { password: words[0] })
  const first = await linkOf(email)
  await register(email, { password: words[1] })
  while ((await mailsTo(portal, email, 'registration.confirmation')).length < 2) await jobsDone(portal)
  const second = await linkOf(email)
  expect(second).not.toBe(first)
  return [first, second]
}

test('two registrations of one address confirmed at once make one account', async () => {
  const email = 'doppelt@unbekannt.example'
  const links = await registerTwice(email, [password, password])
  const answers = await Promise.all(links.map((token) => confirm(token, password)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
})

test('of several registrations of one address the one counts whose password is known to whoever opens a link', async () => {
  const email = 'vorweg@unbekannt.example'
  const stranger = 'Fremdes-Wort-27!'
  await registerTwice(email, [password, stranger])
  // The link that is sent again belongs to the newest, which is the stranger's.
  await resend(email)
  const token = await linkOf(email, 'registration.resend')
  const asked = await confirm(token)
  expect([asked.status, asked.json.code]).toEqual([409, 'registration.passwordNeeded'])
  const wrong = await confirm(token, 'Falsches-Wort-27!')
  expect([wrong.status, wrong.json.code, wrong.json.field]).toEqual([400, 'registration.passwordWrong', 'password'])
  expect((await confirm(token, password)).status).toBe(201)
  expect((await signIn(email)).status).toBe(201)
  expect((await signIn(email, stranger)).json.code).toBe('session.wrongPassword')
  expect(await portal.query('SELECT FROM pending_registrations WHERE email = $1', [email])).toEqual([])
})

test('a registration takes no account nobody confirmed from whoever has its password', async () => {
  const email = 'customer2@wellenwerk.example'
  await portal.query('UPDATE accounts SET verified_at = NULL WHERE email = $1', [email])
  await register(email, { password: 'Fremdes-Wort-27!' })
  const token = await linkOf(email)
  expect((await confirm(token)).json.code).toBe('registration.passwordNeeded')
  expect((await confirm(token, demoPassword)).json).toMatchObject({ email })
  expect((await signIn(email, demoPassword)).status).toBe(201)
})

test('a link lives seven days and opens nothing else', async () => {
  const email = 'woche@unbekannt.example'
  await register(email)
  const token = await linkOf(email)
  const [{ days }] = await portal.query(
    'SELECT round(extract(epoch FROM expires_at - now()) / 8640) / 10 AS days FROM pending_registrations WHERE email = $1',
    [email],
  )
  expect(Number(days)).toBe(7)
  const others = [
    await portal.call(null, 'POST', '/session/new-password', { id: token, password: 'Anderes-Wort-27!' }),
    await portal.call(null, 'POST', '/session/unlock', { token }),
    await portal.call(null, 'POST', '/session/email', { token }),
  ]
  expect(others.map(({ status }) => status)).toEqual([410, 410, 410])
  await portal.query("UPDATE pending_registrations SET expires_at = now() - interval '1 second'")
  expect((await confirm(token)).json.code).toBe('registration.linkInvalid')
  expect((await signIn(email)).json.code).toBe('session.wrongPassword')
})

test('only the right password learns that the address is not confirmed; the resent link works, the first one no more', async () => {
  const email = 'offen@unbekannt.example'
  await register(email)
  const first = await linkOf(email)
  expect((await signIn(email, 'Falsch-2026!')).json).toMatchObject({
    code: 'session.wrongPassword',
    details: { attempts: 4 },
  })
  const answer = await signIn(email)
  expect([answer.status, answer.json.code]).toEqual([403, 'session.notConfirmed'])
  await Promise.all(Array.from({ length: 4 }, () => resend(email)))
  const token = await linkOf(email, 'registration.resend')
  await jobsDone(portal)
  expect(await mailsTo(portal, email, 'registration.resend')).toHaveLength(1)
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(token)).status).toBe(201)
  expect((await signIn(email)).status).toBe(201)
})

test('whoever asks for a link over and over fills no mailbox, and the last one that was sent works', async () => {
  const email = 'gefragt@unbekannt.example'
  await register(email)
  await linkOf(email)
  for (let times = 0; times < 8; times++) {
    await resend(email)
    await jobsDone(portal)
    await portal.query("UPDATE mails SET created_at = created_at - interval '2 minutes' WHERE receiver = $1", [email])
  }
  expect(await mailsTo(portal, email, 'registration.resend')).toHaveLength(5)
  expect((await confirm(await linkOf(email, 'registration.resend'))).status).toBe(201)
})

test('an account whose address was never confirmed cannot sign in until its resent link is opened', async () => {
  const email = 'student@wellenwerk.example'
  await portal.query('UPDATE accounts SET verified_at = NULL WHERE email = $1', [email])
  expect((await signIn(email, demoPassword)).json.code).toBe('session.notConfirmed')
  expect((await signIn(email, 'Falsch-2026!')).json.code).toBe('session.wrongPassword')
  await resend(email)
  const answer = await confirm(await linkOf(email, 'registration.resend'))
  expect(answer.json).toEqual({ email, role: 'Student', claimed: false })
  expect((await signIn(email, demoPassword)).status).toBe(201)
})

test('a contact staff entered is linked, not made again', async () => {
  const email = 'kontakt@unbekannt.example'
  const created = await portal.ask('licenser', createContact, {
    body: {
      salutation: 'Herr',
      firstName: 'Ole',
      lastName: 'Petersen',
      email,
    },
  })
  await register(email, { student: false })
  expect((await confirm(await linkOf(email))).status).toBe(201)
  const [account] = await portal.query('SELECT contact_id FROM accounts WHERE email = $1', [email])
  expect(account.contact_id).toBe(created.id)
})

test('registering for the textbook edition gives the textbook beside the student version', async () => {
  const email = 'lehrbuch@unbekannt.example'
  await register(email, { roloffMatek: true })
  await confirm(await linkOf(email))
  const { accessToken } = (await signIn(email)).json
  const { items } = (
    await portal.call(null, 'GET', '/my-products', undefined, { authorization: `Bearer ${accessToken}` })
  ).json
  expect(items.map(({ product }: { product: { kind: string } }) => product.kind).toSorted()).toEqual([
    'student',
    'textbook',
  ])
})
