import type { Me } from '#contract/session.ts'
import { serverNow } from '../../../api/server-clock.ts'

/** Whether nothing but the page that sets up a second factor is open to this account. */
export const isFactorOverdue = (me: Me | null): boolean =>
  Boolean(me?.factorDue) && Date.parse(me!.factorDue!) <= serverNow()

/** Days until then, begun ones counted. */
export const daysLeft = (due: string): number => Math.ceil((Date.parse(due) - serverNow()) / 86_400_000)
