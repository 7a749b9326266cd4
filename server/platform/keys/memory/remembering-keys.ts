import { readHeadText } from '../head-text.ts'
import type { KeyStore, SigningStore } from '../key-store.ts'
import type { OwnMemory } from './file-memory.ts'

/** Keys of this process that sign licences and heads only as far as they fit what is remembered. */
export const rememberingKeys = (keys: KeyStore, memory: OwnMemory): SigningStore => ({
  list: () => keys.list(),
  make: () => keys.make(),
  memory,
  async sign(keyId, bytes, entry) {
    const head = entry ? null : readHeadText(Buffer.from(bytes).toString('latin1'))
    const noted = entry ? memory.enter([entry]) : head ? memory.noteHead(head) : undefined
    // Signed while it is written; given away only then.
    const [signature] = await Promise.all([keys.sign(keyId, bytes), noted])
    return signature
  },
})
