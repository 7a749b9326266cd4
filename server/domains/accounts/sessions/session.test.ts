import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/accounts.ts'
import { passASecond } from '../../../testing/passing-time.ts'
import { type Answer, testPortal } from '../../../testing/portal.ts'

const portal = testPortal()

const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] ?? ''
const signIn = (email = 'licenser@wellenwerk.example', password = demoPassword) =>
  portal.call(null, 'POST', '/session', { email, password })
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', '/session/refresh', {}, { cookie, ...headers })
const me = (token: string) => portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${token}` })

test('signing in gives an access token and a cookie no script can read', async () => {
  const answer = await signIn('LICENSER@wellenwerk.example')
  expect(answer.status).toBe(201)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^keywerk_session=[\w.-]+;.*Path=\/api\/session;.*HttpOnly; SameSite=Strict$/,
  )
  expect((await me(answer.json.accessToken)).json).toMatchObject({
    role: 'Licenser',
    email: 'licenser@wellenwerk.example',
  })
  const stored = await portal.database.db.selectFrom('sessions').select('tokenHash').execute()
  expect(stored.some(({ tokenHash }) => cookieOf(answer).includes(tokenHash.toString('hex')))).toBe(false)
})

test('an unknown account and a wrong password read the same', async () => {
  const [unknown, wrong] = [await signIn('nobody@wellenwerk.example'), await signIn(undefined, 'Falsch-2026!')]
  expect([unknown.status, unknown.json.code, unknown.json.message]).toEqual([
    wrong.status,
    wrong.json.code,
    wrong.json.message,
  ])
  expect(wrong.json.code).toBe('session.wrongPassword')
})

test('the cookie is rotated; a replaced one works for ten seconds for a second tab, then ends the session', async () => {
  const first = cookieOf(await signIn())
  const answer = await refresh(first)
  const second = cookieOf(answer)
  expect(second).not.toBe(first)
  const other = await refresh(first)
  expect(other.json.accessToken).toEqual(expect.any(String))
  expect(other.headers['set-cookie']).toBeUndefined()
  const id = second.split('=')[1]!.split('.')[0]!
  await portal.database.db
    .updateTable('sessions')
    .set({ rotatedAt: new Date(Date.now() - 11_000) })
    .where('id', '=', id)
    .execute()
  expect((await refresh(first)).json).toEqual({ accessToken: null })
  expect((await refresh(second)).json).toEqual({ accessToken: null })
  expect((await me(other.json.accessToken)).status).toBe(401)
})

test('eight refreshes at once leave one live session', async () => {
  const cookie = cookieOf(await signIn())
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)))
  expect(answers.every((answer) => typeof answer.json.accessToken === 'string')).toBe(true)
  expect(answers.filter((answer) => answer.headers['set-cookie'])).toHaveLength(1)
})

test('signing out ends cookie and access token at once', async () => {
  const answer = await signIn()
  const cookie = cookieOf(answer)
  const token = answer.json.accessToken
  expect((await portal.call(null, 'DELETE', '/session', {}, { cookie, authorization: `Bearer ${token}` })).status).toBe(
    204,
  )
  expect((await me(token)).json.code).toBe('session.expired')
  expect((await refresh(cookie)).json).toEqual({ accessToken: null })
})

test('a disabled account loses its sessions within a second and cannot sign in', async () => {
  const answer = await signIn('user@wellenwerk.example')
  const cookie = cookieOf(answer)
  expect((await me(answer.json.accessToken)).status).toBe(200)
  await portal.database.db
    .updateTable('accounts')
    .set({ disabled: true })
    .where('email', '=', 'user@wellenwerk.example')
    .execute()
  passASecond()
  expect((await me(answer.json.accessToken)).status).toBe(401)
  expect((await refresh(cookie)).json).toEqual({ accessToken: null })
  expect((await signIn('user@wellenwerk.example')).json.code).toBe('session.disabled')
})

test('a request from another site cannot use the session', async () => {
  const cookie = cookieOf(await signIn())
  for (const site of ['cross-site', 'same-site'])
    expect((await refresh(cookie, { 'sec-fetch-site': site })).json.code).toBe('request.origin')
})

test('tokens that are forged, unsigned or signed with the public key are refused', async () => {
  const { accessToken } = (await signIn()).json
  const [header, payload, signature] = accessToken.split('.') as [string, string, string]
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const keys = (await portal.call(null, 'GET', '/.well-known/jwks.json')).json.keys
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const hs256 = `${encode({ alg: 'HS256', kid, typ: 'at+jwt' })}.${payload}`
  const forged = [
    `${encode({ alg: 'none', kid })}.${payload}.`,
    `${hs256}.${createHmac('sha256', JSON.stringify(keys[0])).update(hs256).digest('base64url')}`,
    `${encode({ alg: 'RS256', kid: 'other', typ: 'at+jwt' })}.${payload}.${signature}`,
    `${header}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: '0198c0de-ffff-7000-8000-000000000000' })}.${signature}`,
  ]
  for (const token of forged) expect((await me(token)).json.code).toBe('session.expired')
  expect(keys[0].d).toBeUndefined()
})

test('guesses are slowed down per account and address, whatever a proxy header claims', async () => {
  const strict = await import('../../../testing/strict.ts')
  expect(await strict.statusesOfGuesses(portal, 6)).toEqual([401, 401, 401, 429, 429, 429])
})
