import type { Db } from '#platform/database/database.ts'

/** The last sales of the stand-in, for its own page. */
export const standinSales = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'reference', 'productCode', 'priceCents', 'currency', 'test', 'state'])
    .where('shop', '=', 'standin')
    .where('reference', '<>', '')
    .orderBy('orderedAt', 'desc')
    .limit(500)
    .execute()
