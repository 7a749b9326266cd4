import { changeRole, createRole, deleteRole, listRoles } from '#contract/roles.ts'
import { listRoleNames } from '#contract/account-records.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenRole } from '../../entities/role.ts'
import { readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const roleCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/userroles',
    shown: true,
    purpose: 'Roles: one’s own, for staff every one.',
    operation: listRoleNames,
    example: {},
    output: ({ items }) => items.map(writtenRole),
  }),
  operationCall({
    method: 'POST',
    path: '/createuserrole',
    purpose: 'Create a role; answers its id.',
    operation: createRole,
    example: { body: { Name: 'Vertrieb', Description: 'Sieht Firmen und ihre Produkte' } },
    input: ({ body }) => ({ body: { name: readText(body['name']), description: readText(body['description']) } }),
    output: ({ id }) => writtenId(id),
  }),
  operationCall({
    method: 'POST',
    path: '/updateuserrole',
    purpose: 'Change name and description of a role; the password must have been given within ten minutes.',
    operation: changeRole,
    example: { body: { ID: someId, Name: 'Vertrieb', Description: 'Sieht Firmen' } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ID') },
      body: sentFields({ name: readText(body['name']), description: readText(body['description']) }),
    }),
    output: writtenRole,
  }),
  {
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
]
