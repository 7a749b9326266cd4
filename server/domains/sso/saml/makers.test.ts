import { beforeAll, expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { type Signer, type Spoken, spokenAnswer, spokenMetadata } from '../../../testing/saml-answers.ts'
import { selfSigned } from '../../../testing/saml-provider.ts'
import { ssoSteps } from '../../../testing/sso.ts'

/** What providers of several makers are known to send, each as people have complained about it elsewhere. */
const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, saveOf, start, cookieOf, finish, newContact, me } = ssoSteps(portal)
const site = 'http://localhost:8080'
const names = { entityId: `${site}/sso/werk/saml`, assertionAddress: `${site}/api/session/sso/werk/saml` }
let signer: Signer
let providerId = ''
const set = (certificate: string, more: object = {}) =>
  saveOf('10023', {
    providerId,
    entryPoint: 'http://127.0.0.1:9/sso',
    certificate,
    domains: ['werk.example'],
    enabled: true,
    ...more,
  })

beforeAll(async () => {
  signer = await selfSigned(400)
  providerId = (await createProvider({ identifier: 'werk', protocol: 'saml', issuer: '' })).json.id
  await set(signer.certificate)
})

let count = 0
async function newPerson(): Promise<string> {
  const email = `q${++count}@werk.example`
  await newContact('10023', email)
  return email
}

async function signIn(email: string, spoken: Spoken, change: (xml: string) => string = (xml) => xml) {
  const started = await start(email)
  const cookie = cookieOf(started)
  const id = /^keywerk_sso_([\w-]{36})=/.exec(cookie)![1]!
  const posted = await portal.app.inject({
    method: 'POST',
    url: '/api/session/sso/werk/saml',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      SAMLResponse: spokenAnswer(names, signer, { inResponseTo: `_${id}`, ...spoken }, change),
      RelayState: '',
    }).toString(),
  })
  const page = new URL(String(posted.headers['location']), site).search.slice(1)
  if (!page.startsWith('saml=')) return page
  const answer = await finish('werk', page, cookie)
  return answer.status === 201 ? (await me(answer)).email : `${answer.status} ${answer.json.code}`
}
type Told = [string, ...string[]][]
const upn = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn'
const objectId = 'http://schemas.microsoft.com/identity/claims/objectidentifier'

// Each sign-in of a person in turn: what is said, and whether it is the person.
test.each<[string, { nameId: string; format?: string; more?: Told; ok: boolean }[]]>([
  [
    'Oracle, pretty-printed: white space around a name',
    [
      { nameId: '\n   P-w1\n  ', format: 'persistent', ok: true },
      { nameId: 'P-w1', format: 'persistent', ok: true },
    ],
  ],
  [
    'ADFS, WindowsDomainQualifiedName in other letters',
    [
      { nameId: 'WERK\\Ada', ok: true },
      { nameId: 'werk\\ada', ok: true },
    ],
  ],
  [
    'Shibboleth 2, transient with eduPersonTargetedID',
    [
      { nameId: '_a', format: 'transient', more: [['urn:oid:1.3.6.1.4.1.5923.1.1.1.10', 'T-1=']], ok: true },
      { nameId: '_b', format: 'transient', more: [['urn:oid:1.3.6.1.4.1.5923.1.1.1.10', 'T-1=']], ok: true },
      { nameId: 'T-1=', format: 'persistent', ok: true },
    ],
  ],
  [
    'Shibboleth, from eduPersonPrincipalName to a persistent name',
    [
      { nameId: '_a', format: 'transient', more: [['urn:oid:1.3.6.1.4.1.5923.1.1.1.6', 'eva@uni.example']], ok: true },
      {
        nameId: 'P-e1',
        format: 'persistent',
        more: [['urn:oid:1.3.6.1.4.1.5923.1.1.1.6', 'eva@uni.example']],
        ok: true,
      },
      { nameId: 'P-e1', format: 'persistent', ok: true },
    ],
  ],
  [
    'Shibboleth, another salt: persistent names all change',
    [
      { nameId: 'P-s1', format: 'persistent', ok: true },
      { nameId: 'P-s2', format: 'persistent', ok: false },
    ],
  ],
  [
    'Shibboleth, another salt beside pairwise-id',
    [
      {
        nameId: 'P-t1',
        format: 'persistent',
        more: [['urn:oasis:names:tc:SAML:attribute:pairwise-id', 'T@werk.example']],
        ok: true,
      },
      {
        nameId: 'P-t2',
        format: 'persistent',
        more: [['urn:oasis:names:tc:SAML:attribute:pairwise-id', 't@werk.example']],
        ok: true,
      },
    ],
  ],
  [
    'Google, the primary address is renamed and nothing lasting comes',
    [
      { nameId: 'maiden@werk.example', format: 'emailAddress', ok: true },
      { nameId: 'married@werk.example', format: 'emailAddress', ok: false },
    ],
  ],
  [
    'Entra, a guest: the account is named #EXT#',
    [
      {
        nameId: 'ada_werk.example#EXT#@tenant.onmicrosoft.com',
        more: [[objectId, '11111111-2222-3333-4444-555555555555']],
        ok: true,
      },
      { nameId: 'x', more: [[objectId, '{11111111-2222-3333-4444-555555555555}']], ok: true },
    ],
  ],
  [
    'an empty pairwise-id is none',
    [
      { nameId: 'P-l1', more: [['urn:oasis:names:tc:SAML:attribute:pairwise-id', '']], ok: true },
      { nameId: 'P-l1', ok: true },
    ],
  ],
  [
    'simpleSAMLphp, a name of format unspecified that is another one each time',
    [
      { nameId: 'u-1', format: 'unspecified', ok: true },
      { nameId: 'u-2', format: 'unspecified', ok: false },
      { nameId: 'u-1', format: 'unspecified', ok: true },
    ],
  ],
])('who somebody is: %s', async (_, steps) => {
  const email = await newPerson()
  for (const { nameId, format, more = [], ok } of steps) {
    const came = await signIn(email, { nameId, ...(format && { format }), attributes: [['mail', email], ...more] })
    expect([nameId, came]).toEqual([nameId, ok ? email : '409 sso.otherIdentity'])
  }
})

