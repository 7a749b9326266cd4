import { expect, test } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { cookiesOf, linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal({ PUBLIC_URL: 'http://portal.wellenwerk.example' })
const address = (name: string) => `${name}@wellenwerk.example`
const signIn = (name: string, password = demoPassword, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session', { email: address(name), password }, headers)
const wrong = async (name: string, times: number, headers: Record<string, string> = {}) => {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await signIn(name, `Falsch-${index}!`, headers))
  return answers
}
const unlock = (token: string) => portal.call(null, 'POST', '/session/unlock', { token })

test('five wrong passwords lock; a known and an unknown address answer alike all the way', async () => {
  const read = ({ status, json }: Awaited<ReturnType<typeof signIn>>) => [
    status,
    json.code,
    json.message,
    json.details.attempts,
  ]
  const known = (await wrong('customer', 7)).map(read)
  expect(known).toEqual((await wrong('nobody', 7)).map(read))
  expect(known.map(([, code, , attempts]) => [code, attempts])).toEqual([
    ['session.wrongPassword', 4],
    ['session.wrongPassword', 3],
    ['session.wrongPassword', 2],
    ['session.lastAttempt', 1],
    ['session.locked', undefined],
    ['session.locked', undefined],
    ['session.locked', undefined],
  ])
  const right = await signIn('customer')
  expect([right.status, right.json.code]).toEqual([423, 'session.locked'])
  expect(Date.parse(right.json.details.until) - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(await mailsTo(portal, address('customer'), 'accounts.unlock')).toHaveLength(1)
  const rows = await portal.query('SELECT FROM mails WHERE receiver = $1', [address('nobody')])
  expect(rows).toHaveLength(0)
})

test('wrong passwords stay counted and noted although the answer is a refusal', async () => {
  const noted = await portal.database.db
    .selectFrom('auditLog')
    .select(['changes'])
    .where('operation', '=', 'signIn')
    .where('recordKind', '=', 'account')
    .execute()
  expect(JSON.stringify(noted)).toContain('wrong password')
  const counted = await portal.database.db
    .selectFrom('visitorCounts')
    .select('count')
    .where('reason', '=', 'session.unknownName')
    .execute()
  expect(counted.length).toBeGreaterThan(0)
})

test('a repeated Idempotency-Key is one more guess, not the old answer', async () => {
  const key = { 'idempotency-key': 'the-same-guess' }
  const guess = async () => (await signIn('twice', 'Falsch-1!', key)).json.details.attempts
  expect([await guess(), await guess(), await guess()]).toEqual([4, 3, 2])
})

test('of 50 wrong passwords at once at most five are judged, and one mail goes out', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => signIn('customer2', `Falsch-${index}!`)))
  const judged = answers.filter(({ json }) => json.code !== 'session.locked')
  expect(judged.map(({ json }) => json.details.attempts).toSorted((a: number, b: number) => a - b)).toEqual([
    1, 2, 3, 4,
  ])
  expect((await signIn('customer2')).status).toBe(423)
  expect(await mailsTo(portal, address('customer2'), 'accounts.unlock')).toHaveLength(1)
})

test('the link in the mail unlocks, once; it sets no password, and a reset link does not unlock', async () => {
  const [mail] = await mailsTo(portal, address('customer2'), 'accounts.unlock')
  expect(mail!.textBody).toContain('http://portal.wellenwerk.example/resetlockout?token=')
  expect(mail!.htmlBody).toContain('href="http://portal.wellenwerk.example/resetlockout?token=')
  const token = linkIn(mail!)
  const reset = await portal.call(null, 'POST', '/session/new-password', { id: token, password: 'Neues-Wort-77!' })
  expect(reset.json.code).toBe('accounts.linkInvalid')
  await portal.ask(null, requestNewPassword, { body: { email: address('customer2') } })
  const [other] = await mailsTo(portal, address('customer2'), 'accounts.reset')
  expect((await unlock(linkIn(other!))).json.code).toBe('accounts.errorUnlockAccount')
  const answers = await Promise.all(Array.from({ length: 8 }, () => unlock(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204))
  const rows = await portal.query(`SELECT FROM audit_log WHERE operation = 'unlockAccount'`)
  expect(rows).toHaveLength(1)
  expect((await signIn('customer2')).status).toBe(201)
  // Used before, it lifts no later lock.
  await wrong('customer2', 5)
  expect((await unlock(token)).status).toBe(204)
  expect((await signIn('customer2')).status).toBe(423)
})

test('an unlock link that expired does nothing', async () => {
  await wrong('student', 5)
  const [mail] = await mailsTo(portal, address('student'), 'accounts.unlock')
  await portal.query("UPDATE account_links SET expires_at = now() - interval '1 second'")
  expect((await unlock(linkIn(mail!))).json.code).toBe('accounts.errorUnlockAccount')
  expect((await signIn('student')).status).toBe(423)
  await portal.query("UPDATE sign_in_budgets SET locked_until = now() - interval '1 second'")
  expect((await wrong('student', 1))[0]!.json.details.attempts).toBe(4)
  expect((await signIn('student')).status).toBe(201)
})

test('a stranger cannot lock the owner out: a device that signed in before has a budget of its own', async () => {
  const cookie = cookiesOf(await signIn('user'))['keywerk_device']!
  const device = { cookie: `keywerk_device=${cookie}` }
  await wrong('user', 6)
  expect((await signIn('user')).status).toBe(423)
  expect((await signIn('user', demoPassword, device)).status).toBe(201)
  const forged = { cookie: `keywerk_device=${cookie.slice(0, -4)}AAAA` }
  expect((await signIn('user', demoPassword, forged)).status).toBe(423)
  expect((await signIn('student', 'Falsch-1!', device)).json.details.attempts).toBe(4)
  expect((await wrong('user', 5, device)).at(-1)!.json.code).toBe('session.locked')
  expect((await signIn('user', demoPassword, device)).status).toBe(423)
})

test('the device cookie is out of reach of scripts and other sites', async () => {
  const answer = await signIn('licenser')
  const header = [answer.headers['set-cookie']].flat().find((one) => String(one).startsWith('keywerk_device='))
  expect(header).toMatch(/Max-Age=34560000; Path=\/api\/session; HttpOnly; SameSite=Strict$/)
})

test('that an account is disabled is told after the right password alone', async () => {
  await portal.query('UPDATE accounts SET disabled = true WHERE email = $1', [address('licenser')])
  expect((await signIn('licenser', 'Falsch-1!')).json.code).toBe('session.wrongPassword')
  expect((await signIn('licenser')).json.code).toBe('session.disabled')
})
