import { clockTime, toMillisecond } from '#platform/database/times.ts'
import { sql } from 'kysely'
import { editionsForPeople } from '#contract/products.ts'
import type { StudentTerms } from '#contract/student-products.ts'
import type { Db } from '#platform/database/database.ts'
import { isMasterOf, isOffered } from './queries.ts'

export interface StudentProduct extends StudentTerms {
  modifiedAt: string
}

// What was said of a product while it was another edition waits until it is that one again.
const isForPeople = sql<boolean>`products.kind = ANY(${editionsForPeople}::text[])`

/** What students get of a product; undefined of one for others. */
export const studentTermsOf = (db: Db, productId: string): Promise<StudentProduct | undefined> =>
  db
    .selectFrom('studentProducts')
    .select(['priceCents', 'taxPercent', 'shopCode', 'licenceMonths', 'port', 'proofNeeded', 'payFirst', 'yearlyProof'])
    .select(['hostBound', 'machines', 'successorId', 'modifiedAt'])
    .select('comparison')
    .where('productId', '=', productId)
    .where((row) => row.exists(row.selectFrom('products').whereRef('products.id', '=', 'productId').where(isForPeople)))
    .executeTakeFirst()

/** Writes them; false when they changed after `modifiedAt`. Products for people alone have them. */
export async function upsertStudentTerms(
  db: Db,
  productId: string,
  { comparison, ...terms }: StudentTerms,
  { by, modifiedAt }: { by: string | null; modifiedAt: string | undefined },
): Promise<boolean> {
  const values = { ...terms, comparison: JSON.stringify(comparison), modifiedBy: by }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('studentProducts')
    .values({ productId, ...values })
    .onConflict((conflict) => {
      const change = conflict.column('productId').doUpdateSet({ ...values, modifiedAt: clockTime })
      return modifiedAt === undefined
        ? change
        : change.where(toMillisecond('studentProducts.modifiedAt'), '=', modifiedAt)
    })
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The other products students can have. */
export const otherStudentProducts = (db: Db, productId: string) =>
  db
    .selectFrom('products')
    .innerJoin('studentProducts', 'productId', 'products.id')
    .select(['products.id', 'titleDe', 'titleEn', 'version'])
    .where('products.id', '<>', productId)
    .where(isForPeople)
    .orderBy('version', 'desc')
    .orderBy('titleDe')
    .execute()

/** Products that people may buy without a proof of studies on a day, the newest version first; their licences need a master. */
export const productsWithoutProof = (db: Db, today: string) =>
  db
    .selectFrom('products')
    .innerJoin('studentProducts', 'productId', 'products.id')
    .select(['products.id', 'titleDe', 'titleEn', 'subtitleDe', 'subtitleEn', 'version', 'imageId'])
    .select('products.kind')
    .select(['priceCents', 'taxPercent', 'licenceMonths'])
    .where(isForPeople)
    .where('unlocked', '=', true)
    .where(isOffered(today))
    .where('proofNeeded', '=', false)
    .where('priceCents', '>', 0)
    .where(isMasterOf)
    .orderBy('products.version', 'desc')
    .orderBy('titleDe')
    .orderBy('products.id')

/** Products that can be paid for by hand, the newest version first, then by title. */
export const payableProducts = (db: Db) =>
  db
    .selectFrom('products')
    .innerJoin('studentProducts', 'productId', 'products.id')
    .select(['products.id', 'titleDe', 'titleEn', 'version', 'priceCents'])
    .where(isForPeople)
    .orderBy('version', 'desc')
    .orderBy('titleDe')
    .execute()
