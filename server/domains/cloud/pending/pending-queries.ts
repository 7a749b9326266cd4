import { clockTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { PendingCloudChange } from '#contract/cloud-pending.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { streamsIn } from '../accounts/configuration-queries.ts'
import { undoSeconds } from '../rules.ts'
import { contactName } from '#domains/contacts/public.ts'

export interface PendingChange {
  configurationId: string
  kind: PendingCloudChange['kind']
  contactId?: string
  change?: object
}

/** Schedules a change in a minute; one that waits already stays due at its time. Returns when it is due. */
export async function insertPending(
  db: Db,
  { configurationId, kind, contactId, change = {} }: PendingChange,
  by: string | null,
): Promise<string> {
  const row = await db
    .insertInto('cloudPendingChanges')
    .values({
      id: newId(),
      configurationId,
      kind,
      contactId: contactId ?? null,
      change: JSON.stringify(change),
      dueAt: sql`clock_timestamp() + make_interval(secs => ${sql.lit(undoSeconds)})`,
      createdBy: by,
    })
    .onConflict((conflict) =>
      conflict.constraint('cloud_pending_changes_key').doUpdateSet({ kind: sql`excluded.kind` }),
    )
    .returning('dueAt')
    .executeTakeFirstOrThrow()
  return row.dueAt
}

export const pendingOf = (db: Db, configurationId: string): Promise<PendingCloudChange[]> =>
  db
    .selectFrom('cloudPendingChanges')
    .leftJoin('contacts', 'contacts.id', 'cloudPendingChanges.contactId')
    .select(['cloudPendingChanges.id', 'kind', 'contactId', 'dueAt', contactName.as('name')])
    .where('configurationId', '=', configurationId)
    .orderBy('dueAt')
    .orderBy('cloudPendingChanges.id')
    .$castTo<PendingCloudChange>()
    .execute()

/** Takes changes out, each at most once: the transaction that gets a row undoes it or does it. */
export const takePending = (db: Db, configurationId: string, which: { id: string } | { contactId: string }) =>
  db
    .deleteFrom('cloudPendingChanges')
    .where('configurationId', '=', configurationId)
    .where((is) => ('id' in which ? is('id', '=', which.id) : is('contactId', '=', which.contactId)))
    .returning(['kind', 'contactId', 'change', 'createdBy'])
    .executeTakeFirst()

/** Whether something waits that concerns all people of an account. */
export const awaitsChange = async (db: Db, configurationId: string): Promise<boolean> =>
  (await db
    .selectFrom('cloudPendingChanges')
    .select('id')
    .where('configurationId', '=', configurationId)
    .where('contactId', 'is', null)
    .executeTakeFirst()) !== undefined

export const duePending = (db: Db) =>
  db
    .selectFrom('cloudPendingChanges')
    .select(['id', 'configurationId'])
    .where('dueAt', '<=', clockTime)
    .orderBy('dueAt')
    .execute()

const mostNamed = 500

/** Who has access to an account, those first who stream. */
export const affectedBy = (db: Db, configurationId: string) =>
  db
    .selectFrom('cloudAccess')
    .innerJoin('contacts', 'contacts.id', 'cloudAccess.contactId')
    .select(['contacts.id', contactName.as('name'), streamsIn('cloud_access').as('streaming')])
    .where('configurationId', '=', configurationId)
    .where((where) => where.or([where('active', '=', true), streamsIn('cloud_access')]))
    .orderBy(streamsIn('cloud_access'), 'desc')
    .orderBy('lastNameKey')
    .orderBy('contacts.id')
    .limit(mostNamed)
    .execute()
