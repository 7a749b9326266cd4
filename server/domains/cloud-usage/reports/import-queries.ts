import { timeZone, transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import { onlyRow } from '#platform/database/only-row.ts'
import { advisoryKey, serialize } from '#platform/database/serialize.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { ReportedSession } from './report-file.ts'
import { countNaming } from '#platform/database/count-rows.ts'

interface Begun {
  id: string
  name: string
  source: 'reports' | 'upload'
  run: string
  by: string | null
}

/** Begins to read a report, taking it over from another run of that name; returns its id. */
export async function beginReport(db: Tx, { id, name, source, run, by }: Begun): Promise<string> {
  const values = {
    source,
    state: 'running' as const,
    run,
    problem: '',
    problemDetails: '{}',
    sessions: 0,
    importedBy: by,
    importedAt: transactionTime,
  }
  const row = await db
    .insertInto('cloudReports')
    .values({ id, name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The lock on whose a stream name is: portions that look names up share it, naming one takes it alone. */
const names = 'cloud stream names'
export const serializeNames = (db: Tx) => serialize(db, names)

/**
 * Locks a report of which so many sessions were written, and shares the lock of the names; refuses with
 * cloudUsage.overtaken when another run reads the report. Throws when the database lost a portion, as it may when it
 * stopped just after one.
 */
export async function lockRun(db: Tx, { report, run, sessions }: WrittenSessions): Promise<void> {
  const row = await db
    .selectFrom('cloudReports')
    .select(['run', 'sessions', sql`pg_advisory_xact_lock_shared(${advisoryKey(names)})`.as('held')])
    .where('id', '=', report)
    .forUpdate()
    .executeTakeFirst()
  if (row?.run !== run) fail('cloudUsage.overtaken')
  if (row.sessions !== sessions) throw new Error(`Of ${sessions} sessions written the database has ${row.sessions}.`)
}

export interface WrittenSessions {
  report: string
  run: string
  source: Begun['source']
  /** Written so far. */
  sessions: number
}

/**
 * Notes how many sessions of a report are written. The commit does not wait for the disk: the next portion checks that
 * this one is there, and the end of the report waits for the disk.
 */
export async function noteWritten(db: Tx, { report, sessions }: WrittenSessions): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(db)
  await db.updateTable('cloudReports').set({ sessions }).where('id', '=', report).execute()
}

interface Ended {
  state: 'done' | 'failed'
  fingerprint: string
  problem: string
  problemDetails: string
  sessions: number
  added: number
  changed: number
  removed: number
  unknown: number
  skipped: number
  wrong: number
  wrongLines: string
}

export async function endReport(db: Tx, id: string, values: Ended): Promise<void> {
  await db.updateTable('cloudReports').set(values).where('id', '=', id).execute()
}

/** Which report files were read, by name. */
export async function readReports(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('cloudReports')
    .select(['name', 'fingerprint'])
    .where('state', '<>', 'running')
    .execute()
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]))
}

/**
 * The contact and cloud account of each session: by what the portal knows, else by what staff said, else of a deleted
 * contact, without a name. The accounts of a person at a stack are looked up once, however many sessions they have
 * there.
 */
