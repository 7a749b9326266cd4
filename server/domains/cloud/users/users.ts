import type { CloudPlaces } from '#contract/cloud-places.ts'
import type { deactivationResults } from '#contract/cloud-users.ts'
import { termState } from '#contract/cloud-terms.ts'
import { berlinDay } from '#licence/days.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { dayWords } from '#texts/passport-words.ts'
import { activeSeats, lockConfiguration } from '../accounts/configuration-queries.ts'
import { insertPending, takePending } from '../pending/pending-queries.ts'
import { blockedUntil, lockedUntil, undoSeconds } from '../rules.ts'
import { streamingOf } from '../streaming.ts'
import { tellOfPlace } from './given-mail.ts'
import {
  lockActiveUsers,
  insertUsers,
  isLinked,
  isOf,
  lastChange,
  lockAccess,
  peopleOf,
  placesRows,
  writeAccess,
  writeLinked,
} from './user-queries.ts'
import { applyChanges, endSessions } from '../tasks.ts'

type Result = (typeof deactivationResults)[number]
type Configuration = NonNullable<Awaited<ReturnType<typeof lockConfiguration>>>

interface Switching {
  active: boolean
  undoable: boolean
}

/**
 * A configuration the caller sees, locked; changes to its people run one after the other. Refuses with cloud.notFound.
 */
export const lockVisibleConfiguration = async (db: Tx, actor: Actor, id: string): Promise<Configuration> =>
  (await lockConfiguration(db, actor, id)) ?? fail('cloud.notFound')

const requireRunning = (configuration: Configuration, now: Date): void => {
  if (termState(configuration, berlinDay(now)) === 'expired') fail('cloud.expired')
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
async function takeLater(
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
  { active, undoable }: Switching,
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
  if (termState(configuration, berlinDay(call.clock())) === 'expired') return false
  if ((await activeSeats(call.db, configuration.id)) >= configuration.seats) return false
  await switchAccess(call, configuration, user, true)
  return true
}

/**
 * Makes a product of the company the one a configuration is for, or none: then its people lose access with it. A
 * repeated call changes nothing.
 */
export async function setLinked(call: Write, id: string, holdingId: string, { active, undoable }: Switching) {
  const { db, actor, audit, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  requireRunning(configuration, clock())
  const held = await holdingFor(db, actor, holdingId)
  if (held.holder.id !== configuration.companyId || held.product.kind === 'cloud') fail('holdings.notFound')
  if ((await isLinked(db, id, holdingId)) === active) return { active, deactivated: 0, pendingUntil: null }
  if (!active && undoable && (await activeSeats(db, id)) > 0) {
    const change = { holdingId }
    const pendingUntil = await insertPending(db, { configurationId: id, kind: 'product', change }, actor.accountId)
    audit({ kind: 'cloudConfiguration', id, after: { product: holdingId, pending: 'product' } })
    await call.jobs.send(applyChanges, {}, undoSeconds)
    return { active: true, deactivated: 0, pendingUntil }
  }
  if (!active) return { active, deactivated: await applyUnlinking(call, id, holdingId), pendingUntil: null }
  await writeLinked(db, { configurationId: id, holdingId, active, modifiedBy: actor.accountId })
  audit({ kind: 'cloudConfiguration', id, after: { product: holdingId, active } })
  return { active, deactivated: 0, pendingUntil: null }
}

/** Takes the product from a locked configuration, and access from its people; returns from how many. */
export async function applyUnlinking(
  call: Write,
  id: string,
  holdingId: string,
  by = call.actor.accountId,
): Promise<number> {
  const { db, audit } = call
  if (!(await isLinked(db, id, holdingId))) return 0
  await writeLinked(db, { configurationId: id, holdingId, active: false, modifiedBy: by })
  audit({ kind: 'cloudConfiguration', id, after: { product: holdingId, active: false } })
  const users = (await lockActiveUsers(db, id)).map(({ contactId }) => contactId)
  await writeAccess(db, id, users, false, by)
  for (const contactId of users)
    audit({
      kind: 'cloudAccess',
      id: contactId,
      before: { configurationId: id, active: true },
      after: { active: false },
    })
  if (users.length > 0) await call.jobs.send(endSessions, {})
  return users.length
}

type Reading = Read & Pick<Installation, 'settings' | 'clock'>

const shown = (
  { changedAt, ...row }: Awaited<ReturnType<ReturnType<typeof placesRows>['execute']>>[number],
  { actor, settings, clock }: Reading,
): CloudPlaces => ({
  ...row,
  lockedUntil: actor.permissions.has('cloud.edit')
    ? null
    : lockedUntil(settings.CLOUD_BLOCK_WEEKS, clock()).toISOString(),
  blockedUntil: actor.permissions.has('cloud.edit')
    ? null
    : (blockedUntil({ ...row, changedAt }, settings.CLOUD_BLOCK_WEEKS, clock())?.toISOString() ?? null),
})

/** The cloud accounts of the own company that have not expired. */
export async function myCloud(call: Reading): Promise<CloudPlaces[]> {
  const { db, actor } = call
  if (!actor.companyId) return []
  const rows = await placesRows(db, actor)
    .where('companies.id', '=', actor.companyId)
    .orderBy('startDate', 'desc')
    .orderBy('cloudConfigurations.id')
    .execute()
  return rows.map((row) => shown(row, call)).filter(({ state }) => state !== 'expired')
}

/** One account as the company's own people see it. Refuses with cloud.notFound. */
export async function readPlaces(call: Reading, id: string): Promise<CloudPlaces> {
  const row = await placesRows(call.db, call.actor).where('cloudConfigurations.id', '=', id).executeTakeFirst()
  return row ? shown(row, call) : fail('cloud.notFound')
}

export const readPlacesWithPeople = async (call: Reading, id: string) => ({
  ...(await readPlaces(call, id)),
  users: await peopleOf(call.db, id),
})

/**
 * Gives a person of the own company a place, or takes it, outside the blocking period. Staff with cloud.edit are not
 * blocked.
 */
export async function setPlace(
  call: Write,
  id: string,
  contactId: string,
  { active, undoable }: Switching,
): Promise<CloudPlaces> {
  const { db, actor, settings, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  requireRunning(configuration, clock())
  // A repeated press changes nothing, so the blocking period does not apply.
  const before = await lockAccess(db, id, contactId)
  if (before?.active === active) {
    // Given again before the minute is over: it is not taken.
    if (active) await switchAccess(call, configuration, before, true)
    return readPlaces(call, id)
  }
  const facts = { seats: configuration.seats, used: await activeSeats(db, id), changedAt: await lastChange(db, id) }
  const until = actor.permissions.has('cloud.edit') ? null : blockedUntil(facts, settings.CLOUD_BLOCK_WEEKS, clock())
  if (until) fail('cloud.blocked', { until: until.toISOString(), day: dayWords(berlinDay(until)) })
  const { known } = await insertUsers(db, id, configuration.companyId, [contactId], actor.accountId)
  if (known === 0) fail('cloud.userNotFound')
  const user = (await lockAccess(db, id, contactId)) ?? fail('cloud.userNotFound')
  // A place given a moment ago is taken back at once: its mail has not been sent.
  const justGiven = clock().getTime() - Date.parse(user.lastActivatedAt ?? '') < undoSeconds * 1000
  if (undoable && !active && !justGiven) await takeLater(call, id, user)
  else await switchAccess(call, configuration, user, active)
  if (active) await tellOfPlace(call, id, contactId)
  return readPlaces(call, id)
}
