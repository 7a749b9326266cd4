import * as contract from '#contract/documented-calls.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { oldIds, oldIdTargets } from './old-id-queries.ts'
import { deleteOldId, saveOldId } from './old-ids.ts'
import { callUses, setOff } from './queries.ts'

export const documentedCallRoutes: Route[] = [
  on(contract.listCallUses, async ({ db }) => ({ items: await callUses(db) })),
  on(contract.listOldIds, async ({ db }) => ({ items: await oldIds(db) })),
  on(contract.listOldIdTargets, async ({ db }) => ({ items: await oldIdTargets(db) })),
  on(contract.saveOldId, (call) => saveOldId(call, call.body)),
  on(contract.deleteOldId, (call) => deleteOldId(call, call.params.id)),
  on(contract.switchCall, async ({ db, actor, audit, body: { call, disabled } }) => {
    if (!(await setOff(db, call, disabled, actor.accountId))) return
    audit({ kind: 'documentedCall', id: call, before: { disabled: !disabled }, after: { disabled } })
  }),
]
