import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSsoProviders } from '#contract/sso.ts'
import { exceededBound, samlXml } from './bound-xml.ts'
import { testPortal } from '../../../testing/portal.ts'
import { type Said, startSamlProvider } from '../../../testing/saml-provider.ts'
import { ssoSteps } from '../../../testing/sso.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, saveOf, start, cookieOf, finish, newContact, me } = ssoSteps(portal)

const site = 'http://localhost:8080'
const names = { entityId: `${site}/sso/saml-werk/saml`, assertionAddress: `${site}/api/session/sso/saml-werk/saml` }
const ada = 'ada@antrieb.example'
let provider: Awaited<ReturnType<typeof startSamlProvider>>
let stranger: Awaited<ReturnType<typeof startSamlProvider>>
beforeAll(async () => {
  provider = await startSamlProvider(names)
  stranger = await startSamlProvider(names)
  const { json } = await createProvider({ identifier: 'saml-werk', protocol: 'saml', issuer: '' })
  await saveOf('10023', {
    providerId: json.id,
    entryPoint: `${provider.url}/login`,
    certificate: provider.certificate,
    domains: ['antrieb.example'],
    enabled: true,
  })
  await newContact('10023', ada)
})
afterAll(async () => {
  await provider?.close()
  await stranger?.close()
})

const post = async (response: string, identifier = 'saml-werk') => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/session/sso/${identifier}/saml`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ SAMLResponse: response, RelayState: '' }).toString(),
  })
  return { status: answer.statusCode, location: answer.headers['location'] ?? '' }
}
/** Begins in a browser; the request's id is what an answer must name. */
async function begin() {
  const started = await start(ada)
  const cookie = cookieOf(started)
  const id = /^keywerk_sso_([\w-]{36})=/.exec(cookie)![1]!
  return { started, inResponseTo: `_${id}`, cookie, done: `saml=${id}` }
}
const honestly = async (said: Partial<Said> = {}) => {
  const begun = await begin()
  return { ...begun, response: await provider.response({ email: ada, inResponseTo: begun.inResponseTo, ...said }) }
}
const xmlOf = (response: string) => Buffer.from(response, 'base64').toString('utf8')
const asResponse = (xml: string) => Buffer.from(xml).toString('base64')
const refused = { status: 303, location: `${site}/sso/saml-werk?problem=sso.refused` }
const wrongly = { status: 303, location: `${site}/sso/saml-werk?problem=sso.setUpWrongly` }
const expired = { status: 303, location: `${site}/sso/saml-werk?problem=sso.expired` }

test('through the real provider: posted from its page, fetched by the browser that began', async () => {
  provider.signIn({ email: ada })
  const { started, cookie, done } = await begin()
  const form = await (await fetch(started.json.address)).text()
  const response = /name="SAMLResponse"[^>]* value="([^"]+)"/.exec(form)?.[1] ?? ''
  expect(await post(response)).toEqual({ status: 303, location: `${site}/sso/saml-werk?${done}` })
  const answer = await finish('saml-werk', done, cookie)
  expect(await me(answer)).toMatchObject({ email: ada, role: 'Customer' })
  expect((await finish('saml-werk', done, cookie)).json.code).toBe('sso.expired')
})

test('a certificate counts as it is saved: with what programs write ahead of it, and with others behind it', async () => {
  const { items } = await portal.ask('administrator', listSsoProviders)
  const save = async (certificate: string) => {
    const saved = await saveOf('10023', {
      providerId: items[0]!.id,
      entryPoint: `${provider.url}/login`,
      certificate,
      domains: ['antrieb.example'],
      enabled: true,
    })
    expect([saved.status, saved.json.code]).toEqual([200, undefined])
  }
  const told = `Bag Attributes\n    friendlyName: Signatur\nsubject=CN = idp\n${provider.certificate}`
  for (const certificate of [told, `${provider.certificate}\n${stranger.certificate}`]) {
    await save(certificate)
    const { response, cookie, done } = await honestly()
    expect(await post(response)).toEqual({ status: 303, location: `${site}/sso/saml-werk?${done}` })
    expect((await finish('saml-werk', done, cookie)).status).toBe(201)
  }
  await save(provider.certificate)
})

test('the assertion opens nothing in another browser', async () => {
  const mine = await honestly()
  await post(mine.response)
  const other = await begin()
  expect((await finish('saml-werk', mine.done, other.cookie)).json.code).toBe('sso.refused')
  expect((await finish('saml-werk', mine.done, mine.cookie)).status).toBe(201)
})

test('of two tabs that began, each fetches what was posted for it', async () => {
  const [one, two] = [await honestly(), await honestly()]
  const both = `${one.cookie}; ${two.cookie}`
  await post(two.response)
  await post(one.response)
  expect((await finish('saml-werk', one.done, both)).status).toBe(201)
  expect((await finish('saml-werk', two.done, both)).status).toBe(201)
  expect((await finish('saml-werk', 'saml=1', both)).json.code).toBe('sso.expired')
})

test('replayed, also at the same moment: once', async () => {
  const { response, cookie, done } = await honestly()
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(response)))
  expect(answers.filter(({ location }) => location.endsWith(done))).toHaveLength(1)
  expect(await post(response)).toEqual(expired)
  const opened = await Promise.all(Array.from({ length: 8 }, () => finish('saml-werk', done, cookie)))
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await post(response)).toEqual(expired)
})

test('what names no id of an attempt answers none: neither an answer of a provider nor a cookie', async () => {
  const dashes = '-'.repeat(36)
  expect(await post(asResponse(`<samlp:Response InResponseTo="_${dashes}"/>`))).toEqual(expired)
  const answer = await finish('saml-werk', `saml=${dashes}`, `keywerk_sso_${dashes}=${'a'.repeat(43)}`)
  expect([answer.status, answer.json.code]).toEqual([410, 'sso.expired'])
})

test('an answer of thousands of elements, which would hold everybody up for minutes, is refused before it is read', async () => {
  const { inResponseTo } = await begin()
  expect(await post(asResponse(`<Response InResponseTo="${inResponseTo}">${'<b/>'.repeat(8000)}</Response>`))).toEqual(
    refused,
  )
  const rows = await portal.query(
    `SELECT changes -> 'reason' ->> 1 AS reason FROM audit_log WHERE operation = 'receiveSaml' ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ reason: 'tooLarge' }])
})

