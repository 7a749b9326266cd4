import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrookedProvider, followTo, startOidcProvider } from '../../testing/oidc-provider.ts'
import { cookiesOf } from '../../testing/account-mails.ts'
import { type Answer, testPortal } from '../../testing/portal.ts'
import { ssoSteps } from '../../testing/sso.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, saveOf, start, cookieOf, finish, newContact, me } = ssoSteps(portal)
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json?.code]

const back = 'http://localhost:8080/sso/werk'
let honest: Awaited<ReturnType<typeof startOidcProvider>>
let crooked: Awaited<ReturnType<typeof startCrookedProvider>>
beforeAll(async () => {
  honest = await startOidcProvider({ id: 'portal', secret: 'geheim', redirectAddress: back })
  crooked = await startCrookedProvider('portal')
  const { json } = await createProvider({ identifier: 'werk', issuer: honest.url })
  const many = await createProvider({ identifier: 'viele', issuer: `${crooked.url}/tenant-{tenantid}` })
  const on = { clientId: 'portal', clientSecret: 'geheim', enabled: true }
  await saveOf('10023', { ...on, providerId: json.id, domains: ['antrieb.example'] })
  await saveOf('10147', { ...on, providerId: many.json.id, tenantId: 'b-werk', domains: ['bwerk.example'] })
  await newContact('10023', 'ada@antrieb.example')
  await newContact('10147', 'bea@bwerk.example')
  await newContact('10023', 'fremd@bwerk.example')
})
afterAll(async () => {
  await honest?.close()
  await crooked?.close()
})

/** All the way through the real provider. */
async function signInAs(email: string, sub = email, email_verified = true) {
  honest.signIn({ sub, email, email_verified })
  const started = await start('jemand@antrieb.example')
  const query = await followTo(started.json.address, back)
  return { started, query, answer: await finish('werk', query, cookieOf(started)) }
}

/** Through the crooked one, which says what `next` says. */
async function crookedly(next: Parameters<typeof crooked.answer>[1], query = '') {
  const started = await start('bea@bwerk.example')
  if (started.status !== 201) return started
  const { address } = started.json
  const state = new URL(address).searchParams.get('state')
  crooked.answer(address, next)
  return finish('viele', query || `code=x&state=${state}`, cookieOf(started))
}
const bea = { email: 'bea@bwerk.example', email_verified: true, tid: 'b-werk', oid: 'o-1' }

test('a contact without an account gets one at the first sign-in and comes back to the same one', async () => {
  const first = await signInAs('ada@antrieb.example', 'ada-1')
  expect(first.answer.status).toBe(201)
  const known = await me(first.answer)
  expect(known).toMatchObject({ email: 'ada@antrieb.example', role: 'Customer', companyId: expect.any(String) })
  // The subject is who somebody is; the address may change at the provider.
  const again = await signInAs('ada.neu@antrieb.example', 'ada-1')
  expect((await me(again.answer)).accountId).toBe(known.accountId)
  const password = await portal.call(null, 'POST', '/session', {
    email: 'ada@antrieb.example',
    password: 'Geraten-2026!',
  })
  expect(password.status).toBe(401)
})

test('the address of the request carries PKCE, state and nonce, and the cookie is for this browser alone', async () => {
  const started = await start('jemand@antrieb.example')
  const parameters = new URL(started.json.address).searchParams
  expect(parameters.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters.get(name), name).toMatch(/^[\w-]{43}$/)
  expect(String(started.headers['set-cookie'])).toMatch(
    /keywerk_sso_[\w-]{36}=.*Path=\/api\/session;.*HttpOnly; SameSite=Strict/,
  )
})

test('a code works once, also eight times at the same moment', async () => {
  honest.signIn({ sub: 'ada-1', email: 'ada@antrieb.example', email_verified: true })
  const started = await start('ada@antrieb.example')
  const query = await followTo(started.json.address, back)
  const answers = await Promise.all(Array.from({ length: 8 }, () => finish('werk', query, cookieOf(started))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'sso.expired')).toHaveLength(7)
})

test('a code is no good in another browser, for another attempt or at another provider', async () => {
  honest.signIn({ sub: 'ada-1', email: 'ada@antrieb.example', email_verified: true })
  const mine = await start('ada@antrieb.example')
  const query = await followTo(mine.json.address, back)
  expect(codeOf(await finish('werk', query, ''))).toEqual([410, 'sso.expired'])
  expect(codeOf(await finish('viele', query, cookieOf(mine)))).toEqual([410, 'sso.expired'])
  const other = await start('ada@antrieb.example')
  expect(codeOf(await finish('werk', query, cookieOf(other)))).toEqual([403, 'sso.refused'])
  expect((await finish('werk', query, `${cookieOf(other)}x`)).json.code).toBe('sso.expired')
})

