import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSsoRefusals } from '#contract/sso-refusals.ts'
import { deleteCompanySso } from '#contract/sso.ts'
import { followTo, startOidcProvider } from '../../../testing/oidc-provider.ts'
import { testPortal } from '../../../testing/portal.ts'
import { type Signer, type Spoken, spokenAnswer } from '../../../testing/saml-answers.ts'
import { selfSigned } from '../../../testing/saml-provider.ts'
import { ssoSteps } from '../../../testing/sso.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf, cookieOf, finish, newContact } = ssoSteps(portal)
const site = 'http://localhost:8080'
type Attributes = NonNullable<Spoken['attributes']>
const names = { entityId: `${site}/sso/werk/saml`, assertionAddress: `${site}/api/session/sso/werk/saml` }
const email = 'ada@werk.example'
let signer: Signer
let company = ''

beforeAll(async () => {
  signer = await selfSigned(100)
  company = await companyId('10023')
  await newContact('10023', email)
  const { json } = await createProvider({ identifier: 'werk', protocol: 'saml', issuer: '' })
  await saveOf('10023', {
    providerId: json.id,
    entryPoint: 'http://127.0.0.1:9/sso',
    certificate: signer.certificate,
    domains: ['werk.example'],
  })
})

async function tried(spoken: Spoken, by = signer) {
  const started = await portal.call('administrator', 'POST', `/companies/${company}/sso/trial`)
  expect(started.json).toMatchObject({ provider: 'werk', address: expect.stringContaining('http://127.0.0.1:9/sso?') })
  const cookie = cookieOf(started)
  const id = /^keywerk_sso_([\w-]{36})=/.exec(cookie)![1]!
  const posted = await portal.app.inject({
    method: 'POST',
    url: '/api/session/sso/werk/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      SAMLResponse: spokenAnswer(names, by, { inResponseTo: `_${id}`, ...spoken }),
      RelayState: '',
    }).toString(),
  })
  const page = new URL(String(posted.headers['location']), site).search.slice(1)
  expect(page).toBe(`saml=${id}`)
  const end = (who: 'administrator' | 'licenser' = 'administrator') =>
    portal.call(who, 'POST', '/session/sso/werk/trial', { query: page }, { cookie })
  return { end, page, cookie }
}
const linked = async () => (await portal.database.pool.query('SELECT FROM sso_identities')).rowCount

test('before it is switched on: shows what came and who would be let in, links nobody, opens no session', async () => {
  const attributes: Attributes = [
    ['mail', email],
    ['urn:oasis:names:tc:SAML:attribute:pairwise-id', 'X1@werk.example'],
  ]
  const { end, page, cookie } = await tried({ nameId: 'P-1', format: 'persistent', attributes })
  const { status, json, headers } = await end()
  expect([status, json]).toEqual([
    201,
    {
      companyId: company,
      admitted: { email, first: true },
      refusal: null,
      seen: {
        issuer: 'https://idp.example/idp',
        name: 'P-1',
        format: 'persistent',
        attributes: ['mail', 'urn:oasis:names:tc:SAML:attribute:pairwise-id'],
        emails: [email],
        lasting: [
          { kind: 'pairwiseId', value: 'x1@werk.example' },
          { kind: 'subject', value: 'P-1' },
        ],
      },
    },
  ])
  expect(String(headers['set-cookie'])).not.toMatch(/keywerk_refresh=[^;]/)
  expect(await linked()).toBe(0)
  // Once, and no sign-in.
  expect((await end()).json.code).toBe('sso.expired')
  expect((await finish('werk', page, cookie)).json.code).toBe('sso.expired')
})

test('what was begun on trial opens no session, and is nobody else’s', async () => {
  const { page, cookie } = await tried({ nameId: 'P-1', attributes: [['mail', email]] })
  expect((await finish('werk', page, cookie)).json.code).toBe('sso.expired')
  const other = await tried({ nameId: 'P-1', attributes: [['mail', email]] })
  expect((await other.end('licenser')).json.code).toBe('permission.missing')
})

