import { clockTime, transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import { type InitialRole, permissionCatalogue } from '#contract/permissions.ts'
import type { PermissionInput, PermissionWords, Role, RoleInput, RolePurpose } from '#contract/roles.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countNaming, countRows } from '#platform/database/count-rows.ts'
import { newId } from '#platform/database/ids.ts'

/** Brings the catalogue of permissions up to date; names and guards follow the release. Returns the new keys. */
export async function upsertPermissions(db: Db): Promise<ReadonlySet<string>> {
  const known = new Set((await db.selectFrom('permissions').select('key').execute()).map(({ key }) => key))
  await db
    .insertInto('permissions')
    .values(permissionCatalogue.map(({ key, id, guards, de, en }) => ({ key, id, guards, nameDe: de, nameEn: en })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((old) => ({
        guards: old.ref('excluded.guards'),
        nameDe: old.ref('excluded.nameDe'),
        nameEn: old.ref('excluded.nameEn'),
      })),
    )
    .execute()
  return new Set(permissionCatalogue.map(({ key }) => key).filter((key) => !known.has(key)))
}

/** Grants an initial role the permissions of a new release, whatever its present name; a deleted role gets none. */
export const grantToRole = (db: Db, seededAs: InitialRole, keys: readonly string[]) =>
  db
    .insertInto('rolePermissions')
    .columns(['roleId', 'permissionKey'])
    .expression((from) =>
      from
        .selectFrom('roles')
        .innerJoin('permissions', (join) => join.on('permissions.key', 'in', keys))
        .where('roles.seededAs', '=', seededAs)
        .select(['roles.id', 'permissions.key']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const countRoles = (db: Db): Promise<number> => countRows(db.selectFrom('roles'))

/** Adds an initial role unless it is there, with its permissions. */
export async function seedRole(
  db: Db,
  role: RoleInput & { name: InitialRole },
  permissions: readonly string[],
): Promise<void> {
  const added = await db
    .insertInto('roles')
    // The first start in production or an administrator decides whether a second factor is required.
    .values({ id: newId(), ...role, seededAs: role.name, factorRequired: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added || permissions.length === 0) return
  await db
    .insertInto('rolePermissions')
    .values(permissions.map((permissionKey) => ({ roleId: added.id, permissionKey })))
    .execute()
}

/** Decides for all undecided roles: those seeded as one of these require a second factor. */
export const requireFactors = (db: Db, seeded: readonly InitialRole[]) =>
  db
    .updateTable('roles')
    .set({
      factorRequired: sql`coalesce(seeded_as = ANY(${seeded}), false)`,
      factorRequiredSince: sql`CASE WHEN seeded_as = ANY(${seeded}) THEN now() END`,
    })
    .where('factorRequired', 'is', null)
    .execute()

export const roleByPurpose = (db: Db, purpose: RolePurpose) =>
  db.selectFrom('roles').select(['id', 'name']).where('purpose', '=', purpose).executeTakeFirst()

const rolesWithCounts = (db: Db) =>
  db
    .selectFrom('roles')
    .select(['id', 'name', 'description', 'modifiedAt'])
    .select(['landing', 'factorLanding', 'studentVersion', 'showsCustomerNumber'])
    .select('factorGraceDays')
    .select(sql<boolean>`factor_required IS TRUE`.as('factorRequired'))
    .select('purpose')
    .select(sql<boolean>`purpose IS NOT DISTINCT FROM 'administrator'`.as('fixed'))
    .select(countNaming('accounts.roleId', 'roles.id').as('accounts'))
    .select(countNaming('rolePermissions.roleId', 'roles.id').as('permissions'))

export const allRoles = async (db: Db): Promise<Role[]> => await rolesWithCounts(db).orderBy(sql`lower(name)`).execute()

export const roleById = async (db: Db, id: string): Promise<Role | undefined> =>
  await rolesWithCounts(db).where('id', '=', id).executeTakeFirst()

/** Locks a role against changes and deletion until the transaction ends. */
export const lockRoleForChange = (db: Tx, id: string) =>
  db.selectFrom('roles').select(['id', 'name', 'purpose']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Like lockRoleForChange, and no account takes the role meanwhile. */
export const lockRole = (db: Tx, id: string) =>
  db.selectFrom('roles').select(['id', 'name', 'purpose']).where('id', '=', id).forUpdate().executeTakeFirst()

const taken = ({ name }: RoleInput) =>
  onConstraint({
    roles_name_key: () => fail('roles.nameTaken', { name }, 'name'),
    roles_purpose_key: () => fail('request.conflict', undefined, 'purpose'),
  })

/** Takes a purpose from whichever role but this one has it. */
export const freePurpose = (db: Db, purpose: RolePurpose, but: string) =>
  db
    .updateTable('roles')
    .set({ purpose: null, modifiedAt: clockTime })
    .where('purpose', '=', purpose)
    .where('id', '!=', but)
    .execute()

export const insertRole = (db: Db, id: string, role: RoleInput) =>
  db
    .insertInto('roles')
    .values({ id, ...role, factorRequiredSince: role.factorRequired ? transactionTime : null })
    .execute()
    .catch(taken(role))

export const updateRole = (db: Db, id: string, role: RoleInput) =>
  db
    .updateTable('roles')
    .set({
      ...role,
      // An undecided role stays undecided unless the factor is required: the first start in production decides.
      factorRequired: role.factorRequired || sql`CASE WHEN factor_required IS NOT NULL THEN false END`,
      // The grace period begins when it is switched on, and not again at every change of the role.
      factorRequiredSince: sql`CASE WHEN ${role.factorRequired} THEN coalesce(factor_required_since, now()) END`,
      modifiedAt: clockTime,
    })
    .where('id', '=', id)
    .execute()
    .catch(taken(role))

export const deleteRoleRow = (db: Db, id: string) => db.deleteFrom('roles').where('id', '=', id).execute()

const permissionColumns = ['key', 'permissions.id', 'guards', 'nameDe', 'nameEn'] as const

export const allPermissions = (db: Db) =>
  db.selectFrom('permissions').select(permissionColumns).orderBy('key').execute()

export const permissionsOfRole = (db: Db, roleId: string) =>
  db
    .selectFrom('permissions')
    .leftJoin('rolePermissions', (join) => join.onRef('permissionKey', '=', 'key').on('roleId', '=', roleId))
    .select(permissionColumns)
    .select(sql<boolean>`role_id IS NOT NULL`.as('granted'))
    .orderBy('key')
    .execute()

export const permissionByKey = (db: Db, key: string) =>
  db.selectFrom('permissions').select(permissionColumns).where('key', '=', key).executeTakeFirst()

export const permissionKey = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('permissions').select('key').where('id', '=', id).executeTakeFirst())?.key

export const insertPermission = (db: Db, id: string, permission: PermissionInput) =>
  db
    .insertInto('permissions')
    .values({ id, ...permission })
    .execute()
    .catch(onConstraint({ permissions_pkey: () => fail('permissions.keyTaken', { key: permission.key }, 'key') }))

export const updatePermission = (db: Db, key: string, words: PermissionWords) =>
  db.updateTable('permissions').set(words).where('key', '=', key).execute()

/** Deletes a permission and every grant of it; returns the names of the roles that had it. */
export async function deletePermissionRow(db: Db, key: string): Promise<string[]> {
  const roles = await db
    .deleteFrom('rolePermissions')
    .using('roles')
    .whereRef('roles.id', '=', 'rolePermissions.roleId')
    .where('permissionKey', '=', key)
    .returning('roles.name')
    .execute()
  await db.deleteFrom('permissions').where('key', '=', key).execute()
  return roles.map(({ name }) => name).toSorted()
}

/** Grants the permission; false when the role already had it. */
export async function insertGrant(db: Db, roleId: string, permissionKey: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('rolePermissions')
    .values({ roleId, permissionKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Revokes the permission; false when the role did not have it. */
export async function deleteGrant(db: Db, roleId: string, permissionKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rolePermissions')
    .where('roleId', '=', roleId)
    .where('permissionKey', '=', permissionKey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const grantsOf = async (db: Db, roleId: string): Promise<string[]> =>
  (await db.selectFrom('rolePermissions').select('permissionKey').where('roleId', '=', roleId).execute()).map(
    ({ permissionKey }) => permissionKey,
  )

export const roleNames = (db: Db) => db.selectFrom('roles').select(['id', 'name']).orderBy(sql`lower(name)`).execute()

/** Takes all permissions from a role; answers which ones it had. */
export const deleteGrants = async (db: Db, roleId: string): Promise<string[]> =>
  (await db.deleteFrom('rolePermissions').where('roleId', '=', roleId).returning('permissionKey').execute())
    .map(({ permissionKey }) => permissionKey)
    .toSorted()

/** Serializes changes to who has a permission that at least one account must have, until the transaction ends. */
export const lockPermission = (db: Tx, key: string) =>
  db.selectFrom('permissions').select('key').where('key', '=', key).forNoKeyUpdate().executeTakeFirst()

/** Whether some enabled account has the permission. */
export const isHeld = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .innerJoin('rolePermissions', 'rolePermissions.roleId', 'accounts.roleId')
    .select('accounts.id')
    .where('permissionKey', '=', key)
    .where('disabled', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined
