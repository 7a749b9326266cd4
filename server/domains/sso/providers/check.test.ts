import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSsoRefusals } from '#contract/sso-refusals.ts'
import { changeSsoProvider } from '#contract/sso.ts'
import { listen } from '../../../testing/oidc-provider.ts'
import { testPortal } from '../../../testing/portal.ts'
import { spokenMetadata } from '../../../testing/saml-answers.ts'
import { selfSigned } from '../../../testing/saml-provider.ts'
import { ssoSteps } from '../../../testing/sso.ts'
import { checkIssuer } from './check.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf, start } = ssoSteps(portal)
let host: Awaited<ReturnType<typeof listen>>
let metadata = ''
const asked: string[] = []
let away = false

beforeAll(async () => {
  metadata = spokenMetadata([(await selfSigned(100)).certificate], { entryPoint: 'https://idp.example/sso' })
  host = await listen((request, response) => {
    asked.push(request.url!)
    if (away) return response.writeHead(503).end()
    const issuers: Record<string, string> = {
      '/a': '/a',
      '/b': '/b/',
      '/other': '/elsewhere',
      '/c/t-1': '/c/t-1',
      '/lacks': '/lacks',
    }
    const path = request.url!.replace('/.well-known/openid-configuration', '').replace(/\/$/, '')
    const issuer = request.url!.endsWith('/openid-configuration') ? issuers[path] : undefined
    if (issuer)
      return response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          issuer: `http://${request.headers.host}${issuer}`,
          authorization_endpoint: `${host.url}/auth`,
          token_endpoint: `${host.url}/token`,
          ...(issuer !== '/lacks' && { jwks_uri: `${host.url}/jwks` }),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      )
    if (request.url === '/metadata') return response.setHeader('content-type', 'application/xml').end(metadata)
    if (request.url === '/html') return response.setHeader('content-type', 'text/html').end('<p>Anmelden</p>')
    if (request.url?.startsWith('/moved')) return response.writeHead(301, { location: `${host.url}/a` }).end()
    if (request.url?.startsWith('/broken')) return response.writeHead(200).end('{"issuer":')
    if (request.url?.startsWith('/busy')) return response.writeHead(500).end()
    if (request.url?.startsWith('/endless')) return response.end('x'.repeat(600 * 1024))
    return response.writeHead(404).end()
  })
})
afterAll(() => host?.close())

test.each([
  ['as the provider has it', '/a', '/a', []],
  ['a slash too many', '/a/', '/a', ['issuerCorrected']],
  ['a slash missing', '/b', '/b/', ['issuerCorrected']],
  ['the discovery document', '/b/.well-known/openid-configuration', '/b/', ['issuerCorrected']],
  ['the discovery document with a slash behind', '/a/.well-known/openid-configuration/', '/a', ['issuerCorrected']],
  ['the document of OAuth', '/a/.well-known/oauth-authorization-server', '/a', ['issuerCorrected']],
  ['slashes, several', '/a///', '/a', ['issuerCorrected']],
  ['moved elsewhere', '/moved', '/moved', ['issuerNotFound']],
  ['broken off', '/broken', '/broken', ['issuerNotFound']],
  ['without keys', '/lacks', '/lacks', ['issuerLacking']],
  ['one that fails', '/busy', '/busy', ['issuerAway']],
  ['one that answers without end', '/endless', '/endless', ['issuerAway']],
  ['a typing error', '/none', '/none', ['issuerNotFound']],
  ['a page', '/html', '/html', ['issuerNotFound']],
  ['one that calls itself something else', '/other', '/other', ['issuerOther']],
])('an issuer is asked when it is saved: %s', async (_, typed, issuer, notes) => {
  const { status, json } = await createProvider({ issuer: host.url + typed })
  expect([status, json.issuer, json.notes.map(({ note }: { note: string }) => note)]).toEqual([
    201,
    host.url + issuer,
    notes,
  ])
  // Changed, it is asked again.
  const { id, companies: _c, createdAt: _a, createdBy: _b, modifiedBy: _m, notes: _n, ...values } = json
  const changed = await portal.ask('administrator', changeSsoProvider, {
    params: { id },
    body: {
      ...values,
      issuer: host.url + typed,
    },
  })
  expect([changed.issuer, changed.notes.length]).toEqual([host.url + issuer, notes.length])
})

test('an issuer in capitals, with the usual port, and blanks around it', async () => {
  const { port } = new URL(host.url)
  const found = await checkIssuer(`http://LocalHost:${port}/a`, ['localhost'])
  expect(found).toEqual({
    issuer: `http://localhost:${port}/a`,
    notes: [{ note: 'issuerCorrected', detail: `http://localhost:${port}/a` }],
  })
  const { json } = await createProvider({ issuer: `  ${host.url}/a\n` })
  expect([json.issuer, json.notes]).toEqual([`${host.url}/a`, []])
  const silent = await createProvider({ issuer: 'http://127.0.0.1:9/a' })
  expect(silent.json.notes).toEqual([{ note: 'issuerAway', detail: 'ECONNREFUSED' }])
})

