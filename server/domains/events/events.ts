import type { z } from 'zod'
import type { Event, EventInput, planEvent as planOperation, updateEvent as updateOperation } from '#contract/events.ts'
import { windowOf } from '#contract/event-times.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { addPlaces } from './codes.ts'
import { releasePlaces, removePlacesBeyond } from './place-queries.ts'
import { eventById, eventsMeanwhile, insertEvent, lockEvent, removeEvent, stackById, writeEvent } from './queries.ts'
import { placesAtOnce } from './rules.ts'
import { endSessions } from './tasks.ts'

/** One event. Refuses with events.notFound. */
export const readEvent = async ({ db }: Pick<Read, 'db'>, id: string): Promise<Event> =>
  (await eventById(db, id)) ?? fail('events.notFound')

/** From when until when it is. Refuses with events.endsBeforeStart and events.tooLong. */
function momentsOf(times: Parameters<typeof windowOf>[0]) {
  const window = windowOf(times)
  return typeof window === 'string' ? fail(window, undefined, 'to') : window
}

/** What is stored of what was entered. */
function storedOf({ from, to, ...rest }: EventInput) {
  const { overnight: _, ...moments } = momentsOf({ day: rest.day, from, to })
  return { ...rest, fromTime: from, toTime: to, ...moments }
}

/** A stack that was not chosen before must be there still. */
async function refuseUnknownStack(db: Db, stackId: string): Promise<void> {
  const stack = await stackById(db, stackId)
  if (!stack || stack.gone) fail('cloud.stackUnknown', undefined, 'stackId')
}

const audited = ({ name, places, stackId, startsAt, endsAt }: Event) => ({ name, places, stackId, startsAt, endsAt })

export async function createEvent(call: Write, input: EventInput): Promise<Event> {
  const { db, actor, audit, clock } = call
  const row = storedOf(input)
  if (row.endsAt <= clock()) fail('events.alreadyOver', undefined, 'day')
  await refuseUnknownStack(db, input.stackId)
  const id = newId()
  await insertEvent(db, id, row, actor.accountId)
  await addPlaces(call, id, 1, input.places)
  const created = await readEvent(call, id)
  audit({ kind: 'event', id, after: audited(created) })
  return created
}

type Update = z.output<typeof updateOperation.body>

/** Changes an event; links of remaining places stay valid. */
export async function updateEvent(call: Write, id: string, { modifiedAt, ...input }: Update): Promise<Event> {
  const { db, actor, audit, clock, jobs } = call
  const before = (await lockEvent(db, id)) ?? fail('events.notFound')
  if (modifiedAt !== undefined && modifiedAt !== before.modifiedAt) fail('request.conflict')
  const row = storedOf(input)
  const moved = row.startsAt.toISOString() !== before.startsAt || row.endsAt.toISOString() !== before.endsAt
  if (moved && row.endsAt <= clock()) fail('events.alreadyOver', undefined, 'day')
  const otherStack = input.stackId !== before.stackId
  if (otherStack) await refuseUnknownStack(db, input.stackId)
  // Running sessions are on the former stack, or begin before the links work.
  if (otherStack || (moved && row.opensAt > clock())) await releasePlaces(db, id, {}, clock())
  await writeEvent(db, id, row, actor.accountId)
  if (input.places > before.places) await addPlaces(call, id, before.places + 1, input.places)
  if (input.places < before.places) {
    await releasePlaces(db, id, { beyond: input.places }, clock())
    await removePlacesBeyond(db, id, input.places)
  }
  await jobs.send(endSessions, {})
  const after = await readEvent(call, id)
  audit({ kind: 'event', id, before: audited(before), after: audited(after) })
  return after
}

export async function deleteEvent({ db, audit, jobs, clock }: Write, id: string): Promise<void> {
  const before = (await lockEvent(db, id)) ?? fail('events.notFound')
  await releasePlaces(db, id, {}, clock())
  await removeEvent(db, id)
  await jobs.send(endSessions, {})
  audit({ kind: 'event', id, before: audited(before) })
}

/** What an event would overlap with, and how many places would be taken at once. */
export async function planEvent({ db }: Read, query: z.output<typeof planOperation.query>) {
  const { stackId, except, places, ...times } = query
  const { opensAt, startsAt, endsAt, overnight } = momentsOf(times)
  const stack = (await stackById(db, stackId)) ?? fail('cloud.stackUnknown', undefined, 'stackId')
  const others = await eventsMeanwhile(db, { stackId, opensAt, endsAt, except })
  const needed = placesAtOnce(
    { places, opensAt, endsAt },
    others.map((one) => ({ places: one.places, opensAt: new Date(one.opensAt), endsAt: new Date(one.endsAt) })),
  )
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    overnight,
    needed,
    capacity: stack.capacity,
    overlapping: others.slice(0, 20).map(({ opensAt: _opensAt, ...one }) => one),
  }
}
