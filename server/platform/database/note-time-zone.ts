import { sql } from 'kysely'
import { ConfigurationError } from '../installation/configuration.ts'
import type { Db } from './database.ts'

/**
 * Writes the portal's time zone where triggers of the database read it, and returns the one that stood there. Days that
 * are stored already stay. Throws ConfigurationError for a name that PostgreSQL does not know.
 */
export async function noteTimeZone(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ before: string; known: boolean }>`
    SELECT coalesce(portal_time_zone(), '') AS before,
      EXISTS (SELECT FROM pg_timezone_names WHERE lower(pg_timezone_names.name) = lower(${name})) AS known`.execute(db)
  const { before = name, known } = rows[0] ?? {}
  if (!known)
    throw new ConfigurationError(
      `TIME_ZONE is "${name}", which this PostgreSQL does not know: choose a name like Europe/Berlin.`,
    )
  await sql`INSERT INTO portal_time_zone (name) VALUES (${name})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name`.execute(db)
  return before
}
