import { resolve } from 'node:path'
import type { Configuration } from '../installation/configuration.ts'
import { holdingKeys } from './signer-keys.ts'
import { fileKeys } from './key-files.ts'
import { socketKeys } from './signer-socket.ts'
import { openSigning, type Signing } from './signing.ts'

/** Signs with the keys of a signer process where SIGNER_SOCKET names one, else with those below DATA_DIR. */
export function signingOf({ SIGNER_SOCKET, DATA_DIR, DEMO: demo, production }: Configuration): Signing {
  const folder = resolve(DATA_DIR)
  const store = SIGNER_SOCKET ? socketKeys(SIGNER_SOCKET) : fileKeys(folder, { demo, production })
  return openSigning(store, holdingKeys(store, SIGNER_SOCKET ? folder : null))
}
