import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Configuration, ConfigurationError, shortestPassphrase } from '#platform/installation/configuration.ts'
import { requireOwnFolder } from '#platform/installation/own-folder.ts'
import { runningPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { lockDataFolder } from '#platform/postgres/lock.ts'
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
async function withDatabase<T>(configuration: Configuration, work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = configuration
  const folder = resolve(configuration.DATA_DIR)
  const running = DATABASE_URL ?? runningPostgres(folder)
  if (running) return work(running)
  requireOwnFolder(folder)
  const lock = lockDataFolder(folder)
  try {
    const postgres = await startEmbeddedPostgres(folder)
    try {
      return await work(postgres.urlOf('postgres'))
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}

const tell = (said: string) => void process.stderr.write(`${said}\n`)

/** `npm run backup -- FILE` */
export async function backup(configuration: Configuration, file: string): Promise<string> {
  const passphrase = await passphraseOf(configuration)
  const dataFolder = resolve(configuration.DATA_DIR)
  if (!configuration.DATABASE_URL && !existsSync(join(dataFolder, 'postgres', 'PG_VERSION')))
    throw new ConfigurationError(`There is no installation in ${dataFolder}: set DATA_DIR, or DATABASE_URL.`)
  return withDatabase(configuration, async (url) => {
    const { bytes, tables } = await writeBackup(url, { dataFolder, file: resolve(file), passphrase }, tell)
    return `Backup of ${tables} tables and the keys in ${file}: ${(bytes / 1e6).toFixed(1)} MB, read back and whole.`
  })
}

/** `npm run restore -- FILE` */
export async function restore(configuration: Configuration, file: string): Promise<string> {
  if (!existsSync(file)) throw new ConfigurationError(`There is no file ${file}.`)
  const dataFolder = resolve(configuration.DATA_DIR)
  requireOwnFolder(dataFolder)
  const passphrase = await passphraseOf(configuration)
  const claim = join(dataFolder, 'server.pid')
  if (existsSync(claim) && runningPostgres(dataFolder))
    throw new ConfigurationError(
      `Process ${Number.parseInt(readFileSync(claim, 'utf8'), 10)} is using ${dataFolder}: a backup is restored into an empty folder.`,
    )
  return withDatabase(configuration, async (databaseUrl) => {
    const { createdAt } = await restoreBackup({ databaseUrl, dataFolder }, { file, passphrase }, tell)
    return `Restored what was backed up at ${createdAt}. Start Keywerk with the same settings as before.`
  })
}
