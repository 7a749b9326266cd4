import type { TraitPolicies } from '#contract/traits.ts'
import { clockTime, toMillisecond } from '#platform/database/times.ts'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import type { Holder, Holding } from '#contract/holdings.ts'
import type { ProductKind } from '#contract/products.ts'
import type { Language, ProductNamed } from '#contract/shapes.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { DB } from '#platform/database/database-types.gen.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { offeredProducts, titleIn } from '#domains/products/public.ts'
import { countNaming } from '#platform/database/count-rows.ts'

/**
 * Staff see every holding, those who work on students alone the persons' ones, others those of their company and their
 * own.
 */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all'
    ? sql`true`
    : actor.sight === 'people'
      ? sql`(holdings.contact_id IS NOT NULL OR holdings.company_id = ${actor.companyId})`
      : sql`(holdings.company_id = ${actor.companyId} OR holdings.contact_id = ${actor.contactId})`

/** What a holder is called; the query left-joins companies, and contacts as persons. */
export const holderName = sql<string>`coalesce(companies.name,
  nullif(concat_ws(' ', nullif(persons.first_name, ''), nullif(persons.last_name, '')), ''), persons.email)`

/** The product of a holding in one language, as people name it; the query joins products. */
export const productLine = (language: 'de' | 'en') =>
  sql<string>`${sql.ref(`products.title_${language}`)} || ' ' || products.version`

/** The same in both languages, in the contract's shape. */
export const productNamed = sql<ProductNamed>`json_build_object(
  'titleDe', products.title_de, 'titleEn', products.title_en, 'version', products.version)`

/** What lists of holdings sort holders by, and the text they search; joins as above. */
export const holderKey = sql<string>`coalesce(companies.name_key, persons.last_name_key)`
export const holderText = sql<string>`coalesce(companies.search_text, persons.search_text)`

/** Whose a row of holdings or configurations is, in the contract's shape; joins as above. */
export const holderIn = (table: 'holdings' | 'configurations' | 'resigning_holders') => sql<Holder>`json_build_object(
  'kind', CASE WHEN ${sql.ref(`${table}.company_id`)} IS NULL THEN 'contact' ELSE 'company' END,
  'id', coalesce(${sql.ref(`${table}.company_id`)}, ${sql.ref(`${table}.contact_id`)}), 'name', ${holderName},
  'customerNumber', coalesce(companies.customer_number, ''),
  'language', coalesce(companies.language, persons.language))`
export const holder = holderIn('holdings')

