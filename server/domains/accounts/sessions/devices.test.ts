import { expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/accounts.ts'
import { passASecond } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const signIn = async (name: string, agent: string): Promise<string> =>
  (
    await portal.call(
      null,
      'POST',
      '/session',
      { email: `${name}@wellenwerk.example`, password: demoPassword },
      {
        'user-agent': agent,
      },
    )
  ).json.accessToken
const as = (token: string, method: string, path: string) =>
  portal.call(null, method, path, method === 'GET' ? undefined : {}, { authorization: `Bearer ${token}` })

test('one sees one’s own sessions, and which of them this is', async () => {
  const [here] = [await signIn('user', 'here'), await signIn('user', 'there'), await signIn('student', 'foreign')]
  const { items } = (await as(here, 'GET', '/session/sessions')).json
  expect(items.map((one: { userAgent: string; current: boolean }) => [one.userAgent, one.current])).toEqual([
    ['there', false],
    ['here', true],
  ])
  expect(Object.keys(items[0]).toSorted()).toEqual(['address', 'createdAt', 'current', 'id', 'lastUsedAt', 'userAgent'])
})

test('a session signed out elsewhere stops working at once; somebody else’s cannot be', async () => {
  const [here, there, foreign] = [
    await signIn('user', 'x'),
    await signIn('user', 'target'),
    await signIn('student', 'y'),
  ]
  const { items } = (await as(here, 'GET', '/session/sessions')).json
  const target = items.find((one: { userAgent: string }) => one.userAgent === 'target').id
  expect((await as(foreign, 'DELETE', `/session/sessions/${target}`)).status).toBe(404)
  expect((await as(there, 'GET', '/session')).status).toBe(200)
  expect((await as(here, 'DELETE', `/session/sessions/${target}`)).status).toBe(204)
  expect((await as(there, 'GET', '/session')).status).toBe(401)
  expect((await as(here, 'DELETE', `/session/sessions/${target}`)).json.code).toBe('sessions.notFound')
})

test('a session ended by another process stops working within a second', async () => {
  const token = await signIn('user', 'z')
  expect((await as(token, 'GET', '/session')).status).toBe(200)
  await portal.query("UPDATE sessions SET ended_at = now() WHERE user_agent = 'z'")
  passASecond()
  expect((await as(token, 'GET', '/session')).status).toBe(401)
})

test('all others are signed out, this one stays', async () => {
  const [here, there, foreign] = [await signIn('user', '1'), await signIn('user', '2'), await signIn('student', '3')]
  expect((await as(here, 'DELETE', '/session/sessions')).status).toBe(204)
  expect((await as(there, 'GET', '/session')).status).toBe(401)
  expect((await as(foreign, 'GET', '/session')).status).toBe(200)
  expect((await as(here, 'GET', '/session/sessions')).json.items).toHaveLength(1)
})

test('of an account that signs in without cookies, as programs do, the hundred devices used last are kept', async () => {
  const { pool } = portal.database
  await pool.query(
    `INSERT INTO devices (id, account_id, token_hash, user_agent, last_used_at)
     SELECT gen_random_uuid(), accounts.id, '\\x00', 'program ' || n, now() - n * interval '1 minute'
     FROM accounts, generate_series(1, 150) AS n WHERE email = 'customer@wellenwerk.example'`,
  )
  await signIn('customer', 'newest')
  const kept = await pool.query(
    `SELECT user_agent FROM devices JOIN accounts ON accounts.id = account_id
     WHERE email = 'customer@wellenwerk.example' ORDER BY last_used_at DESC`,
  )
  const names = kept.rows.map(({ user_agent }) => user_agent)
  expect([names.length, names[0], names.at(-1)]).toEqual([100, 'newest', 'program 99'])
})
