import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoPassword } from '../demo/accounts.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { takeTicket } from './domains/cloud/sessions/sign-in-queries.ts'
import { createTicket } from './domains/cloud/sessions/sign-in.ts'
import { mailsTo } from './testing/account-mails.ts'
import { jobsDone } from './testing/passing-time.ts'
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

test('a mail of an hour ago counts for no limit of the hour', async () => {
  const email = 'licenser@wellenwerk.example'
  const ask = () => portal.call(null, 'POST', '/session/password-links', { email })
  await ask()
  expect(await mailsTo(portal, email, 'accounts.reset')).toHaveLength(1)
  await portal.query("UPDATE account_links SET created_at = now() - interval '61 minutes'")
  await portal.query("UPDATE mails SET created_at = now() - interval '61 minutes'")
  await ask()
  await jobsDone(portal)
  expect(await mailsTo(portal, email, 'accounts.reset')).toHaveLength(2)
})

test('nor does an invitation of two minutes ago hold one back', async () => {
  const email = 'mia@voss.example'
  const body = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email }
  const { id } = (await portal.call('customer', 'POST', '/contacts', body)).json
  const invite = () => portal.call('customer', 'POST', `/contacts/${id}/invitation`)
  await invite()
  expect(await mailsTo(portal, email, 'registration.invitation')).toHaveLength(1)
  for (const table of ['invitations', 'mails'])
    await portal.query(`UPDATE ${table} SET created_at = now() - interval '2 minutes'`)
  await invite()
  await jobsDone(portal)
  expect(await mailsTo(portal, email, 'registration.invitation')).toHaveLength(2)
})
