import type { Call } from '../call.ts'
import { permissionCalls } from './roles/permissions.ts'
import { rolePermissionCalls } from './roles/role-permissions.ts'
import { roleCalls } from './roles/roles.ts'

/** Roles and permissions. */
export const roles: readonly Call[] = [...roleCalls, ...permissionCalls, ...rolePermissionCalls]
