import type { CloudPlaces } from '#contract/cloud-places.ts'
import { portalDay } from '#contract/time-zone.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { dayWords } from '#texts/passport-words.ts'
import { activeSeats } from '../accounts/configuration-queries.ts'
import { blockedUntil, lockedUntil, undoSeconds } from '../rules.ts'
import { readSettings } from '../settings/settings.ts'
import { tellOfPlace } from './given-mail.ts'
import { insertUsers, lastChange, lockAccess, peopleOf, placesRows } from './user-queries.ts'
import {
  lockVisibleConfiguration,
  requirePlaces,
  requireRunning,
  switchAccess,
  type AccessChange,
  takeLater,
} from './users.ts'

type Reading = Read & Pick<Installation, 'settings' | 'clock'>

/** Weeks for which places are locked; none for staff with cloud.edit. */
const weeksFor = async (call: Reading): Promise<number | null> =>
  call.actor.permissions.has('cloud.edit') ? null : (await readSettings(call)).blockWeeks

const shown = (
  { changedAt, ...row }: Awaited<ReturnType<ReturnType<typeof placesRows>['execute']>>[number],
  weeks: number | null,
  now: Date,
): CloudPlaces => ({
  ...row,
  lockedUntil: weeks === null ? null : lockedUntil(weeks, now).toISOString(),
  blockedUntil: weeks === null ? null : (blockedUntil({ ...row, changedAt }, weeks, now)?.toISOString() ?? null),
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
  const weeks = await weeksFor(call)
  return rows.map((row) => shown(row, weeks, call.clock())).filter(({ state }) => state !== 'expired')
}

/** One account as the company's own people see it. Refuses with cloud.notFound. */
export async function readPlaces(call: Reading, id: string): Promise<CloudPlaces> {
  const row = await placesRows(call.db, call.actor).where('cloudConfigurations.id', '=', id).executeTakeFirst()
  return row ? shown(row, await weeksFor(call), call.clock()) : fail('cloud.notFound')
}

export const readPlacesWithPeople = async (call: Reading, id: string) => ({
  ...(await readPlaces(call, id)),
  users: await peopleOf(call.db, id),
})

/**
 * Gives people of the own company places, or takes them, outside the blocking period: all of them, or none. Staff with
 * cloud.edit are not blocked.
 */
export async function setPlaces(
  call: Write,
  id: string,
  contacts: readonly string[],
  { active, undoable }: AccessChange,
): Promise<CloudPlaces> {
  const { db, actor, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  requireRunning(configuration, clock())
  const wanted = [...new Set(contacts)].toSorted()
  const changing: string[] = []
  for (const contactId of wanted) {
    const before = await lockAccess(db, id, contactId)
    if (before?.active !== active) changing.push(contactId)
    // Given again before the minute is over: it is not taken.
    else if (active) await switchAccess(call, configuration, before, true)
  }
  // A repeated press changes nothing, so the blocking period does not apply.
  if (changing.length === 0) return readPlaces(call, id)
  const { seats } = configuration
  const used = await activeSeats(db, id)
  const weeks = await weeksFor(call)
  const until = weeks && blockedUntil({ seats, used, changedAt: await lastChange(db, id) }, weeks, clock())
  if (until) fail('cloud.blocked', { until: until.toISOString(), day: dayWords(portalDay(until)) })
  const { known } = await insertUsers(db, id, configuration.companyId, changing, actor.accountId)
  if (known < changing.length) fail('cloud.userNotFound')
  if (active) requirePlaces(seats, used, changing.length)
  for (const contactId of changing) {
    const user = (await lockAccess(db, id, contactId)) ?? fail('cloud.userNotFound')
    // A place given a moment ago is taken back at once: its mail has not been sent.
    const justGiven = clock().getTime() - Date.parse(user.lastActivatedAt ?? '') < undoSeconds * 1000
    if (undoable && !active && !justGiven) await takeLater(call, id, user)
    else await switchAccess(call, configuration, user, active)
    if (active) await tellOfPlace(call, id, contactId)
  }
  return readPlaces(call, id)
}
