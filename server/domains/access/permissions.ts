import { permissionCatalogue } from '#contract/permissions.ts'
import type { PermissionInput, PermissionWords, RolePermission } from '#contract/roles.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import type { Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import {
  deleteGrant,
  deletePermissionRow,
  grantsOf,
  insertGrant,
  insertPermission,
  isHeld,
  lockPermission,
  lockRoleForChange,
  permissionByKey,
  permissionKey,
  updatePermission,
} from './queries.ts'
import { withoutMissing } from '#platform/record.ts'

const managing = 'roles.manage'
const catalogued: ReadonlySet<string> = new Set(permissionCatalogue.map(({ key }) => key))

/** Adds whether this release checks the permission anywhere, and which operations ask for it. */
export const withGuarding = <P extends { key: string }>(
  { contributions }: Pick<Installation, 'contributions'>,
  permission: P,
): P & { guarding: boolean; operations: string[] } => ({
  ...permission,
  guarding: catalogued.has(permission.key),
  operations: contributions.operationsAsking(permission.key),
})

export async function createPermission(call: Write, input: PermissionInput) {
  const { db, audit } = call
  const id = newId()
  await insertPermission(db, id, input)
  audit({ kind: 'permission', id, after: input })
  return withGuarding(call, { id, ...input })
}

type Words = { [field in keyof PermissionWords]?: PermissionWords[field] | undefined }

export async function changePermission(call: Write, key: string, changes: Words) {
  const { db, audit } = call
  const { id, nameDe, nameEn, guards } = await ownPermission(db, key)
  const before: PermissionWords = { nameDe, nameEn, guards }
  const after: PermissionWords = { ...before, ...withoutMissing(changes) }
  await updatePermission(db, key, after)
  audit({ kind: 'permission', id, before, after })
  return withGuarding(call, { id, key, ...after })
}

/** Deletes a permission and its grants; the audit log names the roles that lost it. */
export async function deletePermission({ db, audit }: Write, key: string): Promise<void> {
  const { id, nameDe, nameEn, guards } = await ownPermission(db, key)
  const roles = await deletePermissionRow(db, key)
  audit({ kind: 'permission', id, before: { key, nameDe, nameEn, guards, roles } })
}

/** A permission created by an account, locked until the transaction ends; refuses one of the catalogue. */
async function ownPermission(db: Tx, key: string) {
  if (catalogued.has(key)) fail('permissions.ofRelease', { key })
  await lockPermission(db, key)
  return (await permissionByKey(db, key)) ?? fail('permissions.notFound')
}

export async function grantPermission(call: Write, roleId: string, key: string): Promise<RolePermission> {
  const { db, audit } = call
  const { role, permission } = await held(call, roleId, key)
  const added = await insertGrant(db, roleId, key)
  audit({ kind: 'role', id: roleId, ...(added && { after: { role: role.name, granted: key } }) })
  return { ...permission, granted: true }
}

export async function revokePermission(call: Write, roleId: string, key: string): Promise<RolePermission> {
  const { db, audit } = call
  if (key === managing) await lockPermission(db, key)
  const { role, permission } = await held(call, roleId, key)
  if (key === managing && role.purpose === 'administrator') fail('roles.lastManager')
  const removed = await deleteGrant(db, roleId, key)
  if (removed && key === managing) await requireRoleManager(db)
  audit({ kind: 'role', id: roleId, ...(removed && { after: { role: role.name, revoked: key } }) })
  return { ...permission, granted: false }
}

/** Grants several permissions, named by their ids, or revokes them. */
export async function setRolePermissions(call: Write, roleId: string, ids: readonly string[], granted: boolean) {
  if (!(await lockRoleForChange(call.db, roleId))) fail('roles.notFound')
  return eachRecord(call, ids, async (one, id) => {
    const key = (await permissionKey(one.db, id)) ?? fail('permissions.notFound')
    await (granted ? grantPermission : revokePermission)(one, roleId, key)
  })
}

/**
 * The role to give an account that has the role `from`, locked until the transaction ends; undefined when there is
 * none. Without the permission to manage roles an actor gives and takes only permissions it has (permission.missing).
 */
export async function roleToGive(db: Tx, actor: Write['actor'], id: string, from: string) {
  const role = await lockRoleForChange(db, id)
  if (!role || actor.permissions.has(managing)) return role
  requirePermission(actor, ...(await grantsOf(db, id)), ...(await grantsOf(db, from)))
  return role
}

async function held(call: Write, roleId: string, key: string) {
  const { db } = call
  const role = (await lockRoleForChange(db, roleId)) ?? fail('roles.notFound')
  const permission = withGuarding(call, (await permissionByKey(db, key)) ?? fail('permissions.notFound'))
  return { role, permission }
}

/** Refuses with roles.lastManager when the change before it left no enabled account that can manage roles. */
export async function requireRoleManager(db: Tx): Promise<void> {
  await lockPermission(db, managing)
  if (!(await isHeld(db, managing))) fail('roles.lastManager')
}
