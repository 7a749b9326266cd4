import pg from 'pg'
import { ConfigurationError } from '../installation/configuration.ts'

/** The oldest PostgreSQL everything is tried on. */
export const oldestPostgres = 15

/** Refuses with ConfigurationError a database server older than `oldest`, the oldest version everything is tried on. */
export async function requireServerVersion(url: string, oldest = oldestPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string }>(
      "SELECT current_setting('server_version') AS version WHERE current_setting('server_version_num')::int < $1",
      [oldest * 10_000],
    )
    if (rows[0])
      throw new ConfigurationError(
        `DATABASE_URL leads to PostgreSQL ${rows[0].version}: Keywerk needs PostgreSQL ${oldest} or newer.`,
      )
  } finally {
    await client.end()
  }
}
