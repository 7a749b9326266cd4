import { clockTime, toMillisecond } from '#platform/database/times.ts'
import type { MovePolicy } from '#licence/move-rules.ts'
import type { Db } from '#platform/database/database.ts'

const columns = ['moves', 'months', 'bridgeDays', 'coolingDays', 'automatic', 'modifiedAt'] as const

export const policyOf = (db: Db, productId: string) =>
  db.selectFrom('movePolicies').select(columns).where('productId', '=', productId).executeTakeFirst()

/** Saves a policy; undefined when the one that is there was changed after `modifiedAt`. */
export const savePolicy = (
  db: Db,
  productId: string,
  policy: MovePolicy,
  modifiedAt: string | undefined,
  by: string | null,
) =>
  db
    .insertInto('movePolicies')
    .values({ productId, ...policy, modifiedBy: by })
    .onConflict((conflict) => {
      const change = conflict.column('productId').doUpdateSet({ ...policy, modifiedAt: clockTime, modifiedBy: by })
      return modifiedAt === undefined ? change : change.where(toMillisecond('movePolicies.modifiedAt'), '=', modifiedAt)
    })
    .returning(columns)
    .executeTakeFirst()

export const deletePolicy = (db: Db, productId: string) =>
  db.deleteFrom('movePolicies').where('productId', '=', productId).executeTakeFirst()
