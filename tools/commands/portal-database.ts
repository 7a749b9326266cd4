import { resolve } from 'node:path'
import type { Configuration } from '#platform/installation/configuration.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'
import { trustAuthorities } from '#platform/outside/authorities.ts'
import { CommandExit } from './command-exit.ts'

/** The database of the portal a command is about; ends the command with 2 where none can be reached. */
export function portalDatabase(configuration: Configuration, connections = 1): Database {
  const { DATABASE_URL, DATA_DIR } = configuration
  trustAuthorities(configuration)
  const folder = resolve(DATA_DIR)
  const url = DATABASE_URL ?? runningPostgres(folder)
  if (url) return openDatabase(url, connections)
  throw new CommandExit(`No portal runs on ${folder}: start it, or set DATA_DIR or DATABASE_URL.`, 2)
}
