import { sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { fail } from '../operations/failure.ts'
import { addKey, keysIn, type SigningKey } from './keys.ts'
import type { KeyStore, KnownKey } from './key-store.ts'

// Off the thread that answers requests; several signatures are made at the same time.
const signInThread = promisify(sign)

/** The public part of a key, as key sets hold it. */
const publicPart = ({ id, publicKey }: SigningKey): KnownKey => ({
  id,
  x: publicKey.export({ format: 'jwk' }).x ?? '',
})

/**
 * The licence keys below `<data>/keys`. A key another process made there is found at its first use. Throws
 * ConfigurationError as `loadKeys` does.
 */
export function fileKeys(dataFolder: string, reader: Parameters<typeof keysIn>[2]): KeyStore {
  const known = new Map<string, KeyObject>()
  const read = () => {
    const keys = keysIn(dataFolder, 'licence', reader)
    for (const { id, privateKey } of keys) known.set(id, privateKey)
    return keys
  }
  return {
    list: () => Promise.resolve(read().map(publicPart)),
    sign: async (keyId, bytes) => {
      if (!known.has(keyId)) read()
      const key = known.get(keyId) ?? fail('licences.signerAway')
      return new Uint8Array(await signInThread(null, bytes, key))
    },
    make: async () => {
      const id = addKey(dataFolder, 'licence', reader)
      const made = read().find((key) => key.id === id)
      if (!made) throw new Error(`The key ${id} was not written.`)
      return publicPart(made)
    },
  }
}
