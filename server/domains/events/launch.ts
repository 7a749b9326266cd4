import { randomBytes } from 'node:crypto'
import type { PlaceLaunch, PlaceTold } from '#contract/event-places.ts'
import { openSession, placeHeld, type SeenFleet, streamingOf } from '#domains/cloud/public.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Call, RunTransaction, Write } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import {
  deleteSession,
  endSession,
  type FoundPlace,
  insertSession,
  lockPlace,
  placeByCode,
  releasePlaces,
  sessionAt,
  stampSession,
  unstampSession,
} from './place-queries.ts'
import { placeState } from './rules.ts'

type Looking = Pick<Call<unknown, unknown, { token: string }>, 'db' | 'body' | 'cookie' | 'clock'>
type Launching = Before<unknown, unknown, { token: string; endOwn: boolean }>

const foundPlace = async (db: Db, code: Buffer): Promise<FoundPlace> =>
  (await placeByCode(db, code)) ?? fail('events.linkUnknown')

const momentsOf = ({ opensAt, endsAt }: FoundPlace) => ({ opensAt: new Date(opensAt), endsAt: new Date(endsAt) })

/** The hash by which this browser is known again; one that comes for the first time is given its cookie. */
function holderOf({ cookie }: Pick<Looking, 'cookie'>): Buffer {
  if (cookie.place !== null) return hashSecret(cookie.place)
  const { secret, hash } = newSecret()
  cookie.setPlace(secret)
  return hash
}

/** What the link of a place is for, and who has it as of the last report. Refuses with events.linkUnknown. */
export async function tellPlace(call: Looking): Promise<PlaceTold> {
  const { db, body, clock } = call
  const found = await foundPlace(db, hashSecret(body.token))
  const holder = holderOf(call)
  const now = clock()
  const session = await sessionAt(db, found.id, placeHeld)
  const own = session?.holderHash.equals(holder)
  const { event, number, opensAt, startsAt, endsAt } = found
  return {
    event,
    number,
    state: placeState(momentsOf(found), now),
    opensAt,
    startsAt,
    endsAt,
    opensIn: Math.max(0, Math.ceil((Date.parse(opensAt) - now.getTime()) / 1000)),
    taken: session?.held ? (own ? 'own' : 'other') : 'free',
  }
}

const ended = (outcome: Exclude<PlaceLaunch['outcome'], 'started'>): PlaceLaunch => ({
  outcome,
  streamingUrl: null,
  ownSession: null,
})

/**
 * Opens a streaming session at a place for the browser with its link. AWS is called between the transactions: one takes
 * the place, another gives it back where there is no address. Refuses with events.linkUnknown.
 */
export async function launchPlace(call: Launching, transaction: RunTransaction): Promise<PlaceLaunch> {
  if (!streamingOf(call).setUp()) fail('aws.notConfigured')
  const code = hashSecret(call.body.token)
  const found = await foundPlace(call.db, code)
  return launchAt(call, transaction, found, { code, holder: holderOf(call) })
}

/** The code of the link, and the browser with it. */
interface Coming {
  code: Buffer
  holder: Buffer
}

/** The same for a place already read; if its event moves to another stack meanwhile, tries there. */
async function launchAt(
  call: Launching,
  transaction: RunTransaction,
  found: FoundPlace,
  coming: Coming,
): Promise<PlaceLaunch> {
  const state = placeState(momentsOf(found), call.clock())
  if (state !== 'open') return ended(state)
  const { stackName, fleetName } = found
  if (found.gone || fleetName === null) return ended('noStack')
  const held = await sessionAt(call.db, found.id, placeHeld)
  const opened = await openSession<Taken, Exclude<PlaceLaunch['outcome'], 'started'> | 'moved'>(streamingOf(call), {
    place: { stackName, fleetName },
    ownUser: held?.holderHash.equals(coming.holder) ? held.streamUser : null,
    endOwn: call.body.endOwn,
    take: (seen) => transaction((write) => takePlace(write, coming, found.stackId, seen)),
    giveBack: (taken) => transaction(({ db }) => giveBack(db, taken)),
  })
  if (typeof opened !== 'string') return opened
  if (opened === 'moved') return launchAt(call, transaction, await foundPlace(call.db, coming.code), coming)
  return ended(opened === 'fleet' ? 'full' : opened)
}

interface Taken {
  id: string
  streamUser: string
  at: string
  /** When an address was given before; null: the place was taken just now. */
  before: string | null
}

/** Takes the place for a browser, one at a time. What was seen of a stack before the wait is judged again. */
async function takePlace(write: Write, { code, holder }: Coming, stackId: string, seen: SeenFleet) {
  const { db, audit, clock } = write
  const found = (await lockPlace(db, code)) ?? fail('events.linkUnknown')
  const at = clock()
  const state = placeState(momentsOf(found), at)
  if (state !== 'open') return state
  if (found.stackId !== stackId) return 'moved'
  const last = await sessionAt(db, found.id, placeHeld)
  // Begun before the event moved: it is ended over there, and is nothing to come back to here.
  const elsewhere = last !== undefined && last.stackId !== stackId
  if (elsewhere) await releasePlaces(db, found.eventId, { place: found.id }, at)
  const held = elsewhere ? undefined : last
  const own = held?.holderHash.equals(holder) ?? false
  if (held && !own && (held.fresh || seen.streaming.includes(held.streamUser))) return 'taken'
  if (seen.full) return 'full'
  if (held && own) {
    const stamped = await stampSession(db, held.id)
    return { id: held.id, streamUser: held.streamUser, ...stamped, before: held.launchedAt } satisfies Taken
  }
  if (held) await endSession(db, held.id, at)
  // A separate user each time: no one gets back into another person's session.
  const streamUser = `event-${randomBytes(13).toString('hex')}`
  const id = newId()
  const stamped = await insertSession(db, { id, placeId: found.id, stackId, streamUser, holderHash: holder })
  audit({ kind: 'eventPlace', id: found.id, after: { eventId: found.eventId, number: found.number, taken: true } })
  return { id, streamUser, ...stamped, before: null } satisfies Taken
}

async function giveBack(db: Db, { id, at, before }: Taken): Promise<void> {
  if (before === null) await deleteSession(db, id, at)
  else await unstampSession(db, id, at, before)
}
