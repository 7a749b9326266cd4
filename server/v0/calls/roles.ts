import {
  changeRole,
  createPermission,
  createRole,
  deleteRole,
  grantPermission,
  listPermissions,
  listRolePermissions,
  listRoles,
  revokePermission,
} from '#contract/roles.ts'
import { setContactRole } from '#contract/contacts.ts'
import { fail } from '#platform/failure.ts'
import { type Ask, type Call, translated } from '../call.ts'
import { writtenRole } from '../entities.ts'
import { readText, requiredId, sent, writtenId } from '../spelling.ts'
import { someId } from './words.ts'

export const roleCalls: readonly Call[] = [
  translated({
    family: 'roles',
    method: 'GET',
    path: '/userroles',
    shown: true,
    purpose: 'All roles.',
    operation: listRoles,
    example: {},
    output: ({ items }) => items.map(writtenRole),
  }),
  translated({
    family: 'roles',
    method: 'POST',
    path: '/createuserrole',
    purpose: 'Create a role; answers its id.',
    operation: createRole,
    example: { body: { Name: 'Vertrieb', Description: 'Sieht Firmen und ihre Produkte' } },
    input: ({ body }) => ({ body: { name: readText(body['name']), description: readText(body['description']) } }),
    output: ({ id }) => writtenId(id),
  }),
  translated({
    family: 'roles',
    method: 'POST',
    path: '/updateuserrole',
    purpose: 'Change name and description of a role; the password must have been given within ten minutes.',
    operation: changeRole,
    example: { body: { ID: someId, Name: 'Vertrieb', Description: 'Sieht Firmen' } },
    input: ({ body }) => ({
      params: { id: requiredId(body['id'], 'ID') },
      body: sent({ name: readText(body['name']), description: readText(body['description']) }),
    }),
    output: writtenRole,
  }),
  {
    family: 'roles',
    method: 'DELETE',
    path: '/deleteuserrole',
    purpose: 'Delete a role by its name; refused while accounts have it.',
    operations: [deleteRole, listRoles],
    words: { 'roles.cannotDelete': 'cannotDeleteRole' },
    example: { query: { name: 'Vertrieb' } },
    // The documents name the role, the portal its id.
    answer: async (ask, { query }) => {
      const { items } = await ask(listRoles)
      const { id } = items.find(({ name }) => name === query['name']) ?? fail('roles.notFound')
      await ask(deleteRole, { params: { id } })
      return true
    },
  },
  {
    family: 'roles',
    method: 'GET',
    path: '/permissionsbyroleid',
    purpose: 'What a role may do.',
    operations: [listRolePermissions],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const { items } = await ask(listRolePermissions, { params: { id: requiredId(query['id'], 'id') } })
      return items.filter(({ granted }) => granted).map(writtenPermission)
    },
  },
  translated({
    family: 'roles',
    method: 'GET',
    path: '/permissions',
    purpose: 'All permissions.',
    operation: listPermissions,
    example: {},
    output: ({ items }) => items.map(writtenPermission),
  }),
  translated({
    family: 'roles',
    method: 'POST',
    path: '/createpermission',
    purpose: 'Create a permission of one’s own; answers its id.',
    operation: createPermission,
    example: { body: { Name: 'erp.abgleich', Description: 'Abgleich mit dem ERP' } },
    input: ({ body }) => {
      const name = readText(body['name'])
      return { body: { key: name, guards: readText(body['description']) ?? '', nameDe: name, nameEn: name } }
    },
    output: ({ id }) => writtenId(id),
  }),
  ...(
    [
      ['POST', '/createrolepermission', 'Grant a permission to a role', grantPermission],
      ['DELETE', '/deleterolepermission', 'Revoke a permission from a role', revokePermission],
    ] as const
  ).map(
    ([method, path, purpose, operation]): Call => ({
      family: 'roles',
      method,
      path,
      purpose: `${purpose}; both are named by their ids.`,
      operations: [operation, listPermissions],
      example: { [method === 'POST' ? 'body' : 'query']: { UserRoleID: someId, PermissionID: someId } },
      // The portal names permissions by their key.
      answer: async (ask, { query, body }) => {
        const named = { ...query, ...body }
        const key = await keyOf(ask, requiredId(named['permissionid'], 'PermissionID'))
        await ask(operation, { params: { id: requiredId(named['userroleid'], 'UserRoleID'), key } })
        return true
      },
    }),
  ),
  {
    family: 'roles',
    method: 'DELETE',
    path: '/deleterolepermissions',
    purpose: 'Revoke everything from a role; 404 when it holds nothing.',
    operations: [revokePermission, listRolePermissions],
    example: { query: { UserRoleID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query['userroleid'], 'UserRoleID')
      const held = (await ask(listRolePermissions, { params: { id } })).items.filter(({ granted }) => granted)
      for (const { key } of held) await ask(revokePermission, { params: { id, key } })
      return held.map(writtenPermission)
    },
  },
  translated({
    family: 'roles',
    method: 'POST',
    path: '/updateuser',
    shown: true,
    purpose:
      'Give the account of a contact another role. Verified and Disable decide nothing: the role of blocked accounts blocks.',
    operation: setContactRole,
    words: { 'contacts.errorSaveRole': 'errorSaveRole' },
    example: { body: { ContactID: someId, MDUserRoleID: someId } },
    input: ({ body }) => ({
      params: { id: requiredId(body['contactid'], 'ContactID') },
      body: { roleId: requiredId(body['mduserroleid'], 'MDUserRoleID') },
    }),
    output: ({ roleId, disabled }) => ({ MDUserRoleID: writtenId(roleId), Disable: disabled }),
  }),
]

const writtenPermission = ({ id, key, nameEn }: { id: string; key: string; nameEn: string }) => ({
  ID: writtenId(id),
  Name: key,
  Description: nameEn,
})

async function keyOf(ask: Ask, id: string): Promise<string> {
  const { items } = await ask(listPermissions)
  return (items.find((one) => one.id === id) ?? fail('permissions.notFound')).key
}
