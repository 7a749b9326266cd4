import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { CompanyProduct } from '#contract/company-products.ts'
import type { ProductKind } from '#contract/products.ts'
import type { Language } from '#contract/shapes.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { DB } from '#platform/database-types.gen.ts'
import type { Db } from '#platform/database.ts'
import { fail, onConstraint } from '#platform/failure.ts'
import { titleIn } from './queries.ts'

/** Whoever sees the company sees its products; the query joins companies. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> => companyVisibleTo(actor)

const fromCompanyProducts = (db: Db, actor: Actor) =>
  db
    .selectFrom('companyProducts')
    .innerJoin('companies', 'companies.id', 'companyProducts.companyId')
    .innerJoin('products', 'products.id', 'companyProducts.productId')
    .where(visibleTo(actor))

const company = sql<CompanyProduct['company']>`json_build_object('id', companies.id, 'name', companies.name,
  'customerNumber', companies.customer_number, 'language', companies.language)`
const product = sql<CompanyProduct['product']>`json_build_object('id', products.id, 'code', products.code,
  'kind', products.kind, 'version', products.version, 'titleDe', products.title_de, 'titleEn', products.title_en,
  'subtitleDe', products.subtitle_de, 'subtitleEn', products.subtitle_en, 'imageId', products.image_id, 'runtimeInDays', products.runtime_in_days)`
const configuration = sql<CompanyProduct['configuration']>`(
  SELECT json_build_object('id', id, 'name', name, 'description', description)
  FROM configurations WHERE configurations.id = company_products.configuration_id)`
const licences = sql<number>`(SELECT count(*) FROM licences WHERE company_product_id = company_products.id)`

const contractShape = (db: Db, actor: Actor) =>
  fromCompanyProducts(db, actor)
    .select(['companyProducts.id', 'disabled', 'companyProducts.createdAt', 'companyProducts.modifiedAt'])
    // What staff note to themselves is not for customers.
    .select(sql<string>`${actor.permissions.has('companies.list') ? sql.ref('note') : sql.lit('')}`.as('note'))
    .select([company.as('company'), product.as('product')])
    .select([configuration.as('configuration'), licences.as('licences')])

export const companyProductsOf = (db: Db, actor: Actor, companyId: string): Promise<CompanyProduct[]> =>
  contractShape(db, actor)
    .where('companyProducts.companyId', '=', companyId)
    .orderBy('products.version', 'desc')
    .orderBy(titleIn(actor.language))
    .orderBy('companyProducts.id')
    .execute()

export const companyProductById = (db: Db, actor: Actor, id: string): Promise<CompanyProduct | undefined> =>
  contractShape(db, actor).where('companyProducts.id', '=', id).executeTakeFirst()

/** What other domains need to know about a company product. */
export interface CompanyProductFacts {
  id: string
  companyId: string
  companyName: string
  customerNumber: string
  /** Language in which the company is written to. */
  language: Language
  disabled: boolean
  /** The current configuration; null while there is none. */
  configurationId: string | null
  product: { id: string; code: string; kind: ProductKind; version: number; titleDe: string; titleEn: string }
}

/** Those an actor sees, for a query that asks for more. */
export const companyProductRows = (db: Db, actor: Actor) =>
  fromCompanyProducts(db, actor)
    .select(['companyProducts.id', 'companyProducts.companyId', 'companyProducts.disabled'])
    .select(['companyProducts.configurationId', 'companies.name as companyName', 'companies.customerNumber'])
    .select([product.as('product'), sql<Language>`companies.language`.as('language')])

export const companyProductFacts = (db: Db, actor: Actor, id: string): Promise<CompanyProductFacts | undefined> =>
  companyProductRows(db, actor).where('companyProducts.id', '=', id).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockedCompanyProductFacts = (db: Db, actor: Actor, id: string): Promise<CompanyProductFacts | undefined> =>
  companyProductRows(db, actor).where('companyProducts.id', '=', id).forUpdate('companyProducts').executeTakeFirst()

/** Locks one company product, and those that share a configuration with it, always in the order of their ids. */
export const lockCompanyProducts = (db: Db, id: string, sharing: string | null) =>
  db
    .selectFrom('companyProducts')
    .select(['id', 'configurationId'])
    .where((where) => where.or([where('id', '=', id), ...(sharing ? [where('configurationId', '=', sharing)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute()

export interface NewCompanyProduct {
  id: string
  companyId: string
  productId: string
  configurationId: string | null
  note: string
}

export const insertCompanyProduct = (db: Db, row: NewCompanyProduct, by: string | null) =>
  db
    .insertInto('companyProducts')
    .values({ ...row, createdBy: by, modifiedBy: by })
    .execute()
    .catch(onConstraint({ company_products_product_key: () => fail('companyProducts.taken', undefined, 'productId') }))

/** Gives a company a product unless it has it; false when it has. Waits for whoever is just giving it. */
export async function insertCompanyProductOnce(db: Db, row: NewCompanyProduct, by: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('companyProducts')
    .values({ ...row, createdBy: by, modifiedBy: by })
    .onConflict((conflict) => conflict.constraint('company_products_product_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes note and state; false when the row changed after `modifiedAt`. */
export async function updateCompanyProduct(
  db: Db,
  id: string,
  values: { note: string; disabled: boolean },
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companyProducts')
    .set({ ...values, modifiedAt: sql`clock_timestamp()`, modifiedBy: by })
    .where('id', '=', id)
    .where(sql`date_trunc('milliseconds', modified_at)`, '=', modifiedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Points company products at another current configuration; a statement, or a part of one. */
export const settingConfiguration = (
  db: QueryCreator<DB>,
  ids: readonly string[],
  configurationId: string,
  by: string | null,
) =>
  db
    .updateTable('companyProducts')
    .set({ configurationId, modifiedAt: sql`clock_timestamp()`, modifiedBy: by })
    .where('id', 'in', ids)

export const setConfiguration = (db: Db, ids: readonly string[], configurationId: string, by: string | null) =>
  settingConfiguration(db, ids, configurationId, by).execute()

const hasLicences = () => fail('companyProducts.hasLicences')

/** Deletes a company product with its hosts and history; refused by its licences. */
export const deleteCompanyProduct = (db: Db, id: string) =>
  db
    .deleteFrom('companyProducts')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ licences_company_product_id_fkey: hasLicences, licences_host_id_fkey: hasLicences }))
