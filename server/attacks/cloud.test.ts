import { expect, test } from 'vitest'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { startAws } from '../standins/aws/start.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { testPortal } from '../testing/portal.ts'

// Accounts are not concealed here: an unknown address is told, at the sign-in and on the way to a new password.
const portal = testPortal({ CONCEAL_ACCOUNTS: '0' })
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  portal.call(null, 'POST', path, body, headers)
const ticket = async () => (await post('/cloud/tickets', {})).json.ticket as string
const signIn = async (name: string, more: object = {}, headers: Record<string, string> = {}) =>
  post(
    '/cloud/sessions',
    { ticket: await ticket(), email: `${name}@wellenwerk.example`, password: demoPassword, ...more },
    headers,
  )

test('where accounts are not concealed an unknown address and a wrong password are told apart', async () => {
  expect((await signIn('niemand')).json).toMatchObject({ outcome: 'unknown' })
  expect((await signIn('cloud', { password: 'Falsch-2026!' })).json).toMatchObject({ outcome: 'wrongPassword' })
})

test('where accounts are not concealed a link to a new password is mailed to people with access alone, and the others are told so', async () => {
  const ask = async (name: string) => (await post('/cloud/passwords', { email: `${name}@wellenwerk.example` })).json
  expect([await ask('niemand'), await ask('customer2'), await ask('cloud')]).toEqual([
    { outcome: 'unknown' },
    { outcome: 'noAccess' },
    { outcome: 'mailed' },
  ])
  expect(await mailsTo(portal, 'cloud@wellenwerk.example', 'accounts.cloudReset')).toHaveLength(1)
  expect(await mailsTo(portal, 'customer2@wellenwerk.example', 'accounts.cloudReset')).toEqual([])
})

test('no body, header or query moves where the cloud is asked, nor where a stream opens', async () => {
  const evil = await startAws()
  try {
    const { CLOUD_ENDPOINT: endpoint } = evil.settings
    const named = {
      endpoint,
      CLOUD_ENDPOINT: endpoint,
      endpointUrl: endpoint,
      region: 'us-east-1',
      streamingUrl: endpoint,
    }
    // A body knows its fields and no others.
    for (const [key, value] of Object.entries(named))
      expect([key, (await signIn('cloud', { [key]: value })).status]).toEqual([key, 400])
    const headers = {
      'x-amz-endpoint': endpoint,
      'x-forwarded-host': new URL(endpoint).host,
      'x-forwarded-proto': 'http',
      forwarded: `host=${new URL(endpoint).host}`,
      origin: `http://${new URL(endpoint).host}`,
      referer: `${endpoint}/awslogin`,
    }
    for (const [name, value] of Object.entries(headers)) {
      const { status, json } = await signIn('cloud', {}, { [name]: value })
      if (status === 201)
        expect([name, new URL(json.streamingUrl).origin]).toEqual([name, portal.aws.settings.CLOUD_ENDPOINT])
      else expect([name, status]).toEqual([name, 403])
    }
    const [asked] = ['/cloud/looks', '/cloud-usage/reports/fetch'].map((path) => `${path}?endpoint=${endpoint}`)
    await portal.call('administrator', 'POST', asked!, named)
    for (const path of ['/cloud/looks', '/cloud-usage/reports/fetch', '/virtual-desktops/looks'])
      await portal.call('administrator', 'POST', path, {}, headers)
    for (const path of ['/cloud/stacks', '/cloud/companies'])
      await portal.call('administrator', 'GET', `${path}?endpoint=${encodeURIComponent(endpoint)}`)
    expect(evil.calls()).toBe(0)
    expect(portal.aws.calls()).toBeGreaterThan(0)
  } finally {
    await evil.stop()
  }
})

test.each([
  ['file:///etc/passwd'],
  ['gopher://127.0.0.1:70'],
  ['javascript:alert(1)'],
  ['https://name:secret@cloud.example'],
  ['https://cloud.example/?to=https://evil.example'],
  ['https://cloud.example/#a'],
  ['cloud.example'],
])('as an endpoint of the cloud %s is refused at the start', (address) => {
  expect(() => readConfiguration({ CLOUD_ENDPOINT: address })).toThrow(/CLOUD_ENDPOINT/)
})

test('as an endpoint of the cloud an address is taken as it stands', () => {
  for (const address of ['https://cloud.example', 'http://127.0.0.1:4566', 'https://cloud.example/stage'])
    expect(readConfiguration({ CLOUD_ENDPOINT: `${address}/` }).CLOUD_ENDPOINT).toBe(address)
  expect(readConfiguration({}).CLOUD_ENDPOINT).toBeUndefined()
})
