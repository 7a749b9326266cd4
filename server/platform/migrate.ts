import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const folder = new URL('../migrations/', import.meta.url)

/**
 * Brings the schema up to date, or to the migration named `to`; several processes may start at once (the migrator holds
 * a lock in the database). Throws when a migration fails: nothing of it stays. Answers what was run.
 */
export async function migrate(db: Kysely<never>, to?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** The migrations this release knows, the oldest first. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await getMigrations())

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name !== 'schema.sql').toSorted()
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8')
    migrations[name.replace(/\.sql$/, '')] = { up: async (db) => void (await sql.raw(text).execute(db)) }
  }
  return migrations
}
