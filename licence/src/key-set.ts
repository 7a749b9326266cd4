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

/** The keys of this id that verify. */
export function usableKeys({ keys }: PublicKeySet, keyId: string): PublicKey[] {
  return keys.filter(({ kid, status }) => kid === keyId && status !== 'revoked')
}

/** Reads a key set from JSON text, leaving out keys of other kinds. Null when the text is no JWK set. */
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
    fromBase64Url(key['x'])?.length === 32
  )
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
