import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOf } from '../record.ts'
import { type Configuration, ConfigurationError } from './configuration.ts'

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

/** Makes the data folder where there is none. Throws ConfigurationError where this account cannot write into it. */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigurationError(
      `DATA_DIR is "${folder}", but this account cannot write there (${codeOf(error)}): give the folder to it, or set DATA_DIR to another one.`,
    )
  }
}

/** What an operator should know of folders at a start that goes on all the same. */
export function folderWarnings({ BACKUP_DIR }: Pick<Configuration, 'BACKUP_DIR'>): string[] {
  if (BACKUP_DIR === undefined) return []
  const folder = resolve(BACKUP_DIR)
  if (!existsSync(folder))
    return [`BACKUP_DIR is "${folder}", but there is no such folder: the first backup makes it, or fails if it cannot.`]
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    return [
      `BACKUP_DIR is "${folder}", but this account cannot write there (${codeOf(error)}): backups fail until it can.`,
    ]
  }
}
