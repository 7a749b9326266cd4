import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** The product a person's proof is for: one it was given for, else the newest of theirs that needs one; null: none. */
export const provenProduct = async (db: Db, contactId: string) =>
  (await db
    .selectFrom('holdings')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .innerJoin('studentProducts', 'studentProducts.productId', 'products.id')
    .leftJoin('verifications', (join) =>
      join.on('verifications.contactId', '=', contactId).onRef('verifications.productId', '=', 'products.id'),
    )
    .select(['products.id', 'titleDe', 'titleEn'])
    .where('holdings.contactId', '=', contactId)
    .where('holdings.disabled', '=', false)
    .where('proofNeeded', '=', true)
    .orderBy(sql`coalesce(verifications.own_proof, false)`, 'desc')
    .orderBy(sql`products.kind = 'student'`, 'desc')
    .orderBy('products.version', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null