test('a company is switched on for what answers; a provider that is away may come back', async () => {
  const on = { clientId: 'portal', domains: ['firma.example'], enabled: true }
  const code = async (issuer: string, more: object = {}) => {
    const { json } = await createProvider({ issuer: host.url + issuer })
    const saved = await saveOf('10311', { ...on, ...more, providerId: json.id })
    return [saved.status, saved.json.code, saved.json.field]
  }
  expect(await code('/none')).toEqual([422, 'sso.issuerNotFound', 'providerId'])
  expect(await code('/none', { enabled: false })).toEqual([200, undefined, undefined])
  expect(await code('/other')).toEqual([422, 'sso.issuerOther', 'providerId'])
  expect(await code('/c/{tenantid}', { tenantId: 't-2' })).toEqual([422, 'sso.issuerNotFound', 'tenantId'])
  expect(await code('/c/{tenantid}', { tenantId: 't-1' })).toEqual([200, undefined, undefined])
  away = true
  const { json } = await createProvider({ issuer: `${host.url}/a` })
  const saved = await saveOf('10311', { ...on, providerId: json.id })
  expect(saved.json.notes).toEqual([{ note: 'issuerAway', detail: 'HTTP 503' }])
  const began = await start('x@firma.example')
  expect([began.status, began.json.code]).toEqual([502, 'sso.unreachable'])
  away = false
  // Asked again: what was away is not remembered.
  expect((await start('x@firma.example')).status).toBe(201)
})

test('signing in tells a provider set up wrongly from one that is away, and the company’s page why', async () => {
  const { json } = await createProvider({ issuer: `${host.url}/a` })
  await saveOf('10311', { providerId: json.id, clientId: 'x', domains: ['firma.example'], enabled: true })
  await portal.database.db
    .updateTable('ssoProviders')
    .set({ issuer: `${host.url}/none` })
    .where('id', '=', json.id)
    .execute()
  const began = await start('x@firma.example')
  expect([began.status, began.json.code]).toEqual([409, 'sso.setUpWrongly'])
  const { items } = await portal.ask('administrator', listSsoRefusals, {
    params: { id: await companyId('10311') },
  })
  expect(items[0]).toMatchObject({ reason: 'discovery', detail: 'HTTP 404', email: 'x@firma.example' })
})

test('where people of a SAML provider sign in is asked once it is switched on', async () => {
  const { json } = await createProvider({ protocol: 'saml', issuer: '' })
  const { certificate } = await selfSigned(100)
  const save = (entryPoint: string, more: object = {}) =>
    saveOf('10311', {
      providerId: json.id,
      certificate,
      domains: ['firma.example'],
      enabled: true,
      entryPoint,
      ...more,
    })
  expect((await save(`${host.url}/html`)).json.notes).toEqual([])
  expect((await save(`${host.url}/none`)).json.notes).toEqual([{ note: 'entryPointNotFound', detail: 'HTTP 404' }])
  expect((await save('http://127.0.0.1:9/')).json.notes).toEqual([{ note: 'entryPointAway', detail: 'ECONNREFUSED' }])
  const pasted = await save(`${host.url}/metadata`)
  expect([pasted.status, pasted.json.code, pasted.json.field]).toEqual([422, 'sso.entryPointIsMetadata', 'entryPoint'])
  // Within a company's own network it answers browsers there: it is not asked.
  asked.length = 0
  expect((await save('https://10.0.0.8/adfs/ls')).json.notes).toEqual([])
  expect(asked).toEqual([])
})

test('metadata are fetched by their address: bounded, and never from a private network', async () => {
  const read = (address: string, text = '') => portal.call('administrator', 'POST', '/idp-metadata', { address, text })
  const found = await read(`${host.url}/metadata`)
  expect(found.json).toMatchObject({
    idpEntityId: 'https://idp.example/idp',
    entryPoint: 'https://idp.example/sso',
    certificates: [{ key: 'RSA', expired: false }],
    validUntil: null,
  })
  expect((await read('', metadata)).json).toEqual(found.json)
  for (const [address, code] of [
    [`${host.url}/none`, 'sso.metadataAway'],
    [`${host.url}/html`, 'sso.metadataInvalid'],
    [`${host.url}/endless`, 'sso.metadataAway'],
    ['https://169.254.169.254/metadata', 'sso.addressPrivate'],
    ['http://idp.example/metadata', 'request.invalid'],
    ['file:///etc/passwd', 'request.invalid'],
  ])
    expect([address, (await read(address!)).json.code]).toEqual([address, code])
})

test('the portal’s own metadata stand at an address anybody may read', async () => {
  const { json } = await createProvider({ identifier: 'eigen', protocol: 'saml', issuer: '' })
  expect(json.identifier).toBe('eigen')
  const answer = await portal.call(null, 'GET', '/session/sso/eigen/metadata')
  expect(answer.headers['content-type']).toContain('application/samlmetadata+xml')
  const xml = answer.bytes.toString()
  expect(xml).toContain('entityID="http://localhost:8080/sso/eigen/saml"')
  expect(xml).toContain('Location="http://localhost:8080/api/session/sso/eigen/saml"')
  expect((await portal.call(null, 'GET', '/session/sso/nirgends/metadata')).status).toBe(404)
})
