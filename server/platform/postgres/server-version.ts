import pg from 'pg'
import { ConfigurationError } from '../installation/configuration.ts'
import { certificateProblem } from '../outside/authorities.ts'
import { codeOf, messageOf } from '../record.ts'

/** The oldest PostgreSQL everything is tried on. */
export const oldestPostgres = 15

/** Milliseconds a server has to take a connection. */
const connecting = 8_000

/**
 * Refuses with ConfigurationError a database that cannot be connected to, a server older than `oldest`, the oldest
 * version everything is tried on, and a database that does not hold every letter. Returns the server's version, such as `18.1`.
 */
export async function requireServerVersion(url: string, oldest = oldestPostgres): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connecting })
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new ConfigurationError(connectionProblem(url, error))
  })
  try {
    const { rows } = await client.query<{ version: string; old: boolean; encoding: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int < $1 AS old,
         current_setting('server_encoding') AS encoding`,
      [oldest * 10_000],
    )
    const { version, old, encoding } = rows[0]!
    if (old)
      throw new ConfigurationError(
        `DATABASE_URL leads to PostgreSQL ${version}: Keywerk needs PostgreSQL ${oldest} or newer.`,
      )
    if (encoding !== 'UTF8')
      throw new ConfigurationError(
        `DATABASE_URL leads to a database in ${encoding}: Keywerk needs one in UTF8 (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).`,
      )
    return version
  } finally {
    await client.end()
  }
}

/** Why there is no connection, and what of DATABASE_URL to look at; the password is not in it. */
function connectionProblem(url: string, error: unknown): string {
  const { host, port, user, database } = new pg.Client({ connectionString: url })
  const place = host.startsWith('/') ? host : `${host}:${port}`
  return `DATABASE_URL leads to ${place}, but ${reasonOf(error, { user: user ?? '', database: database ?? '' })}`
}

function reasonOf(error: unknown, { user, database }: { user: string; database: string }): string {
  const certificate = certificateProblem(error)
  if (certificate !== null) return certificate
  const said = messageOf(error)
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `PostgreSQL does not let "${user}" in there (${said}): check user and password in it, and pg_hba.conf there.`
    case '3D000':
      return `there is no database "${database}" there: create it, or name another one.`
    case '53300':
      return `PostgreSQL has no connection left there (${said}): raise max_connections, or lower DATABASE_POOL.`
    case '57P03':
      return `PostgreSQL takes no connections there yet (${said}): start again when it is ready.`
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'no PostgreSQL answers there: is it running, and are host and port right?'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'this name is not known: is the host spelt right?'
    default:
      return `no connection can be made (${said || codeOf(error)}): check host, port, and TLS settings in it.`
  }
}
