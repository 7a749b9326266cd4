import type { CostVariables } from '#contract/cloud-costs.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { RunTransaction } from '#platform/operations/operations.ts'
import {
  deleteVariables,
  serializeUsage,
  markDueFrom,
  putVariables,
  takeDue,
  variablesIn,
  writeCosts,
  writeGroups,
} from './costs-queries.ts'

/** Works out the costs of the earliest month whose usage or prices changed; false when there is none. */
async function workOutMonth(db: Tx): Promise<boolean> {
  await serializeUsage(db)
  const due = await takeDue(db)
  if (!due) return false
  if (due.sharesChanged) await writeCosts(db, [due.month])
  await writeGroups(db, [due.month])
  return true
}

/** Works out the costs of every month that is due, within one transaction: where few are. */
export async function workOutCosts(db: Tx): Promise<void> {
  while (await workOutMonth(db));
}

/**
 * The same in a transaction for each month. Prices from years back change all of them, and the lock stops other writers
 * of sessions: at most for one month. What a lost process leaves is done in the next minute.
 */
export async function workOutEach(transaction: RunTransaction): Promise<void> {
  while (await transaction(({ db }) => workOutMonth(db)));
}

/** Sets what usage costs from a month on. */
export async function saveCostVariables(
  transaction: RunTransaction,
  { fromMonth: month, ...values }: CostVariables & { fromMonth: string },
) {
  const saved = await transaction(async ({ db, actor, audit }) => {
    const before = await variablesIn(db, `${month}-01`)
    const put = await putVariables(db, month, values, actor.accountId)
    await markDueFrom(db, `${month}-01`)
    audit({ kind: 'cloudCosts', id: month, before, after: values })
    return put
  })
  await workOutEach(transaction)
  return saved
}

export async function removeCostVariables(transaction: RunTransaction, month: string): Promise<void> {
  await transaction(async ({ db, audit }) => {
    const before = await variablesIn(db, `${month}-01`)
    if (!(await deleteVariables(db, month))) fail('cloudUsage.costsNotFound')
    await markDueFrom(db, `${month}-01`)
    audit({ kind: 'cloudCosts', id: month, before })
  })
  await workOutEach(transaction)
}
