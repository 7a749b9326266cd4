import { describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { readJson } from '#platform/http/read-json.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { cookiesOf } from '../testing/account-mails.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { addressOf, factorsOf } from '../testing/factors.ts'
import { testPortal } from '../testing/portal.ts'
import { companyInput, hostInput } from '../testing/samples.ts'

const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)
// Owners are told of sign-ins of their own with devices that are not known.
const mails = async () => await portal.query("SELECT receiver FROM mails WHERE template <> 'accounts.newDevice'")
const credentials = { email: addressOf('user'), password: demoPassword }
const id = '0198c0de-ffff-7000-8000-000000000000'
const secret = 'x'.repeat(43)

describe('CSRF: refused with 403 from another site, and from a neighbouring one', () => {
  test.each<[string, string, string, unknown]>([
    ['signing somebody in as the attacker', 'POST', '/session', credentials],
    ['using the session', 'POST', '/session/refresh', {}],
    ['signing out', 'DELETE', '/session', {}],
    ['proving a second factor', 'POST', '/session/factor', { method: 'email', code: '123456' }],
    ['having a code mailed', 'POST', '/session/factor/mail', {}],
    ['asking for a passkey', 'POST', '/session/passkey/options', {}],
    ['asking for a passkey as second factor', 'POST', '/session/factor/passkey/options', {}],
    ['beginning a single sign-on', 'POST', '/session/sso', { email: credentials.email }],
    ['ending a single sign-on', 'POST', '/session/sso/werk', { query: 'code=x' }],
    ['accepting an invitation', 'POST', '/registration/invitation', { id, token: secret, password: 'Hafen-Kran-27!' }],
  ])('%s', async (_, method, path, body) => {
    const cookie = `keywerk_session=${cookiesOf(await portal.call(null, 'POST', '/session', credentials))['keywerk_session']}`
    for (const site of ['cross-site', 'same-site']) {
      const headers = { cookie, 'sec-fetch-site': site, origin: 'https://evil.example' }
      const answer = await portal.call(null, method, path, body, headers)
      expect([answer.status, answer.json.code, answer.headers['set-cookie']]).toEqual([
        403,
        'request.origin',
        undefined,
      ])
    }
  })

  test('what a form can send is taken by no operation that reads a cookie; no origin is let in by CORS', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      for (const url of ['/api/session', '/api/session/refresh', '/api/session/factor']) {
        const headers = { 'content-type': type, origin: 'https://evil.example' }
        const answer = await portal.app.inject({ method: 'POST', url, headers, payload: '{}' })
        expect([type, url, answer.statusCode]).toEqual([type, url, 415])
      }
    const preflight = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const url of ['/api/session', '/api/session/refresh', '/api/profile'])
      for (const method of ['OPTIONS', 'POST'] as const) {
        const { headers } = await portal.app.inject({ method, url, headers: preflight })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
  })

  test('cookies alone read and change nothing outside the session operations', async () => {
    const cookies = cookiesOf(await portal.call(null, 'POST', '/session', credentials))
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ')
    for (const { method, path, access } of operations.filter((one) => one.access !== 'public')) {
      const { status } = await portal.call(null, method, path.replaceAll(/\{\w+\}/g, id), {}, { cookie })
      expect([method, path, access, status]).toEqual([method, path, access, 401])
    }
  })
})

const evil: [string, unknown][] = [
  ['a second header line', 'a@b.example\r\nBcc: c@d.example'],
  ['a bare line feed', 'a@b.example\nBcc: c@d.example'],
  ['an encoded line', 'a@b.example%0d%0aBcc:c@d.example'],
  ['two addresses', 'a@b.example,c@d.example'],
  ['a name around it', 'X <a@b.example>'],
  ['a list', ['a@b.example', 'c@d.example']],
  ['an object', { $ne: '' }],
  ['a null byte', 'a@b.example\u0000'],
  ['a quoted part', '"a\r\nBcc: c"@d.example'],
  ['255 signs', `${'a'.repeat(250)}@b.example`],
]

describe.each(evil)('a mail field that holds %s', (_, email) => {
  test.each<[string, () => Promise<{ status: number; json: { code: string } }>]>([
    ['forgot password', () => portal.call(null, 'POST', '/session/password-links', { email })],
    ['resend the confirmation', () => portal.call(null, 'POST', '/registration/resend', { email })],
    ['single sign-on', () => portal.call(null, 'POST', '/session/sso', { email })],
    [
      'new contact',
      () => portal.call('licenser', 'POST', '/contacts', { salutation: 'Frau', firstName: 'A', lastName: 'B', email }),
    ],
    [
      'new address',
      async () => (await confirmed(await visit('student'))).call('POST', '/session/security/email', { email }),
    ],
  ])('is refused at: %s', async (_name, send) => {
    const { status, json } = await send()
    expect([status, json.code]).toEqual([400, 'request.invalid'])
  })
})

test('sign-in takes any text as a name, finds nobody by it, and has nobody mailed', async () => {
  for (const [name, email] of evil)
    for (let tries = 0; tries < 5; tries++) {
      const { status } = await portal.call(null, 'POST', '/session', { email, password: 'x' })
      expect([name, [400, 401, 423].includes(status)]).toEqual([name, true])
    }
})

