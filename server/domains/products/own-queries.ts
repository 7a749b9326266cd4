import type { Db, Tx } from '#platform/database.ts'

export const ownProductFacts = (db: Db, contactId: string) =>
  db
    .selectFrom('contactProducts')
    .innerJoin('products', 'products.id', 'contactProducts.productId')
    .select(['products.titleDe', 'products.titleEn', 'contactProducts.createdAt'])
    .where('contactId', '=', contactId)
    .execute()

export const deleteOwnProducts = (tx: Tx, contactId: string) =>
  tx.deleteFrom('contactProducts').where('contactId', '=', contactId).execute()
