import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Fleet, Session, Stack } from '../streaming.ts'
import { isEntitled, blockReasonAtStack } from '../users/access-queries.ts'
import { anyOf } from '#platform/database/in-ids.ts'

/** For `<>`: none of these words. */
const allOf = (words: readonly string[]) => sql<string>`ALL(${words}::text[])`

/** When each stack answered last, the latest first. */
export const lastAnswers = (db: Db) =>
  db.selectFrom('cloudStacks').select(['name', 'lookedAt']).orderBy('lookedAt', 'desc').execute()

/** Stores which stacks there are; all others are marked as gone, and their sessions deleted. */
export async function storeNames(db: Db, names: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('cloudStacks')
    .set({ goneAt: at })
    .where('name', '!=', allOf(names))
    .where('goneAt', 'is', null)
    .where('lookedAt', '<=', at.toISOString())
    .execute()
  await db
    .updateTable('cloudStacks')
    .set({ goneAt: null })
    .where('name', '=', anyOf(names))
    .where('goneAt', 'is not', null)
    .execute()
  await db
    .deleteFrom('cloudRunningSessions')
    .where('stackId', 'in', (gone) => gone.selectFrom('cloudStacks').select('id').where('goneAt', 'is not', null))
    .execute()
}

/** Stores one stack as AppStream reported it. Returns its id; null if a later read was stored first. */
export async function storeStack(
  db: Db,
  { name, displayName, description, fleetName, fleet }: Stack & { fleetName: string | null; fleet: Fleet | undefined },
  at: Date,
): Promise<string | null> {
  const row = {
    displayName,
    description,
    fleetName,
    fleetState: fleet?.state ?? '',
    capacityDesired: fleet?.desired ?? 0,
    capacityRunning: fleet?.running ?? 0,
    capacityInUse: fleet?.inUse ?? 0,
    capacityAvailable: fleet?.available ?? 0,
    lookedAt: at,
    goneAt: null,
  }
  const kept = await db
    .insertInto('cloudStacks')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('cloudStacks.lookedAt', '<=', at.toISOString()),
    )
    .returning('id')
    .executeTakeFirst()
  return kept?.id ?? null
}

/** AppStream was asked to end it, and the mail about it is not sent yet. */
const isEnding = sql<boolean>`(ending_since IS NOT NULL AND ended_at IS NULL)`

/**
 * Stores the reported sessions of a stack and deletes the others, except those being ended. A reported session counts
 * as running again.
 */
export async function storeSessions(db: Db, stackId: string, sessions: readonly Session[], at: Date): Promise<void> {
  await db
    .deleteFrom('cloudRunningSessions')
    .where('stackId', '=', stackId)
    .where((is) => is.not(isEnding))
    .where('id', '!=', allOf(sessions.map(({ id }) => id)))
    .execute()
  if (sessions.length === 0) return
  await db
    .insertInto('cloudRunningSessions')
    .values(
      sessions.map((session) => ({
        ...session,
        stackId,
        lookedAt: at,
        ours: sql`EXISTS (SELECT FROM cloud_users WHERE stream_user = ${session.streamUser})`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((old) => ({
        connected: old.ref('excluded.connected'),
        lookedAt: old.ref('excluded.lookedAt'),
        endingSince: null,
      })),
    )
    .execute()
}

export const noteLook = (db: Db, outcome: { lookedAt: Date } | { failedAt: Date; failure: string }) => {
  const row = 'lookedAt' in outcome ? { ...outcome, failedAt: null, failure: '' } : outcome
  return db
    .insertInto('cloudLooks')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(row))
    .execute()
}

/**
 * Running sessions of people who may not stream there any more, and sessions being ended that AppStream no longer
 * reports. The email is null for deleted people and while staff review the address.
 */
export const unentitledSessions = (db: Db, stackId: string | null) =>
  db
    .selectFrom('cloudRunningSessions')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'cloudRunningSessions.stackId')
    .leftJoin('cloudUsers', 'cloudUsers.streamUser', 'cloudRunningSessions.streamUser')
    .leftJoin('contacts', 'contacts.id', 'cloudUsers.contactId')
    .select(['cloudRunningSessions.id', 'contacts.id as contactId', 'firstName', 'lastName', 'language'])
    .select('email')
    .select(blockReasonAtStack.as('blockReason'))
    .where('endedAt', 'is', null)
    .$call((rows) => (stackId === null ? rows : rows.where('cloudRunningSessions.stackId', '=', stackId)))
    .where((row) => row.or([row('ours', '=', true), row('cloudUsers.contactId', 'is not', null)]))
    .where(
      sql<boolean>`((${isEnding} AND cloud_running_sessions.looked_at < cloud_stacks.looked_at) OR NOT EXISTS (SELECT FROM cloud_access
        JOIN cloud_configurations ON cloud_configurations.id = cloud_access.configuration_id
        JOIN holdings ON holdings.id = cloud_configurations.holding_id
        WHERE cloud_access.contact_id = cloud_users.contact_id
          AND cloud_configurations.stack_id = cloud_running_sessions.stack_id AND ${isEntitled}))`,
    )
    .execute()

/** Notes that a session is about to be ended. */
export const markEnding = (db: Db, id: string, at: Date) =>
  db.updateTable('cloudRunningSessions').set({ endingSince: at }).where('id', '=', id).execute()

/** Notes that a session was ended; false when it was noted before. */
export const markEnded = async (db: Db, id: string, at: Date): Promise<boolean> =>
  (
    await db
      .updateTable('cloudRunningSessions')
      .set({ endedAt: at })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('id')
      .execute()
  ).length > 0
