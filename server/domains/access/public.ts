import { initialRoles, permissionCatalogue } from '#contract/permissions.ts'
import type { Db } from '#platform/database.ts'
import { descriptions } from './initial-roles.ts'
import { countRoles, grantToRole, roleByName, seedRole, upsertPermissions } from './queries.ts'

/**
 * For the end of a transaction that disables or deletes an account or gives it another role: refuses with
 * roles.lastManager (409) when no enabled account that can manage roles is left. Such transactions take turns.
 */
export { keepRoleManager, roleToGive } from './permissions.ts'
export { blockedRole } from './initial-roles.ts'
/** Every role by name. */
export { roleNames } from './queries.ts'

/**
 * Seeds the permission catalogue, and the initial roles into an installation that has none. An older installation gets
 * what is new in this release for its roles of the initial names; what somebody revoked stays revoked. Safe to run in parallel.
 */
export async function seedAccess(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const added = await upsertPermissions(tx)
    const isNew = (await countRoles(tx)) === 0
    for (const role of initialRoles) {
      const held = permissionCatalogue
        .filter((permission) => (permission.roles as readonly string[]).includes(role))
        .map((permission) => permission.key)
      if (isNew) await seedRole(tx, { name: role, description: descriptions[role] }, held)
      const brought = held.filter((key) => added.has(key))
      if (!isNew && brought.length > 0) await grantToRole(tx, role, brought)
    }
  })
}

/** Id of the role with this name; throws when it does not exist. */
export async function roleIdByName(db: Db, name: string): Promise<string> {
  const role = await roleByName(db, name)
  if (!role) throw new Error(`There is no role ${name}`)
  return role.id
}
