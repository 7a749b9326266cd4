import { sql } from 'kysely'
import { isGone } from '#domains/cloud/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { clockMillisecond, clockTime } from '#platform/database/times.ts'

interface NewPlace {
  id: string
  eventId: string
  number: number
  codeHash: Buffer
  codeSealed: string
}

export const insertPlaces = (db: Db, rows: readonly NewPlace[]) => db.insertInto('eventPlaces').values(rows).execute()

/** Takes away the places of an event beyond so many. */
export const removePlacesBeyond = (db: Db, eventId: string, places: number) =>
  db.deleteFrom('eventPlaces').where('eventId', '=', eventId).where('number', '>', places).execute()

/**
 * The place is taken: AppStream reported a session of it at the last query, or an address was given within the time a
 * report takes.
 */
const held = (
  heldMs: number,
) => sql<boolean>`(event_sessions.launched_at > clock_timestamp() - make_interval(secs => ${heldMs / 1000})
  OR EXISTS (SELECT FROM cloud_running_sessions AS r WHERE r.stream_user = event_sessions.stream_user AND r.ended_at IS NULL))`

/** The places of an event, with whether each is in use. */
export const placesOf = (db: Db, eventId: string, heldMs: number) =>
  db
    .selectFrom('eventPlaces')
    .leftJoin('eventSessions', (join) =>
      join.onRef('eventSessions.placeId', '=', 'eventPlaces.id').on('eventSessions.releasedAt', 'is', null),
    )
    .select(['eventPlaces.id', 'number', 'codeSealed'])
    .select(sql<boolean>`coalesce(${held(heldMs)}, false)`.as('inUse'))
    .where('eventId', '=', eventId)
    .orderBy('number')
    .execute()

/** Gives a place another code; undefined when the event has no such place. */
export const giveCode = (
  db: Db,
  eventId: string,
  id: string,
  code: { codeHash: Buffer; codeSealed: string },
): Promise<{ number: number } | undefined> =>
  db
    .updateTable('eventPlaces')
    .set(code)
    .where('eventId', '=', eventId)
    .where('id', '=', id)
    .returning('number')
    .executeTakeFirst()

const byCode = (db: Db, codeHash: Buffer) =>
  db
    .selectFrom('eventPlaces')
    .innerJoin('events', 'events.id', 'eventPlaces.eventId')
    .innerJoin('cloudStacks', 'cloudStacks.id', 'events.stackId')
    .select(['eventPlaces.id', 'number', 'events.id as eventId', 'events.name as event', 'stackId', 'startsAt'])
    .select(['cloudStacks.name as stackName', 'fleetName', isGone.as('gone')])
    .select(['opensAt', 'endsAt'])
    .where('codeHash', '=', codeHash)

/** The place a code opens. */
export const placeByCode = (db: Db, codeHash: Buffer) => byCode(db, codeHash).executeTakeFirst()

/**
 * The same, locked until the transaction ends: a place is taken by one person at a time, and its event cannot change
 * meanwhile.
 */
export async function lockPlace(db: Tx, codeHash: Buffer): Promise<FoundPlace | undefined> {
  // The event before its places, in the order of changes to the event.
  await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', (of) => of.selectFrom('eventPlaces').select('eventId').where('codeHash', '=', codeHash))
    .forShare()
    .executeTakeFirst()
  return byCode(db, codeHash).forUpdate('eventPlaces').executeTakeFirst()
}

export type FoundPlace = NonNullable<Awaited<ReturnType<typeof placeByCode>>>

/** Who has a place: their session, whose browser it is, and whether it counts still. */
export const sessionAt = (db: Db, placeId: string, heldMs: number) =>
  db
    .selectFrom('eventSessions')
    .select(['id', 'streamUser', 'holderHash', 'launchedAt', 'stackId'])
    .select(sql<boolean>`launched_at > clock_timestamp() - make_interval(secs => ${heldMs / 1000})`.as('fresh'))
    .select(held(heldMs).as('held'))
    .where('placeId', '=', placeId)
    .where('releasedAt', 'is', null)
    .executeTakeFirst()

export const insertSession = (
  db: Db,
  row: { id: string; placeId: string; stackId: string; streamUser: string; holderHash: Buffer },
) =>
  db
    .insertInto('eventSessions')
    .values({ ...row, begunAt: clockTime, launchedAt: clockMillisecond })
    .returning('launchedAt as at')
    .executeTakeFirstOrThrow()

export const stampSession = (db: Db, id: string) =>
  db
    .updateTable('eventSessions')
    .set({ launchedAt: clockMillisecond })
    .where('id', '=', id)
    .returning('launchedAt as at')
    .executeTakeFirstOrThrow()

/** Takes a stamp back, unless a later one was set. */
export const unstampSession = (db: Db, id: string, at: string, before: string) =>
  db
    .updateTable('eventSessions')
    .set({ launchedAt: before })
    .where('id', '=', id)
    .where('launchedAt', '=', at)
    .execute()

/** Deletes a session that got no address. */
export const deleteSession = (db: Db, id: string, at: string) =>
  db.deleteFrom('eventSessions').where('id', '=', id).where('launchedAt', '=', at).execute()

/** Releases a place without a running session according to AppStream. */
export const endSession = (db: Db, id: string, at: Date) =>
  db.updateTable('eventSessions').set({ releasedAt: at, endedAt: at }).where('id', '=', id).execute()

/** Releases places: of an event, or one of its places alone. The job ends their sessions. */
export const releasePlaces = (db: Db, eventId: string, which: { place?: string; beyond?: number }, at: Date) =>
  db
    .updateTable('eventSessions')
    .set({ releasedAt: at })
    .where('releasedAt', 'is', null)
    .where('placeId', 'in', (of) => {
      const places = of.selectFrom('eventPlaces').select('id').where('eventId', '=', eventId)
      const one = which.place === undefined ? places : places.where('id', '=', which.place)
      return which.beyond === undefined ? one : one.where('number', '>', which.beyond)
    })
    .execute()
