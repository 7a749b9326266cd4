import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { companySso, ssoSteps } from '../../../testing/sso.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf } = ssoSteps(portal)
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json?.code]

test('a provider is created, listed in the order it came, changed and deleted', async () => {
  const { status, json } = await createProvider({ identifier: 'keycloak', displayName: 'Keycloak' })
  expect([status, json.identifier, json.companies]).toEqual([201, 'keycloak', 0])
  const second = await createProvider({ identifier: 'werks-idp', protocol: 'saml', issuer: '' })
  const list = (await call('GET', '/sso-providers')).json.items
  expect(list.map((one: { identifier: string }) => one.identifier)).toEqual(['keycloak', 'werks-idp'])
  const { id, companies: _c, createdAt: _a, createdBy: _b, modifiedBy: _m, notes: _n, ...values } = json
  const changed = await call('PUT', `/sso-providers/${id}`, { ...values, displayName: 'Werkskonto' })
  expect(changed.json.displayName).toBe('Werkskonto')
  expect(codeOf(await call('PUT', `/sso-providers/${id}`, values))).toEqual([409, 'request.conflict'])
  expect((await call('DELETE', `/sso-providers/${second.json.id}`)).status).toBe(204)
  expect(codeOf(await call('GET', `/sso-providers/${second.json.id}`))).toEqual([404, 'sso.providerNotFound'])
})

test('identifiers are unique and fit into addresses; issuers are https or on the same machine', async () => {
  await createProvider({ identifier: 'once' })
  expect(codeOf(await createProvider({ identifier: 'once' }))).toEqual([409, 'sso.identifierTaken'])
  for (const identifier of ['', 'Groß', 'a b', '../x', '-a', 'a--b', 'x'.repeat(41)])
    expect((await createProvider({ identifier })).json.field, identifier).toBe('identifier')
  for (const issuer of [
    'http://login.example',
    'javascript:alert(1)',
    'login.example',
    'http://localhost.evil.example',
  ])
    expect((await createProvider({ issuer })).json.field, issuer).toBe('issuer')
  expect((await createProvider({ issuer: '' })).json.field).toBe('issuer')
  expect((await createProvider({ issuer: 'http://127.0.0.1:9/x' })).status).toBe(201)
  expect((await createProvider({ protocol: 'ldap' })).json.field).toBe('protocol')
})

test('a provider companies use is not deleted and keeps its protocol', async () => {
  const { json } = await createProvider({})
  await saveOf('10311', { providerId: json.id })
  expect(codeOf(await call('DELETE', `/sso-providers/${json.id}`))).toEqual([409, 'sso.providerInUse'])
  const { id, companies: _c, createdAt: _a, createdBy: _b, modifiedBy: _m, notes: _n, ...values } = json
  expect(codeOf(await call('PUT', `/sso-providers/${id}`, { ...values, protocol: 'saml' }))).toEqual([
    409,
    'sso.providerInUse',
  ])
  await call('DELETE', `/companies/${await companyId('10311')}/sso`)
  expect((await call('DELETE', `/sso-providers/${id}`)).status).toBe(204)
})

test('the secret is sealed in the database, never shown, kept while left alone, and forgotten with the provider', async () => {
  const [first, second] = [(await createProvider({})).json, (await createProvider({})).json]
  const values = { providerId: first.id, clientId: 'portal', clientSecret: 'sehr-geheim-42' }
  const saved = await saveOf('10023', values)
  expect(saved.json).toMatchObject({
    hasSecret: true,
    redirectAddress: `http://localhost:8080/sso/${first.identifier}`,
  })
  expect(JSON.stringify(saved.json)).not.toContain('geheim')
  const stored = () =>
    portal.database.db.selectFrom('ssoConfigurations').select('clientSecret').executeTakeFirstOrThrow()
  expect((await stored()).clientSecret).not.toContain('geheim')
  const kept = await saveOf('10023', { ...values, clientSecret: null, domains: ['antrieb.example'] })
  expect(kept.json).toMatchObject({ hasSecret: true, domains: ['antrieb.example'] })
  const elsewhere = await saveOf('10023', { ...values, clientSecret: null, providerId: second.id })
  expect(elsewhere.json.hasSecret).toBe(false)
  const log = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('operation', '=', 'saveCompanySso')
    .execute()
  expect(JSON.stringify(log)).not.toContain('geheim')
})

