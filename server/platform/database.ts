import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.gen.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Calendar days stay text: a Date would move them with the server's time zone. Counts and serials fit a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Instants leave the server as ISO 8601 in UTC.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString())

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens a pool on a PostgreSQL 15 or newer. Columns are camelCase on this side, snake_case in SQL. */
export function openDatabase(url: string, size: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c lock_timeout=15000',
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
  return { db, pool, close: () => db.destroy() }
}
