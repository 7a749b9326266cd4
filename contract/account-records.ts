import { z } from 'zod'
import { operation } from './operation.ts'
import { permission, role } from './roles.ts'
import { id, instant, listOf, salutation } from './shapes.ts'

/** An account with its person, as programs know it. */
export const accountRecord = z.object({
  id,
  email: z.string(),
  roleId: id,
  /** Null: it has no contact. */
  contactId: id.nullable(),
  salutation,
  firstName: z.string(),
  lastName: z.string(),
  disabled: z.boolean(),
  /** When its address was confirmed; null: not yet. */
  verifiedAt: instant.nullable(),
  secondFactor: z.boolean(),
})
export type AccountRecord = z.infer<typeof accountRecord>

export const findAccount = operation({
  name: 'findAccount',
  method: 'GET',
  path: '/account-records/{email}',
  access: 'signedIn',
  summary: 'The account with exactly this address: one’s own, and for those who see the contacts of all everybody’s.',
  params: z.strictObject({ email: z.string().trim().toLowerCase().min(1).max(254) }),
  output: accountRecord,
  errors: ['accounts.userNotFound'],
})

/** A role by what it is called. */
export const roleName = role.pick({ id: true, name: true, description: true })

export const listRoleNames = operation({
  name: 'listRoleNames',
  method: 'GET',
  path: '/role-names',
  access: 'signedIn',
  summary: 'Roles by name: one’s own, and for those who see the contacts of all every one.',
  output: listOf(roleName),
})

export const listPermissionsOfRole = operation({
  name: 'listPermissionsOfRole',
  method: 'GET',
  path: '/role-names/{id}/permissions',
  access: 'signedIn',
  summary: 'What a role may do: one’s own, and for those who see the contacts of all every one.',
  output: listOf(permission.pick({ key: true, id: true, guards: true, nameDe: true, nameEn: true })),
  errors: ['roles.notFound'],
})
