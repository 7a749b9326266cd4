import { afterEach, expect, test, vi } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { passTime } from '../testing/passing-time.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
afterEach(() => void vi.restoreAllMocks())

/** A new person with the Licenser's or Administrator's role, and the token a program gets for it. */
async function program(role: string) {
  const email = `${role.toLowerCase()}-${Math.random().toString(36).slice(2)}@programm.example`
  await portal.given.account(email, role, null)
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/v0/authorization',
    payload: { Email: email, Password: demoPassword },
  })
  const headers = { authorization: `Bearer ${answer.body}` }
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const { statusCode, body } = await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: statusCode, body: body === '' ? null : (JSON.parse(body) as { data?: never; Message?: string }) }
  }
  return { email, token: answer.body, ask, companies: async () => (await ask('GET', '/v0/companytypes')).status }
}

test('a token lasts a working day, opens the documented calls alone, and says until when', async () => {
  const { token, ask, companies } = await program('Licenser')
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    iat: number
    exp: number
  }
  expect(exp - iat).toBe(480 * 60)
  expect(await companies()).toBe(200)
  expect((await ask('GET', '/api/session')).status).toBe(401)
  expect((await ask('GET', '/api/companies')).status).toBe(401)
  expect((await ask('GET', '/v0/authorization/validatetoken')).body).toMatchObject({
    data: { Role: 'Licenser', Exp: exp },
  })
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 479 * 60_000)
  expect(await companies()).toBe(200)
  vi.spyOn(Date, 'now').mockReturnValue(now + 481 * 60_000)
  expect(await companies()).toBe(401)
})

test.each([
  ['signs out', 'UPDATE sessions SET ended_at = now() WHERE account_id = (SELECT id FROM accounts WHERE email = $1)'],
  ['is disabled', 'UPDATE accounts SET disabled = true WHERE email = $1'],
  [
    'gets another role',
    "UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = 'Administrator') WHERE email = $1",
  ],
  ['gets another password', "UPDATE accounts SET password_hash = 'x' WHERE email = $1"],
])('it ends at once when its account %s', async (_, statement) => {
  const { email, companies } = await program('Licenser')
  expect(await companies()).toBe(200)
  await portal.query(statement, [email])
  // What was changed counts half a second later at the latest.
  passTime(501)
  expect(await companies()).toBe(401)
})

test('a sign-in counts as confirmed by the password for ten minutes', async () => {
  const { ask } = await program('Administrator')
  const role = (name: string) => ask('POST', '/v0/createuserrole', { Name: name, Description: 'Probe' })
  const { data: ID } = (await role('Vertrieb Süd')).body!
  const rename = () => ask('POST', '/v0/updateuserrole', { ID, Name: 'Vertrieb Nord', Description: 'Probe' })
  expect((await rename()).status).toBe(200)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 601_000)
  expect(await rename()).toMatchObject({ status: 403, body: { Message: expect.stringContaining('bestätigen') } })
  expect((await ask('POST', '/v0/authorization/checkpassword', { Password: demoPassword })).status).toBe(200)
  expect((await rename()).status).toBe(200)
})
