import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ConfigurationError } from '../installation/configuration.ts'
import { version } from '../installation/version.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the schema up to date, or to the migration named `to`; several processes may start at once (the migrator locks
 * the database). Throws when a migration fails: nothing of it stays. Returns what was run.
 */
export async function migrate<Tables>(db: Kysely<Tables>, to?: string): Promise<string[]> {
  const took = new Map<string, number>()
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => getMigrations(took) },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  })
  await missingMigrations(db)
  const { error, results } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw error
  await noteDurations(db, took)
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * The migrations of this release that the database has not seen, the oldest first. Refuses with ConfigurationError, naming
 * both, a database that a newer release was started on: this one must not work on what that made.
 */
export async function missingMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there`.execute(db)
  const known = await migrationNames()
  if (!found[0]?.there) return known
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name DESC`.execute(db)
  const newer = rows.find(({ name }) => !known.includes(name))
  if (newer)
    throw new ConfigurationError(
      `The database was brought up to date by ${await newestRelease(db)} (${newer.name}); this is Keywerk ${version}, which knows ${known.at(-1)}: start the newer release again, or restore the backup made before it.`,
    )
  const done = new Set(rows.map(({ name }) => name))
  return known.filter((name) => !done.has(name))
}

async function newestRelease<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows: found } = await sql<{ there: boolean }>`
    SELECT to_regclass('public.releases') IS NOT NULL AS there`.execute(db)
  if (!found[0]?.there) return 'a newer release'
  const { rows } = await sql<{ version: string }>`
    SELECT version FROM releases WHERE version <> ${version} ORDER BY started_at DESC LIMIT 1`.execute(db)
  return rows[0] ? `Keywerk ${rows[0].version}` : 'a newer release'
}

/** Notes that this release works on the database, by the time of its last start. */
export async function noteRelease<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`INSERT INTO releases (version) VALUES (${version})
    ON CONFLICT (version) DO UPDATE SET started_at = now()`.execute(db)
}

/** The migrations this release knows, the oldest first. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await getMigrations())

/** Notes how long the migrations took that were just run. */
async function noteDurations<Tables>(db: Kysely<Tables>, took: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await sql`SELECT FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'schema_migrations' AND column_name = 'ms'`.execute(db)
  // A schema of an earlier release, as a restore makes it, has no place for it yet.
  if (rows.length === 0 || took.size === 0) return
  await sql`UPDATE schema_migrations SET ms = took.ms
    FROM unnest(${[...took.keys()]}::text[], ${[...took.values()]}::int[]) AS took (name, ms)
    WHERE schema_migrations.name = took.name`.execute(db)
}

async function getMigrations(took?: Map<string, number>): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name !== 'schema.sql').toSorted()
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    const migration = name.replace(/\.sql$/, '')
    const text = await readFile(new URL(name, folder), 'utf8')
    const up = async (db: Kysely<unknown>) => {
      // Rows and indexes of a million contacts take minutes; users wait for the new version anyway.
      const begun = performance.now()
      await sql`SET LOCAL statement_timeout = 0`.execute(db)
      await sql.raw(text).execute(db)
      took?.set(migration, Math.round(performance.now() - begun))
    }
    migrations[migration] = { up }
  }
  return migrations
}
