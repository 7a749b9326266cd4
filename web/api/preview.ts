import type { Operation } from '#contract/operation.ts'
import type { Me } from '#contract/session.ts'
import { store } from './store.ts'

/** The role the portal is previewed as. */
export interface Preview {
  roleId: string
  name: string
  permissions: readonly string[]
  settings: Pick<Me, 'landing' | 'factorLanding' | 'studentVersion'>
}

/** The view as a role, while it is on; it ends with the page or the session. */
export const preview = store<Preview | null>(null)

/** The account as menu and pages take it: with the permissions of the role it is viewed as. */
export const viewAs = (me: Me | null, as: Preview | null): Me | null =>
  me && as ? { ...me, role: as.name, permissions: [...as.permissions], ...as.settings } : me

// The session itself goes on during the preview.
const always = new Set(['signIn', 'refreshSession', 'signOut'])

/** Whether an operation would change something while a role is only looked at. */
export const refusedIn = (as: Preview | null, { name, method }: Pick<Operation, 'name' | 'method'>): boolean =>
  as !== null && method !== 'GET' && !always.has(name)
