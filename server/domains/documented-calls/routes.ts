import * as contract from '#contract/documented-calls.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { callUses, setOff } from './queries.ts'

export const documentedCallRoutes: Route[] = [
  on(contract.listCallUses, async ({ db }) => ({ items: await callUses(db) })),
  on(contract.switchCall, async ({ db, actor, audit, body: { call, disabled } }) => {
    if (!(await setOff(db, call, disabled, actor.accountId))) return
    audit({ kind: 'documentedCall', id: call, before: { disabled: !disabled }, after: { disabled } })
  }),
]