/** Holdings, joined with holders and products as all of this reads them. */
export const joinedHoldings = (db: Db) =>
  db
    .selectFrom('holdings')
    .leftJoin('companies', 'companies.id', 'holdings.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'holdings.contactId')
    .innerJoin('products', 'products.id', 'holdings.productId')

const fromHoldings = (db: Db, actor: Actor) => joinedHoldings(db).where(visibleTo(actor))

const product = sql<Holding['product']>`json_build_object('id', products.id, 'code', products.code,
  'kind', products.kind, 'version', products.version, 'titleDe', products.title_de, 'titleEn', products.title_en,
  'subtitleDe', products.subtitle_de, 'subtitleEn', products.subtitle_en, 'imageId', products.image_id, 'runtimeInDays', products.runtime_in_days)`
/** What licences are made of beside it. */
const productFacts = sql<HoldingFacts['product']>`json_build_object('id', products.id, 'code', products.code,
  'kind', products.kind, 'version', products.version, 'titleDe', products.title_de, 'titleEn', products.title_en,
  'licenceFormat', products.licence_format, 'graceDays', products.grace_days, 'warnDays', products.warn_days, 'traitPolicies', products.trait_policies)`
const configuration = sql<Holding['configuration']>`(
  SELECT json_build_object('id', id, 'name', name, 'description', description)
  FROM configurations WHERE configurations.id = holdings.configuration_id)`
const licences = countNaming('licences.holdingId', 'holdings.id')

/** What staff note to themselves is not for customers. */
const notesFor = 'companies.list'
export const seesNotes = (actor: Actor): boolean => actor.permissions.has(notesFor)
export const requireSeeingNotes = (actor: Actor): void => requirePermission(actor, notesFor)

const contractShape = (db: Db, actor: Actor) =>
  fromHoldings(db, actor)
    .select(['holdings.id', 'disabled', 'holdings.createdAt', 'holdings.modifiedAt'])
    .select(sql<string>`${seesNotes(actor) ? sql.ref('note') : sql.lit('')}`.as('note'))
    .select([holder.as('holder'), product.as('product')])
    .select([configuration.as('configuration'), licences.as('licences')])

/** Whose holdings are meant. */
export type HolderKey = Pick<Holder, 'kind' | 'id'>

/** The two columns that name a holder in rows of holdings and configurations. */
export const holderColumns = ({ kind, id }: HolderKey) => ({
  companyId: kind === 'company' ? id : null,
  contactId: kind === 'contact' ? id : null,
})

export const holdingsOf = (db: Db, actor: Actor, { kind, id }: HolderKey): Promise<Holding[]> =>
  contractShape(db, actor)
    .where(kind === 'company' ? 'holdings.companyId' : 'holdings.contactId', '=', id)
    .orderBy('products.version', 'desc')
    .orderBy(titleIn(actor.language))
    .orderBy('holdings.id')
    .execute()

export const holdingById = (db: Db, actor: Actor, id: string): Promise<Holding | undefined> =>
  contractShape(db, actor).where('holdings.id', '=', id).executeTakeFirst()

/** How many companies and persons the actor sees hold a product. */
export const productHolderCounts = (db: Db, actor: Actor, productId: string) =>
  fromHoldings(db, actor)
    .where('holdings.productId', '=', productId)
    .select(({ fn }) => [
      fn.count<number>('holdings.companyId').as('companies'),
      fn.count<number>('holdings.contactId').as('people'),
    ])
    .executeTakeFirstOrThrow()

/** To whom it was given last. */
export const latestHolders = (db: Db, actor: Actor, productId: string, most: number) =>
  fromHoldings(db, actor)
    .where('holdings.productId', '=', productId)
    .select(['holdings.id', 'holdings.createdAt', holder.as('holder')])
    .orderBy('holdings.createdAt', 'desc')
    .orderBy('holdings.id')
    .limit(most)
    .execute()

/** Products of some kinds a holder can be given, each with whether they have it. */
export const productsToAssign = (
  db: Db,
  { kind, id }: HolderKey,
  choice: { kinds: readonly ProductKind[]; language: Language; today: string },
) =>
  offeredProducts(db, choice)
    .select(
      sql<boolean>`EXISTS (SELECT FROM holdings WHERE holdings.product_id = products.id
        AND ${sql.ref(kind === 'company' ? 'holdings.companyId' : 'holdings.contactId')} = ${id})`.as('assigned'),
    )
    .execute()

/** What other domains need to know about a holding. */
export interface HoldingFacts {
  id: string
  holder: Holder
  disabled: boolean
  /** The current configuration; null while there is none. */
  configurationId: string | null
  product: {
    id: string
    code: string
    kind: ProductKind
    version: number
    titleDe: string
    titleEn: string
    /** Which format its licences have, and what those of format 3 say of the days around their end. */
    licenceFormat: 2 | 3
    graceDays: number
    warnDays: number
    /** How many of which traits of a machine must hold; null: its licences are not bound so. */
    traitPolicies: TraitPolicies | null
  }
}

/** A holder's holding of a product, if the actor sees it. */
export const holdingOfProduct = (
  db: Db,
  actor: Actor,
  holderOf: HolderKey,
  productId: string,
): Promise<HoldingFacts | undefined> =>
  holdingRows(db, actor)
    .where(holderOf.kind === 'company' ? 'holdings.companyId' : 'holdings.contactId', '=', holderOf.id)
    .where('holdings.productId', '=', productId)
    .executeTakeFirst()

/** Those an actor sees, for use in a larger query. */
export const holdingRows = (db: Db, actor: Actor) =>
  fromHoldings(db, actor)
    .select(['holdings.id', 'holdings.disabled', 'holdings.configurationId'])
    .select([holder.as('holder'), productFacts.as('product')])

export const holdingFacts = (db: Db, actor: Actor, id: string): Promise<HoldingFacts | undefined> =>
  holdingRows(db, actor).where('holdings.id', '=', id).executeTakeFirst()

/** The same of several, locked until the transaction ends, always in the order of their ids. */
export const lockHoldingFacts = (db: Tx, actor: Actor, ids: readonly string[]): Promise<HoldingFacts[]> =>
  holdingRows(db, actor).where(inIds('holdings.id', ids)).orderBy('holdings.id').forUpdate('holdings').execute()

/** Locks one holding, and those that share a configuration with it, always in the order of their ids. */
export const lockHoldings = (db: Tx, id: string, sharing: string | null) =>
  db
    .selectFrom('holdings')
    .select(['id', 'configurationId'])
    .where((where) => where.or([where('id', '=', id), ...(sharing ? [where('configurationId', '=', sharing)] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute()

/** A person's holding of a product, visible to the caller or not. */
export const contactsHolding = (db: Db, contactId: string, productId: string) =>
  db
    .selectFrom('holdings')
    .select(['id', 'disabled', 'configurationId'])
    .where('contactId', '=', contactId)
    .where('productId', '=', productId)
    .executeTakeFirst()

export interface NewHolding {
  id: string
  holder: HolderKey
  productId: string
  configurationId: string | null
  note: string
}

const inserting = (db: Db, { holder: whose, ...row }: NewHolding, by: string | null) =>
  db.insertInto('holdings').values({ ...row, ...holderColumns(whose), createdBy: by, modifiedBy: by })

const taken = () => fail('holdings.taken', undefined, 'productId')

export const insertHolding = (db: Db, row: NewHolding, by: string | null) =>
  inserting(db, row, by)
    .execute()
    .catch(onConstraint({ holdings_company_key: taken, holdings_contact_key: taken }))

/**
 * Gives a holder a product unless they have it; false when they do. Waits for a parallel transaction that is giving it.
 */
export async function insertHoldingOnce(db: Db, row: NewHolding, by: string | null): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await inserting(db, row, by)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes note and state as far as they are given; false when the row changed after `modifiedAt`. */
export async function updateHolding(
  db: Db,
  id: string,
  { note, disabled }: { note?: string | undefined; disabled?: boolean | undefined },
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('holdings')
    .set({ ...(note !== undefined && { note }), ...(disabled !== undefined && { disabled }) })
    .set({ modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where(toMillisecond('modifiedAt'), '=', modifiedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Points holdings at another current configuration; a statement, or a part of one. */
export const settingConfiguration = (
  db: QueryCreator<DB>,
  ids: readonly string[],
  configurationId: string,
  by: string | null,
) => db.updateTable('holdings').set({ configurationId, modifiedAt: clockTime, modifiedBy: by }).where('id', 'in', ids)

export const setConfiguration = (db: Db, ids: readonly string[], configurationId: string, by: string | null) =>
  settingConfiguration(db, ids, configurationId, by).execute()

const hasLicences = () => fail('holdings.hasLicences')

/** Deletes a holding with its hosts and history; refused by its licences. */
export const deleteHolding = (db: Db, id: string) =>
  db
    .deleteFrom('holdings')
    .where('id', '=', id)
    .execute()

    .catch(
      onConstraint({
        licences_holding_id_fkey: hasLicences,
        licences_host_id_fkey: hasLicences,
        cloud_configurations_holding_id_fkey: () => fail('holdings.hasCloudAccounts'),
      }),
    )
