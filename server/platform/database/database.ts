import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { columnNames } from './column-names.ts'
import type { DB } from './database-types.gen.ts'
import { dialectOn } from './driver.ts'
import { openStatements } from './statements.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

// Calendar days stay text: a Date would move them with the server's time zone. Counts and serials fit a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Instants leave the server as ISO 8601 in UTC.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  /^\d{4}-.{14}(\.\d+)?\+00$/.test(value)
    ? `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
    : new Date(value).toISOString(),
)

export interface Database {
  db: Db
  pool: pg.Pool
  /** A pool of its own on the same database. */
  another(size: number): Database
  close(): Promise<void>
}

interface Options {
  /** Whether statements are prepared; not where connections are shared between transactions by a pooler. */
  prepare: boolean
}

/** Opens a pool on a PostgreSQL 15 or newer. Columns are camelCase on this side, snake_case in SQL. */
export function openDatabase(url: string, size: number, { prepare }: Options = { prepare: true }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Several statements may be on their way at once; their answers come in order.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // A click after a pause finds a connection that has read the catalogue and prepared its statements. The queries of
    // a page took 61 ms on new ones, 17 on these.
    idleTimeoutMillis: 600_000,
    // A search of three million rows finds more places than 4 MB hold; PostgreSQL then looks at all their neighbours.
    options:
      '-c timezone=UTC -c work_mem=16MB -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c lock_timeout=5000',
  })
  // The pool listens to idle connections only. One that breaks while a transaction has it fails that transaction's
  // statements; its error event would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const dialect = dialectOn(pool, prepare ? openStatements() : null)
  const db = new Kysely<DB>({ dialect, plugins: [columnNames] })
  const close = async () => {
    await db.destroy()
    // Without a query through Kysely it has no pool yet that it could end.
    if (!pool.ending) await pool.end()
  }
  return { db, pool, another: (size) => openDatabase(url, size, { prepare }), close }
}
