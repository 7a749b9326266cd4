import type { RolePurpose } from '#contract/roles.ts'
import type { Db } from '#platform/database/database.ts'
import { roleByPurpose } from './queries.ts'

/**
 * For the end of a transaction that disables or deletes an account or gives it another role: refuses with
 * roles.lastManager (409) when no enabled account that can manage roles is left. Such transactions run one after the
 * other.
 */
export { requireRoleManager, roleToGive } from './permissions.ts'
/** Every role by name. */
export { roleNames } from './queries.ts'

/** The role the portal gives by itself to accounts of a kind; throws when there is none. */
export async function roleFor(db: Db, purpose: RolePurpose): Promise<{ id: string; name: string }> {
  const role = await roleByPurpose(db, purpose)
  if (!role) throw new Error(`There is no role for ${purpose}`)
  return role
}
