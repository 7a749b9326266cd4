import { clockTime, toMillisecond } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { ProductForm, ProductRecord } from '#contract/catalogue.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { isMasterOf } from './queries.ts'

/** A company or a person has the product, or it was ordered. */
const isUsed = sql<boolean>`(EXISTS (SELECT FROM holdings WHERE holdings.product_id = products.id)
  OR EXISTS (SELECT FROM orders WHERE orders.product_id = products.id))`

/** Products as the catalogue lists them. */
export const catalogueRows = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'version', 'name', 'licName', 'titleDe', 'titleEn', 'subtitleDe', 'subtitleEn'])
    .select(['unlocked', 'imageId', 'externalCode', 'modifiedAt'])
    .select(['kind', isMasterOf.as('hasMaster')])

export const productVersions = async (db: Db): Promise<number[]> =>
  (await db.selectFrom('products').select('version').distinct().orderBy('version', 'desc').execute()).map(
    ({ version }) => version,
  )

/** Products with all their fields. */
export const productRecords = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'version', 'name', 'licName', 'titleDe', 'titleEn', 'subtitleDe', 'subtitleEn'])
    .select(['teaserDe', 'teaserEn', 'linkDe', 'linkEn', 'externalId', 'externalCode', 'buyLink', 'runtimeInDays'])
    .select(['licenceFormat', 'graceDays', 'warnDays', 'traitPolicies'])
    .select(['guideDe', 'guideEn', 'startsOn', 'endsOn', 'unlocked', 'imageId', 'imageEnId', 'createdAt', 'modifiedAt'])
    .select(['kind', isMasterOf.as('hasMaster'), isUsed.as('used')])

/** A product with all its fields. */
export const productRecord = (db: Db, id: string): Promise<ProductRecord | undefined> =>
  productRecords(db).where('id', '=', id).executeTakeFirst()

/** The id of the product with this code. */
export const productWithCode = async (db: Db, code: string): Promise<string | undefined> =>
  (await db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirst())?.id

/** What staff wrote on installing a product, in both languages. */
export const productGuide = (db: Db, id: string): Promise<Pick<ProductRecord, 'guideDe' | 'guideEn'> | undefined> =>
  db.selectFrom('products').select(['guideDe', 'guideEn']).where('id', '=', id).executeTakeFirst()

type Columns = { [Field in keyof ProductForm]: Exclude<ProductForm[Field], undefined> }
type CodeTaken = 'products.errorCreateProduct' | 'products.errorUpdateProduct'

const toRow = ({ traitPolicies, ...product }: Columns) => ({
  ...product,
  traitPolicies: traitPolicies && JSON.stringify(traitPolicies),
})

const codeTaken = (code: CodeTaken, product: Columns) =>
  onConstraint({ products_code_key: () => fail(code, { code: product.code }, 'code') })

export const insertProduct = (db: Tx, id: string, product: Columns, by: string | null) =>
  db
    .insertInto('products')
    .values({ id, ...toRow(product), createdBy: by, modifiedBy: by })
    .execute()
    .catch(codeTaken('products.errorCreateProduct', product))

/** Writes the whole product; false when it changed after `modifiedAt`. */
export async function updateProduct(
  db: Tx,
  id: string,
  product: Columns,
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ ...toRow(product), modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where(toMillisecond('modifiedAt'), '=', modifiedAt)
    .executeTakeFirst()
    .catch(codeTaken('products.errorUpdateProduct', product))
  return numUpdatedRows === 1n
}

/** A product, locked against being assigned, changed or deleted until the transaction ends. */
export const lockProduct = (db: Tx, id: string) =>
  db.selectFrom('products').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

const inUse = () => fail('products.inUse')

/** Deletes a product with its master and templates. Refuses with products.inUse. */
export async function deleteProductRow(db: Tx, id: string): Promise<void> {
  const linked = sql<string>`(SELECT configuration_id FROM product_configurations WHERE product_id = ${id})`
  const configurations = await db.selectFrom('configurations').select('id').where('id', 'in', linked).execute()
  await db
    .deleteFrom('products')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ holdings_product_id_fkey: inUse, orders_product_id_fkey: inUse }))
  if (configurations.length > 0)
    await db
      .deleteFrom('configurations')
      .where(
        'id',
        'in',
        configurations.map((one) => one.id),
      )
      .execute()
}
