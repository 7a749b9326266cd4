import type { Db } from '#platform/database.ts'
import { roleByName } from './queries.ts'

/**
 * For the end of a transaction that disables or deletes an account or gives it another role: refuses with
 * roles.lastManager (409) when no enabled account that can manage roles is left. Such transactions take turns.
 */
export { keepRoleManager, roleToGive } from './permissions.ts'
export { blockedRole } from './initial-roles.ts'
/** Every role by name. */
export { roleNames } from './queries.ts'

/** Id of the role with this name; throws when it does not exist. */
export async function roleIdByName(db: Db, name: string): Promise<string> {
  const role = await roleByName(db, name)
  if (!role) throw new Error(`There is no role ${name}`)
  return role.id
}
