import { join, resolve } from 'node:path'
import type { Configuration } from '../installation/configuration.ts'
import { holdingKeys } from './signer-keys.ts'
import { fileKeys } from './key-files.ts'
import { fileMemory } from './memory/file-memory.ts'
import { rememberingKeys } from './memory/remembering-keys.ts'
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
