import type { Permission } from './permissions.ts'
import { isScope, type Scope } from './scopes.ts'

/** Who may call: everybody, every signed-in person, holders of (one of) the named permissions, or services with a scope. */
export type Access = 'public' | 'signedIn' | Permission | readonly Permission[] | Scope

/** Whether somebody with these permissions may call or see what the access value guards. */
export function allows(access: Access, signedIn: boolean, permissions: ReadonlySet<string>): boolean {
  if (access === 'public') return true
  if (!signedIn) return false
  if (access === 'signedIn') return true
  return typeof access === 'string' ? permissions.has(access) : access.some((one) => permissions.has(one))
}

/** Whether a service account may call: what is public, and what its own scopes name; never what is for people. */
export const allowsService = (access: Access, held: ReadonlySet<string>): boolean =>
  access === 'public' || (isScope(access) && held.has(access))
