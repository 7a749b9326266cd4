import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Sealer } from '#platform/keys/sealer.ts'

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/**
 * A file sealed by a key of its own (AES-256-GCM), which stands sealed before it: length, sealed key and nonce, tag,
 * bytes. The installation's sealer is for texts.
 */
export function sealFile(sealer: Sealer, id: string, bytes: Uint8Array): Buffer {
  const secret = randomBytes(keyBytes + nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', secret.subarray(0, keyBytes), secret.subarray(keyBytes))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  const key = Buffer.from(sealer.seal(secret.toString('base64url'), `proof ${id}`))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(key.length)
  return Buffer.concat([length, key, cipher.getAuthTag(), body])
}

/** The file again; null when no key of this installation sealed it. */
export function openFile(sealer: Sealer, id: string, sealed: Buffer): Buffer | null {
  const length = sealed.readUInt16BE(0)
  const text = sealer.open(sealed.subarray(2, 2 + length).toString(), `proof ${id}`)
  if (text === null) return null
  const secret = Buffer.from(text, 'base64url')
  const from = 2 + length + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', secret.subarray(0, keyBytes), secret.subarray(keyBytes)).setAuthTag(
    sealed.subarray(2 + length, from),
  )
  try {
    return Buffer.concat([decipher.update(sealed.subarray(from)), decipher.final()])
  } catch {
    return null
  }
}