test('ADFS without a rule for NameID: an attribute that lasts is enough, none at all is told', async () => {
  const email = await newPerson()
  const without = (xml: string) => xml.replace(/<saml:NameID[^]*<\/saml:NameID>/, '')
  const lasting: Told = [
    ['mail', email],
    [objectId, '99999999-2222-3333-4444-555555555555'],
  ]
  expect(await signIn(email, { nameId: 'x', attributes: lasting }, without)).toBe(email)
  expect(await signIn(email, { nameId: 'x', attributes: [['mail', email]] }, without)).toBe('problem=sso.setUpWrongly')
})

test.each<[string, (email: string) => Told, string | null]>([
  [
    'Okta: user.email beside login',
    (email) => [
      ['login', 'x'],
      ['user.email', email],
    ],
    null,
  ],
  ['OneLogin: User.email', (email) => [['User.email', email]], null],
  ['Ping: emailaddress', (email) => [['emailaddress', email]], null],
  [
    'Authentik: the claims of ADFS',
    (email) => [['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', email]],
    null,
  ],
  ['ADFS: the claim of version 1', (email) => [['http://schemas.xmlsoap.org/claims/EmailAddress', email]], null],
  ['an empty value before the address', (email) => [['mail', '', email]], null],
  ['several in one value', (email) => [['mail', `old@private.example; ${email}`]], null],
  [
    'proxyAddresses of Exchange',
    (email) => [['mail', 'X500:/o=Werk', 'smtp:alias@werk.example', `SMTP:${email}`]],
    null,
  ],
  [
    'the same attribute twice',
    (email) => [
      ['mail', 'x@private.example'],
      ['mail', email],
    ],
    null,
  ],
  ['Entra without a mailbox: the account', (email) => [[upn, email]], null],
  [
    'the account is in the domains, the mailbox is not',
    (email) => [
      [upn, email],
      ['mail', 'x@private.example'],
    ],
    '403 sso.foreignDomain',
  ],
  ['below the company’s domain', () => [['mail', 'x@mail.werk.example']], '403 sso.foreignDomain'],
  ['with a plus', (email) => [['mail', email.replace('@', '+portal@')]], '403 sso.noContact'],
])('the address: %s', async (_, attributes, refused) => {
  const email = await newPerson()
  expect(await signIn(email, { nameId: `N-${email}`, attributes: attributes(email) })).toBe(refused ?? email)
})

// As long as one, and none.
const frameOf = (name: string) => `-----BEGIN ${name}-----\nMIIC${'A'.repeat(600)}\n-----END ${name}-----`

test.each<[string, (pem: string) => string, string | null]>([
  ['spaces for line ends', (pem) => pem.trim().replaceAll('\n', ' '), null],
  ['a trusted certificate of OpenSSL', (pem) => pem.replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE'), null],
  ['the same one twice', (pem) => pem + pem, null],
  ['a request for one', () => frameOf('CERTIFICATE REQUEST'), 'sso.certificateInvalid'],
  ['a public key', () => '-----BEGIN PUBLIC KEY-----\nMFkwEwYH\n-----END PUBLIC KEY-----', 'sso.certificateInvalid'],
  ['PKCS #7', () => frameOf('PKCS7'), 'sso.certificateInvalid'],
  ['metadata with a mark of byte order', (pem) => `\uFEFF${spokenMetadata([pem])}`, null],
  ['Windows line ends in metadata', (pem) => spokenMetadata([pem]).replaceAll('\n', '\r\n'), null],
  [
    'ADFS: keys of WS-Federation beside those of SAML',
    (pem) =>
      spokenMetadata([pem]).replace(
        '<md:IDPSSODescriptor',
        '<md:RoleDescriptor xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="fed:SecurityTokenServiceType"><md:KeyDescriptor use="signing"/></md:RoleDescriptor><md:IDPSSODescriptor',
      ),
    null,
  ],
  [
    'one provider in a list',
    (pem) =>
      `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${spokenMetadata([pem]).replace(/<\?xml[^>]*>/, '')}</md:EntitiesDescriptor>`,
    null,
  ],
  [
    'a federation’s list of several',
    (pem) => {
      const one = spokenMetadata([pem]).replace(/<\?xml[^>]*>/, '')
      return `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${one}${one}</md:EntitiesDescriptor>`
    },
    'sso.metadataInvalid',
  ],
])('certificates: %s', async (_, text, refused) => {
  const saved = await set(text(signer.certificate), { idpEntityId: '' })
  expect(saved.json.code).toBe(refused ?? undefined)
  if (!refused) expect(saved.json.certificates).toHaveLength(1)
})

test('certificates: more than twenty, and keys nobody signs SAML with', async () => {
  const many = await Promise.all(Array.from({ length: 21 }, (_, at) => selfSigned(10, 'EC', `n${at}`)))
  const whole = await set(many.map(({ certificate }) => certificate).join(''))
  expect(whole.json.code).toBe('sso.certificateInvalid')
  const twenty = await set(
    many
      .slice(1)
      .map(({ certificate }) => certificate)
      .join(''),
  )
  expect(twenty.json.certificates).toHaveLength(20)
})
