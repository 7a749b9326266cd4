import { createPermission, listPermissions } from '#contract/roles.ts'
import { type Call, operationCall } from '../../call.ts'
import { readText, writtenId } from '../../spelling.ts'
import { writtenPermission } from './written-permission.ts'

export const permissionCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/permissions',
    purpose: 'All permissions.',
    operation: listPermissions,
    example: {},
    output: ({ items }) => items.map(writtenPermission),
  }),
  operationCall({
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
]