test('each tab of a browser ends the sign-in it began, the last four of them', async () => {
  honest.signIn({ sub: 'ada-1', email: 'ada@antrieb.example', email_verified: true })
  const jar = new Map<string, string>()
  const keep = (answer: Answer) => {
    for (const [name, secret] of Object.entries(cookiesOf(answer)))
      if (!name.startsWith('keywerk_sso_')) continue
      else if (secret) jar.set(name, secret)
      else jar.delete(name)
    return answer
  }
  const sent = () => [...jar].map((pair) => pair.join('=')).join('; ')
  const begin = async () =>
    keep(await portal.call(null, 'POST', '/session/sso', { email: 'ada@antrieb.example' }, { cookie: sent() })).json
      .address as string
  const answered: string[] = []
  for (let tab = 0; tab < 5; tab++) answered.push(await followTo(await begin(), back))
  expect(jar.size).toBe(4)
  const end = async (query: string) => codeOf(keep(await finish('werk', query, sent())))[0]
  // The second tab to begin, the last, then those between; the first one's place went to the fifth.
  const statuses = []
  for (const tab of [1, 4, 0, 2, 3]) statuses.push(await end(answered[tab]!))
  expect(statuses).toEqual([201, 201, 410, 201, 201])
  expect(jar.size).toBe(0)
})

test('cancelled at the provider: told so, with the reason in the audit log', async () => {
  const started = await start('ada@antrieb.example')
  const state = new URL(started.json.address).searchParams.get('state')
  const iss = encodeURIComponent(honest.url)
  const answer = await finish('werk', `error=access_denied&state=${state}&iss=${iss}`, cookieOf(started))
  expect(codeOf(answer)).toEqual([403, 'sso.cancelled'])
  const row = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('operation', '=', 'finishSso')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row.changes)).toContain('sso.cancelled')
})

test('an unverified address, one outside the company’s domains, and one without a contact link nothing', async () => {
  expect(codeOf((await signInAs('ada2@antrieb.example', 'x-1', false)).answer)).toEqual([403, 'sso.emailUnverified'])
  expect(codeOf((await signInAs('bea@bwerk.example', 'x-2')).answer)).toEqual([403, 'sso.foreignDomain'])
  expect(codeOf((await signInAs('administrator@wellenwerk.example', 'x-3')).answer)).toEqual([403, 'sso.foreignDomain'])
  expect(codeOf((await signInAs('niemand@antrieb.example', 'x-4')).answer)).toEqual([403, 'sso.noContact'])
  const linked = await portal.database.db.selectFrom('ssoIdentities').select('subject').execute()
  expect(linked.filter(({ subject }) => subject?.startsWith('x-'))).toEqual([])
})

test('somebody else’s address: a contact of another company is not signed in by this company’s provider', async () => {
  expect(codeOf(await crookedly({ claims: { ...bea, email: 'fremd@bwerk.example' } }))).toEqual([403, 'sso.noContact'])
})

test('an honest token of the tenant signs in; Entra’s own words for it count', async () => {
  const { email_verified: _, ...entra } = bea
  const answer = await crookedly({ claims: { ...entra, xms_edov: true } })
  expect((await me(answer)).email).toBe('bea@bwerk.example')
  const row = await portal.database.db
    .selectFrom('ssoIdentities')
    .select('subject')
    .where('subject', '=', 'b-werk:o-1')
    .execute()
  expect(row).toHaveLength(1)
})

test('groups, also where there are too many for a token, change nothing', async () => {
  const overage = {
    _claim_names: { groups: 'src1' },
    _claim_sources: { src1: { endpoint: 'https://graph.microsoft.com/v1.0/users/x/getMemberObjects' } },
    hasgroups: true,
  }
  expect((await crookedly({ claims: { ...bea, ...overage } })).status).toBe(201)
  const groups = Array.from({ length: 200 }, (_, at) => `g${at}`)
  expect((await crookedly({ claims: { ...bea, groups } })).status).toBe(201)
})

test('a clock that is ahead or behind by less than three minutes is borne', async () => {
  const now = Math.floor(Date.now() / 1000)
  for (const times of [{ nbf: now + 170, iat: now + 170 }, { exp: now - 170 }])
    expect((await crookedly({ claims: { ...bea, ...times } })).status).toBe(201)
  expect((await crookedly({ claims: { ...bea, exp: now - 240 } })).json.code).toBe('sso.clock')
})

test.each<[string, Parameters<typeof crooked.answer>[1], string]>([
  ['a foreign tenant', { claims: { ...bea, tid: 'a-werk' } }, 'sso.wrongTenant'],
  ['the literal {tenantid} as tenant', { claims: { ...bea, tid: '{tenantid}' } }, 'sso.wrongTenant'],
  ['a missing nonce', { claims: { ...bea, nonce: undefined } }, 'sso.refused'],
  ['another nonce', { claims: { ...bea, nonce: 'x'.repeat(43) } }, 'sso.refused'],
  ['another issuer', { claims: { ...bea, iss: 'https://evil.example' } }, 'sso.refused'],
  ['the literal {tenantid} in the issuer', { claims: { ...bea, iss: 'http://127.0.0.1/{tenantid}' } }, 'sso.refused'],
  ['another audience', { claims: { ...bea, aud: 'other-client' } }, 'sso.refused'],
  ['an expired token', { claims: { ...bea, exp: 1_700_000_000 } }, 'sso.clock'],
  [
    'a token of a clock five minutes ahead',
    { claims: { ...bea, nbf: Math.floor(Date.now() / 1000) + 600 } },
    'sso.clock',
  ],
  ['alg none', { claims: bea, signature: 'none' }, 'sso.refused'],
  ['a foreign signature', { claims: bea, signature: 'foreign' }, 'sso.refused'],
  [
    'the address as a list',
    { claims: { ...bea, sub: 'y', oid: 'y', email: ['bea@bwerk.example'] } },
    'sso.emailUnverified',
  ],
  ['verified as a word', { claims: { ...bea, sub: 'y', oid: 'y', email_verified: 'true' } }, 'sso.emailUnverified'],
])('refused: %s', async (_, next, code) => {
  expect((await crookedly(next)).json.code).toBe(code)
})

