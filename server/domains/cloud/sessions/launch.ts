import type { CloudLaunch, ErrCode } from '#contract/cloud-sessions.ts'
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

export const refusedWith = (errCode: ErrCode): CloudLaunch => ({ errCode, streamingUrl: null, ownSession: null })

/**
 * Opens a streaming session for somebody who proved who they are. AWS is asked between the transactions: a place is
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
    return { ...refusedWith(0), choices: await ownPlaces(call, contactId) }
  const { stackName, fleetName } = chosen
  if (chosen.gone || !fleetName) return refusedWith(5)
  const place = { stackName, fleetName }
  const refused = async (errCode: ErrCode, cause: Cause) => {
    const { id: configurationId, stackId } = chosen
    await transaction((write) =>
      insertRefusal(write.db, { configurationId, stackId, fleetName, errCode, cause }).then(noted),
    )
    return refusedWith(errCode)
  }
  try {
    const found = await lookAtFleet(call, place, chosen.streamUser)
    if (found.full) return await refused(7, 'fleet')
    const stamped = await transaction((write) => takePlace(write, chosen, contactId, found.sessions))
    if (stamped === 'gone') return withoutAccess(call, contactId)
    // The account got another stack meanwhile: that one is looked at.
    if (stamped === 'moved') return await launch(call, transaction, contactId, wish)
    if (stamped === 'full') return await refused(7, 'seats')
    try {
      const streamingUrl = await streamingOf(call).address(place, chosen.streamUser)
      // Last of all: whoever is refused goes on where they were.
      return { errCode: 0, streamingUrl, ownSession: await settleOwn(streamingOf(call), found.own, endOwn) }
    } catch (error) {
      await transaction(({ db }) => unstampLaunch(db, chosen.id, contactId, stamped.at, stamped.before).then(noted))
      throw error
    }
  } catch (error) {
    if (!isAwsFailure(error)) throw error
    if (!(error instanceof AwsRefusal)) return refused(6, 'away')
    return error.code === 'ResourceNotAvailableException' ? refused(7, 'fleet') : refused(6, 'refused')
  }
}

/** errCode 1 with its reason, for whoever has no place they could stream at. */
async function withoutAccess({ db, clock }: Launching, contactId: string | null): Promise<CloudLaunch> {
  const noAccess = contactId && noAccessOf(await hindranceOf(db, contactId), berlinDay(clock()))
  return { ...refusedWith(1), ...(noAccess && { noAccess }) }
}

const noted = (): void => undefined

/** Who else streams there, whether there is room, and the person's own sessions. */
async function lookAtFleet(call: Launching, place: Place, streamUser: string) {
  const streaming = streamingOf(call)
  const [fleet, all] = await Promise.all([streaming.fleet(place.fleetName), streaming.sessions(place)])
  const own = all.filter((one) => one.streamUser === streamUser)
  const sessions = all.filter((one) => one.streamUser !== streamUser)
  // Whoever streams already needs no room of their own.
  const full = fleet?.state !== 'RUNNING' || (fleet.available < 1 && own.length === 0)
  return { sessions, own, full }
}

/** Takes a place of the configuration for somebody, one at a time: never more people than places. */
async function takePlace(write: Write, { id, stackId }: Chosen, contactId: string, sessions: readonly Session[]) {
  const { db, audit } = write
  const configuration = await lockConfiguration(db, system, id)
  // What was chosen before the wait may have been taken away meanwhile.
  const still = (await placesFor(db, contactId)).find((one) => one.id === id)
  if (!configuration || !still) return 'gone'
  if (still.stackId !== stackId) return 'moved'
  const streaming = sessions.map(({ streamUser }) => streamUser)
  if ((await placesHeld(db, id, contactId, streaming, placeHeld)) >= configuration.seats) return 'full'
  const stamped = await stampLaunch(db, id, contactId)
  if (!stamped) return 'gone'
  audit({ kind: 'cloudSession', id: contactId, after: { configurationId: id, launched: true } })
  return stamped
}
