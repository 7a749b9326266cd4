import type { Permission } from './permissions.ts'
import { isScope, type Scope } from './scopes.ts'

/** Holders of all of these. */
interface AllOf {
  all: readonly Permission[]
}

/** Who may call: the public, every signed-in person, holders of one of the named permissions or of all, or services with a scope. */
export type Access = 'public' | 'signedIn' | Permission | readonly Permission[] | AllOf | Scope

/** Whether these permissions are enough to call or see what the access value guards. */
export function allows(access: Access, signedIn: boolean, permissions: ReadonlySet<string>): boolean {
  if (access === 'public') return true
  if (!signedIn) return false
  if (access === 'signedIn') return true
  if (typeof access === 'string') return permissions.has(access)
  return 'all' in access ? access.all.every((one) => permissions.has(one)) : access.some((one) => permissions.has(one))
}

/** Whether holding the permission alone, or with others, opens what the access value guards. */
export function asksFor(access: Access, permission: string): boolean {
  const named = typeof access === 'string' ? [access] : 'all' in access ? access.all : access
  return named.some((one) => one === permission)
}

/** Whether a service account may call: what is public, and what its own scopes name; never what is for people. */
export const allowsService = (access: Access, held: ReadonlySet<string>): boolean =>
  access === 'public' || (isScope(access) && held.has(access))