test.each<[string, Spoken, boolean, object, object | null]>([
  [
    'a transient name',
    { nameId: '_1', format: 'transient', attributes: [['mail', email]] },
    false,
    { reason: 'transient', detail: '' },
    { format: 'transient', emails: [email], lasting: [] },
  ],
  [
    'an address elsewhere',
    { nameId: 'P-1', attributes: [['mail', 'ada@private.example']] },
    false,
    { reason: 'foreignDomain', detail: '' },
    { emails: ['ada@private.example'] },
  ],
  ['another certificate', { nameId: 'P-1' }, true, { reason: 'signature', detail: expect.stringContaining(':') }, null],
  ['encryption', { nameId: 'P-1', encrypted: true }, false, { reason: 'encrypted', detail: '' }, null],
])('says why nobody would be let in: %s', async (_, spoken, foreign, refusal, seen) => {
  const { end } = await tried(spoken, foreign ? await selfSigned(10) : signer)
  const { json } = await end()
  expect(json).toMatchObject({ admitted: null, refusal, seen: seen === null ? null : expect.objectContaining(seen) })
  const listed = await portal.ask('administrator', listSsoRefusals, { params: { id: company } })
  expect(listed.items).toEqual([])
})

test('what is not complete is told before anybody is led away', async () => {
  const { json } = await createProvider({ identifier: 'leer', protocol: 'saml', issuer: '' })
  await saveOf('10147', { providerId: json.id })
  const path = `/companies/${await companyId('10147')}/sso/trial`
  const refused = await portal.call('administrator', 'POST', path)
  expect([refused.status, refused.json.code, refused.json.field]).toEqual([400, 'sso.incomplete', 'entryPoint'])
  await portal.ask('administrator', deleteCompanySso, { params: { id: await companyId('10147') } })
  expect((await portal.call('administrator', 'POST', path)).json.code).toBe('sso.notConfigured')
  const away = (await createProvider({ issuer: 'http://127.0.0.1:9/{tenantid}' })).json
  await saveOf('10147', { providerId: away.id, clientId: 'x' })
  expect((await portal.call('administrator', 'POST', path)).json.field).toBe('tenantId')
  await saveOf('10147', { providerId: away.id, clientId: 'x', tenantId: 't' })
  // The one who sets it up is told the reason, not only that it does not work.
  expect((await portal.call('administrator', 'POST', path)).json).toMatchObject({
    code: 'sso.unreachable',
    details: { reason: 'away' },
  })
})

let oidc: Awaited<ReturnType<typeof startOidcProvider>> | undefined
afterAll(() => oidc?.close())

test('OpenID Connect: the claims that came, and a client secret that is wrong', async () => {
  const back = `${site}/sso/oidc`
  oidc = await startOidcProvider({ id: 'portal', secret: 'geheim', redirectAddress: back })
  const { json } = await createProvider({ identifier: 'oidc', issuer: oidc.url })
  const company147 = await companyId('10147')
  const contact = 'bea@oidc.example'
  await newContact('10147', contact)
  const trial = async (clientSecret: string) => {
    await saveOf('10147', { providerId: json.id, clientId: 'portal', clientSecret, domains: ['oidc.example'] })
    oidc!.signIn({ sub: 'B-1', email: contact, email_verified: true })
    const started = await portal.call('administrator', 'POST', `/companies/${company147}/sso/trial`)
    const query = await followTo(started.json.address, back)
    const headers = { cookie: cookieOf(started) }
    return (await portal.call('administrator', 'POST', '/session/sso/oidc/trial', { query }, headers)).json
  }
  expect(await trial('geheim')).toMatchObject({
    admitted: { email: contact, first: true },
    seen: { issuer: oidc.url, name: 'B-1', emails: [contact], attributes: expect.arrayContaining(['sub', 'email']) },
  })
  expect(await trial('falsch')).toMatchObject({
    admitted: null,
    refusal: { reason: 'client', detail: expect.stringMatching(/invalid_client|401/) },
  })
})
