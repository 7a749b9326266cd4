import { clockTime, transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { Event, EventInput, eventStates } from '#contract/events.ts'
import { isGone, stackName } from '#domains/cloud/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

/** Events with the stack they are on; an actor who may see any sees all. */
export const fromEvents = (db: Db) =>
  db.selectFrom('events').innerJoin('cloudStacks', 'cloudStacks.id', 'events.stackId')

export type EventFilter = 'coming' | 'past' | 'all'

export const shownEvents = (db: Db, show: EventFilter) =>
  show === 'all'
    ? fromEvents(db)
    : fromEvents(db).where('events.endsAt', show === 'coming' ? '>' : '<=', transactionTime)

// Those whose links work while this one's do, itself included; all on the same fleet.
const rivals = sql`events AS r JOIN cloud_stacks AS rs ON rs.id = r.stack_id AND rs.fleet_name = cloud_stacks.fleet_name
  WHERE r.opens_at < events.ends_at AND r.ends_at > events.opens_at`

// The same rule as in `rules.ts`, as SQL.
const needed = sql<number>`coalesce((SELECT max(m.total)::int FROM (
  SELECT (SELECT sum(o.places) FROM events AS o JOIN cloud_stacks AS os ON os.id = o.stack_id
    WHERE os.fleet_name = cloud_stacks.fleet_name AND o.opens_at <= at.moment AND o.ends_at > at.moment) AS total
  FROM (SELECT DISTINCT greatest(r.opens_at, events.opens_at) AS moment FROM ${rivals}) AS at) AS m), events.places)`

const state = sql<(typeof eventStates)[number]>`CASE WHEN events.ends_at <= now() THEN 'over'
  WHEN events.opens_at <= now() THEN 'open' ELSE 'coming' END`

export const capacityOf = sql<number | null>`CASE WHEN fleet_name IS NULL OR gone_at IS NOT NULL THEN NULL
  ELSE capacity_desired END`

export const eventRows = (db: Db) =>
  fromEvents(db)
    .select(['events.id', 'events.name', 'places', 'stackId', 'day', 'fromTime as from', 'toTime as to'])
    .select(['opensAt', 'startsAt', 'endsAt', 'createdAt', 'modifiedAt'])
    .select([stackName.as('stack'), state.as('state'), needed.as('needed'), capacityOf.as('capacity')])
    .select(
      sql<number>`(SELECT count(*)::int FROM ${rivals} AND r.id <> events.id AND events.ends_at > now())`.as(
        'overlaps',
      ),
    )

export const eventById = (db: Db, id: string): Promise<Event | undefined> =>
  eventRows(db).where('events.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockEvent = async (db: Tx, id: string): Promise<Event | undefined> => {
  await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return eventById(db, id)
}

/** Other events on the fleet of a stack while some links work, the first ones first. */
export const eventsMeanwhile = (
  db: Db,
  { stackId, opensAt, endsAt, except }: { stackId: string; opensAt: Date; endsAt: Date; except: string | undefined },
) =>
  fromEvents(db)
    .select(['events.id', 'events.name', 'places', 'startsAt', 'opensAt', 'endsAt'])
    .where('fleetName', '=', (of) =>
      of.selectFrom('cloudStacks as own').select('own.fleetName').where('own.id', '=', stackId),
    )
    .where('opensAt', '<', endsAt.toISOString())
    .where('endsAt', '>', opensAt.toISOString())
    .where('events.id', 'is distinct from', except ?? null)
    .orderBy('startsAt')
    .orderBy('events.id')
    .execute()

/** A stack, with how many people its fleet is set up for; undefined when there is none. */
export const stackById = (db: Db, id: string) =>
  db
    .selectFrom('cloudStacks')
    .select([isGone.as('gone'), capacityOf.as('capacity')])
    .where('id', '=', id)
    .executeTakeFirst()

interface Stored extends Omit<EventInput, 'from' | 'to'> {
  fromTime: string
  toTime: string
  opensAt: Date
  startsAt: Date
  endsAt: Date
}

const stackUnknown = onConstraint({ events_stack_id_fkey: () => fail('cloud.stackUnknown', undefined, 'stackId') })

export const insertEvent = (db: Db, id: string, row: Stored, by: string | null) =>
  db
    .insertInto('events')
    .values({ id, ...row, createdBy: by, modifiedBy: by })
    .execute()
    .catch(stackUnknown)

/** Writes a locked event. */
export const writeEvent = (db: Db, id: string, row: Stored, by: string | null) =>
  db
    .updateTable('events')
    .set({ ...row, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
    .catch(stackUnknown)

export const removeEvent = (db: Db, id: string) => db.deleteFrom('events').where('id', '=', id).execute()
