import { readCrmState } from '#contract/crm.ts'
import type { Access } from '#contract/access.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'

/** Whether to offer something of the CRM: there is one, and the account may. */
export function useCrm(access: Access): boolean {
  const { can } = useSession()
  const allowed = can(access)
  const { data } = useRead(readCrmState, {}, { enabled: allowed && can(readCrmState.access) })
  return allowed && data?.configured === true
}
