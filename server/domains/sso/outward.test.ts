import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { ssoSteps } from '../../testing/sso.ts'

const portal = testPortal()
const allowing = testPortal({ SSO_HOSTS: '127.0.0.1' })
const guarded = ssoSteps(portal)
const open = ssoSteps(allowing)

// Answers without end, and counts who comes and how much they took.
const asked: string[] = []
let sent = 0
let answer: (path: string, response: ServerResponse) => void = () => undefined
const server = createServer((request, response) => {
  asked.push(request.url!)
  answer(request.url!, response)
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function sendWithoutEnd(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && sent < 400_000_000) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end()
  }
  response.setHeader('content-type', 'application/json')
  more()
}

const discovery = () => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})
const sendJson = (response: ServerResponse, body: object) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

let companies = ['10023', '10147', '10311']
async function providerAt(steps: typeof open, issuer: string, more: object = {}) {
  const { json } = await steps.createProvider({ issuer })
  const number = companies.shift()!
  const body = { providerId: json.id, clientId: 'x', clientSecret: 's', enabled: true, domains: [`d${number}.example`] }
  expect((await steps.saveOf(number, { ...body, ...more })).status).toBe(200)
  return { domain: `d${number}.example`, identifier: json.identifier as string }
}

test('of a provider that answers without end only so much is read', async () => {
  answer = (_path, response) => sendWithoutEnd(response)
  sent = 0
  const { domain } = await providerAt(open, url)
  const refused = await open.start(`a@${domain}`)
  expect([refused.status, refused.json.code]).toEqual([502, 'sso.unreachable'])
  expect(sent).toBeLessThan(50_000_000)
})

test('nor of its tokens', async () => {
  answer = (path, response) =>
    path.startsWith('/.well-known') ? sendJson(response, discovery()) : sendWithoutEnd(response)
  const { domain, identifier } = await providerAt(open, url)
  const started = await open.start(`a@${domain}`)
  sent = 0
  const state = new URL(started.json.address).searchParams.get('state')
  const refused = await open.finish(identifier, `code=x&state=${state}`, open.cookieOf(started))
  expect([refused.status, refused.json.code]).toEqual([502, 'sso.unreachable'])
  expect(asked).toContain('/token')
  expect(sent).toBeLessThan(50_000_000)
})

test.each([
  'http://127.0.0.1:9',
  'http://localhost:8080',
  'http://[::1]:80',
  'https://10.0.0.8',
  'https://169.254.169.254',
  'https://[::ffff:192.168.1.1]',
  'https://[fd00::1]',
  'https://0.0.0.0',
  'https://2130706433',
  'https://0x7f.1',
  'https://idp.localhost',
])('a provider at %s is refused when it is saved', async (issuer) => {
  const refused = await guarded.createProvider({ issuer })
  expect([refused.status, refused.json.code, refused.json.field]).toEqual([422, 'sso.addressPrivate', 'issuer'])
})

test('a tenant makes no private address of a name, and a change to one is refused', async () => {
  const { json } = await guarded.createProvider({ issuer: 'https://{tenantid}/' })
  const body = { providerId: json.id, clientId: 'x', tenantId: '127.0.0.1', enabled: true, domains: ['t.example'] }
  const refused = await guarded.saveOf('10311', body)
  expect([refused.status, refused.json.code]).toEqual([422, 'sso.addressPrivate'])
  const changed = await portal.call('administrator', 'PUT', `/sso-providers/${json.id}`, {
    identifier: json.identifier,
    displayName: 'x',
    description: '',
    protocol: 'oidc',
    issuer: 'https://192.168.0.1',
    modifiedAt: json.modifiedAt,
  })
  expect([changed.status, changed.json.code]).toEqual([422, 'sso.addressPrivate'])
})

test('a name that points into a private network is not connected to, nor an address stored before', async () => {
  answer = (_path, response) => sendJson(response, discovery())
  companies = ['10023', '10147']
  // Resolved by the machine itself; whatever it says is no public address.
  const { domain } = await providerAt(guarded, 'https://keywerk-test.invalid')
  expect((await guarded.start(`a@${domain}`)).json.code).toBe('sso.unreachable')
  const stored = await providerAt(guarded, 'https://login.example')
  await portal.database.db.updateTable('ssoProviders').set({ issuer: url }).execute()
  await portal.database.db.updateTable('ssoConfigurations').set({ modifiedAt: new Date() }).execute()
  asked.length = 0
  expect((await guarded.start(`a@${stored.domain}`)).json.code).toBe('sso.unreachable')
  expect(asked).toEqual([])
})

test('what a provider names for its keys and tokens is guarded like its address', async () => {
  const { providerFetch } = await import('./provider-fetch.ts')
  const ask = providerFetch([])
  for (const target of [`${url}/keys`, 'http://localhost:1/', 'https://[::1]/', 'http://169.254.169.254/'])
    await expect(ask(target, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })).rejects.toThrow(
      'fetch failed',
    )
  // A redirect leads nowhere.
  answer = (_path, response) => response.writeHead(302, { location: `${url}/elsewhere` }).end()
  asked.length = 0
  const own = providerFetch(['127.0.0.1'])
  const moved = await own(url, { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
  expect([moved.status, asked]).toEqual([302, ['/']])
})
