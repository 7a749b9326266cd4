import pg, { type ClientBase } from 'pg'
import { ownersTables } from '#platform/database/application-role.ts'
import type { WaitingJob } from '#platform/jobs/jobs.ts'

/** A connection of its own, without the pipelining of the server's: tables are read and written as streams. */
export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A statement on a broken connection fails by itself; without a listener the break would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Takes a turn that the connection has until it ends; false while another one has it. */
export const takesTurn = async (client: ClientBase, name: string): Promise<boolean> =>
  (await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken', [name]))
    .rows[0]?.taken === true

export interface Table {
  name: string
  /** Columns that are written, quoted; those the database computes itself are left out. */
  columns: string
}

export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT quote_ident(columns.table_name) AS name,
       string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
       AND columns.table_name <> ALL($1) GROUP BY columns.table_name ORDER BY 1`,
    [ownersTables],
  )
  return rows
}

/** The newest migration a database has seen; null for one Keywerk never used. */
export async function migrationOf(client: ClientBase): Promise<string | null> {
  const { rows: found } = await client.query(`SELECT to_regclass('public.schema_migrations') IS NOT NULL AS there`)
  if (!found[0].there) return null
  const { rows } = await client.query<{ name: string }>('SELECT max(name) AS name FROM schema_migrations')
  return rows[0]?.name ?? null
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(sequencename) AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value AS value, is_called AS "isCalled" FROM public.${name}`,
    )
    for (const one of at) sequences.push({ name, ...one })
  }
  return sequences
}

export async function waitingJobs(client: ClientBase): Promise<WaitingJob[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`)
  if (!found[0].there) return []
  const { rows } = await client.query<WaitingJob>(
    `SELECT name, data, to_char(start_after AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startAfter",
       retry_limit AS "retryLimit", retry_delay AS "retryDelay", retry_backoff AS "retryBackoff",
       retry_delay_max AS "retryDelayMax", expire_seconds AS "expireInSeconds"
     FROM pgboss.job WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss\\_\\_%' ORDER BY created_on`,
  )
  return rows
}
