import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { SigningKey } from './keys.ts'

export interface Sealed {
  sealed: Buffer
  /** Which key opens it. */
  keyId: string
}

export interface Sealer {
  /** Encrypts a text for one place: `context` (the record it belongs to) must be given again to open it. */
  seal(text: string, context: string): Sealed
  /** Throws when the text was altered, moved to another record, or sealed with a key that is gone. */
  open(value: Sealed, context: string): string
  /** Keyed digests of a value under every key, the newest first: store the first, look for any of them. */
  digests(value: string): Buffer[]
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Secrets that must be read again are kept encrypted: AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce, under
 * keys derived by HKDF-SHA-256 (RFC 5869) from the token signing keys, which lie outside the database. The newest key
 * seals; what older keys sealed still opens while they are in the folder.
 */
export function sealerOf(keys: SigningKey[]): Sealer {
  const derived = keys.map(({ id, privateKey }) => {
    const secret = privateKey.export({ type: 'pkcs8', format: 'der' })
    const part = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'keywerk', use, 32))
    return { id, sealing: part('seal'), digesting: part('digest') }
  })
  return {
    seal(text, context) {
      const { id, sealing } = derived[0]!
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]), keyId: id }
    },
    open({ sealed, keyId }, context) {
      const key = derived.find(({ id }) => id === keyId)
      if (!key) throw new Error(`The key ${keyId} is missing in the keys folder.`)
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
    digests: (value) => derived.map(({ digesting }) => createHmac('sha256', digesting).update(value).digest()),
  }
}