test('half a character in a body is invalid wherever it stands, and two halves are one', async () => {
  const company = companyInput(59_901, 'Halb GmbH')
  const view = { list: 'listCompanies', name: 'halb', query: {}, hidden: [] }
  for (const [path, body] of [
    ['/companies', { ...company, name: 'Halb \ud83d' }],
    ['/companies', { ...company, remark: '\ude00 halb' }],
    ['/list-views', { ...view, query: { search: '\ud83d' } }],
    ['/list-views', { ...view, query: { '\ud83d': 'x' } }],
    [`/holdings/${id}/hosts`, { ...hostInput, hosts: [{ name: 'SRV\ud800', mac: '001B44113AB7' }] }],
  ] as const) {
    const { status, json } = await portal.call('licenser', 'POST', path, body)
    expect([path, status, json.code]).toEqual([path, 400, 'request.invalid'])
  }
  expect(readJson(String.raw`{"name":"\ud83d\ude00"}`)).toEqual({ name: '😀' })
})

const more: object[] = [
  { role: 'Administrator' },
  { roleId: id },
  { role_id: id },
  { companyId: id },
  { contactId: id },
  { verified: true },
  { verifiedAt: '2026-01-01T00:00:00Z' },
  { disabled: false },
  { permissions: ['roles.manage'] },
  { constructor: { prototype: { role: 'Administrator' } } },
  { passwordHash: 'x' },
  { id },
]
describe.each(more.map((one) => [JSON.stringify(one), one] as const))(
  'mass assignment of %s is refused',
  (_, extra) => {
    const profile = { salutation: 'Frau', firstName: 'A', lastName: 'B', country: 'DE' }
    const address = { street: '', houseNumber: '', zipCode: '', city: '' }
    test.each<[string, () => ReturnType<typeof portal.call>]>([
      ['sign in', () => portal.call(null, 'POST', '/session', { ...credentials, ...extra })],
      ['profile', () => portal.call('user', 'PUT', '/profile', { ...profile, ...address, ...extra })],
      ['preferences', () => portal.call('user', 'PATCH', '/session/preferences', { language: 'de', ...extra })],
      ['confirmation', () => portal.call(null, 'POST', '/registration/confirmation', { token: secret, ...extra })],
      [
        'invitation',
        () => {
          const { id: _id, ...rest } = extra as { id?: string }
          const body = { id, token: secret, password: 'Hafen-Kran-27!', ...('id' in extra ? { ids: [id] } : rest) }
          return portal.call(null, 'POST', '/registration/invitation', body)
        },
      ],
      ['new password', () => portal.call(null, 'POST', '/session/new-password', { ...withId(extra) })],
    ])('at: %s', async (_name, send) => {
      expect((await send()).status).toBe(400)
    })
  },
)
const withId = (extra: object) => ({
  password: 'Hafen-Kran-27!',
  ...('id' in extra ? { id: [id] } : { id: secret, ...extra }),
})

test('mass assignment at registration makes nobody staff, whatever the body is called', async () => {
  const person = {
    kind: 'private',
    password: 'Hafen-Kran-27!',
    salutation: 'Frau',
    firstName: 'A',
    lastName: 'B',
    country: 'DE',
    language: 'de',
    terms: true,
    confirmed: true,
    student: false,
    email: 'masse@nirgends.example',
  }
  for (const extra of more) {
    const body = { ...person, ...extra, challenge: await easyChallenge(portal) }
    expect([extra, (await portal.call(null, 'POST', '/registration', body)).status]).toEqual([extra, 400])
  }
})

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/login?to=https://evil.example',
  '/login?redirect=//evil.example&returnUrl=//evil.example',
  '/https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
])('open redirect: %s leads to no other host', async (url) => {
  for (const path of [url, `/api${url}`]) {
    const { statusCode, headers } = await portal.app.inject({ url: path })
    expect([300, 301, 302, 303, 307, 308]).not.toContain(statusCode)
    expect([headers.location, headers.refresh]).toEqual([undefined, undefined])
  }
})

test('a form of more fields than anything here has is refused before it is read', async () => {
  const post = async (fields: number) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/session/sso/werk/saml',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: Array.from({ length: fields }, (_, at) => `a${at}`).join('&'),
    })
    const { code, details } = answer.json<{ code: string; details?: object }>()
    return [answer.statusCode, code, details !== undefined]
  }
  expect(await post(100)).toEqual([400, 'request.invalid', true])
  expect(await post(101)).toEqual([400, 'request.invalid', false])
})

test('open redirect: a single sign-on takes no address to go on to', async () => {
  for (const extra of [{ returnUrl: 'https://evil.example' }, { redirect_uri: 'https://evil.example' }])
    expect((await portal.call(null, 'POST', '/session/sso', { email: 'a@b.example', ...extra })).status).toBe(400)
})

test('none of this has mailed anybody', async () => {
  expect(await mails()).toEqual([])
})
