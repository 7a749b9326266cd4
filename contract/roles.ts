import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { operation } from './operation.ts'
import { id, instant, listOf, longText, text } from './shapes.ts'

/** Pages accounts of a role may start on. */
export const landings = ['today', 'companies', 'companyProducts', 'myProducts', 'user'] as const
const landing = z.enum(landings)

/** Whom the portal gives a role to by itself; at most one role each. */
export const rolePurposes = ['administrator', 'customer', 'user', 'student', 'blocked'] as const
export type RolePurpose = (typeof rolePurposes)[number]

/** What a role means beyond its permissions. */
export const roleSettings = z.strictObject({
  purpose: z.enum(rolePurposes).nullable(),
  /** Where its accounts start after signing in. */
  landing,
  /** Where they start after a second factor. */
  factorLanding: landing,
  /** They are given the student version when they sign in without it, and start there when it is all they have. */
  studentVersion: z.boolean(),
  /** They see the customer number of their company in the profile. */
  showsCustomerNumber: z.boolean(),
  /** They must have a second factor. */
  factorRequired: z.boolean(),
  /** Days they may still work without one: since this is required, or since they have the role. */
  factorGraceDays: z.number().int().min(0).max(90),
})
export type RoleSettings = z.infer<typeof roleSettings>

const roleText = z.strictObject({ name: text(100), description: longText(500).pipe(z.string().min(1)) })
const roleFields = z.strictObject({ ...roleText.shape, ...roleSettings.shape })

/** What people enter. */
export const roleInput = roleFields
export type RoleInput = z.infer<typeof roleInput>

export const role = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Its name and its right to manage roles are fixed, and it cannot be deleted. */
  fixed: z.boolean(),
  ...roleSettings.shape,
  accounts: z.number().int(),
  permissions: z.number().int(),
  modifiedAt: instant,
})
export type Role = z.infer<typeof role>

export const permission = z.object({
  key: z.string(),
  id,
  guards: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  /** Whether this release asks for it anywhere; one that people created guards nothing yet. */
  guarding: z.boolean(),
  /** The operations of the API that ask for it. */
  operations: z.array(z.string()),
})

export const rolePermission = permission.extend({ granted: z.boolean() })
export type RolePermission = z.infer<typeof rolePermission>

export const permissionInput = z.strictObject({
  key: z
    .string()
    .trim()
    .max(100)
    .regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'input.permissionKey'),
  nameDe: text(100),
  nameEn: text(100),
  guards: text(300),
})
export type PermissionInput = z.infer<typeof permissionInput>
export const permissionWords = permissionInput.omit({ key: true })
export type PermissionWords = z.infer<typeof permissionWords>

export const listRoles = operation({
  name: 'listRoles',
  method: 'GET',
  path: '/roles',
  access: 'roles.manage',
  summary: 'All roles by name, with how many accounts have them and how many permissions they hold.',
  output: listOf(role),
})

export const readRole = operation({
  name: 'readRole',
  method: 'GET',
  path: '/roles/{id}',
  access: 'roles.manage',
  summary: 'One role.',
  output: role,
  errors: ['roles.notFound'],
})

export const createRole = operation({
  name: 'createRole',
  method: 'POST',
  path: '/roles',
  access: 'roles.manage',
  summary:
    'Create a role; it holds no permission at first. Names are unique, upper and lower case alike. Settings left out are those of a role nobody is given by itself.',
  body: z.strictObject({ ...roleText.shape, ...roleSettings.partial().shape }),
  output: role,
  errors: ['roles.nameTaken', 'roles.purposeFixed', 'request.conflict'],
})

export const changeRole = operation({
  name: 'changeRole',
  method: 'PATCH',
  path: '/roles/{id}',
  access: 'roles.manage',
  summary:
    'Change name, description or settings of a role; a purpose given here is taken from the role that had it. The role of administrators keeps its name.',
  body: z.strictObject({ ...roleFields.partial().shape, modifiedAt: instant.optional() }),
  output: role,
  errors: [
    'roles.notFound',
    'roles.nameTaken',
    'roles.purposeNeeded',
    'roles.purposeFixed',
    'roles.cannotRename',
    'request.conflict',
  ],
  confirmed: true,
})

export const deleteRole = operation({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/roles/{id}',
  access: 'roles.manage',
  summary:
    'Delete a role and before it its permissions, if any; refused while accounts have it, and for Administrator.',
  errors: ['roles.notFound', 'roles.inUse', 'roles.cannotDelete', 'roles.purposeNeeded'],
})

export const listPermissions = operation({
  name: 'listPermissions',
  method: 'GET',
  path: '/permissions',
  access: 'roles.manage',
  summary: 'All permissions there are.',
  output: listOf(permission),
})

export const createPermission = operation({
  name: 'createPermission',
  method: 'POST',
  path: '/permissions',
  access: 'roles.manage',
  summary: 'Create a permission under a key of its own. No role holds it, and it guards nothing yet.',
  body: permissionInput,
  output: permission,
  errors: ['permissions.keyTaken'],
})

const byKey = z.object({ key: z.string().min(1).max(100) })

export const changePermission = operation({
  name: 'changePermission',
  method: 'PATCH',
  path: '/permissions/{key}',
  access: 'roles.manage',
  summary:
    'Change the names of a permission of one’s own, and what it is to guard. Those of the catalogue come with the release.',
  params: byKey,
  body: permissionWords.partial(),
  output: permission,
  errors: ['permissions.notFound', 'permissions.ofRelease'],
})

export const deletePermission = operation({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/permissions/{key}',
  access: 'roles.manage',
  summary: 'Delete a permission of one’s own; the roles that hold it lose it.',
  params: byKey,
  errors: ['permissions.notFound', 'permissions.ofRelease'],
})

export const listRolePermissions = operation({
  name: 'listRolePermissions',
  method: 'GET',
  path: '/roles/{id}/permissions',
  access: 'roles.manage',
  summary: 'All permissions, each with whether the role holds it.',
  output: listOf(rolePermission),
  errors: ['roles.notFound'],
})

const ofRole = z.strictObject({ id, ...byKey.shape })

export const grantPermission = operation({
  name: 'grantPermission',
  method: 'PUT',
  path: '/roles/{id}/permissions/{key}',
  access: 'roles.manage',
  summary: 'Grant a permission to a role; running sessions have it within a second.',
  params: ofRole,
  output: rolePermission,
  errors: ['roles.notFound', 'permissions.notFound'],
  confirmed: true,
})

export const revokePermission = operation({
  name: 'revokePermission',
  method: 'DELETE',
  path: '/roles/{id}/permissions/{key}',
  access: 'roles.manage',
  summary:
    'Revoke a permission from a role; running sessions lose it within a second. Administrator keeps `roles.manage`, and so does the last enabled account that has it.',
  params: ofRole,
  output: rolePermission,
  errors: ['roles.notFound', 'permissions.notFound', 'roles.lastManager'],
})

export const setRolePermissions = operation({
  name: 'setRolePermissions',
  method: 'POST',
  path: '/roles/{id}/grants',
  access: 'roles.manage',
  summary:
    'Grant up to 200 permissions to a role or revoke them, each as `grantPermission` and `revokePermission` do; named by their ids.',
  body: z.strictObject({ ids: bulkIds, granted: z.boolean() }),
  output: bulkOutput,
  errors: ['roles.notFound'],
  confirmed: true,
})
