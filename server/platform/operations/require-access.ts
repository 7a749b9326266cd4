import { allows, allowsService } from '#contract/access.ts'
import { commonErrors } from '#contract/errors.ts'
import type { Operation } from '#contract/operation.ts'
import type { Actor } from './actor.ts'
import type { Configuration } from '../installation/configuration.ts'
import { Failure, fail } from './failure.ts'

/** Refuses with session.required, session.factorRequired or permission.missing who may not call this operation. */
export function requireAccess({ access, withoutFactor }: Operation, actor: Actor): void {
  if (access !== 'public' && !withoutFactor && isFactorOverdue(actor)) fail('session.factorRequired')
  const allowed = actor.service
    ? allowsService(access, actor.permissions)
    : allows(access, actor.accountId !== null, actor.permissions)
  if (!allowed) fail(actor.accountId === null ? 'session.required' : 'permission.missing')
}

/**
 * Refuses with permission.missing who lacks one of these permissions: for what an operation needs beyond its access
 * because of its input or the record it means. What it always needs is its access, which menus and buttons read too.
 */
export function requirePermission({ permissions }: Pick<Actor, 'permissions'>, ...needed: readonly string[]): void {
  if (!needed.every((key) => permissions.has(key))) fail('permission.missing')
}

/** Whether the account must set up a second factor before anything else. */
export const isFactorOverdue = ({ factorDue }: Actor): boolean =>
  factorDue !== undefined && Date.parse(factorDue) <= Date.now()

/** In tests: a refusal the contract does not name for this operation is a fault of the contract. */
export function requireDeclared(
  { name, errors }: Operation,
  error: unknown,
  settings: Pick<Configuration, 'NODE_ENV'>,
) {
  if (settings.NODE_ENV !== 'test' || !(error instanceof Failure)) return
  if (errors.includes(error.code) || commonErrors.includes(error.code)) return
  throw new Error(`${name} refuses with ${error.code}, which its contract does not name`, { cause: error })
}
