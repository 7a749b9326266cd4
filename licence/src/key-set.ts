/** The vendor's public keys, as a JWK set (RFC 7517) of Ed25519 keys (RFC 8037). */
import { fromBase64Url } from './licence-text.ts'

/** One public key. Retired keys still verify what they signed; revoked ones verify nothing. */
export interface PublicKey {
  kid: string
  kty: 'OKP'
  crv: 'Ed25519'
  /** The 32 bytes of the public key, base64url. */
  x: string
  use?: string
  status?: string
}

export interface PublicKeySet {
  keys: readonly PublicKey[]
}

/** The keys of this id; what is no key worth asking (FORMAT.md, "Signature") is passed over. */
export function namedKeys({ keys }: PublicKeySet, keyId: string): PublicKey[] {
  return keys.filter((key) => isPublicKey(key) && key.kid === keyId)
}

/** The keys of this id that verify. */
export function usableKeys(set: PublicKeySet, keyId: string): PublicKey[] {
  return namedKeys(set, keyId).filter(({ status }) => status !== 'revoked')
}

/** Reads a key set from JSON text, leaving out keys of other kinds and what is none. Null when the text is no JWK set. */
export function readKeySet(text: string): PublicKeySet | null {
  const set = parseJson(text)
  if (!isRecord(set) || !Array.isArray(set['keys'])) return null
  return { keys: set['keys'].filter(isPublicKey) }
}

function isPublicKey(key: unknown): key is PublicKey {
  return (
    isRecord(key) &&
    key['kty'] === 'OKP' &&
    key['crv'] === 'Ed25519' &&
    (key['use'] === undefined || key['use'] === 'sig') &&
    typeof key['kid'] === 'string' &&
    typeof key['x'] === 'string' &&
    isAskable(fromBase64Url(key['x']))
  )
}

/**
 * The y of points of small order, little-endian: 0, 1, p − 1, and two of order 8. Under such a key anyone can sign, and
 * not every runtime refuses it.
 */
const smallOrder = new Set([
  '0'.repeat(64),
  `01${'0'.repeat(62)}`,
  `ec${'f'.repeat(60)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
])

/** 32 bytes that spell the y of a point below p, not of small order; whether there is such a point shows only in use. */
function isAskable(raw: Uint8Array | null): boolean {
  if (raw?.length !== 32) return false
  // The last bit is the sign of x.
  const y = [...raw].map((byte, at) => (at === 31 ? byte & 0x7f : byte).toString(16).padStart(2, '0')).join('')
  const belowPrime = raw[0]! < 0xed || y.slice(2) !== `${'f'.repeat(60)}7f`
  return belowPrime && !smallOrder.has(y)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
