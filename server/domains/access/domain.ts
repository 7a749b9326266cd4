import { initialRoles, permissionCatalogue } from '#contract/permissions.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import type { Domain } from '#platform/installation/domain.ts'
import { factorRoles, seededRoles } from './initial-roles.ts'
import { countRoles, grantToRole, requireFactors, seedRole, upsertPermissions } from './queries.ts'
import { accessRoutes } from './routes.ts'

/**
 * Seeds the permission catalogue, and the initial roles into an installation without roles. An older installation gets
 * this release's new grants for its initial roles, renamed or not; revoked grants stay revoked. Safe to run in
 * parallel.
 */
async function seedAccess(db: Db, { production }: Pick<Configuration, 'production'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const added = await upsertPermissions(tx)
    const isNew = (await countRoles(tx)) === 0
    for (const role of initialRoles) {
      const held = permissionCatalogue
        .filter(({ roles }) => roles.some((one) => one === role))
        .map((permission) => permission.key)
      if (isNew) await seedRole(tx, { name: role, ...seededRoles[role] }, held)
      const brought = held.filter((key) => added.has(key))
      if (!isNew && brought.length > 0) await grantToRole(tx, role, brought)
    }
    // Demo accounts sign in directly. The first start in production decides for every role that is still undecided.
    if (production) await requireFactors(tx, factorRoles)
  })
}

/** Roles and their permissions. */
export const accessDomain = { name: 'access', routes: accessRoutes, seed: seedAccess } satisfies Domain
