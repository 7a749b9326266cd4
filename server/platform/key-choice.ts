import { resolve } from 'node:path'
import type { Configuration } from './configuration.ts'
import { fileKeys } from './key-files.ts'
import { socketKeys } from './signer-socket.ts'
import { openSigning, type Signing } from './signing.ts'

/** Signs with the keys of a signer process where SIGNER_SOCKET names one, else with those below DATA_DIR. */
export function signingOf({ SIGNER_SOCKET, DATA_DIR, DEMO: demo, production }: Configuration): Signing {
  return openSigning(SIGNER_SOCKET ? socketKeys(SIGNER_SOCKET) : fileKeys(resolve(DATA_DIR), { demo, production }))
}
