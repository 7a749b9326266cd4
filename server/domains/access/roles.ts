import type { Role, RoleInput, RoleSettings } from '#contract/roles.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import { plainSettings } from './initial-roles.ts'
import {
  deleteGrants,
  deleteRoleRow,
  freePurpose,
  lockRoleForChange,
  insertRole,
  lockRole,
  roleById,
  updateRole,
} from './queries.ts'
import { withoutMissing } from '#platform/record.ts'

type Optional<T> = { [field in keyof T]?: T[field] | undefined }
type NewRole = Pick<RoleInput, 'name' | 'description'> & Optional<RoleSettings>

export async function createRole({ db, audit }: Write, given: NewRole): Promise<Role> {
  const id = newId()
  const input: RoleInput = { ...plainSettings, ...withoutMissing(given) }
  await takePurpose(db, id, input.purpose)
  await insertRole(db, id, input)
  audit({ kind: 'role', id, after: given })
  return (await roleById(db, id)) ?? fail('roles.notFound')
}

type Changes = Optional<RoleInput> & { modifiedAt?: string | undefined }

/** Changes the named fields; refuses when another account changed the role after `modifiedAt`. */
export async function changeRole({ db, audit }: Write, id: string, { modifiedAt, ...changes }: Changes): Promise<Role> {
  if (!(await lockRoleForChange(db, id))) fail('roles.notFound')
  const role = (await roleById(db, id)) ?? fail('roles.notFound')
  refuseChangedSince(modifiedAt, role)
  const before = inputOf(role)
  const input: RoleInput = { ...before, ...withoutMissing(changes) }
  if (role.fixed && input.name !== role.name) fail('roles.cannotRename', { name: role.name }, 'name')
  // Newcomers are given a role, so there always is one: another takes over by being chosen.
  if (role.purpose && input.purpose !== role.purpose) fail('roles.purposeNeeded', { name: role.name }, 'purpose')
  if (input.purpose !== role.purpose) await takePurpose(db, id, input.purpose)
  await updateRole(db, id, input)
  audit({ kind: 'role', id, before, after: input })
  return (await roleById(db, id)) ?? fail('roles.notFound')
}

async function takePurpose(db: Write['db'], roleId: string, purpose: RoleInput['purpose']): Promise<void> {
  if (purpose === null) return
  // Who manages the portal and who is shut out is not decided by moving a purpose.
  if (purpose === 'administrator' || purpose === 'blocked') fail('roles.purposeFixed', undefined, 'purpose')
  await freePurpose(db, purpose, roleId)
}

/** The fields of a role that can be set, without the derived ones. */
const inputOf = ({ id: _i, fixed: _f, accounts: _a, permissions: _p, modifiedAt: _m, ...input }: Role): RoleInput =>
  input

/** First the role's permissions go, if it has any, then the role; all or nothing. */
export async function deleteRole({ db, audit }: Write, id: string): Promise<void> {
  const { name, purpose } = (await lockRole(db, id)) ?? fail('roles.notFound')
  if (purpose === 'administrator') fail('roles.cannotDelete', { name })
  const { description, accounts } = (await roleById(db, id)) ?? fail('roles.notFound')
  if (accounts > 0) fail('roles.inUse', { count: accounts })
  if (purpose !== null) fail('roles.purposeNeeded', { name })
  const permissions = await deleteGrants(db, id)
  await deleteRoleRow(db, id)
  audit({ kind: 'role', id, before: { name, description, permissions } })
}