const nested = (count: number, own: string) => `${`<b ${own}>`.repeat(count)}${'</b>'.repeat(count)}`
const spaces = (count: number) => Array.from({ length: count }, (_, at) => `xmlns:n${at}="urn:${at}"`).join(' ')
test.each([
  ['namespaces', nested(20, spaces(20)).repeat(4), 'namespaces'],
  ['namespaces in elements within each other', nested(740, spaces(16)), 'depth'],
  ['attributes', `<b ${Array.from({ length: 22_000 }, (_, at) => `a${at}=""`).join(' ')}/>`, 'attributes'],
  [
    'attributes of one element',
    `<b ${Array.from({ length: 30 }, (_, at) => `a${at}=""`).join(' ')}/>`,
    'attributesOfOne',
  ],
  ['comments', '<!-- -->'.repeat(400), 'asides'],
  ['instructions', '<?a b?>'.repeat(400), 'asides'],
  ['CDATA', '<![CDATA[<]]>'.repeat(400), 'asides'],
])('too many %s are refused before they are read', async (_, content, bound) => {
  const { inResponseTo } = await begin()
  const xml = `<Response InResponseTo="${inResponseTo}">${content}</Response>`
  expect(exceededBound(xml, samlXml)).toBe(bound)
  expect(await post(asResponse(xml))).toEqual(refused)
})

test('an answer with three hundred groups is read', async () => {
  const { response } = await honestly()
  const groups = Array.from(
    { length: 300 },
    (_, at) => `<saml:AttributeValue xsi:type="xs:string">g${at}</saml:AttributeValue>`,
  )
  const wide = xmlOf(response).replace(
    '</saml:AttributeStatement>',
    () => `${groups.join('')}</saml:AttributeStatement>`,
  )
  expect(exceededBound(wide, samlXml)).toBeNull()
})

test('refused: a response that says it failed, whatever its assertion says', async () => {
  const status = (code: string) => `<samlp:Status><samlp:StatusCode Value="${code}"/></samlp:Status>`
  const failure = 'urn:oasis:names:tc:SAML:2.0:status:Responder'
  const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'
  for (const said of [
    status(failure),
    '',
    status(success) + status(failure),
    `${status(success).replace('/>', '/><a/>')}${status('')}`,
  ]) {
    const { response, cookie, done } = await honestly()
    const changed = xmlOf(response).replace(/<samlp:Status>[\s\S]*<\/samlp:Status>/, said)
    expect(changed).not.toBe(xmlOf(response))
    expect(await post(asResponse(changed))).toEqual(refused)
    expect((await finish('saml-werk', done, cookie)).json.code).toBe('sso.refused')
  }
})

