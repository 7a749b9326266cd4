import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoPassword } from '../demo/accounts.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { takeTicket } from './domains/cloud/sessions/sign-in-queries.ts'
import { createTicket } from './domains/cloud/sessions/sign-in.ts'
import { testPortal } from './testing/portal.ts'

// The database is on another machine, whose clock is two hours ahead of the server's.
const portal = testPortal({ SESSION_IDLE_HOURS: '1' })
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 3_600_000 }))
afterEach(() => void vi.useRealTimers())

test('a server whose clock is behind shortens no ticket', async () => {
  const { ticket } = await portal.jobCall().transaction(createTicket)
  expect(await takeTicket(portal.working.db, hashSecret(ticket))).toBe(true)
})

test('nor a session, nor the grace of the cookie before', async () => {
  const email = 'licenser@wellenwerk.example'
  const signedIn = await portal.call(null, 'POST', '/session', { email, password: demoPassword })
  const header = String(signedIn.headers['set-cookie'])
  expect(header).toMatch(/^keywerk_session=[^;]*; Max-Age=3600;/)
  const refresh = () => portal.call(null, 'POST', '/session/refresh', {}, { cookie: header.split(';')[0]! })
  for (const answer of [await refresh(), await refresh()]) {
    expect(answer.json.accessToken).toEqual(expect.any(String))
    const authorization = `Bearer ${answer.json.accessToken}`
    expect((await portal.call(null, 'GET', '/session', undefined, { authorization })).status).toBe(200)
  }
})
