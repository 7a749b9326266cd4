import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { daysFromNow, fromNow } from '#platform/database/times.ts'

/** Sessions that may not run any more: their event is over, or the place was taken from them. */
export const dueSessions = (db: Db, now: Date, heldMs: number) =>
  db
    .selectFrom('eventSessions')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'eventSessions.stackId')
    .leftJoin('eventPlaces', 'eventPlaces.id', 'eventSessions.placeId')
    .leftJoin('events', 'events.id', 'eventPlaces.eventId')
    .select(['eventSessions.id', 'streamUser', 'cloudStacks.name as stackName', 'fleetName', 'eventPlaces.eventId'])
    .select((row) => row('launchedAt', '<=', fromNow(-heldMs)).as('settled'))
    .where('endedAt', 'is', null)
    .where((row) =>
      row.or([
        row('releasedAt', 'is not', null),
        row('events.id', 'is', null),
        row('events.endsAt', '<=', now.toISOString()),
      ]),
    )
    .orderBy('cloudStacks.name')
    .execute()

export type DueSession = Awaited<ReturnType<typeof dueSessions>>[number]

/** Notes that nothing of the session runs any more; false when that was noted before. */
export const markOver = async (db: Db, id: string, at: Date): Promise<boolean> =>
  (
    await db
      .updateTable('eventSessions')
      .set({ endedAt: at, releasedAt: sql`coalesce(released_at, ${at}::timestamptz)` })
      .where('id', '=', id)
      .where('endedAt', 'is', null)
      .returning('id')
      .execute()
  ).length > 0

/** Who had which place is forgotten after a month. */
export const deleteOldSessions = (db: Db) =>
  db.deleteFrom('eventSessions').where('endedAt', '<', daysFromNow(-30)).execute()
