/** The proof that the publisher of a key has its private part. */
import { verifyBytes } from './ed25519.ts'
import { fromBase64Url } from './licence-text.ts'

/** A licence key: its id and the 32 bytes of its public part, base64url. */
export interface KeyFacts {
  id: string
  x: string
}

/** The text a key signs about itself. */
export const renderKey = ({ id, x }: KeyFacts): string => `KEYWERK-KEY 1\nKEY ${id}\nX ${x}\n`

/** True when this key itself signed that it has this id; `proof` is base64url. */
export async function checkKeyProof(key: KeyFacts, proof: string): Promise<boolean> {
  const signature = fromBase64Url(proof)
  return signature?.length === 64 && verifyBytes(new TextEncoder().encode(renderKey(key)), signature, key.x)
}
