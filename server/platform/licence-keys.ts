import { sign } from 'node:crypto'
import type { SigningKey } from './keys.ts'

/** The vendor's public licence keys as a JWK set (RFC 8037): what a verifier needs, and may be published. */
export const publicLicenceKeys = (keys: SigningKey[]) => ({
  keys: keys.map(({ id, publicKey }) => {
    const { x } = publicKey.export({ format: 'jwk' })
    return { kid: id, kty: 'OKP' as const, crv: 'Ed25519' as const, x: x ?? '', use: 'sig' as const }
  }),
})

/** Signs licence files with the newest key (Ed25519, RFC 8032). */
export const licenceSigner = (keys: SigningKey[]) => ({
  keyId: keys[0]!.id,
  sign: (bytes: Uint8Array): Promise<Uint8Array> =>
    Promise.resolve(new Uint8Array(sign(null, bytes, keys[0]!.privateKey))),
})
