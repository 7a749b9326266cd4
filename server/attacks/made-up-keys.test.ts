import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { confirmSession } from '#contract/security.ts'
import { createServiceKey } from '#contract/service-accounts.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal({ RATE_LIMIT: '20' })
let made = 0
const madeUp = () => `kwk_${(made++).toString(16).padStart(12, '0')}_${'x'.repeat(43)}`

const get = async (from: string, url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await portal.app.inject({ url, headers, remoteAddress: from })).statusCode
}

/** A key that opens something. */
async function newKey(): Promise<string> {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const service = { name: 'Dienst hinter demselben Anschluss', scopes: ['licensing.read'] }
  const { id } = (await portal.call('administrator', 'POST', '/service-accounts', service)).json
  return (await portal.ask('administrator', createServiceKey, { params: { id }, body: { label: 'Shop' } })).key
}

/** How often the database was asked for a key so far. */
function lookingUp(): () => number {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    asked.mock.calls.filter(([how]) => /from "?service_keys/.test((how as unknown as { text?: string }).text ?? ''))
      .length
}

test('made-up keys are looked up no more often than a network may ask, in a row or all at once', async () => {
  const lookups = lookingUp()
  const statuses: number[] = []
  for (let at = 0; at < 60; at++)
    statuses.push(await get('198.51.100.1', at % 2 ? '/v0/company' : '/api/licensing/licences/1', madeUp()))
  expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(40).fill(429)])
  expect(lookups()).toBe(20)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => get('198.51.100.2', '/api/licensing/licences/1', madeUp())),
  )
  expect(answers.every((status) => [401, 429].includes(status))).toBe(true)
  expect(lookups()).toBe(40)
  const refused = await portal.app.inject({
    url: '/api/companies',
    headers: { authorization: `Bearer ${madeUp()}` },
    remoteAddress: '198.51.100.2',
  })
  expect(refused.json()).toMatchObject({ code: 'request.tooMany', details: { seconds: expect.any(Number) } })
})

test('whoever has a session, or a key that opened something before, is not kept out by a neighbour who makes keys up', async () => {
  const key = await newKey()
  const from = '198.51.100.3'
  expect(await get(from, '/api/licensing/licences/999999', key)).toBe(404)
  for (let at = 0; at < 30; at++) await get(from, '/api/licensing/licences/1', madeUp())
  expect(await get(from, '/api/licensing/licences/1', madeUp())).toBe(429)
  expect(await get(from, '/api/licensing/licences/999999', key)).toBe(404)
  expect(await get(from, '/api/companies', await portal.tokenOf('licenser'))).toBe(200)
  // Nor is anybody elsewhere.
  expect(await get('203.0.113.1', '/api/licensing/licences/1', madeUp())).toBe(401)
})
