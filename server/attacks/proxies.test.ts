import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal({ TRUSTED_PROXIES: '127.0.0.1', SIGN_IN_LIMIT: '5' })

const signIn = (email: string, password: string, forwardedFor: string) =>
  portal.call(null, 'POST', '/session', { email, password }, { 'x-forwarded-for': forwardedFor })

test.each<[string, (at: number) => string]>([
  ['a plain address', () => '203.0.113.9'],
  ['a port that changes', (at) => `203.0.113.10:${40_000 + at}`],
  ['brackets and a port that changes', (at) => `[2001:db8:5::1]:${40_000 + at}`],
  ['words that change', (at) => `_hidden${at}`],
  ['a zone that changes', (at) => `2001:db8:6::1%eth${at}`],
])('wrong sign-ins are counted for one client behind a proxy that sends %s', async (kind, forwardedFor) => {
  const statuses: number[] = []
  for (let at = 0; at < 8; at++)
    statuses.push((await signIn(`${kind.length}-${at}@nirgendwo.example`, 'Falsch-1234', forwardedFor(at))).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('the list of sessions shows addresses, not what a proxy wrote around them', async () => {
  const { json } = await signIn('customer@wellenwerk.example', demoPassword, '198.51.100.7:51234')
  const { items } = (
    await portal.call(null, 'GET', '/session/sessions', undefined, { authorization: `Bearer ${json.accessToken}` })
  ).json
  expect(items.map(({ address }: { address: string }) => address)).toContain('198.51.100.7')
})