test('what somebody else saved meanwhile is not overwritten unseen', async () => {
  const providerId = (await createProvider({})).json.id
  const { modifiedAt } = (await saveOf('10023', { providerId })).json
  const rolled = await saveOf('10023', { providerId, clientId: 'neu', modifiedAt })
  expect(rolled.json.clientId).toBe('neu')
  expect(codeOf(await saveOf('10023', { providerId, clientId: 'alt', modifiedAt }))).toEqual([409, 'request.conflict'])
  const path = `/companies/${await companyId('10023')}/sso`
  expect((await call('GET', path)).json.configuration.clientId).toBe('neu')
  await call('DELETE', path)
  const { modifiedAt: last } = rolled.json
  expect(codeOf(await saveOf('10023', { providerId, modifiedAt: last }))).toEqual([409, 'request.conflict'])
  // Two who saw that there is none, at the same moment.
  const both = await Promise.all(
    ['eins', 'zwei'].map((clientId) => saveOf('10023', { providerId, clientId, modifiedAt: null })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('switched on, everything a sign-in needs must be there', async () => {
  const plain = (await createProvider({})).json
  const tenants = (await createProvider({ issuer: 'https://login.example/{tenantid}/v2.0' })).json
  const saml = (await createProvider({ protocol: 'saml', issuer: '' })).json
  const on = { enabled: true, domains: ['werk.example'], clientId: 'portal' }
  const fieldOf = async (body: object) => (await saveOf('10147', body)).json.field
  expect(await fieldOf({ ...on, providerId: plain.id, clientId: '' })).toBe('clientId')
  expect(await fieldOf({ ...on, providerId: plain.id, domains: [] })).toBe('domains')
  expect(await fieldOf({ ...on, providerId: tenants.id })).toBe('tenantId')
  for (const tenantId of ['{tenantid}', 'a/../b', 'a?b', 'a b'])
    expect(await fieldOf({ ...on, providerId: tenants.id, tenantId }), tenantId).toBe('tenantId')
  expect(await fieldOf({ ...on, providerId: saml.id })).toBe('entryPoint')
  expect(await fieldOf({ ...on, providerId: saml.id, entryPoint: 'https://idp.example' })).toBe('certificate')
  expect(await fieldOf({ ...on, providerId: saml.id, certificate: 'no certificate' })).toBe('certificate')
  expect(await fieldOf({ ...on, providerId: plain.id, domains: ['werk'] })).toBe('domains.0')
  // What belongs to the other kind of provider has no field here, and nothing to be right about.
  const hidden = { certificate: 'no certificate' }
  expect((await saveOf('10147', { ...on, ...hidden, providerId: plain.id })).status).toBe(200)
  expect(await fieldOf({ ...on, ...hidden, providerId: saml.id, entryPoint: 'https://idp.example' })).toBe(
    'certificate',
  )
  expect((await saveOf('10147', { ...on, providerId: plain.id })).status).toBe(200)
  const taken = await saveOf('10311', { ...on, providerId: plain.id, domains: ['andere.example', 'WERK.example'] })
  expect([...codeOf(taken), taken.json.field]).toEqual([409, 'sso.domainTaken', 'domains'])
  const none = await call('GET', `/companies/${await companyId('10311')}/sso`)
  expect(none.json.configuration).toBeNull()
  const realm = (domain: string) => portal.call(null, 'GET', `/session/sso?domain=${domain}`)
  expect((await realm('Werk.example')).json).toEqual({ provider: 'Firmenkonto' })
  expect((await realm('unbekannt.example')).json).toEqual({ provider: null })
})

test('without cloud.sso.ids the provider may be chosen, nothing else', async () => {
  const { json } = await createProvider({})
  const id = await companyId('10311')
  const role = (await call('POST', '/roles', { name: 'SSO', description: 'Wählt Anbieter' })).json.id
  for (const key of ['cloud.sso.list', 'cloud.sso.edit', 'companies.list'])
    await call('PUT', `/roles/${role}/permissions/${key}`)
  await portal.database.db
    .updateTable('accounts')
    .set({ roleId: role })
    .where('email', '=', 'user@wellenwerk.example')
    .execute()
  const save = (body: object) => portal.call('user', 'PUT', `/companies/${id}/sso`, { ...companySso, ...body })
  expect(codeOf(await save({ providerId: json.id, clientId: 'x' }))).toEqual([403, 'sso.idsForbidden'])
  expect(codeOf(await save({ providerId: json.id, clientSecret: 'x' }))).toEqual([403, 'sso.idsForbidden'])
  expect((await save({ providerId: json.id })).status).toBe(200)
  expect(codeOf(await portal.call('user', 'DELETE', `/companies/${id}/sso`))).toEqual([403, 'permission.missing'])
})
