import { fromBase64Url } from './licence-text.ts'

/** True when the signature (pure Ed25519, RFC 8032) over these bytes is by the key with this public part (base64url). */
export async function verifyBytes(
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  x: string,
): Promise<boolean> {
  try {
    const key = await keyOf(x)
    if (!key) return false
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, bytes)
  } catch (error) {
    // A key that is no point of the curve verifies nothing; a runtime without Ed25519 must not look like a bad licence.
    if (error instanceof DOMException && error.name === 'DataError') return false
    throw error
  }
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>
// Reading a key takes about as long as checking a signature with it, and programs have few of them.
const remembered = new Map<string, Key>()
const mostRemembered = 32

async function keyOf(x: string): Promise<Key | null> {
  const known = remembered.get(x)
  if (known) return known
  const raw = fromBase64Url(x)
  if (raw?.length !== 32) return null
  const key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify'])
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(x, key)
  return key
}
