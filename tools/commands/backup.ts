import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
  shortestPassphrase,
} from '#platform/installation/configuration.ts'
import { trustAuthorities } from '#platform/outside/authorities.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { runningPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { folderHolder, lockDataFolder } from '#platform/postgres/lock.ts'
import { codeOf } from '#platform/record.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'

/** From BACKUP_PASSPHRASE, or entered at a terminal. */
async function passphraseOf({ BACKUP_PASSPHRASE: given }: Configuration): Promise<string> {
  if (given === undefined && !process.stdin.isTTY)
    throw new ConfigurationError('Give the passphrase in BACKUP_PASSPHRASE: there is no terminal to ask at.')
  const passphrase = given ?? (await asked())
  if (passphrase.length < shortestPassphrase)
    throw new ConfigurationError(`The passphrase needs at least ${shortestPassphrase} characters.`)
  return passphrase
}

async function asked(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question('Passphrase of the backup: ')
  } finally {
    terminal.close()
  }
}

/** The database of the settings: the one named, the embedded one that is running, or the embedded one started for this. */
async function withDatabase<T>(
  configuration: Configuration,
  work: (url: string) => Promise<T>,
  settings: string[] = [],
): Promise<T> {
  const { DATABASE_URL } = configuration
  trustAuthorities(configuration)
  const folder = resolve(configuration.DATA_DIR)
  const running = DATABASE_URL ?? runningPostgres(folder)
  if (running) return work(running)
  requireOwnFolder(folder)
  const lock = lockDataFolder(folder)
  try {
    const postgres = await startEmbeddedPostgres(folder, settings)
    try {
      return await work(postgres.urlOf('postgres'))
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}

/** Tells the progress at a terminal only: the log of a nightly backup has its end alone. */
const tell = (said: string) => void (process.stderr.isTTY && process.stderr.write(`${said}\n`))

/** Writes everything an installation is into a sealed file, and reads it back. */
export async function backup(file: string): Promise<number> {
  const configuration = readConfiguration(process.env)
  const passphrase = await passphraseOf(configuration)
  const dataFolder = resolve(configuration.DATA_DIR)
  if (!configuration.DATABASE_URL && !existsSync(join(dataFolder, 'postgres', 'PG_VERSION')))
    throw new ConfigurationError(`There is no installation in ${dataFolder}: set DATA_DIR, or DATABASE_URL.`)
  requireWritable(dirname(resolve(file)))
  return withDatabase(configuration, async (url) => {
    const { bytes, tables } = await writeBackup(url, { dataFolder, file: resolve(file), passphrase }, tell)
    console.log(
      `Backup of ${tables} tables and the keys in ${file}: ${(bytes / 1e6).toFixed(1)} MB, read back and whole.`,
    )
    return 0
  })
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new ConfigurationError(`The backup cannot be written into ${folder} (${codeOf(error)}): name another folder.`)
  }
}

/** Puts a backup into an empty DATA_DIR and database. */
export async function restore(file: string): Promise<number> {
  const configuration = readConfiguration(process.env)
  requireReadable(file)
  const dataFolder = resolve(configuration.DATA_DIR)
  requireOwnFolder(dataFolder)
  const passphrase = await passphraseOf(configuration)
  const holder = folderHolder(dataFolder)
  if (holder !== null && runningPostgres(dataFolder))
    throw new ConfigurationError(`Process ${holder} is using ${dataFolder}: a backup is restored into an empty folder.`)
  const restored = async (databaseUrl: string) => {
    const { createdAt } = await restoreBackup({ databaseUrl, dataFolder }, { file, passphrase }, tell)
    console.log(`Restored what was backed up at ${createdAt}. Start Keywerk with the same settings as before.`)
    return 0
  }
  return withDatabase(configuration, restored, withoutArchive)
}

/** PostgreSQL then writes the rows of a truncated table once, and not to its log as well. */
const withoutArchive = ['wal_level=minimal', 'max_wal_senders=0']

function requireReadable(file: string): void {
  if (!existsSync(file)) throw new ConfigurationError(`There is no file ${file}.`)
  if (!statSync(file).isFile()) throw new ConfigurationError(`${file} is no file: name the backup itself.`)
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw new ConfigurationError(
      `The backup ${file} cannot be read (${codeOf(error)}): let the account that restores it read the file.`,
    )
  }
}
