import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { applicationRole, readOnlyTables } from '#platform/database/application-role.ts'
import { type Database, type Db, openDatabase } from '#platform/database/database.ts'
import { missingMigrations, migrationNames } from '#platform/database/migrate.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { type Check, type Finding, findingOf, NoDatabase } from '#platform/installation/check.ts'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import { messageOf } from '#platform/record.ts'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'
import { requireServerVersion } from '#platform/postgres/server-version.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** The database of an installation as the doctor reads it, and what is to be said of it. */
export interface ExaminedDatabase {
  finding: Finding
  /** Throws NoDatabase where there is none to read. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** Connects to DATABASE_URL, or to the embedded PostgreSQL where it runs: none is started for this. */
export async function examineDatabase(settings: Configuration): Promise<ExaminedDatabase> {
  const folder = resolve(settings.DATA_DIR)
  try {
    const url = settings.DATABASE_URL ?? runningPostgres(folder)
    if (url === null) return withoutDatabase(notRunning(folder))
    const version = await requireServerVersion(url)
    const kind = settings.DATABASE_URL ? 'doctor.database.external' : 'doctor.database.embedded'
    return reading(
      openDatabase(url, 2, { prepare: settings.DATABASE_PREPARE }),
      findingOf('ok', texts[kind], { version }),
    )
  } catch (error) {
    return withoutDatabase(
      findingOf(
        'failed',
        texts['doctor.database.refused'],
        { reason: messageOf(error) },
        texts['doctor.database.refusedTodo'],
      ),
    )
  }
}

/** Where nothing can be read, and why. */
export const withoutDatabase = (finding: Finding): ExaminedDatabase => ({
  finding,
  read: () => Promise.reject(new NoDatabase()),
  close: () => Promise.resolve(),
})

function notRunning(folder: string): Finding {
  const kind = existsSync(join(folder, 'postgres', 'PG_VERSION')) ? 'stopped' : 'none'
  return findingOf('warning', texts[`doctor.database.${kind}`], { folder }, texts[`doctor.database.${kind}Todo`])
}

const reading = (database: Database, finding: Finding): ExaminedDatabase => ({
  finding,
  // The mode of the transaction, not of the session: behind a pooler that is another user's next.
  read: (work) => database.db.transaction().setAccessMode('read only').execute(work),
  close: () => database.close(),
})

/** Whether the schema is that of this release. */
export const schemaCheck: Check = {
  name: 'schema',
  async look({ read }) {
    try {
      const missing = await read(missingMigrations)
      if (missing.length > 0)
        return findingOf(
          'warning',
          texts['doctor.schema.missing'],
          { count: missing.length, migration: missing[0] ?? '' },
          texts['doctor.schema.missingTodo'],
        )
      return findingOf('ok', texts['doctor.schema.ok'], { migration: (await migrationNames()).at(-1) ?? '' })
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      return findingOf(
        'failed',
        texts['doctor.database.refused'],
        { reason: error.message },
        texts['doctor.schema.newerTodo'],
      )
    }
  },
}

/** Whether the role the portal works as may read and write every table. */
export const rightsCheck: Check = {
  name: 'rights',
  async look({ settings, read }) {
    const role = await read((db) => workingRole(db, settings.DATABASE_URL !== undefined))
    if (role === null)
      return findingOf(
        'warning',
        texts['doctor.rights.noRole'],
        { role: applicationRole },
        texts['doctor.schema.missingTodo'],
      )
    const tables = await read((db) => tablesWithoutRights(db, role))
    if (tables.length === 0) return findingOf('ok', texts['doctor.rights.ok'], { role })
    const values = { role, count: tables.length, table: tables[0] ?? '' }
    return findingOf('failed', texts['doctor.rights.lacking'], values, texts['doctor.rights.lackingTodo'])
  },
}

/** The role of DATABASE_URL, or the one the portal works as in the embedded database; null: not there. */
const workingRole = async (db: Db, external: boolean): Promise<string | null> =>
  (
    await onlyRow(
      db,
      external
        ? sql<{ role: string }>`SELECT current_user::text AS role`
        : sql<{
            role: string | null
          }>`SELECT (SELECT rolname::text FROM pg_roles WHERE rolname = ${applicationRole}) AS role`,
    )
  ).role

const tablesWithoutRights = async (db: Db, role: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND relname <> ALL(${readOnlyTables})
      AND NOT (has_table_privilege(${role}, oid, 'SELECT') AND has_table_privilege(${role}, oid, 'INSERT')
        AND has_table_privilege(${role}, oid, 'UPDATE') AND has_table_privilege(${role}, oid, 'DELETE'))
    ORDER BY 1`.execute(db)
  return rows.map(({ name }) => name)
}
