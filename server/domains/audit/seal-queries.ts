import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { onlyRow } from '#platform/database/only-row.ts'
import { portalToday, timeZone } from '#platform/database/times.ts'
import type { Seal } from './chain-queries.ts'

/** Lets the transaction take as long as it needs: reading and writing a year takes longer than a request may. */
export const withoutTimeouts = (tx: Tx) =>
  sql`SELECT set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)

/** Whether this role may delete entries of the log. */
export const ownsLog = async (tx: Tx): Promise<boolean> =>
  (
    await onlyRow(
      tx,
      sql<{ owns: boolean }>`SELECT pg_has_role(relowner, 'USAGE') AS owns FROM pg_class
        WHERE oid = 'audit_log'::regclass`,
    )
  ).owns

/** Keeps every other process from sealing until the transaction ends; false where one seals already. */
export const lockSealing = async (tx: Tx): Promise<boolean> =>
  (
    await onlyRow(
      tx,
      sql<{ alone: boolean }>`SELECT pg_try_advisory_xact_lock(hashtextextended('keywerk audit seal', 0)) AS alone`,
    )
  ).alone

/** The year it is in the portal's time zone. */
export const currentYear = async (tx: Tx): Promise<number> =>
  (await onlyRow(tx, sql<{ year: number }>`SELECT extract(year FROM ${portalToday})::integer AS year`)).year

/** The last place in the chain before the first entry of a year; an entry of the year before behind that one stays. */
export async function lastBefore(tx: Tx, year: number): Promise<number> {
  const begin = sql`(make_date(${year}::integer, 1, 1)::timestamp AT TIME ZONE ${timeZone})`
  const { last } = await onlyRow(
    tx,
    sql<{ last: number }>`SELECT coalesce(
      (SELECT min(position) - 1 FROM audit_links JOIN audit_log ON audit_log.id = audit_id WHERE at >= ${begin}),
      (SELECT max(position) FROM audit_links), 0) AS last`,
  )
  return last
}

/** Waits for the job that links and sends, and keeps it out: it goes on behind the seal. */
export async function lockChain(tx: Tx): Promise<void> {
  await sql`SET LOCAL lock_timeout = '60s'`.execute(tx)
  await sql`SELECT FROM audit_progress FOR UPDATE`.execute(tx)
}

export const insertSeal = (tx: Tx, { from, to, ...rest }: Seal) =>
  tx
    .insertInto('auditSeals')
    .values({
      ...rest,
      fromPosition: from.position + 1,
      fromHash: from.hash,
      toPosition: to.position,
      toHash: to.hash,
    })
    .execute()

/** Deletes entries and their links, which only the owner of the tables may do; how many of each. */
export async function deleteUpTo(tx: Tx, position: number): Promise<{ entries: number; links: number }> {
  await sql`SET LOCAL keywerk.sealing = 'on'`.execute(tx)
  const entries = await sql`DELETE FROM audit_log USING audit_links
    WHERE audit_links.audit_id = audit_log.id AND position <= ${position}`.execute(tx)
  const links = await sql`DELETE FROM audit_links WHERE position <= ${position}`.execute(tx)
  await sql`SET LOCAL keywerk.sealing = 'off'`.execute(tx)
  return { entries: Number(entries.numAffectedRows), links: Number(links.numAffectedRows) }
}
