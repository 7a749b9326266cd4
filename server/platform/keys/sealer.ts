import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyRing, SigningKey } from './keys.ts'

export interface Sealer {
  /**
   * Encrypts a secret for one place in the database: `<key id>.<nonce, tag and text as base64url>`. The `context` (the
   * record it belongs to) has to be given again to open it.
   */
  seal(text: string, context: string): string
  /** The secret again; null when no key of this installation made it, it was changed, or moved to another record. */
  open(sealed: string, context: string): string | null
  /**
   * Keyed digests (HMAC-SHA-256) of a value under every key, the newest first: store the first, search for any of them.
   */
  digests(value: string): Buffer[]
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Seals secrets the server must be able to read again (not passwords: those are hashed) with AES-256-GCM
 * (NIST SP 800-38D) and a random 96-bit nonce. The keys are derived (HKDF-SHA-256, RFC 5869) from the token signing
 * keys, which are in the data folder and never in the database: the newest seals, older ones still open.
 */
export function sealerOf([newest, ...older]: KeyRing): Sealer {
  const derive = ({ id, privateKey }: SigningKey) => {
    const secret = privateKey.export({ type: 'pkcs8', format: 'der' })
    const part = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'keywerk', use, 32))
    return { id, sealing: part('seal'), digesting: part('digest') }
  }
  const sealedWith = derive(newest)
  const derived = [sealedWith, ...older.map(derive)]
  return {
    seal(text, context) {
      const { id, sealing } = sealedWith
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(aad(id, context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, context) {
      const dot = sealed.lastIndexOf('.')
      const key = derived.find(({ id }) => id === sealed.slice(0, dot))
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url')
      if (!key || bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, nonceBytes))
        .setAAD(aad(key.id, context))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
    digests: (value) => derived.map(({ digesting }) => createHmac('sha256', digesting).update(value).digest()),
  }
}

const aad = (keyId: string, context: string) => Buffer.from(`${keyId}\n${context}`)
