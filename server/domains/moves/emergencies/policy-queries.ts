import type { EmergencyPolicy } from '#contract/emergency-policies.ts'
import type { Db } from '#platform/database/database.ts'
import { clockTime, toMillisecond } from '#platform/database/times.ts'

const columns = ['days', 'perYear', 'modifiedAt'] as const

export const policyOf = (db: Db, productId: string) =>
  db.selectFrom('emergencyPolicies').select(columns).where('productId', '=', productId).executeTakeFirst()

/** Saves a policy; undefined when the one that is there was changed after `modifiedAt`. */
export const savePolicy = (
  db: Db,
  productId: string,
  policy: EmergencyPolicy,
  modifiedAt: string | undefined,
  by: string | null,
) =>
  db
    .insertInto('emergencyPolicies')
    .values({ productId, ...policy, modifiedBy: by })
    .onConflict((conflict) => {
      const change = conflict.column('productId').doUpdateSet({ ...policy, modifiedAt: clockTime, modifiedBy: by })
      return modifiedAt === undefined
        ? change
        : change.where(toMillisecond('emergencyPolicies.modifiedAt'), '=', modifiedAt)
    })
    .returning(columns)
    .executeTakeFirst()

export const deletePolicy = (db: Db, productId: string) =>
  db.deleteFrom('emergencyPolicies').where('productId', '=', productId).executeTakeFirst()

/** Whether licences of a product can say that they are for an emergency. */
export const isMarked = async (db: Db, productId: string): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('licenceFormat', '=', 3)
    .executeTakeFirst()) !== undefined
