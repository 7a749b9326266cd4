import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, exportJWK, exportSPKI, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { loadKeys } from '#platform/keys/keys.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
let honest: JWTPayload = {}

beforeAll(async () => void (honest = decodeJwt(await portal.tokenOf('administrator'))))

const own = () => loadKeys(portal.configuration.DATA_DIR, { demo: true, production: false }).token[0]
const me = (token: string) => portal.call(null, 'GET', '/session', undefined, { authorization: `Bearer ${token}` })
type Key = Parameters<SignJWT['sign']>[0]
function signed(
  claims: Record<string, unknown>,
  header: Partial<JWTHeaderParameters> = {},
  key: Key = own().privateKey,
) {
  const told = JSON.parse(JSON.stringify({ ...honest, ...claims })) as JWTPayload
  return new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: own().id, typ: 'at+jwt', ...header }).sign(key)
}

test('control: the same claims signed with the portal’s own key are taken', async () => {
  expect((await me(await signed({}))).status).toBe(200)
})

test.each<[string, Record<string, unknown>]>([
  ['another issuer', { iss: 'https://evil.example' }],
  ['no issuer', { iss: undefined }],
  ['another audience', { aud: 'another-portal' }],
  ['no audience', { aud: undefined }],
  ['an expired token', { exp: 1_700_000_000 }],
  ['a token without an end', { exp: undefined }],
  ['a token that is not valid yet', { nbf: 4_000_000_000 }],
  ['no session', { sid: undefined }],
  ['a session nobody has', { sid: '0198c0de-ffff-7000-8000-000000000000' }],
  ['another account than the session’s', { sub: '0198c0de-ffff-7000-8000-000000000000' }],
])('refused with 401 although the signature is right: %s', async (_, claims) => {
  const answer = await me(await signed(claims))
  expect([answer.status, answer.json.code]).toEqual([401, 'session.expired'])
})

test.each<[string, () => Promise<string>]>([
  ['another type of token', () => signed({}, { typ: 'JWT' })],
  ['no type', () => signed({}, { typ: '' })],
  ['a foreign kid', () => signed({}, { kid: 'foreign' })],
  ['no kid', () => signed({}, { kid: '' })],
  ['a kid that is a path', () => signed({}, { kid: '../../../dev/null' })],
  ['a foreign key under the portal’s kid', () => signed({}, {}, foreign.privateKey)],
  ['a foreign key carried in the token', async () => signed({}, { jwk: await jwk() }, foreign.privateKey)],
  ['a foreign key at an address', () => signed({}, { jku: 'https://evil.example/keys' }, foreign.privateKey)],
  ['HS256 with the public key', async () => signed({}, { alg: 'HS256' }, new TextEncoder().encode(await spki()))],
  ['PS256 with the right key', () => signed({}, { alg: 'PS256' })],
])('refused with 401: %s', async (_, forge) => {
  const answer = await me(await forge())
  expect([answer.status, answer.json.code]).toEqual([401, 'session.expired'])
})

test('the role in the token grants nothing: permissions are the account’s', async () => {
  const claims = { ...decodeJwt(await portal.tokenOf('user')), role: 'Administrator', permissions: ['roles.manage'] }
  const token = await signed(claims)
  expect((await me(token)).json.role).toBe('User')
  expect((await portal.call(null, 'GET', '/roles', undefined, { authorization: `Bearer ${token}` })).status).toBe(403)
})

const jwk = () => exportJWK(foreign.publicKey)
const spki = () => exportSPKI(createPublicKey(own().privateKey))
