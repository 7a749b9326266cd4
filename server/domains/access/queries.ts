import type { Db } from '#platform/database.ts'
import { permissionCatalogue } from '#contract/permissions.ts'
import { newId } from '#platform/ids.ts'

/** Brings the catalogue of permissions up to date; names and guards follow the release. */
export async function upsertPermissions(db: Db): Promise<void> {
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
}

export const countRoles = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('roles')
        .select((count) => count.fn.countAll().as('roles'))
        .executeTakeFirstOrThrow()
    ).roles,
  )

/** Adds a role unless one of that name is there, with its permissions. */
export async function insertRole(db: Db, name: string, permissions: readonly string[]): Promise<void> {
  const role = await db
    .insertInto('roles')
    .values({ id: newId(), name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!role || permissions.length === 0) return
  await db
    .insertInto('rolePermissions')
    .values(permissions.map((permissionKey) => ({ roleId: role.id, permissionKey })))
    .execute()
}

export const roleByName = (db: Db, name: string) =>
  db.selectFrom('roles').select(['id', 'name']).where('name', '=', name).executeTakeFirst()
