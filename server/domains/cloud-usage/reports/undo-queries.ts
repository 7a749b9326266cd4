import { sql } from 'kysely'
import { reportUndoDays } from '#contract/cloud-reports.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { emailShown } from '../queries.ts'
import { serializeNames } from './import-queries.ts'

/** Over `cloud_reports`: an upload of the last weeks that wrote something. One that is being read is stopped by it. */
export const revocable = sql<boolean>`(source = 'upload' AND state <> 'takenBack'
  AND imported_at > now() - make_interval(days => ${sql.lit(reportUndoDays)})
  AND (state <> 'failed' OR EXISTS (SELECT FROM cloud_sessions WHERE report_id = cloud_reports.id)))`

export const lockReport = (db: Tx, id: string) =>
  db
    .selectFrom('cloudReports')
    .select(['name', revocable.as('revocable')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * Restores sessions of a report from what other reports said of them and removes the others; returns how many it had.
 */
export async function revokeSessions(db: Tx, report: string): Promise<number> {
  const { numAffectedRows: restored = 0n } = await sql`UPDATE cloud_sessions AS s
    SET stack = v.stack, started_at = v.started_at, seconds = v.seconds, report_id = v.told_by, run = v.run
    FROM cloud_session_versions AS v
    WHERE v.report_id = ${report} AND s.id = v.session_id AND s.report_id = ${report}`.execute(db)
  const { numDeletedRows } = await db.deleteFrom('cloudSessions').where('reportId', '=', report).executeTakeFirst()
  // Later uploads go back no longer to this report's values, but to those it had replaced.
  await sql`UPDATE cloud_session_versions AS later
    SET stack = v.stack, started_at = v.started_at, seconds = v.seconds, told_by = v.told_by, run = v.run
    FROM cloud_session_versions AS v
    WHERE later.told_by = ${report} AND v.report_id = ${report} AND v.session_id = later.session_id`.execute(db)
  await db
    .deleteFrom('cloudSessionVersions')
    .where((row) => row.or([row('toldBy', '=', report), row('reportId', '=', report)]))
    .execute()
  return Number(restored + numDeletedRows)
}

/** A process that still reads it writes no more; a file of this name where reports are fetched is read again. */
export const markTakenBack = (db: Tx, id: string, run: string) =>
  db
    .updateTable('cloudReports')
    .set({ state: 'takenBack', run, fingerprint: '', problem: '', problemDetails: '{}' })
    .where('id', '=', id)
    .execute()

/** Names that were assigned, with whose they are. */
export const assignedNames = (db: Db, limit: number) =>
  db
    .selectFrom('cloudStreamNames')
    .innerJoin('contacts', 'contacts.id', 'cloudStreamNames.contactId')
    .select(['streamUser', 'contactId', emailShown.as('email'), 'cloudStreamNames.createdAt as assignedAt'])
    .select(
      sql<number>`(SELECT count(*)::int FROM cloud_sessions
        WHERE contact_id = contacts.id AND stream_user = cloud_stream_names.stream_user)`.as('sessions'),
    )
    .orderBy('cloudStreamNames.createdAt', 'desc')
    .orderBy('streamUser')
    .limit(limit)
    .execute()

/** Takes a name and its sessions from the person they were given to; undefined: they were given to no person. */
export async function takeName(
  db: Tx,
  streamUser: string,
): Promise<{ contactId: string; sessions: number } | undefined> {
  await serializeNames(db)
  const named = await db
    .deleteFrom('cloudStreamNames')
    .where('streamUser', '=', streamUser)
    .returning('contactId')
    .executeTakeFirst()
  if (!named) return undefined
  const { numUpdatedRows } = await db
    .updateTable('cloudSessions')
    .set({ contactId: null, companyId: null, configurationId: null })
    .where('streamUser', '=', streamUser)
    .where('contactId', '=', named.contactId)
    .executeTakeFirst()
  return { ...named, sessions: Number(numUpdatedRows) }
}
