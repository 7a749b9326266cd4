import type { deactivationResults } from '#contract/cloud-users.ts'
import { termState } from '#contract/cloud-terms.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { activeSeats, lockConfiguration } from '../accounts/configuration-queries.ts'
import { insertPending, takePending } from '../pending/pending-queries.ts'
import { undoSeconds } from '../rules.ts'
import { streamingOf } from '../streaming.ts'
import { tellOfPlace } from './given-mail.ts'
import { insertUsers, isOf, lockAccess, writeAccess } from './user-queries.ts'
import { applyChanges, endSessions } from '../tasks.ts'

type Result = (typeof deactivationResults)[number]
export type Configuration = NonNullable<Awaited<ReturnType<typeof lockConfiguration>>>

export interface AccessChange {
  active: boolean
  undoable: boolean
}

/**
 * A configuration the caller sees, locked; changes to its people run one after the other. Refuses with cloud.notFound.
 */
export const lockVisibleConfiguration = async (db: Tx, actor: Actor, id: string): Promise<Configuration> =>
  (await lockConfiguration(db, actor, id)) ?? fail('cloud.notFound')

export const requireRunning = (configuration: Configuration, now: Date): void => {
  if (termState(configuration, portalDay(now)) === 'expired') fail('cloud.expired')
}

/** Takes contacts of the company among the people of a configuration. */
export async function addUsers({ db, actor, audit, clock }: Write, id: string, contacts: readonly string[]) {
  const configuration = await lockVisibleConfiguration(db, actor, id)
  requireRunning(configuration, clock())
  const wanted = [...new Set(contacts)]
  const { known, added } = await insertUsers(db, id, configuration.companyId, wanted, actor.accountId)
  if (known < wanted.length) fail('contacts.notFound')
  for (const contactId of added)
    audit({ kind: 'cloudAccess', id: contactId, after: { configurationId: id, active: false } })
  return { added: added.length }
}

/** Refuses where fewer places are free than people want one. */
export function requirePlaces(seats: number, used: number, wanted: number): void {
  const free = Math.max(0, seats - used)
  if (wanted <= free) return
  if (wanted === 1) fail('cloud.maxAccess', { seats })
  fail('cloud.tooFewPlaces', { free, wanted })
}

type User = NonNullable<Awaited<ReturnType<typeof lockAccess>>>

/** Switches a locked user's access. Switching on takes back a removal that waits. Refuses with cloud.maxAccess. */
export async function switchAccess(
  { db, actor, audit, jobs }: Write,
  { id, seats }: Pick<Configuration, 'id' | 'seats'>,
  user: User,
  active: boolean,
  by = actor.accountId,
): Promise<void> {
  await takePending(db, id, { contactId: user.contactId })
  if (user.active === active) return
  if (active && (await activeSeats(db, id)) >= seats) fail('cloud.maxAccess', { seats })
  await writeAccess(db, id, [user.contactId], active, by)
  audit({
    kind: 'cloudAccess',
    id: user.contactId,
    before: { configurationId: id, active: user.active },
    after: { active },
  })
  if (!active) await jobs.send(endSessions, {})
}

/** Takes a person's access in a minute: the place stays theirs until then. Answers when. */
export async function takeLater(
  { db, actor, audit, jobs }: Write,
  configurationId: string,
  { contactId }: User,
): Promise<string> {
  const until = await insertPending(db, { configurationId, kind: 'access', contactId }, actor.accountId)
  audit({ kind: 'cloudAccess', id: contactId, after: { configurationId, pending: 'access' } })
  await jobs.send(applyChanges, {}, undoSeconds)
  return until
}

/**
 * Switches a person's access; where undoable, off takes effect in a minute. The results are those of the older program.
 */
export async function setAccess(
  call: Write,
  id: string,
  contactId: string,
  { active, undoable }: AccessChange,
): Promise<{ active: boolean; result: Result; pendingUntil: string | null }> {
  const { db, actor, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  if (active) requireRunning(configuration, clock())
  const user = await lockAccess(db, id, contactId)
  // A contact of the company without access to this account: there is nothing to switch off.
  if (!user && !active && (await isOf(db, configuration.companyId, contactId)))
    return { active, result: 'linkage_contact_old_user_not_found', pendingUntil: null }
  if (!user) return fail('cloud.userNotFound')
  const later = undoable && !active && user.active
  const given = active && !user.active
  const pendingUntil = later ? await takeLater(call, id, user) : null
  if (!later) await switchAccess(call, configuration, user, active)
  if (given) await tellOfPlace(call, id, contactId)
  if (active) return { active, result: 'network_user_ok', pendingUntil }
  if (user.streamUser === null) return { active: later, result: 'network_user_not_found', pendingUntil }
  // A job ends a running session; without a configured cloud it cannot.
  const result = streamingOf(call).setUp() ? 'network_user_ok' : 'networkErrorMsg'
  return { active: later, result, pendingUntil }
}

/** Lets an opened invitation switch access on while places are left; answers whether it did. */
export async function openAccess(call: Write, configuration: Configuration, contactId: string): Promise<boolean> {
  const user = await lockAccess(call.db, configuration.id, contactId)
  if (!user) return false
  if (user.active) return true
  if (termState(configuration, portalDay(call.clock())) === 'expired') return false
  if ((await activeSeats(call.db, configuration.id)) >= configuration.seats) return false
  await switchAccess(call, configuration, user, true)
  return true
}
