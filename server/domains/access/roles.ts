import type { Role, RoleInput } from '#contract/roles.ts'
import { fail } from '#platform/failure.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { fixedRole } from './initial-roles.ts'
import { deleteGrants, deleteRoleRow, holdRole, insertRole, lockRole, roleById, updateRole } from './queries.ts'

export async function createRole({ db, audit }: Write, input: RoleInput): Promise<Role> {
  const id = newId()
  await insertRole(db, id, input)
  audit({ kind: 'role', id, after: input })
  return (await roleById(db, id))!
}

type Changes = { [field in keyof RoleInput]?: string | undefined } & { modifiedAt?: string | undefined }

/** Changes the named fields; refuses when somebody else changed the role after `modifiedAt`. */
export async function changeRole({ db, audit }: Write, id: string, { modifiedAt, ...changes }: Changes): Promise<Role> {
  if (!(await holdRole(db, id))) fail('roles.notFound')
  const before = (await roleById(db, id))!
  if (modifiedAt && Date.parse(modifiedAt) !== Date.parse(before.modifiedAt)) fail('request.conflict')
  const input = { name: changes.name ?? before.name, description: changes.description ?? before.description }
  if (before.fixed && input.name !== before.name) fail('roles.cannotRename', { name: before.name }, 'name')
  await updateRole(db, id, input)
  const { name, description } = before
  audit({ kind: 'role', id, before: { name, description }, after: input })
  return (await roleById(db, id))!
}

/** First the role's permissions go, if it has any, then the role; all or nothing. */
export async function deleteRole({ db, audit }: Write, id: string): Promise<void> {
  const { name } = (await lockRole(db, id)) ?? fail('roles.notFound')
  if (name === fixedRole) fail('roles.cannotDelete', { name })
  const { description, accounts } = (await roleById(db, id))!
  if (accounts > 0) fail('roles.inUse', { count: accounts })
  const permissions = await deleteGrants(db, id)
  await deleteRoleRow(db, id)
  audit({ kind: 'role', id, before: { name, description, permissions } })
}
