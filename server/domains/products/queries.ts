import { type RawBuilder, sql } from 'kysely'
import type { ModuleOfCatalogue, Product, ProductKind } from '#contract/products.ts'
import type { Language } from '#contract/shapes.ts'
import { anyOf, inIds, anyNumber } from '#platform/database/in-ids.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { sortKey } from '#platform/lists/list-source.ts'

/** Titles sort in the caller's language, regardless of case. */
export const titleIn = (language: Language): RawBuilder<string> =>
  sortKey(language === 'en' ? 'products.titleEn' : 'products.titleDe')

/** Whether the product has a master configuration. */
export const isMasterOf = sql<boolean>`EXISTS (
  SELECT FROM product_configurations WHERE product_id = products.id AND kind = 'master')`

/** Today lies between first and last day on which the product can be assigned. */
export const isOffered = (today: string) =>
  sql<boolean>`(coalesce(starts_on, '-infinity') <= ${today}::date AND coalesce(ends_on, 'infinity') >= ${today}::date)`

const fromProducts = (db: Db, language: Language) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'version', 'name', 'licName', 'titleDe', 'titleEn', 'subtitleDe', 'subtitleEn'])
    .select(['unlocked', 'imageId', 'kind', isMasterOf.as('hasMaster')])
    .orderBy('version', 'desc')
    .orderBy(titleIn(language))
    .orderBy('id')

export const products = (db: Db, language: Language): Promise<Product[]> => fromProducts(db, language).execute()

/** Unlocked products of some kinds that are offered on a day. */
export const offeredProducts = (
  db: Db,
  { kinds, language, today }: { kinds: readonly ProductKind[]; language: Language; today: string },
) => fromProducts(db, language).where('unlocked', '=', true).where(isOffered(today)).where('kind', 'in', kinds)

const offer = (db: Db, id: string, today: string) =>
  db
    .selectFrom('products')
    .select(['id', 'version', 'titleDe', 'titleEn', 'unlocked', 'kind'])
    .select(isOffered(today).as('offered'))
    .where('id', '=', id)

/** A product, and whether it can be given on a day. */
export const offeredProduct = (db: Db, id: string, today: string) => offer(db, id, today).executeTakeFirst()
/** The same; it stays unlocked or locked until the transaction ends. */
export const shareProduct = (db: Tx, id: string, today: string) => offer(db, id, today).forShare().executeTakeFirst()

export const productExists = (db: Db, id: string) =>
  db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()

export const productKindOf = async (db: Db, id: string): Promise<ProductKind | undefined> =>
  (await db.selectFrom('products').select('kind').where('id', '=', id).executeTakeFirst())?.kind

export const productVersion = async (db: Db, id: string): Promise<number | undefined> =>
  (await db.selectFrom('products').select('version').where('id', '=', id).executeTakeFirst())?.version

export const modules = (db: Db, level: ModuleOfCatalogue['level'] | undefined): Promise<ModuleOfCatalogue[]> =>
  db
    .selectFrom('modules')
    .select(['id', 'name', 'licName', 'licNameParent', 'imageId', 'level'])
    .select(sql<boolean>`EXISTS (SELECT FROM configuration_items WHERE module_id = modules.id)`.as('used'))
    .$call((query) => (level === undefined ? query : query.where('level', '=', level)))
    .orderBy('level')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** Modules of these ids as the licence library names them. */
export const modulesByIds = (db: Db, ids: readonly string[]) =>
  db.selectFrom('modules').select(['id', 'level', 'name', 'licName', 'licNameParent']).where(inIds('id', ids)).execute()

/** Modules the licensed program knows by these names. */
export const modulesByLicNames = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('modules')
    .select(['id', 'level', 'name', 'licName', 'licNameParent'])
    .where('licName', '=', anyOf(names))
    .orderBy('level')
    .orderBy('id')
    .execute()

/** Every product of one of these versions, with all names it goes by. */
export const productsOfVersions = (db: Db, versions: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'version', 'name', 'licName', 'titleDe', 'titleEn', 'kind'])
    .where('version', '=', anyNumber(versions))
    .execute()