test('unasked, or for another request', async () => {
  const { response } = await honestly()
  const begins = { status: 303, location: `${site}/sso/saml-werk?begin=here` }
  expect(await post(asResponse(xmlOf(response).replaceAll(/InResponseTo="[^"]*"/g, '')))).toEqual(begins)
  const other = await begin()
  const moved = xmlOf(response).replace(/(<samlp:Response[^>]*InResponseTo=")[^"]*/, `$1${other.inResponseTo}`)
  expect(await post(asResponse(moved))).toEqual(refused)
})

test.each<[string, Partial<Said>, string]>([
  ['unsigned', { signAssertion: false }, 'sso.setUpWrongly'],
  ['the wrong audience', { audience: 'https://other.example' }, 'sso.setUpWrongly'],
  ['the wrong recipient', { recipient: 'https://other.example/acs' }, 'sso.setUpWrongly'],
  ['expired', { lifetimeInSeconds: -600 }, 'sso.clock'],
])('refused: %s', async (_, said, code) => {
  const { response, cookie, done } = await honestly(said)
  expect(await post(response)).toEqual({ status: 303, location: `${site}/sso/saml-werk?problem=${code}` })
  expect((await finish('saml-werk', done, cookie)).json.code).toBe('sso.refused')
})

test('refused: signed by a stranger, changed after signing, the signature taken off', async () => {
  const { inResponseTo } = await begin()
  expect(await post(await stranger.response({ email: ada, inResponseTo }))).toEqual(wrongly)
  const { response } = await honestly()
  expect(await post(asResponse(xmlOf(response).replaceAll(ada, 'chef@antrieb.example')))).toEqual(wrongly)
  expect(await post(asResponse(xmlOf(response).replace(/<Signature[\s\S]*<\/Signature>/, '')))).toEqual(wrongly)
})

test('refused: wrapped – a forged assertion beside, before or around the signed one', async () => {
  const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0]
  for (const wrap of [
    (xml: string, forged: string) => xml.replace('<saml:Assertion', () => `${forged}<saml:Assertion`),
    (xml: string, forged: string) => xml.replace('</saml:Assertion>', () => `</saml:Assertion>${forged}`),
    (xml: string, forged: string) =>
      xml.replace(
        assertionOf(xml),
        forged.replace('</saml:Subject>', () => `</saml:Subject>${assertionOf(xml)}`),
      ),
  ]) {
    const { response, cookie, done } = await honestly()
    const xml = xmlOf(response)
    const forged = assertionOf(xml)
      .replace(/<Signature[\s\S]*<\/Signature>/, '')
      .replaceAll(ada, 'chef@antrieb.example')
      .replace(/ID="_[^"]*"/, 'ID="_forged"')
    expect((await post(asResponse(wrap(xml, forged)))).location).toMatch(/problem=sso\.(refused|setUpWrongly)$/)
    expect((await finish('saml-werk', done, cookie)).json.code).toBe('sso.refused')
  }
})

test('refused: document types, entity bombs, a comment inside the name, garbage', async () => {
  const { response } = await honestly()
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">]>`
  expect(await post(asResponse(bomb + xmlOf(response)))).toEqual(refused)
  expect((await post(asResponse('<x/>'))).location).toContain('problem=')
  expect((await post('%%%')).location).toContain('problem=')
  const commented = await honestly()
  const split = xmlOf(commented.response).replaceAll(ada, 'ada@antrieb.example<!---->.evil.example')
  expect(await post(asResponse(split))).toEqual(wrongly)
})

test('a form is taken nowhere else, and JSON not here', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = await portal.app.inject({ method: 'POST', url: '/api/session', headers, payload: 'email=a&password=b' })
  expect(form.statusCode).toBe(415)
  const json = await portal.call(null, 'POST', '/session/sso/saml-werk/saml', { SAMLResponse: 'x' })
  expect(json.status).toBe(415)
  const twice = await portal.app.inject({
    method: 'POST',
    url: '/api/session/sso/saml-werk/saml',
    headers,
    payload: 'SAMLResponse=a&SAMLResponse=b',
  })
  expect(twice.statusCode).toBe(400)
})
