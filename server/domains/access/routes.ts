import { listPermissionsOfRole, listRoleNames } from '#contract/account-records.ts'
import * as contract from '#contract/roles.ts'
import { type Actor, seesAllContacts } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import {
  changePermission,
  createPermission,
  deletePermission,
  grantPermission,
  revokePermission,
  setRolePermissions,
  withGuarding,
} from './permissions.ts'
import { allPermissions, allRoles, permissionsOfRole, roleById } from './queries.ts'
import { changeRole, createRole, deleteRole } from './roles.ts'

export const accessRoutes: Route[] = [
  on(contract.listRoles, async ({ db }) => ({ items: await allRoles(db) })),
  on(contract.readRole, async ({ db, params }) => (await roleById(db, params.id)) ?? fail('roles.notFound')),
  on(contract.createRole, (call) => createRole(call, call.body)),
  on(contract.changeRole, (call) => changeRole(call, call.params.id, call.body)),
  on(contract.deleteRole, (call) => deleteRole(call, call.params.id)),
  on(contract.listPermissions, async (call) => ({
    items: (await allPermissions(call.db)).map((one) => withGuarding(call, one)),
  })),
  on(contract.createPermission, (call) => createPermission(call, call.body)),
  on(contract.changePermission, (call) => changePermission(call, call.params.key, call.body)),
  on(contract.deletePermission, (call) => deletePermission(call, call.params.key)),
  on(contract.listRolePermissions, async (call) => {
    const { db, params } = call
    if (!(await roleById(db, params.id))) fail('roles.notFound')
    return { items: (await permissionsOfRole(db, params.id)).map((one) => withGuarding(call, one)) }
  }),
  on(listRoleNames, async ({ db, actor }) => ({
    items: (await allRoles(db)).filter(({ id }) => knowsRole(actor, id)),
  })),
  on(listPermissionsOfRole, async ({ db, actor, params: { id } }) => {
    if (!knowsRole(actor, id) || !(await roleById(db, id))) fail('roles.notFound')
    return { items: (await permissionsOfRole(db, id)).filter(({ granted }) => granted) }
  }),
  on(contract.setRolePermissions, (call) => setRolePermissions(call, call.params.id, call.body.ids, call.body.granted)),
  on(contract.grantPermission, (call) => grantPermission(call, call.params.id, call.params.key)),
  on(contract.revokePermission, (call) => revokePermission(call, call.params.id, call.params.key)),
]

/** Everybody knows their own role, staff every one. */
const knowsRole = (actor: Actor, id: string): boolean => seesAllContacts(actor) || actor.roleId === id
