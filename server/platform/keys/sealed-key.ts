import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'

const begins = '-----BEGIN KEYWERK SEALED KEY-----'
const ends = '-----END KEYWERK SEALED KEY-----'
const version = 1
const lengths = { head: 2, salt: 16, nonce: 12, tag: 16 }
/** N of scrypt is 2 to this power: some 32 MB and a tenth of a second. */
const power = 15
const powers = { least: 14, most: 20 }

/** Whether the text of a key file is that of an encrypted key. */
export const isSealedKey = (text: string): boolean => text.startsWith(begins)

/**
 * A private key (PKCS #8, PEM) encrypted with a passphrase: scrypt (r 8, p 1) and AES-256-GCM. It opens under its id alone, so
 * that files cannot be swapped.
 */
export function sealKey(pem: string, id: string, passphrase: string): string {
  const [salt, nonce] = [randomBytes(lengths.salt), randomBytes(lengths.nonce)]
  const cipher = createCipheriv('aes-256-gcm', derive(passphrase, salt, power), nonce)
  cipher.setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(pem, 'utf8'), cipher.final()])
  const bytes = Buffer.concat([Buffer.from([version, power]), salt, nonce, cipher.getAuthTag(), sealed])
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return [begins, ...lines, ends, ''].join('\n')
}

/** The PEM of an encrypted key; null when the passphrase, the id or the file is not the right one. */
export function openSealedKey(text: string, id: string, passphrase: string): string | null {
  const bytes = Buffer.from(text.replace(begins, '').replace(ends, ''), 'base64')
  let at = lengths.head
  const next = (length: number): Buffer => bytes.subarray(at, (at += length))
  const [salt, nonce, tag] = [next(lengths.salt), next(lengths.nonce), next(lengths.tag)]
  const strength = bytes[1] ?? 0
  if (bytes[0] !== version || bytes.length <= at || strength < powers.least || strength > powers.most) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', derive(passphrase, salt, strength), nonce)
    cipher.setAAD(Buffer.from(id))
    cipher.setAuthTag(tag)
    return Buffer.concat([cipher.update(bytes.subarray(at)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

// The files of a folder are read again and again: each is derived for once in a process.
const derived = new Map<string, Buffer>()
const mostDerived = 100

function derive(passphrase: string, salt: Buffer, strength: number): Buffer {
  const of = createHash('sha256')
    .update(`${strength} ${salt.toString('hex')} ${passphrase}`)
    .digest('hex')
  const found = derived.get(of)
  if (found) return found
  const options = { N: 2 ** strength, r: 8, p: 1, maxmem: 2 ** (strength + 11) }
  const key = scryptSync(passphrase, salt, 32, options)
  if (derived.size >= mostDerived) derived.clear()
  derived.set(of, key)
  return key
}
