import { grantPermission, listPermissions, listRolePermissions, revokePermission } from '#contract/roles.ts'
import { listPermissionsOfRole } from '#contract/account-records.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Ask, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { writtenPermission } from './written-permission.ts'

export const rolePermissionCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/permissionsbyroleid',
    purpose: 'What a role may do: one’s own, for staff every one.',
    operation: listPermissionsOfRole,
    ...namedBy('id'),
    output: ({ items }) => items.map(writtenPermission),
  }),
  ...(
    [
      ['POST', '/createrolepermission', 'Grant a permission to a role', grantPermission],
      ['DELETE', '/deleterolepermission', 'Revoke a permission from a role', revokePermission],
    ] as const
  ).map(
    ([method, path, purpose, operation]): Call => ({
      method,
      path,
      purpose: `${purpose}; both are named by their ids.`,
      operations: [operation, listPermissions],
      example: { [method === 'POST' ? 'body' : 'query']: { UserRoleID: someId, PermissionID: someId } },
      // The portal names permissions by their key.
      answer: async (ask, { query, body }) => {
        const named = { ...query, ...body }
        const key = await keyOf(ask, requiredId(named, 'PermissionID'))
        await ask(operation, { params: { id: requiredId(named, 'UserRoleID'), key } })
        return true
      },
    }),
  ),
  {
    method: 'DELETE',
    path: '/deleterolepermissions',
    purpose: 'Revoke everything from a role, or nothing where one permission has to stay; 404 when it holds nothing.',
    operations: [revokePermission, listRolePermissions],
    example: { query: { UserRoleID: someId } },
    answer: async (ask, { query }) => {
      const id = requiredId(query, 'UserRoleID')
      return ask.together(async (step) => {
        const held = (await step(listRolePermissions, { params: { id } })).items.filter(({ granted }) => granted)
        for (const { key } of held) await step(revokePermission, { params: { id, key } })
        return held.map(writtenPermission)
      })
    },
  },
]

async function keyOf(ask: Ask, id: string): Promise<string> {
  const { items } = await ask(listPermissions)
  return (items.find((one) => one.id === id) ?? fail('permissions.notFound')).key
}
