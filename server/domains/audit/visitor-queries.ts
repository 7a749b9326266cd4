import { sql } from 'kysely'
import type { VisitorCount } from '#contract/audit.ts'
import type { Db } from '#platform/database/database.ts'
import { daysFromNow } from '#platform/database/times.ts'

/** What people who were not signed in did, by the hour, with what it was about. */
export const visitorCountRows = (db: Db) =>
  db
    .selectFrom('visitorCounts')
    .select(['visitorCounts.id', 'hour', 'operation', 'reason', 'recordKind', 'recordId', 'count'])
    .select(
      sql`coalesce(CASE record_kind
        WHEN 'company' THEN (SELECT name FROM companies WHERE companies.id::text = record_id)
        WHEN 'ssoProvider' THEN (SELECT display_name FROM sso_providers WHERE sso_providers.id::text = record_id)
        WHEN 'account' THEN (SELECT email FROM accounts WHERE accounts.id::text = record_id)
      END, '')`.as('recordName'),
    )
    .$castTo<VisitorCount>()

export const deleteOldVisitorCounts = (db: Db) =>
  db.deleteFrom('visitorCounts').where('hour', '<', daysFromNow(-366)).execute()
