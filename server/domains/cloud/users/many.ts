import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { activeSeats } from '../accounts/configuration-queries.ts'
import { inviteLocked } from '../invitations/invitations.ts'
import { tellOfPlace } from './given-mail.ts'
import { deleteAccess, lockAccess } from './user-queries.ts'
import {
  lockVisibleConfiguration,
  requirePlaces,
  requireRunning,
  switchAccess,
  type AccessChange,
  takeLater,
} from './users.ts'

const inOrder = (contacts: readonly string[]) => [...new Set(contacts)].toSorted()

/** Those of the people named who are on an account's list, locked one after the other. */
async function lockUsers(call: Write, id: string, contacts: readonly string[]) {
  const users = []
  for (const contactId of inOrder(contacts)) {
    const user = await lockAccess(call.db, id, contactId)
    if (user) users.push(user)
  }
  return users
}

/** Switches access of several people, of all or of none; where undoable, off takes effect in a minute. */
export async function setAccessOfMany(
  call: Write,
  id: string,
  contacts: readonly string[],
  { active, undoable }: AccessChange,
): Promise<{ changed: number; pendingUntil: string | null }> {
  const { db, actor, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  if (active) requireRunning(configuration, clock())
  const users = await lockUsers(call, id, contacts)
  if (users.length < inOrder(contacts).length) fail('cloud.userNotFound')
  const changing = users.filter((user) => user.active !== active)
  if (active) requirePlaces(configuration.seats, await activeSeats(db, id), changing.length)
  let pendingUntil: string | null = null
  for (const user of users) {
    if (!active && undoable && user.active) pendingUntil = await takeLater(call, id, user)
    else await switchAccess(call, configuration, user, active)
    if (active && !user.active) await tellOfPlace(call, id, user.contactId)
  }
  return { changed: changing.length, pendingUntil }
}

/** Invites several people; who was invited a moment ago is left out. */
export async function inviteUsers(call: Write, id: string, contacts: readonly string[]): Promise<{ invited: number }> {
  const { db, actor, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, id)
  requireRunning(configuration, clock())
  let invited = 0
  for (const contactId of inOrder(contacts)) if (await inviteLocked(call, configuration, contactId)) invited += 1
  return { invited }
}

/** Takes people without access off an account; who is none of its people already is not counted. */
export async function removeUsers(call: Write, id: string, contacts: readonly string[]): Promise<{ removed: number }> {
  const { db, actor, audit } = call
  await lockVisibleConfiguration(db, actor, id)
  const users = await lockUsers(call, id, contacts)
  if (users.some(({ active }) => active)) fail('cloud.userHasAccess')
  const gone = users.map(({ contactId }) => contactId)
  if (gone.length > 0) await deleteAccess(db, id, gone)
  for (const contactId of gone)
    audit({ kind: 'cloudAccess', id: contactId, before: { configurationId: id, active: false } })
  return { removed: gone.length }
}
