import { transactionTime } from '#platform/database/times.ts'
import type { Db } from '#platform/database/database.ts'

export async function replaceCodes(db: Db, accountId: string, hashes: Buffer[]): Promise<void> {
  await deleteCodes(db, accountId)
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute()
}

export const deleteCodes = (db: Db, accountId: string) =>
  db.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()

/** Uses a code up: of any number of tries at once, exactly one does. */
export const takeCode = (db: Db, accountId: string, hashes: Buffer[]) =>
  db
    .updateTable('recoveryCodes')
    .set({ usedAt: transactionTime })
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', hashes)
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()

export const hasCodes = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('recoveryCodes').select('accountId').where('accountId', '=', accountId).executeTakeFirst()) !==
  undefined
