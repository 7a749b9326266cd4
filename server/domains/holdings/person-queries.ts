import { clockTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export const personsHoldings = (db: Db, contactId: string) =>
  db
    .selectFrom('holdings')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .select(['products.titleDe', 'products.titleEn', 'holdings.createdAt', 'holdings.note'])
    .where('contactId', '=', contactId)
    .orderBy('holdings.createdAt')
    .execute()

/** Those without licences go; the others stay with their licences, which the ledger proves, and are disabled. */
export async function endPersonsHoldings(tx: Tx, contactId: string): Promise<void> {
  await tx
    .updateTable('holdings')
    .set({ disabled: true, note: '', modifiedAt: clockTime, modifiedBy: null })
    .where('contactId', '=', contactId)
    .execute()
  await tx
    .deleteFrom('holdings')
    .where('contactId', '=', contactId)
    .where((row) => row.not(row.exists(row.selectFrom('licences').whereRef('licences.holdingId', '=', 'holdings.id'))))
    .execute()
}
