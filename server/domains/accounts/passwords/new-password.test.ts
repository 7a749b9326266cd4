import { expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/accounts.ts'
import { cookiesOf, linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'

const portal = testPortal({ PUBLIC_URL: 'http://portal.wellenwerk.example' })
const address = (name: string) => `${name}@wellenwerk.example`
const signIn = (name: string, password = demoPassword, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session', { email: address(name), password }, headers)
const forgot = (email: string, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session/password-links', { email }, headers)
const setPassword = (id: string, password: string) =>
  portal.call(null, 'POST', '/session/new-password', { id, password })
const bearer = (token: string, cookie = '') => ({ authorization: `Bearer ${token}`, cookie })
const me = (token: string) => portal.call(null, 'GET', '/session', undefined, bearer(token))
const change = (token: string, oldPassword: string, password: string, cookie = '') =>
  portal.call(null, 'POST', '/session/password', { oldPassword, password }, bearer(token, cookie))
const elapse = () => portal.database.pool.query("UPDATE account_links SET created_at = now() - interval '2 minutes'")

test('forgot password answers the same for every address and writes to enabled accounts alone', async () => {
  await portal.query('UPDATE accounts SET disabled = true WHERE email = $1', [address('customer2')])
  const answers = [
    await forgot(address('nobody')),
    await forgot(address('customer2')),
    await forgot('USER@wellenwerk.example'),
  ]
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).size).toBe(1)
  expect(await mailsTo(portal, address('user'), 'accounts.reset')).toHaveLength(1)
  const rows = await portal.query('SELECT receiver FROM mails')
  expect(rows).toEqual([{ receiver: address('user') }])
})

test('links lead to the configured address, whatever the Host header says, and asking again at once sends nothing', async () => {
  const poison = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await forgot(address('student'), poison)
  await Promise.all(Array.from({ length: 4 }, () => forgot(address('student'), poison)))
  const mails = await mailsTo(portal, address('student'), 'accounts.reset')
  await jobsDone(portal)
  expect(await mailsTo(portal, address('student'), 'accounts.reset')).toHaveLength(1)
  expect(mails[0]!.textBody).toContain('http://portal.wellenwerk.example/setNewPassword?id=')
  expect(mails[0]!.textBody + mails[0]!.htmlBody).not.toContain('evil.example')
})

test('a new password needs the rule, differs from the old one and is not one of the common ones', async () => {
  const [mail] = await mailsTo(portal, address('user'), 'accounts.reset')
  const id = linkIn(mail!)
  const codes = []
  for (const password of ['kurz', 'Wörter-€-2026', 'Passwort123!', demoPassword])
    codes.push((await setPassword(id, password)).json.code)
  expect(codes).toEqual([
    'password.setPasswordRule',
    'password.setPasswordRuleInvalidChars',
    'password.common',
    'password.newAndOldPasswordAreSame',
  ])
  expect((await setPassword(id, 'Wörter-€-2026')).json.details).toEqual({ characters: '€' })
})

test('eight uses of a reset link at once set one password; sessions and other links end, and the owner is told', async () => {
  const [first] = await mailsTo(portal, address('user'), 'accounts.reset')
  await elapse()
  await forgot(address('user'))
  const [second] = await until(
    () => mailsTo(portal, address('user'), 'accounts.reset'),
    ({ length }) => length === 2,
  )
  const { json } = await signIn('user')
  expect((await me(json.accessToken)).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => setPassword(linkIn(second!), `Neues-Wort-${n}!`)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array<number>(7).fill(410)])
  const chosen = answers.findIndex(({ status }) => status === 204)
  expect((await setPassword(linkIn(first!), 'Noch-Ein-Wort-1!')).json.code).toBe('accounts.linkInvalid')
  expect((await me(json.accessToken)).status).toBe(401)
  expect((await signIn('user')).status).toBe(401)
  expect((await signIn('user', `Neues-Wort-${chosen}!`)).status).toBe(201)
  expect(await mailsTo(portal, address('user'), 'accounts.changed')).toHaveLength(1)
})

test('an expired reset link does nothing', async () => {
  const [mail] = await mailsTo(portal, address('student'), 'accounts.reset')
  await portal.query("UPDATE account_links SET expires_at = now() - interval '1 second'")
  expect((await setPassword(linkIn(mail!), 'Neues-Wort-77!')).json.code).toBe('accounts.linkInvalid')
})

test('changing the password ends the other sessions, keeps this one, and tells the owner in their language', async () => {
  await portal.query("UPDATE accounts SET language = 'en' WHERE email = $1", [address('licenser')])
  const [here, there] = [await signIn('licenser'), await signIn('licenser')]
  const token = here.json.accessToken
  expect((await change(token, demoPassword, demoPassword)).json.code).toBe('password.newAndOldPasswordAreSame')
  expect((await change(token, demoPassword, 'kurz')).json.code).toBe('password.setPasswordRule')
  expect((await change(token, demoPassword, 'Neues-Wort-77!')).status).toBe(204)
  expect((await me(token)).status).toBe(200)
  expect((await me(there.json.accessToken)).status).toBe(401)
  const [mail] = await mailsTo(portal, address('licenser'), 'accounts.changed')
  expect(mail).toMatchObject({ language: 'en', subject: 'Your password has been changed' })
})

test('a wrong old password counts: the fifth locks the account', async () => {
  const token = (await signIn('licenser', 'Neues-Wort-77!')).json.accessToken
  const answers = []
  for (let n = 0; n < 6; n++) answers.push((await change(token, `Falsch-${n}!`, 'Anderes-Wort-88!')).json)
  expect(answers.map(({ code, details }) => [code, details.attempts])).toEqual([
    ['password.oldPasswordNotCorrect', 4],
    ['password.oldPasswordNotCorrect', 3],
    ['password.oldPasswordNotCorrect', 2],
    ['password.oldPasswordNotCorrect', 1],
    ['session.locked', undefined],
    ['session.locked', undefined],
  ])
  expect((await signIn('licenser', 'Neues-Wort-77!')).status).toBe(423)
})

test('a sign-in under way while the password is replaced leaves no session of the old one', async () => {
  await elapse()
  await forgot(address('customer'))
  const [mail] = await mailsTo(portal, address('customer'), 'accounts.reset')
  const [reset, ...attempts] = await Promise.all([
    setPassword(linkIn(mail!), 'Neues-Wort-77!'),
    ...Array.from({ length: 4 }, () => signIn('customer')),
  ])
  expect(reset.status).toBe(204)
  for (const { json } of attempts) if (json.accessToken) expect((await me(json.accessToken)).status).toBe(401)
  const rows = await portal.query(
    'SELECT FROM sessions JOIN accounts a ON a.id = account_id WHERE a.email = $1 AND ended_at IS NULL',
    [address('customer')],
  )
  expect(rows).toHaveLength(0)
})

test('names with markup and braces are harmless in mails', async () => {
  await portal.query(
    "UPDATE contacts SET first_name = '<b>{vendor}</b>' WHERE id = (SELECT contact_id FROM accounts WHERE email = $1)",
    [address('customer')],
  )
  await forgot(address('customer'))
  const mails = await mailsTo(portal, address('customer'), 'accounts.reset')
  expect(mails[0]!.htmlBody).not.toContain('<b>')
  expect(cookiesOf(await forgot(address('customer')))).not.toHaveProperty('keywerk_session')
})

test('an account is mailed five links an hour, however often somebody asks, and each works', async () => {
  for (let times = 0; times < 8; times++) {
    await forgot(address('licenser'))
    await jobsDone(portal)
    await elapse()
  }
  const mails = await mailsTo(portal, address('licenser'), 'accounts.reset')
  expect(mails).toHaveLength(5)
  expect((await setPassword(linkIn(mails.at(-1)!), 'Hafen-Kran-2027!')).status).toBe(204)
})
