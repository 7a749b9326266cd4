import { holdingFor } from '#domains/holdings/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { activeSeats } from '../accounts/configuration-queries.ts'
import { insertPending } from '../pending/pending-queries.ts'
import { undoSeconds } from '../rules.ts'
import { applyChanges, endSessions } from '../tasks.ts'
import { isLinked, writeLinked } from './linked-queries.ts'
import { lockActiveUsers, writeAccess } from './user-queries.ts'
import { lockVisibleConfiguration, requireRunning, type AccessChange } from './users.ts'

/**
 * Makes a product of the company the one a configuration is for, or none: then its people lose access with it. A
 * repeated call changes nothing.
 */
export async function setLinked(call: Write, id: string, holdingId: string, { active, undoable }: AccessChange) {
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
