import { existsSync, statSync } from 'node:fs'
import { ConfigurationError } from './configuration.ts'

/**
 * What root writes into the data folder of another account, that account may not read, and its next start ends with it.
 * Throws ConfigurationError before anything is written.
 */
export function requireOwnFolder(folder: string): void {
  const owner = existsSync(folder) ? statSync(folder).uid : 0
  if (process.getuid?.() === 0 && owner !== 0)
    throw new ConfigurationError(
      `DATA_DIR is "${folder}", which belongs to account ${owner}: run this as that account, since it may not read what root writes there.`,
    )
}
