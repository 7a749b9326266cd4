import type { CloudLaunch } from '#contract/cloud-sessions.ts'
import { berlinDay } from '#licence/days.ts'
import { system } from '#platform/operations/actor.ts'
import { AwsRefusal } from '#platform/outside/aws.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { RunTransaction, Read, Write } from '#platform/operations/operations.ts'
import { hindranceOf } from '../users/access-queries.ts'
import { noAccessOf } from '../users/access-rules.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { placeHeld } from '../rules.ts'
import { insertRefusal, placesFor, placesHeld, stampLaunch, unstampLaunch } from './sign-in-queries.ts'
import { ownPlaces } from './own-places.ts'
import { isAwsFailure, type Place, type Session, settleOwn, streamingOf } from '../streaming.ts'

type Launching = Pick<Installation, 'contributions' | 'clock'> & Pick<Read, 'db'>
type Chosen = Awaited<ReturnType<typeof placesFor>>[number]
type Cause = Parameters<typeof insertRefusal>[1]['cause']

/**
 * Opens a streaming session for a person who signed in. AWS is asked between the transactions: a place is
 * taken in one, and given back in another where AWS has no address for it.
 */
export async function launch(
  call: Launching,
  transaction: RunTransaction,
  contactId: string | null,
  wish: { endOwn: boolean; place?: string | undefined },
): Promise<CloudLaunch> {
  if (!streamingOf(call).setUp()) fail('aws.notConfigured')
  const usable = contactId ? await placesFor(call.db, contactId) : []
  const { endOwn, place: named } = wish
  const chosen = named && named !== 'last' ? usable.find(({ id }) => id === named) : usable[0]
  if (!chosen || !contactId) return withoutAccess(call, contactId)
  if (!named && usable.filter(({ gone }) => !gone).length > 1)
    return { outcome: 'choose', choices: await ownPlaces(call, contactId) }
  const { stackName, fleetName } = chosen
  if (chosen.gone || !fleetName) return { outcome: 'noStack' }
  const place = { stackName, fleetName }
  const refused = async (cause: Cause): Promise<CloudLaunch> => {
    const { id: configurationId, stackId } = chosen
    await transaction((write) => insertRefusal(write.db, { configurationId, stackId, fleetName, cause }).then(noted))
    return { outcome: cause === 'fleet' || cause === 'seats' ? 'full' : 'refused' }
  }
  try {
    const found = await lookAtFleet(call, place, chosen.streamUser)
    if (found.full) return await refused('fleet')
    const stamped = await transaction((write) => takePlace(write, chosen, contactId, found.sessions))
    if (stamped === 'gone') return withoutAccess(call, contactId)
    // The account got another stack meanwhile: that one is looked at.
    if (stamped === 'moved') return await launch(call, transaction, contactId, wish)
    if (stamped === 'full') return await refused('seats')
    try {
      const streamingUrl = await streamingOf(call).address(place, chosen.streamUser)
      // Last of all: a person who is refused goes on where they were.
      return { outcome: 'started', streamingUrl, ownSession: await settleOwn(streamingOf(call), found.own, endOwn) }
    } catch (error) {
      await transaction(({ db }) => unstampLaunch(db, chosen.id, contactId, stamped.at, stamped.before).then(noted))
      throw error
    }
  } catch (error) {
    if (!isAwsFailure(error)) throw error
    if (!(error instanceof AwsRefusal)) return refused('away')
    return error.code === 'ResourceNotAvailableException' ? refused('fleet') : refused('refused')
  }
}

/** For people without a place to stream at, with the reason where it is known. */
async function withoutAccess({ db, clock }: Launching, contactId: string | null): Promise<CloudLaunch> {
  const noAccess = contactId && noAccessOf(await hindranceOf(db, contactId), berlinDay(clock()))
  return { outcome: 'noAccess', ...(noAccess && { noAccess }) }
}

const noted = (): void => undefined

/** Who else streams there, whether there is room, and the person's own sessions. */
async function lookAtFleet(call: Launching, place: Place, streamUser: string) {
  const streaming = streamingOf(call)
  const [fleet, all] = await Promise.all([streaming.fleet(place.fleetName), streaming.sessions(place)])
  const own = all.filter((one) => one.streamUser === streamUser)
  const sessions = all.filter((one) => one.streamUser !== streamUser)
  // A person who streams already needs no further room.
  const full = fleet?.state !== 'RUNNING' || (fleet.available < 1 && own.length === 0)
  return { sessions, own, full }
}

/** Takes a place of the configuration, which is locked: never more people than places. */
async function takePlace(write: Write, { id, stackId }: Chosen, contactId: string, sessions: readonly Session[]) {
  const { db, audit, clock } = write
  const configuration = await lockConfiguration(db, system, id)
  // What was chosen before the wait may have been taken away meanwhile.
  const still = (await placesFor(db, contactId)).find((one) => one.id === id)
  if (!configuration || !still) return 'gone'
  if (still.stackId !== stackId) return 'moved'
  const streaming = sessions.map(({ streamUser }) => streamUser)
  if ((await placesHeld(db, id, contactId, streaming, placeHeld)) >= configuration.seats) return 'full'
  const at = clock()
  const before = await stampLaunch(db, id, contactId, at)
  audit({ kind: 'cloudSession', id: contactId, after: { configurationId: id, launched: true } })
  return { at, before }
}