const found = (sessions: readonly ReportedSession[]) => sql`
  given AS MATERIALIZED (
    SELECT one.id, CASE WHEN gone.contact_id IS NULL THEN one.stream_user ELSE '' END AS stream_user, one.stack,
      one.started_at, one.seconds, contacts.id AS contact_id, coalesce(contacts.company_id, gone.company_id) AS company_id
    FROM unnest(${sessions.map(({ id }) => id)}::text[], ${sessions.map(({ streamUser }) => streamUser)}::text[],
      ${sessions.map(({ stack }) => stack)}::text[], ${sessions.map(({ startedAt }) => startedAt)}::timestamptz[],
      ${sessions.map(({ seconds }) => seconds)}::integer[]) AS one(id, stream_user, stack, started_at, seconds)
    LEFT JOIN cloud_users ON cloud_users.stream_user = one.stream_user
    LEFT JOIN cloud_stream_names ON cloud_stream_names.stream_user = one.stream_user
    LEFT JOIN cloud_left_users AS gone ON gone.name_hash =
      CASE WHEN coalesce(cloud_users.contact_id, cloud_stream_names.contact_id) IS NULL
        THEN sha256(convert_to(one.stream_user, 'UTF8')) END
    LEFT JOIN contacts
      ON contacts.id = coalesce(cloud_users.contact_id, cloud_stream_names.contact_id, gone.contact_id)),
  accounts AS MATERIALIZED (
    SELECT contact_id, stack, c.id, c.start_date, had.since, had.until
    FROM (SELECT DISTINCT contact_id, stack FROM given WHERE contact_id IS NOT NULL) AS pair
    JOIN (SELECT contact_id, configuration_id FROM cloud_access
      UNION ALL SELECT contact_id, unnest(accounts) FROM cloud_left_users) AS access USING (contact_id)
    JOIN ${accountsWithStacks} ON c.id = access.configuration_id AND cloud_stacks.name = pair.stack),
  found AS MATERIALIZED (
    SELECT DISTINCT ON (given.id) given.*, accounts.id AS configuration_id
    FROM given LEFT JOIN accounts USING (contact_id, stack)
    ORDER BY given.id, ${likeliest(sql`given.started_at`, sql`accounts`, sql`accounts`)})`

type Fragment = ReturnType<typeof sql>

/** Accounts (c) with each stack they have or had, and from when until when (had). */
const accountsWithStacks = sql`(cloud_configurations AS c
    JOIN cloud_account_stacks AS had ON had.configuration_id = c.id
    JOIN cloud_stacks ON cloud_stacks.id = had.stack_id)`

/** Of several accounts the one that had the stack at a moment comes first, then whose term it is in, then the newest. */
const likeliest = (at: Fragment, account: Fragment, had: Fragment): Fragment =>
  sql`${at} >= ${had}.since AND ${at} < ${had}.until DESC NULLS LAST,
    cloud_runs(${account}.id, (${at} AT TIME ZONE ${timeZone})::date) DESC NULLS LAST,
    ${account}.start_date DESC, ${account}.id`

/** The cloud account a person streams in: theirs that has or had that stack. */
const accountOf = (contact: Fragment, stack: Fragment, at: Fragment): Fragment => sql`(
  SELECT c.id FROM cloud_access JOIN ${accountsWithStacks} ON c.id = cloud_access.configuration_id
  WHERE cloud_access.contact_id = ${contact} AND cloud_stacks.name = ${stack}
  ORDER BY ${likeliest(at, sql`c`, sql`had`)} LIMIT 1)`

const counts = (report: string | null) => sql`
  SELECT count(*) FILTER (WHERE known.id IS NULL)::int AS added,
    count(*) FILTER (WHERE known.id IS NOT NULL AND (known.stack, known.started_at, known.seconds)
      IS DISTINCT FROM (found.stack, found.started_at, found.seconds))::int AS changed,
    count(*) FILTER (WHERE coalesce(known.contact_id, found.contact_id) IS NULL AND known.company_id IS NULL)::int AS unknown,
    count(*) FILTER (WHERE known.report_id = ${report}::uuid)::int AS kept
  FROM found LEFT JOIN cloud_sessions AS known ON known.id = found.id`

interface Counts {
  added: number
  changed: number
  unknown: number
  /** Known from this report before. */
  kept: number
}

/** What writing these sessions would do. */
export async function compareSessions(db: Db, report: string | null, sessions: ReportedSession[]): Promise<Counts> {
  return onlyRow(db, sql`WITH ${found(sessions)} ${counts(report)}`)
}

/**
 * Writes sessions, each once: a known one is corrected. For an upload, which can be taken back, its earlier values are
 * saved. A known owner stays.
 */
