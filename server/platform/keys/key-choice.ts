import { join, resolve } from 'node:path'
import type { Configuration } from '../installation/configuration.ts'
import { holdingKeys } from './signer-keys.ts'
import { readHeadText } from './head-text.ts'
import { fileKeys } from './key-files.ts'
import type { KeyStore, SigningStore } from './key-store.ts'
import { fileMemory, type OwnMemory } from './memory/file-memory.ts'
import { keyPassphrase } from './key-passphrase.ts'
import { socketKeys } from './signer-socket.ts'
import { openSigning, type Signing } from './signing.ts'

/** Where the holder of the licence keys remembers the ledger. */
export const memoryFolder = ({ LEDGER_MEMORY, DATA_DIR }: Pick<Configuration, 'LEDGER_MEMORY' | 'DATA_DIR'>): string =>
  resolve(LEDGER_MEMORY ?? join(DATA_DIR, 'ledger-memory'))

/** Signs with the keys of a signer process where SIGNER_SOCKET names one, else with those below DATA_DIR. */
export function signingOf(settings: Configuration): Signing {
  const { SIGNER_SOCKET, DATA_DIR, DEMO: demo, production } = settings
  const folder = resolve(DATA_DIR)
  const store = SIGNER_SOCKET
    ? socketKeys(SIGNER_SOCKET)
    : rememberingKeys(
        fileKeys(folder, { demo, production, passphrase: keyPassphrase(settings) }),
        fileMemory(memoryFolder(settings)),
      )
  return openSigning(store, holdingKeys(store, SIGNER_SOCKET ? folder : null))
}

/** Keys of this process that sign licences and heads only as far as they fit what is remembered. */
const rememberingKeys = (keys: KeyStore, memory: OwnMemory): SigningStore => ({
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
