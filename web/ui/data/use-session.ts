import { useCallback } from 'react'
import { type Access, allows } from '#contract/access.ts'
import type { Me } from '#contract/session.ts'
import { preview, viewAs } from '../../api/preview.ts'
import { session } from '../../api/session.ts'
import { useStored } from './use-stored.ts'

/** Whether an account may use what the access value guards. */
export const may = (me: Me | null, access: Access): boolean =>
  allows(access, me !== null, new Set(viewAs(me, preview.get())?.permissions))

/** The signed-in account, and `can(operation.access)`: the same value the server, the router and the menu read. */
export function useSession(): { me: Me | null; can: (access: Access) => boolean } {
  const me = useStored(session)
  const as = useStored(preview)
  // oxlint-disable-next-line react/exhaustive-deps -- `may` reads the role looked at by itself
  return { me, can: useCallback((access: Access) => may(me, access), [me, as]) }
}

/** The signed-in account, on pages that need one. */
export function useMe(): Me {
  const { me } = useSession()
  if (!me) throw new Error('nobody is signed in')
  return me
}
