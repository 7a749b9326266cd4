import type { CloudLaunch } from '#contract/cloud-sessions.ts'
import { portalDay } from '#contract/time-zone.ts'
import { system } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { RunTransaction, Read, Write } from '#platform/operations/operations.ts'
import { blockReasonOf } from '../users/access-queries.ts'
import { noAccessOf } from '../users/access-rules.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { placeHeld } from '../rules.ts'
import { insertRefusal, placesFor, placesHeld, stampLaunch, unstampLaunch } from './sign-in-queries.ts'
import { ownPlaces } from './own-places.ts'
import { streamingOf } from '../streaming.ts'
import { openSession, type SeenFleet } from './open-session.ts'

type Launching = Pick<Installation, 'contributions' | 'clock'> & Pick<Read, 'db'>
type Chosen = Awaited<ReturnType<typeof placesFor>>[number]

/**
 * Opens a streaming session for a person who signed in: at the place they name, or at the only one, or at the one chosen last.
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
  const opened = await openSession<Taken, 'gone' | 'moved' | 'fleet' | 'seats'>(streamingOf(call), {
    place: { stackName, fleetName },
    ownUser: chosen.streamUser,
    endOwn,
    take: async (seen) => (seen.full ? 'fleet' : transaction((write) => takePlace(write, chosen, contactId, seen))),
    giveBack: ({ at, before }) => transaction(({ db }) => unstampLaunch(db, chosen.id, contactId, at, before)),
  })
  if (typeof opened !== 'string') return opened
  if (opened === 'gone') return withoutAccess(call, contactId)
  // The account got another stack meanwhile: try that one.
  if (opened === 'moved') return launch(call, transaction, contactId, wish)
  const refusal = { configurationId: chosen.id, stackId: chosen.stackId, fleetName, cause: opened }
  await transaction(({ db }) => insertRefusal(db, refusal))
  return { outcome: opened === 'fleet' || opened === 'seats' ? 'full' : 'refused' }
}

/** A place that was taken for a user, and what the person's last launch was before. */
interface Taken {
  streamUser: string
  at: string
  before: string | null
}

/** For people without a place to stream at, with the reason where it is known. */
async function withoutAccess({ db, clock }: Launching, contactId: string | null): Promise<CloudLaunch> {
  const noAccess = contactId && noAccessOf(await blockReasonOf(db, contactId), portalDay(clock()))
  return { outcome: 'noAccess', ...(noAccess && { noAccess }) }
}

/** Takes a place of the configuration, which is locked: never more people than places. */
async function takePlace(write: Write, { id, stackId, streamUser }: Chosen, contactId: string, seen: SeenFleet) {
  const { db, audit } = write
  const configuration = await lockConfiguration(db, system, id)
  // What was chosen before the wait may have been taken away meanwhile.
  const still = (await placesFor(db, contactId)).find((one) => one.id === id)
  if (!configuration || !still) return 'gone'
  if (still.stackId !== stackId) return 'moved'
  const others = seen.streaming.filter((one) => one !== streamUser)
  if ((await placesHeld(db, id, contactId, others, placeHeld)) >= configuration.seats) return 'seats'
  const stamped = await stampLaunch(db, id, contactId)
  if (!stamped) return 'gone'
  audit({ kind: 'cloudSession', id: contactId, after: { configurationId: id, launched: true } })
  return { ...stamped, streamUser }
}
