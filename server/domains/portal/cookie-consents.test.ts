import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPortal } from '#contract/portal.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ MATOMO_URL: 'https://statistics.example/matomo', MATOMO_SITE_ID: '7' })
const record = (body: object) => portal.call(null, 'POST', '/portal/cookie-consents', body)
const choice = () => ({ id: randomUUID(), textVersion: 1, language: 'de', stats: true })

test('a choice is kept once, without a word of who chose', async () => {
  const one = choice()
  const keys = { 'idempotency-key': 'a'.repeat(32) }
  for (let time = 0; time < 2; time++)
    expect((await portal.call('customer', 'POST', '/portal/cookie-consents', one, keys)).status).toBe(204)
  const kept = await portal.query(`SELECT * FROM cookie_consents WHERE id = '${one.id}'`)
  expect(kept).toEqual([{ id: one.id, at: expect.anything(), text_version: 1, language: 'de', stats: true }])
  expect(await portal.query("SELECT 1 FROM audit_log WHERE operation = 'recordCookieConsent'")).toEqual([])
  expect(await portal.query("SELECT 1 FROM idempotency_keys WHERE operation = 'recordCookieConsent'")).toEqual([])
})

test('what is kept stays as it is, and nothing but a choice is taken', async () => {
  await record(choice())
  for (const sql of [
    'UPDATE cookie_consents SET stats = false',
    'DELETE FROM cookie_consents',
    'TRUNCATE cookie_consents',
  ])
    await expect(portal.query(sql)).rejects.toMatchObject({ code: '42501' })
  for (const wrong of [
    { id: 'x' },
    { textVersion: 0 },
    { textVersion: 999 },
    { stats: 'yes' },
    { email: 'a@b.example' },
  ])
    expect((await record({ ...choice(), ...wrong })).json.code).toBe('request.invalid')
})

test('the statistics server is allowed by the policy only where one is configured', async () => {
  const policyOf = async (app: typeof portal.app) =>
    String((await app.inject({ url: '/api/portal' })).headers['content-security-policy'])
  const policy = await policyOf(portal.app)
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://statistics.example(;|$)`))
  const answer = await portal.ask(null, readPortal)
  expect(answer.statistics).toEqual({ url: 'https://statistics.example/matomo/', siteId: 7 })
})
