import type { Actor } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { type HoldingFacts, lockHoldingFacts, lockHoldings } from './queries.ts'
import { holdingFor } from './visible-holdings.ts'

/** A holding the actor sees, locked until the transaction ends: its current configuration stays what it is. */
export async function lockHolding(db: Tx, actor: Actor, id: string): Promise<HoldingFacts> {
  const [holding] = await lockHoldingsOf(db, actor, [id])
  return holding ?? fail('holdings.notFound')
}

/** The same for several, in the order of `ids`. */
export async function lockHoldingsOf(db: Tx, actor: Actor, ids: readonly string[]): Promise<HoldingFacts[]> {
  const held = new Map((await lockHoldingFacts(db, actor, ids)).map((one) => [one.id, one]))
  const missing = ids.filter((id) => !held.has(id))
  // One whose holder changed while this waited for the lock is found by the second read.
  if (missing.length > 0) for (const one of await lockHoldingFacts(db, actor, missing)) held.set(one.id, one)
  return ids.map((id) => held.get(id) ?? fail('holdings.notFound'))
}

/** Locks a holding together with all that share `configurationId`; their ids. Call it before anything else is locked. */
export async function lockSharing(db: Tx, actor: Actor, id: string, configurationId: string): Promise<string[]> {
  await holdingFor(db, actor, id)
  const rows = await lockHoldings(db, id, configurationId)
  return rows.filter((row) => row.configurationId === configurationId).map((row) => row.id)
}
