import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { cookiesOf, linkIn, mailsTo } from '../testing/account-mails.ts'
import { addressOf } from '../testing/factors.ts'
import { passASecond } from '../testing/passing-time.ts'
import { type Answer, testPortal, type Who } from '../testing/portal.ts'

const portal = testPortal()
let other: FastifyInstance
beforeAll(async () => void (other = await portal.another()))

const query = (sql: string, values: unknown[] = []) => portal.database.pool.query(sql, values)
const signIn = (who: Who, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session', { email: addressOf(who), password: demoPassword }, headers)
const session = (answer: Answer) => `keywerk_session=${cookiesOf(answer)['keywerk_session']}`
const processes = () => [portal.app, other]
const refreshAt = async (app: FastifyInstance, cookie: string) => {
  const answer = await app.inject({ method: 'POST', url: '/api/session/refresh', headers: { cookie }, payload: {} })
  return { token: answer.json().accessToken as string | null, cookies: answer.cookies }
}
/** What both processes answer to one access token. */
const statuses = (token: string, url = '/api/session') =>
  Promise.all(
    processes().map(
      async (app) => (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode,
    ),
  )
const refused = async (cookie: string) =>
  Promise.all(processes().map(async (app) => (await refreshAt(app, cookie)).token))

test('session fixation: a planted session cookie is not taken over, and stays the planter’s', async () => {
  const planted = session(await signIn('student'))
  const answer = await signIn('user', { cookie: planted })
  const own = session(answer)
  expect(own.split('.')[0]).not.toBe(planted.split('.')[0])
  const { token } = await refreshAt(portal.app, planted)
  const me = await portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${token}` })
  expect(me.json.email).toBe(addressOf('student'))
  const invented = `keywerk_session=0198c0de-0000-7000-8000-000000000001.${'a'.repeat(43)}`
  expect(session(await signIn('user', { cookie: invented }))).not.toContain('0198c0de-0000-7000-8000-000000000001')
  expect((await refreshAt(portal.app, invented)).token).toBeNull()
})

test('cookies whose ids are none are those of nobody', async () => {
  const mangled = `${'-'.repeat(36)}.${'a'.repeat(43)}`
  const cookie = `keywerk_session=${mangled}; keywerk_device=${mangled}`
  expect((await portal.call(null, 'POST', '/session/refresh', {}, { cookie })).json).toEqual({ accessToken: null })
  expect((await signIn('user', { cookie })).status).toBe(201)
})

test('device fixation: a planted device cookie is replaced, so its planter gets no budget of their own', async () => {
  const planted = cookiesOf(await signIn('student'))['keywerk_device']
  const answer = await signIn('user', { cookie: `keywerk_device=${planted}` })
  expect(cookiesOf(answer)['keywerk_device']).not.toBe(planted)
  const wrong = (headers: Record<string, string> = {}) =>
    portal.call(null, 'POST', '/session', { email: addressOf('user'), password: 'Falsch-2026!' }, headers)
  for (let tries = 0; tries < 5; tries++) await wrong()
  expect((await wrong({ cookie: `keywerk_device=${planted}` })).status).toBe(423)
  await portal.query('DELETE FROM sign_in_budgets')
})

test('a refresh race over two processes: one rotation, no second live secret', async () => {
  const cookie = session(await signIn('user'))
  const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => refreshAt(processes()[at % 2]!, cookie)))
  expect(answers.every(({ token }) => token !== null)).toBe(true)
  const rotated = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'keywerk_session'))
  expect(rotated).toHaveLength(1)
})

test('several tabs begin within seconds: the first one’s late request is no theft, and one secret lives', async () => {
  const first = session(await signIn('user'))
  const { cookies } = await refreshAt(portal.app, first)
  const second = `keywerk_session=${cookies[0]!.value}`
  const third = await refreshAt(other, second)
  const late = await refreshAt(portal.app, first)
  expect([third.token, late.token]).toEqual([expect.any(String), expect.any(String)])
  expect([...third.cookies, ...late.cookies]).toEqual([])
  await portal.query("UPDATE sessions SET rotated_at = now() - interval '11 seconds'")
  const rotated = await refreshAt(other, second)
  expect(rotated.cookies).toHaveLength(1)
  expect((await refreshAt(portal.app, first)).token).toBeNull()
  expect(await refused(`keywerk_session=${rotated.cookies[0]!.value}`)).toEqual([null, null])
})

test('a refresh token replayed after a restart ends the whole session, in every process', async () => {
  const first = session(await signIn('user'))
  const { token, cookies } = await refreshAt(portal.app, first)
  const second = `keywerk_session=${cookies[0]!.value}`
  await portal.query("UPDATE sessions SET rotated_at = now() - interval '11 seconds'")
  const restarted = await portal.another()
  expect(await statuses(token!)).toEqual([200, 200])
  expect((await refreshAt(restarted, first)).token).toBeNull()
  passASecond()
  expect(await statuses(token!)).toEqual([401, 401])
  expect(await refused(second)).toEqual([null, null])
})

test('a signed-out session comes back neither by its cookie nor after a restart', async () => {
  const answer = await signIn('user')
  const headers = { cookie: session(answer), authorization: `Bearer ${answer.json.accessToken}` }
  await portal.call(null, 'DELETE', '/session', {}, headers)
  passASecond()
  expect(await statuses(answer.json.accessToken)).toEqual([401, 401])
  const restarted = await portal.another()
  expect((await refreshAt(restarted, session(answer))).token).toBeNull()
})

test('disabled: 401 within a second on both processes, and no refresh', async () => {
  const answer = await signIn('student')
  expect(await statuses(answer.json.accessToken)).toEqual([200, 200])
  await portal.query('UPDATE accounts SET disabled = true WHERE email = $1', [addressOf('student')])
  passASecond()
  expect(await statuses(answer.json.accessToken)).toEqual([401, 401])
  expect(await refused(session(answer))).toEqual([null, null])
})

test('another role: the old role’s doors are shut within a second on both processes, also to a refreshed token', async () => {
  const answer = await signIn('licenser')
  const role = async (name: string) =>
    query('UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = $1) WHERE email = $2', [
      name,
      addressOf('licenser'),
    ])
  expect(await statuses(answer.json.accessToken, '/api/companies')).toEqual([200, 200])
  await role('User')
  passASecond()
  expect(await statuses(answer.json.accessToken, '/api/companies')).toEqual([403, 403])
  const { token } = await refreshAt(other, session(answer))
  expect(await statuses(token!, '/api/companies')).toEqual([403, 403])
  await role('Licenser')
})

test('a new password by mail: 401 within a second on both processes, and no refresh', async () => {
  const answer = await signIn('customer2')
  expect(await statuses(answer.json.accessToken)).toEqual([200, 200])
  await portal.ask(null, requestNewPassword, { body: { email: addressOf('customer2') } })
  const [mail] = await mailsTo(portal, addressOf('customer2'), 'accounts.reset')
  const body = { id: linkIn(mail!), password: 'Neues-Wort-77!' }
  expect((await portal.call(null, 'POST', '/session/new-password', body)).status).toBe(204)
  passASecond()
  expect(await statuses(answer.json.accessToken)).toEqual([401, 401])
  expect(await refused(session(answer))).toEqual([null, null])
})
