import { inflateRawSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { listSsoRefusals } from '#contract/sso-refusals.ts'
import { startSso } from '#contract/sso-sign-in.ts'
import { deleteCompanySso } from '#contract/sso.ts'
import { testPortal } from '../../../testing/portal.ts'
import { type Signer, type Spoken, spokenAnswer, spokenMetadata } from '../../../testing/saml-answers.ts'
import { selfSigned } from '../../../testing/saml-provider.ts'
import { ssoSteps } from '../../../testing/sso.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf, start, cookieOf, finish, newContact, me } = ssoSteps(portal)

const site = 'http://localhost:8080'
type Attributes = NonNullable<Spoken['attributes']>
const names = { entityId: `${site}/sso/werk/saml`, assertionAddress: `${site}/api/session/sso/werk/saml` }
const entryPoint = 'http://127.0.0.1:9/sso'
let old: Signer
let next: Signer
let curved: Signer
let expired: Signer
let providerId = ''
const set = (more: object) =>
  saveOf('10023', { providerId, entryPoint, domains: ['werk.example'], enabled: true, ...more })

beforeAll(async () => {
  old = await selfSigned(400, 'RSA', 'old')
  next = await selfSigned(800, 'RSA', 'next')
  curved = await selfSigned(400, 'EC', 'curved')
  expired = await selfSigned(-3, 'RSA', 'expired')
  providerId = (await createProvider({ identifier: 'werk', protocol: 'saml', issuer: '' })).json.id
  await set({ certificate: old.certificate })
})

let count = 0
/** A contact of the company of its own. */
async function newPerson(): Promise<string> {
  const email = `p${++count}@werk.example`
  await newContact('10023', email)
  return email
}

/** One whole sign-in; what it answers, or the page an answer leads to. */
async function signIn(email: string, spoken: Spoken, signer: Signer = old) {
  const started = await start(email)
  const cookie = cookieOf(started)
  const id = /^keywerk_sso_([\w-]{36})=/.exec(cookie)![1]!
  const response = spokenAnswer(names, signer, { inResponseTo: `_${id}`, ...spoken })
  const posted = await portal.app.inject({
    method: 'POST',
    url: '/api/session/sso/werk/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: response, RelayState: '' }).toString(),
  })
  const page = new URL(String(posted.headers['location']), site).search.slice(1)
  if (!page.startsWith('saml=')) return page
  const answer = await finish('werk', page, cookie)
  return answer.status === 201 ? (await me(answer)).email : `${answer.status} ${answer.json.code}`
}
const mail = (email: string, ...more: [string, ...string[]][]): Attributes => [['mail', email], ...more]
const objectId = 'http://schemas.microsoft.com/identity/claims/objectidentifier'
const pairwise = 'urn:oasis:names:tc:SAML:attribute:pairwise-id'
const last = async () =>
  (await portal.ask('administrator', listSsoRefusals, { params: { id: await companyId('10023') } })).items[0]

test('a lasting name is asked for, unless the provider is to choose', async () => {
  const requestOf = async () => {
    const { json } = await start('x@werk.example')
    return inflateRawSync(Buffer.from(new URL(json.address).searchParams.get('SAMLRequest')!, 'base64')).toString()
  }
  expect(await requestOf()).toMatch(/<samlp:NameIDPolicy [^>]*AllowCreate="true" Format="[^"]*:persistent"/)
  await set({ certificate: old.certificate, nameFormat: 'any' })
  expect(await requestOf()).toMatch(/<samlp:NameIDPolicy [^>]*AllowCreate="true"\/>/)
  // What is left out stays as it was.
  expect((await set({ certificate: old.certificate })).json.nameFormat).toBe('any')
  await set({ certificate: old.certificate, nameFormat: 'persistent' })
})

test('a transient name alone is refused at the first sign-in, and links nobody', async () => {
  const email = await newPerson()
  const transient = { format: 'transient', attributes: mail(email) }
  for (const nameId of ['_1', '_2'])
    expect(await signIn(email, { nameId, ...transient })).toBe('problem=sso.nameTransient')
  expect(await last()).toMatchObject({ reason: 'transient', email })
  expect(await portal.query('SELECT FROM sso_identities')).toEqual([])
  expect(await signIn(email, { nameId: 'P-1', format: 'persistent', attributes: mail(email) })).toBe(email)
})

test.each<[string, [string, string]]>([
  ['pairwise-id', [pairwise, 'AB12@werk.example']],
  ['subject-id', ['urn:oasis:names:tc:SAML:attribute:subject-id', 'ada@werk.example']],
  ['eduPersonPrincipalName', ['urn:oid:1.3.6.1.4.1.5923.1.1.1.6', 'ada@uni.example']],
  ['Entra’s object', [objectId, '6f9619ff-8b86-d011-b42d-00cf4fc964ff']],
  ['objectGUID', ['objectGUID', 'b5ZpQ0Zk0E2X1g==']],
])('beside a transient name %s is the person’s', async (_, attribute) => {
  const email = await newPerson()
  for (const nameId of ['_1', '_2', '_3'])
    expect(await signIn(email, { nameId, format: 'transient', attributes: mail(email, attribute) })).toBe(email)
  // It is enough without an address from then on, and nobody else is let in by it.
  expect(await signIn(email, { nameId: '_4', format: 'transient', attributes: [attribute] })).toBe(email)
  const other = await newPerson()
  expect(await signIn(other, { nameId: '_5', format: 'transient', attributes: mail(other, attribute) })).toBe(email)
})

test('an address as a name counts without case, stored ones as well', async () => {
  const email = await newPerson()
  const format = 'emailAddress'
  const capital = email.replace('p', 'P')
  expect(await signIn(email, { nameId: capital, format })).toBe(email)
  expect(await signIn(email, { nameId: email.toUpperCase(), format })).toBe(email)
  // As it was stored before.
  await portal.query('UPDATE sso_identities SET subject = $1 WHERE subject = $2', [capital, email])
  expect(await signIn(email, { nameId: email, format })).toBe(email)
})

test('a lasting attribute that appears, vanishes or outlives a name changes nobody', async () => {
  const [ada, bea] = [await newPerson(), await newPerson()]
  const as = (nameId: string, email: string, object?: string) =>
    signIn(ada, { nameId, attributes: mail(email, ...(object ? [[objectId, object] as [string, string]] : [])) })
  // Linked by the name alone, as before the upgrade.
  expect(await as('upn-ada', ada)).toBe(ada)
  expect(await as('upn-ada', ada, 'o-ada')).toBe(ada)
  expect(await as('upn-ada', ada)).toBe(ada)
  // Married: another name, the object stays; then the object vanishes.
  expect(await as('upn-ada-neu', 'neu@elsewhere.example', 'o-ada')).toBe(ada)
  expect(await as('upn-ada-neu', ada)).toBe(ada)
  // The old name is given to another person, who is not let in as her.
  expect(await as('upn-ada-neu', bea, 'o-bea')).toBe(bea)
  expect(await as('upn-ada-third', ada, 'o-ada')).toBe(ada)
  expect(await as('upn-ada-neu', bea)).toBe(bea)
  // A foreign name for a linked address stays refused.
  expect(await as('upn-stranger', ada, 'o-stranger')).toBe('409 sso.otherIdentity')
  expect(await as('upn-stranger', ada)).toBe('409 sso.otherIdentity')
  expect(await last()).toMatchObject({ reason: 'otherIdentity', email: ada })
})

test('of several addresses the one in the company’s domains counts that is a contact’s', async () => {
  const email = await newPerson()
  const attributes: Attributes = [['Mail', 'ada@private.example', 'alias@werk.example', ` ${email}\n`]]
  expect(await signIn(email, { nameId: 'm-1', attributes })).toBe(email)
  const other = await newPerson()
  expect(await signIn(other, { nameId: 'm-2', attributes: [['mail', 'x@private.example']] })).toBe(
    '403 sso.foreignDomain',
  )
  expect(await last()).toMatchObject({ reason: 'foreignDomain', email: 'x@private.example' })
  expect(await signIn(other, { nameId: 'm-3' })).toBe('403 sso.emailUnverified')
  expect(await last()).toMatchObject({ reason: 'emailMissing', email: other })
  expect(await signIn(other, { nameId: 'm-4', attributes: [['mail', 'niemand@werk.example']] })).toBe(
    '403 sso.noContact',
  )
})

const bare = ({ certificate }: Signer) => certificate.replaceAll(/-----[^-]*-----|\s/g, '')
test.each<[string, () => string]>([
  ['a bundle, the one that signs behind', () => old.certificate + next.certificate],
  ['the one that signs first', () => next.certificate + old.certificate],
  ['three', () => curved.certificate + old.certificate + next.certificate],
  ['base64 without a frame', () => bare(next)],
  ['two of them, a line each', () => `${bare(old)}\n${bare(next)}`],
  ['elements of metadata', () => `<ds:X509Certificate>${bare(next)}</ds:X509Certificate>`],
  ['whole metadata', () => spokenMetadata([old.certificate, next.certificate])],
  ['metadata whose keys have no use', () => spokenMetadata([next.certificate], { use: '' })],
  ['line ends as letters', () => next.certificate.replaceAll('\n', '\\n')],
  ['what programs write around it', () => `Bag Attributes\n  friendlyName: x\nsubject=CN=x\n${next.certificate}`],
  ['Windows line ends', () => next.certificate.replaceAll('\n', '\r\n')],
])('certificates as %s', async (_, text) => {
  const saved = await set({ certificate: text() })
  expect([saved.status, saved.json.code]).toEqual([200, undefined])
  const email = await newPerson()
  expect(await signIn(email, { nameId: email, attributes: mail(email) }, next)).toBe(email)
})

test('while certificates change either counts; one that is taken out does not', async () => {
  const email = await newPerson()
  const by = (signer: Signer, spoken: Partial<Spoken> = {}) =>
    signIn(email, { nameId: email, attributes: mail(email), ...spoken }, signer)
  const saved = await set({ certificate: old.certificate + next.certificate })
  expect(saved.json.certificates).toMatchObject([
    {
      subject: 'old',
      key: 'RSA',
      expired: false,
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    },
    { subject: 'next', key: 'RSA', until: expect.any(String) },
  ])
  expect([await by(old), await by(next), await by(old)]).toEqual([email, email, email])
  await set({ certificate: next.certificate })
  expect(await by(old)).toBe('problem=sso.setUpWrongly')
  const { fingerprint } = saved.json.certificates[0]
  expect(await last()).toMatchObject({ reason: 'signature', detail: fingerprint, email })
})

test('elliptic curves sign as well, and either signature vouches', async () => {
  const email = await newPerson()
  const saved = await set({ certificate: curved.certificate + old.certificate })
  expect(saved.json.certificates).toMatchObject([{ key: 'EC' }, { key: 'RSA' }])
  const by = (signer: Signer, spoken: Partial<Spoken>) =>
    signIn(email, { nameId: email, attributes: mail(email), ...spoken }, signer)
  expect(await by(curved, { algorithm: 'ecdsa-sha256' })).toBe(email)
  expect(await by(old, { algorithm: 'rsa-sha384' })).toBe(email)
  expect(await by(old, { signed: 'response' })).toBe(email)
  expect(await by(old, { signed: 'both' })).toBe(email)
  // Signed by a curve nobody entered, though an RSA key of the company stands beside it.
  const stranger = await selfSigned(10, 'EC', 'stranger')
  expect(await by(stranger, { algorithm: 'ecdsa-sha256' })).toBe('problem=sso.setUpWrongly')
  expect(await by(old, { signed: 'none' })).toBe('problem=sso.setUpWrongly')
  expect(await last()).toMatchObject({ reason: 'unsigned' })
  expect(await by(old, { algorithm: 'rsa-sha1' })).toBe('problem=sso.setUpWrongly')
  expect(await last()).toMatchObject({ reason: 'weakSignature', detail: 'rsa-sha1' })
})

test('an expired certificate counts, and is told', async () => {
  const email = await newPerson()
  const saved = await set({ certificate: expired.certificate })
  expect(saved.json.certificates).toMatchObject([{ subject: 'expired', expired: true }])
  expect(saved.json.notes).toContainEqual({ note: 'certificateExpired', detail: expect.any(String) })
  expect(await signIn(email, { nameId: email, attributes: mail(email) }, expired)).toBe(email)
})

test.each<[string, () => string | Promise<string>, string]>([
  ['a private key', () => next.key + next.certificate, 'sso.certificatePrivate'],
  ['no certificate at all', () => 'MIIB nothing', 'sso.certificateInvalid'],
  ['one cut off', () => bare(next).slice(0, 700), 'sso.certificateInvalid'],
  [
    'metadata that have expired',
    () => spokenMetadata([next.certificate], { validUntil: '2020-01-01T00:00:00Z' }),
    'sso.metadataExpired',
  ],
  [
    'metadata with keys for encryption alone',
    () => spokenMetadata([next.certificate], { use: 'encryption' }),
    'sso.certificateInvalid',
  ],
  [
    'metadata of a portal',
    () => spokenMetadata([next.certificate]).replaceAll('IDPSSO', 'SPSSO'),
    'sso.metadataInvalid',
  ],
  ['metadata with a document type', () => `<!DOCTYPE x>${spokenMetadata([next.certificate])}`, 'sso.metadataInvalid'],
])('refused as a certificate: %s', async (_, text, code) => {
  const refused = await set({ certificate: await text() })
  expect([refused.json.code, refused.json.field]).toEqual([code, 'certificate'])
})

test('metadata fill what is empty, and pin who answers', async () => {
  const saved = await set({
    certificate: spokenMetadata([old.certificate], { entryPoint: 'http://127.0.0.1:9/from' }),
    entryPoint: '',
  })
  expect(saved.json).toMatchObject({ entryPoint: 'http://127.0.0.1:9/from', idpEntityId: 'https://idp.example/idp' })
  const email = await newPerson()
  expect(await signIn(email, { nameId: email, attributes: mail(email) })).toBe(email)
  const foreign = { nameId: email, attributes: mail(email), issuer: 'https://other.example/idp' }
  expect(await signIn(email, foreign)).toBe('problem=sso.setUpWrongly')
  expect(await last()).toMatchObject({ reason: 'issuer', detail: 'https://other.example/idp' })
  await set({ certificate: old.certificate, idpEntityId: '' })
})

test('at a provider with another name nobody is who they were, and another one of ours starts anew', async () => {
  const linked = async () => Number((await portal.query('SELECT count(*) FROM sso_identities'))[0].count)
  await set({ certificate: old.certificate, idpEntityId: 'https://idp.example/idp', nameFormat: 'any' })
  const email = await newPerson()
  expect(await signIn(email, { nameId: email, attributes: mail(email) })).toBe(email)
  expect(await linked()).toBe(1)
  await set({ certificate: old.certificate, idpEntityId: 'https://idp.example/another' })
  expect(await linked()).toBe(0)
  const { json } = await createProvider({ protocol: 'saml', issuer: '' })
  const moved = await set({ certificate: old.certificate, providerId: json.id })
  expect(moved.json).toMatchObject({ idpEntityId: '', nameFormat: 'persistent' })
  await set({ certificate: old.certificate, idpEntityId: '' })
})

test.each([
  ['behind', -170, true],
  ['ahead', 170, true],
  ['far ahead', 240, false],
])('a clock %s', async (_, ahead, admitted) => {
  const email = await newPerson()
  const came = await signIn(email, { nameId: email, attributes: mail(email), ahead })
  expect(came).toBe(admitted ? email : 'problem=sso.clock')
  if (!admitted)
    expect(await last()).toMatchObject({ reason: 'clockAhead', detail: expect.stringMatching(/^2[34]\d$/) })
})

test.each<[string, Partial<Spoken>, string, object]>([
  ['encrypted', { encrypted: true }, 'sso.encrypted', { reason: 'encrypted' }],
  [
    'a provider that has no lasting name to give',
    {
      status:
        '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Requester"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:InvalidNameIDPolicy"/></samlp:StatusCode>',
    },
    'sso.setUpWrongly',
    { reason: 'nameFormat', detail: 'InvalidNameIDPolicy' },
  ],
  [
    'cancelled by the person',
    {
      status:
        '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode>',
    },
    'sso.cancelled',
    { reason: 'cancelled' },
  ],
])('%s: told by its own words, and why on the company’s page', async (_, spoken, code, refusal) => {
  const email = await newPerson()
  expect(await signIn(email, { nameId: email, attributes: mail(email), ...spoken })).toBe(`problem=${code}`)
  expect(await last()).toMatchObject({ email, ...refusal })
})

test('groups, also where there are too many of them to be sent, are passed over', async () => {
  const email = await newPerson()
  const groups = Array.from({ length: 150 }, (_, at) => `g${at}`)
  const attributes = mail(
    email,
    ['http://schemas.microsoft.com/ws/2008/06/identity/claims/groups', ...groups],
    ['http://schemas.microsoft.com/claims/groups.link', 'https://graph.windows.net/t/users/u/getMemberObjects'],
  )
  expect(await signIn(email, { nameId: email, attributes })).toBe(email)
})

test('begun at the provider: begins here, by the one provider a single company has', async () => {
  const post = async () => {
    const response = spokenAnswer(names, old, { nameId: 'x', attributes: mail('x@werk.example'), inResponseTo: null })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/session/sso/werk/saml',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams({
        SAMLResponse: response,
        RelayState: `https://evil.example/${'x'.repeat(1000)}`,
      }).toString(),
    })
    return answer.headers['location']
  }
  expect(await post()).toBe(`${site}/sso/werk?begin=here`)
  const begun = await portal.ask(null, startSso, { body: { provider: 'werk' } })
  expect(begun.address).toMatch(/^http:\/\/127\.0\.0\.1:9\/sso\?SAMLRequest=/)
  // Of two companies it is not known which: the address says it.
  await saveOf('10147', {
    providerId,
    entryPoint,
    certificate: old.certificate,
    domains: ['zwei.example'],
    enabled: true,
  })
  expect(await post()).toBe(`${site}/sso/werk?begin=address`)
  expect((await portal.call(null, 'POST', '/session/sso', { provider: 'werk' })).json.code).toBe('sso.noProvider')
  expect((await portal.call(null, 'POST', '/session/sso', {})).json.code).toBe('sso.noProvider')
  await portal.ask('administrator', deleteCompanySso, { params: { id: await companyId('10147') } })
})
