import type { Holder, Holding } from '#contract/holdings.ts'
import type { Operation } from '#contract/operation.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { type HoldingFacts, holdingById, holdingFacts, lockedHoldingFacts, lockHoldings } from './queries.ts'

export type { HolderKey, HoldingFacts } from './queries.ts'
/** Which holdings an actor sees, over the table `holdings`; whose one is, over left-joined `companies` and `persons`. */
export {
  holder,
  holderColumns,
  holderIn,
  holderKey,
  holderName,
  holderText,
  productLine,
  visibleTo as holdingVisibleTo,
} from './queries.ts'
/** Insert and delete refuse with holdings.taken, holdings.hasLicences and holdings.hasCloudAccounts; see there for their rows. */
export { contactsHolding, deleteHolding, insertHolding, insertHoldingOnce, setConfiguration } from './queries.ts'
/** Holdings an actor sees and the current configuration of some, for queries that do more at once. */
export { holdingRows, settingConfiguration } from './queries.ts'
/** The holdings of a holder that the actor sees, in contract shape. */
export { holdingsOf } from './queries.ts'
export { assignableKinds, requireAssignableProduct } from './assign.ts'

/** A holding the actor sees, with the facts of holder and product. Refuses with holdings.notFound. */
export async function holdingFor(db: Db, actor: Actor, id: string): Promise<HoldingFacts> {
  return (await holdingFacts(db, actor, id)) ?? fail('holdings.notFound')
}

/**
 * `products.mine` opens what belongs to persons to the person; for a company's product whoever calls needs another of the
 * operation's permissions. Refuses with `code`, as if it were not there.
 */
export function requireHolderAccess(
  { permissions }: Actor,
  { kind }: Pick<Holder, 'kind'>,
  { access }: Pick<Operation, 'access'>,
  code: ErrorCode = 'holdings.notFound',
): void {
  const others = [access].flat().filter((one) => one !== 'products.mine')
  if (kind === 'company' && !others.some((one) => permissions.has(one))) fail(code)
}

/** A holding the actor sees and may use with this operation. Refuses with holdings.notFound. */
export async function holdingOf(db: Db, actor: Actor, id: string, operation: Operation): Promise<HoldingFacts> {
  const found = await holdingFor(db, actor, id)
  requireHolderAccess(actor, found.holder, operation)
  return found
}

/** A holding the actor sees, locked until the transaction ends: its current configuration stays what it is. */
export const lockHolding = async (db: Db, actor: Actor, id: string): Promise<HoldingFacts> =>
  (await lockHoldingsOf(db, actor, [id]))[0]!

/** The same for several, in the order of `ids`. */
export async function lockHoldingsOf(db: Db, actor: Actor, ids: readonly string[]): Promise<HoldingFacts[]> {
  const held = new Map((await lockedHoldingFacts(db, actor, ids)).map((one) => [one.id, one]))
  const missing = ids.filter((id) => !held.has(id))
  // One that went to another holder while this waited for it is found by a second look.
  if (missing.length > 0) for (const one of await lockedHoldingFacts(db, actor, missing)) held.set(one.id, one)
  return ids.map((id) => held.get(id) ?? fail('holdings.notFound'))
}

/** Locks a holding together with all that share `configurationId`; their ids. Call it before anything else is locked. */
export async function lockSharing(db: Db, actor: Actor, id: string, configurationId: string): Promise<string[]> {
  await holdingFor(db, actor, id)
  const rows = await lockHoldings(db, id, configurationId)
  return rows.filter((row) => row.configurationId === configurationId).map((row) => row.id)
}

/** A holding in contract shape. Refuses with holdings.notFound. */
export async function readHolding(db: Db, actor: Actor, id: string): Promise<Holding> {
  return (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
}
