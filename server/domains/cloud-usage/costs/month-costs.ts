import type { CostVariables } from '#contract/cloud-costs.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  deleteVariables,
  holdUsage,
  markDueFrom,
  putVariables,
  takeDue,
  variablesIn,
  writeCosts,
  writeGroups,
} from './costs-queries.ts'

/** Works out the costs of every month whose usage or prices changed. */
export async function workOutCosts(db: Tx): Promise<void> {
  await holdUsage(db)
  const due = await takeDue(db)
  // One by one: all at once after a change of prices would be one statement of a minute.
  for (const { month, sharesChanged } of due) {
    if (sharesChanged) await writeCosts(db, [month])
    await writeGroups(db, [month])
  }
}

/** Sets what usage costs from a month on. */
export async function saveCostVariables(
  { db, actor, audit }: Write,
  { fromMonth: month, ...values }: CostVariables & { fromMonth: string },
) {
  const before = await variablesIn(db, `${month}-01`)
  const saved = await putVariables(db, month, values, actor.accountId)
  await markDueFrom(db, `${month}-01`)
  await workOutCosts(db)
  audit({ kind: 'cloudCosts', id: month, before, after: values })
  return saved
}

export async function removeCostVariables({ db, audit }: Write, month: string): Promise<void> {
  const before = await variablesIn(db, `${month}-01`)
  if (!(await deleteVariables(db, month))) fail('cloudUsage.costsNotFound')
  await markDueFrom(db, `${month}-01`)
  await workOutCosts(db)
  audit({ kind: 'cloudCosts', id: month, before })
}
