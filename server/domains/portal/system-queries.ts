import { sql } from 'kysely'
import type { FailedJob, OutsideSystem } from '#contract/system.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'

/** The database's own version, and its size on the disk. */
export const databaseFacts = (db: Db) =>
  onlyRow(
    db,
    sql<{ database: string; databaseBytes: number }>`
      SELECT current_setting('server_version') AS database, pg_database_size(current_database()) AS database_bytes`,
  )

export const lastMigrations = async (db: Db): Promise<{ name: string; at: string; ms: number | null }[]> =>
  db
    .selectFrom('schemaMigrations')
    .select(['name', 'timestamp as at', 'ms'])
    .orderBy('name', 'desc')
    .limit(10)
    .execute()

export const lastSent = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('mails')
      .select(({ fn }) => fn.max('sentAt').as('at'))
      .executeTakeFirstOrThrow()
  ).at

/** When systems outside last answered and last failed. Of the shop it is what it notified of. */
export const outsideSystems = async (db: Db): Promise<OutsideSystem[]> =>
  db
    .selectFrom('outsideSystems')
    .select(['system', 'succeededAt', 'failedAt', 'problem'])
    .orderBy('system')
    .$castTo<OutsideSystem>()
    .execute()

// What the queue does for itself, and where failed jobs are handed on, is no work of the portal's.
const ofPortal = sql`name NOT LIKE '\\_\\_pgboss\\_\\_%' AND name NOT LIKE '%.failed' AND name <> 'mail.send'`

/** Queues that have failed jobs, as their own count says, which is a minute old at most. */
const queuesWithFailed = sql`ARRAY(SELECT name FROM pgboss.queue WHERE failed_count > 0 AND ${ofPortal})`

export const countJobs = (db: Db) =>
  onlyRow(
    db,
    sql<{ waiting: number; running: number }>`
      SELECT count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
        count(*) FILTER (WHERE state = 'active')::int AS running
      FROM pgboss.job WHERE state < 'completed' AND ${ofPortal}`,
  )

export const failedJobs = async (db: Db): Promise<Omit<FailedJob, 'retryable'>[]> =>
  (
    await sql<Omit<FailedJob, 'retryable'>>`
      SELECT id, name, completed_on AS failed_at, retry_count + 1 AS tries,
        left(coalesce(output->>'message', output->>'value', ''), 500) AS problem
      FROM pgboss.job WHERE name = ANY(${queuesWithFailed}) AND state = 'failed' AND completed_on IS NOT NULL
      ORDER BY completed_on DESC LIMIT 50`.execute(db)
  ).rows

/** A job that failed for good, locked until the transaction ends. */
export const lockFailedJob = async (db: Tx, id: string): Promise<{ name: string; data: object } | undefined> =>
  (
    await sql<{ name: string; data: object }>`
      SELECT name, coalesce(data, '{}'::jsonb) AS data FROM pgboss.job
      WHERE id = ${id} AND state = 'failed' AND ${ofPortal} FOR UPDATE`.execute(db)
  ).rows[0]

export const deleteFailedJob = (db: Tx, name: string, id: string) =>
  sql`DELETE FROM pgboss.job WHERE name = ${name} AND id = ${id}`.execute(db)