export async function writeSessions(
  db: Tx,
  { report, run, source }: WrittenSessions,
  sessions: ReportedSession[],
): Promise<Counts> {
  // RETURNING gives old values only from PostgreSQL 18 on; the snapshot of the statement has them as well.
  return onlyRow(
    db,
    sql`WITH ${found(sessions)}, before AS (
    SELECT known.id, known.report_id, known.stack, known.started_at, known.seconds, known.run, (known.stack, known.started_at, known.seconds)
      IS DISTINCT FROM (found.stack, found.started_at, found.seconds) AS differs
    FROM cloud_sessions AS known JOIN found ON found.id = known.id), replaced AS (
    INSERT INTO cloud_session_versions (report_id, session_id, stack, started_at, seconds, told_by, run)
    SELECT ${report}::uuid, id, stack, started_at, seconds, report_id, run FROM before
    WHERE ${source === 'upload'} AND report_id <> ${report}::uuid
    ON CONFLICT DO NOTHING), written AS (
    INSERT INTO cloud_sessions AS kept
      (id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, report_id, run)
    SELECT id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, ${report}::uuid, ${run}::uuid
    FROM found ORDER BY id
    ON CONFLICT (id) DO UPDATE SET stack = excluded.stack, started_at = excluded.started_at, seconds = excluded.seconds,
      contact_id = coalesce(kept.contact_id, CASE WHEN kept.company_id IS NULL THEN excluded.contact_id END),
      company_id = coalesce(kept.company_id, excluded.company_id),
      configuration_id = coalesce(kept.configuration_id, excluded.configuration_id),
      report_id = excluded.report_id, run = excluded.run
    RETURNING kept.id, kept.contact_id IS NULL AND kept.company_id IS NULL AS nobodys)
    SELECT count(*) FILTER (WHERE before.id IS NULL)::int AS added,
      count(*) FILTER (WHERE before.differs)::int AS changed,
      count(*) FILTER (WHERE nobodys)::int AS unknown,
      count(*) FILTER (WHERE before.report_id = ${report}::uuid)::int AS kept
    FROM written LEFT JOIN before USING (id)`,
  )
}

/** Deletes sessions of a report that its new file no longer has; returns how many. */
export async function removeOthers(db: Tx, report: string, run: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cloudSessions')
    .where('reportId', '=', report)
    .where('run', '<>', run)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** The report of a name, and how many sessions it has. */
export const reportNamed = (db: Db, name: string) =>
  db
    .selectFrom('cloudReports')
    .select(['id', countNaming('cloudSessions.reportId', 'cloudReports.id').as('held')])
    .where('name', '=', name)
    .executeTakeFirst()

const unknownRows = (db: Db) =>
  db
    .selectFrom('cloudSessions')
    .where('contactId', 'is', null)
    .where('companyId', 'is', null)
    .where('streamUser', '<>', '')
    // Users of event places are generated and belong to no contact.
    .where('streamUser', 'not like', 'event-%')

/** Stream names without an owner, with what they used. */
export async function unknownUsers(db: Db, limit: number) {
  const items = await unknownRows(db)
    .select(({ fn }) => ['streamUser', fn.countAll<number>().as('sessions'), fn.sum<number>('seconds').as('seconds')])
    .select(sql<string>`max(day)::text`.as('lastDay'))
    .groupBy('streamUser')
    .orderBy('seconds', 'desc')
    .orderBy('streamUser')
    .limit(limit)
    .execute()
  const { inAll } = await unknownRows(db)
    .select(({ fn }) => fn.count<number>('streamUser').distinct().as('inAll'))
    .executeTakeFirstOrThrow()
  return { items, inAll }
}

/** The contact with an address. */
export const contactOf = (db: Db, email: string) =>
  db.selectFrom('contacts').select(['id', 'companyId']).where('email', '=', email).executeTakeFirst()

/**
 * Stores whose a name is; false when it belongs to another contact. Waits for portions being written, which looked
 * names up before: their sessions can then be assigned too.
 */
export async function nameStreamUser(
  db: Tx,
  values: { streamUser: string; contactId: string; createdBy: string | null },
): Promise<boolean> {
  await serializeNames(db)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cloudStreamNames')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('streamUser')
        .doUpdateSet({ contactId: values.contactId })
        .where('cloudStreamNames.contactId', '=', values.contactId),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Assigns the sessions without an owner of a stream name to a contact; returns how many. */
export async function giveSessions(
  db: Tx,
  streamUser: string,
  contact: { id: string; companyId: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`UPDATE cloud_sessions SET contact_id = ${contact.id}::uuid,
      company_id = ${contact.companyId}::uuid,
      configuration_id = ${accountOf(sql`${contact.id}::uuid`, sql`cloud_sessions.stack`, sql`cloud_sessions.started_at`)}
    WHERE stream_user = ${streamUser} AND contact_id IS NULL AND company_id IS NULL`.execute(db)
  return Number(numAffectedRows)
}
