import { allows } from '#contract/access.ts'
import type { Holder, Holding } from '#contract/holdings.ts'
import type { Operation } from '#contract/operation.ts'
import { actingAccount } from '#domains/accounts/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { type HoldingFacts, holdingById, holdingFacts } from './queries.ts'

/**
 * Where the answer to an account's request about a holding goes: to its current address, since the earlier one may
 * belong to another account by now. '' when it no longer sees the holding. Without an account: the given address.
 */
export async function answerAddress(
  db: Db,
  { askedBy, askedEmail }: { askedBy: string | null; askedEmail: string },
  holdingId: string,
): Promise<string> {
  if (askedBy === null) return askedEmail
  const actor = await actingAccount(db, askedBy)
  return actor && (await holdingFacts(db, actor, holdingId)) ? actor.email : ''
}

/** A holding the actor sees, with the facts of holder and product. Refuses with holdings.notFound. */
export async function holdingFor(db: Db, actor: Actor, id: string): Promise<HoldingFacts> {
  return (await holdingFacts(db, actor, id)) ?? fail('holdings.notFound')
}

/**
 * `products.mine` gives persons access to their own holdings; for a company's product the caller needs another of the
 * operation's permissions. Refuses with `code`, as if it were not there.
 */
export function requireHolderAccess(
  { permissions }: Actor,
  { kind }: Pick<Holder, 'kind'>,
  { access }: Pick<Operation, 'access'>,
  code: ErrorCode = 'holdings.notFound',
): void {
  const others = [access].flat().filter((one) => one !== 'products.mine')
  if (
    kind === 'company' &&
    !others.some((one) => (typeof one === 'string' ? permissions.has(one) : allows(one, true, permissions)))
  )
    fail(code)
}

/** A holding the actor sees and may use with this operation. Refuses with holdings.notFound. */
export async function holdingOf(db: Db, actor: Actor, id: string, operation: Operation): Promise<HoldingFacts> {
  const found = await holdingFor(db, actor, id)
  requireHolderAccess(actor, found.holder, operation)
  return found
}

/** A holding in contract shape. Refuses with holdings.notFound. */
export async function readHolding(db: Db, actor: Actor, id: string): Promise<Holding> {
  return (await holdingById(db, actor, id)) ?? fail('holdings.notFound')
}
