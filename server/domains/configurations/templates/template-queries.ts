import { sql } from 'kysely'
import type { Template } from '#contract/templates.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { accountName } from '#platform/database/account-name.ts'

const product = sql<Template['product']>`json_build_object('id', products.id, 'kind', products.kind,
  'version', products.version, 'titleDe', products.title_de, 'titleEn', products.title_en)`

export const templateRows = (
  db: Db,
  { version, productId, id }: { version?: number | undefined; productId?: string | undefined; id?: string },
) =>
  db
    .selectFrom('productConfigurations')
    .innerJoin('configurations', 'configurations.id', 'productConfigurations.configurationId')
    .innerJoin('products', 'products.id', 'productConfigurations.productId')
    .select(['configurations.id', 'configurations.name', 'description', 'configurations.createdAt', 'sorting'])
    .select([accountName('configurations.created_by').as('createdBy'), product.as('product')])
    .where('productConfigurations.kind', '=', 'template')
    .$call((query) => (version === undefined ? query : query.where('products.version', '=', version)))
    .$call((query) => (productId === undefined ? query : query.where('products.id', '=', productId)))
    .$call((query) => (id === undefined ? query : query.where('configurations.id', '=', id)))
    .orderBy('products.version', 'desc')
    .orderBy('products.code')
    .orderBy('sorting')
    .orderBy('configurations.id')
    .limit(1000)
    .execute()

/** One above the highest sorting of a product's templates. Lock the product before. */
export const nextTemplateSorting = async (db: Tx, productId: string): Promise<number> =>
  ((
    await db
      .selectFrom('productConfigurations')
      .select(({ fn }) => fn.max('sorting').as('highest'))
      .where('productId', '=', productId)
      .where('kind', '=', 'template')
      .executeTakeFirstOrThrow()
  ).highest ?? 0) + 1

export async function deleteTemplateRow(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('configurations')
    .where('id', '=', id)
    .where('kind', '=', 'template')
    .executeTakeFirst()
  return numDeletedRows === 1n
}
