import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SigningKey } from './keys.ts'

export interface Sealer {
  /** Encrypts a secret for the database: `<key id>.<nonce, tag and text as base64url>`. */
  seal: (text: string) => string
  /** The secret again; null when no key of this installation made it, or when it was changed. */
  open: (sealed: string) => string | null
}

const nonceBytes = 12
const tagBytes = 16

/**
 * Seals secrets the server must be able to read again (not passwords: those are hashed) with AES-256-GCM
 * (NIST SP 800-38D). The keys are derived (HKDF-SHA-256, RFC 5869) from the token signing keys, which are in the data
 * folder and never in the database: the newest seals, older ones still open.
 */
export function sealer(keys: readonly SigningKey[]): Sealer {
  const derived = new Map(
    keys.map(({ id, privateKey }) => {
      const material = privateKey.export({ type: 'pkcs8', format: 'der' })
      return [id, Buffer.from(hkdfSync('sha256', material, '', 'keywerk sealed secrets', 32))]
    }),
  )
  const newest = keys[0]!.id
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', derived.get(newest)!, nonce).setAAD(Buffer.from(newest))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${newest}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed) {
      const dot = sealed.lastIndexOf('.')
      const id = sealed.slice(0, dot)
      const key = derived.get(id)
      const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url')
      if (!key || bytes.length < nonceBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