test('refused: another state, a code without state, a wrong iss parameter', async () => {
  expect((await crookedly({ claims: bea }, `code=x&state=${'x'.repeat(43)}`)).json.code).toBe('sso.refused')
  expect((await crookedly({ claims: bea }, 'code=x')).json.code).toBe('sso.refused')
  const started = await start('ada@antrieb.example')
  const state = new URL(started.json.address).searchParams.get('state')
  const mixed = await finish('werk', `code=x&state=${state}&iss=https%3A%2F%2Fevil.example`, cookieOf(started))
  expect(mixed.json.code).toBe('sso.refused')
})

const useViele = async () =>
  saveOf('10147', {
    providerId: (await providerId('viele'))!,
    clientId: 'portal',
    clientSecret: 'geheim',
    enabled: true,
    tenantId: 'b-werk',
    domains: ['bwerk.example'],
  })

test('a discovery document of another tenant, or with the literal {tenantid}, is not believed', async () => {
  for (const issuer of [`${crooked.url}/tenant-{tenantid}`, `${crooked.url}/tenant-a-werk`]) {
    // Saved anew, the portal looks the provider up again.
    expect((await useViele()).status).toBe(200)
    crooked.be({ metadata: { issuer } })
    expect(codeOf(await start('bea@bwerk.example'))).toEqual([409, 'sso.setUpWrongly'])
    const refused = await useViele()
    expect([refused.status, refused.json.code, refused.json.field]).toEqual([422, 'sso.issuerOther', 'tenantId'])
    crooked.be({})
  }
})

test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
  'a provider whose %s is no address of the web is told as set up wrongly',
  async (endpoint) => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://127.0.0.1/',
      '',
      7,
      null,
    ]) {
      await useViele()
      crooked.be({ metadata: { [endpoint]: address } })
      expect([address, ...codeOf(await start('bea@bwerk.example'))]).toEqual([address, 409, 'sso.setUpWrongly'])
      crooked.be({})
    }
  },
)

test('a provider that is away is told as such, and an address without one as well', async () => {
  const { json } = await createProvider({ issuer: 'http://127.0.0.1:9' })
  await saveOf('10311', { providerId: json.id, clientId: 'x', enabled: true, domains: ['weg.example'] })
  expect(codeOf(await start('a@weg.example'))).toEqual([502, 'sso.unreachable'])
  expect(codeOf(await start('a@nirgends.example'))).toEqual([404, 'sso.noProvider'])
})

test('a disabled account, a contact moved to another company and a switched-off provider are refused', async () => {
  const { db } = portal.database
  const email = 'ada@antrieb.example'
  await db.updateTable('accounts').set({ disabled: true }).where('email', '=', email).execute()
  expect(codeOf((await signInAs(email, 'ada-1')).answer)).toEqual([403, 'session.disabled'])
  await db.updateTable('accounts').set({ disabled: false }).where('email', '=', email).execute()
  const other = await db
    .selectFrom('companies')
    .select('id')
    .where('customerNumber', '=', '10311')
    .executeTakeFirstOrThrow()
  await db.updateTable('contacts').set({ companyId: other.id }).where('email', '=', email).execute()
  expect(codeOf((await signInAs(email, 'ada-1')).answer)).toEqual([403, 'sso.otherCompany'])
  honest.signIn({ sub: 'ada-1', email, email_verified: true })
  const started = await start(email)
  const query = await followTo(started.json.address, back)
  await db.updateTable('ssoConfigurations').set({ enabled: false }).execute()
  expect(codeOf(await finish('werk', query, cookieOf(started)))).toEqual([410, 'sso.expired'])
})

test('a page of another site begins and ends nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const begun = await portal.call(null, 'POST', '/session/sso', { email: 'a@antrieb.example' }, headers)
  expect(begun.json.code).toBe('request.origin')
  const ended = await portal.call(null, 'POST', '/session/sso/werk', { query: 'code=x' }, headers)
  expect(ended.json.code).toBe('request.origin')
})

const providerId = async (identifier: string) =>
  (
    await portal.database.db
      .selectFrom('ssoProviders')
      .select('id')
      .where('identifier', '=', identifier)
      .executeTakeFirst()
  )?.id
