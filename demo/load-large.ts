// `npm run demo:load -- --companies 100000 --contacts 1000000`: adds the large set for benchmarks to the database.
// Rows that are there already stay, so a load that was killed is finished by running it again.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Configuration, ConfigurationError, readConfiguration } from '#platform/installation/configuration.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { lockDataFolder } from '#platform/postgres/lock.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seedDomains } from '../server/domains.ts'
import { openInstallation } from '../server/installation.ts'
import { loadDemo } from './load.ts'
import { insertPortion } from './large-insert.ts'
import { largeCompany, largeContacts, type LargeSet } from './large-rows.ts'

const portions = { companies: 1000, contacts: 10_000 }

try {
  const set = setFrom(process.argv.slice(2))
  const configuration = readConfiguration(process.env)
  if (configuration.production)
    throw new ConfigurationError('NODE_ENV is "production", but demo data belongs into a demo installation only.')
  await withDatabase(configuration, async (database) => {
    await migrate(database.db as never)
    const keys = loadKeys(configuration.DATA_DIR, { demo: true, production: false })
    await seedDomains(database.db, { production: false, sealer: sealerOf(keys.token) })
    const { installation } = openInstallation({ configuration, database, keys, log: openLog('error') })
    await loadDemo(database, installation)
    await loadLarge(database, set)
  })
} catch (error) {
  // A wrong setting is one sentence; anything else is ours: the whole story.
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
}

function setFrom(args: string[]): LargeSet {
  const text = { type: 'string' } as const
  const values: Partial<Record<string, string>> = { companies: '100000', contacts: '1000000' }
  try {
    Object.assign(values, parseArgs({ args, options: { companies: text, contacts: text } }).values)
  } catch (error) {
    refuse((error as Error).message)
  }
  const count = (name: keyof LargeSet): number =>
    /^\d{1,8}$/.test(values[name] ?? '')
      ? Number(values[name])
      : refuse(`--${name} is "${values[name]}", but must be a whole number of at most eight digits.`)
  return { companies: count('companies'), contacts: count('contacts') }
}

function refuse(sentence: string): never {
  throw new ConfigurationError(sentence)
}

async function withDatabase(configuration: Configuration, use: (database: Database) => Promise<void>): Promise<void> {
  const lock = configuration.DATABASE_URL ? null : lockDataFolder(configuration.DATA_DIR)
  try {
    const postgres = lock && (await startEmbeddedPostgres(configuration.DATA_DIR, ['max_wal_size=4GB']))
    const database = openDatabase(configuration.DATABASE_URL ?? postgres!.urlOf('postgres'), 2)
    try {
      await use(database)
    } finally {
      await database.close()
      await postgres?.stop()
    }
  } finally {
    lock?.release()
  }
}

async function loadLarge({ db }: Database, set: LargeSet): Promise<void> {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  let written = Promise.resolve()
  const hand = async (table: 'companies' | 'contacts', rows: object[]) => {
    // One portion is written while the next is made: two in memory at most.
    await written
    written = insertPortion(db, table, rows)
  }
  for (let from = 0; from < set.companies; from += portions.companies) {
    const to = Math.min(set.companies, from + portions.companies)
    await hand(
      'companies',
      Array.from({ length: to - from }, (_, index) => largeCompany(from + index)),
    )
    if (to % 20_000 === 0 || to === set.companies) console.log(`${to} of ${set.companies} companies, ${seconds()}`)
  }
  for (let from = 0; from < set.contacts; from += portions.contacts) {
    const to = Math.min(set.contacts, from + portions.contacts)
    await hand('contacts', [...largeContacts(set, from, to)])
    if (to % 100_000 === 0 || to === set.contacts) console.log(`${to} of ${set.contacts} contacts, ${seconds()}`)
  }
  await written
  await db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one)
    // Vacuum as well: counting then reads the index alone.
    await sql`VACUUM (ANALYZE) companies, contacts`.execute(one)
  })
  console.log(`The large set is loaded: ${set.companies} companies, ${set.contacts} contacts, ${seconds()}.`)
}
