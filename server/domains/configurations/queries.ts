import { type RawBuilder, sql } from 'kysely'
import type { Configuration } from '#contract/configurations.ts'
import { holderIn } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { inIds, idRows } from '#platform/database/in-ids.ts'
import { accountName } from '#platform/database/account-name.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { itemFields, type ItemsByField, treeOf } from './items.ts'

/**
 * Staff see every configuration, those who work on students alone the persons' ones, others those of their company and
 * their own.
 */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all'
    ? sql`true`
    : actor.sight === 'people'
      ? sql`(configurations.contact_id IS NOT NULL OR configurations.company_id = ${actor.companyId})`
      : sql`(configurations.company_id = ${actor.companyId} OR configurations.contact_id = ${actor.contactId})`

const holderOrNone = sql<Configuration['holder']>`CASE WHEN kind = 'held' THEN ${holderIn('configurations')} END`

export type ConfigurationHead = Omit<Configuration, 'items' | 'dependenciesHidden'>

/** Configurations without their items. */
export const configurationHeads = (db: Db) =>
  db
    .selectFrom('configurations')
    .leftJoin('companies', 'companies.id', 'configurations.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'configurations.contactId')
    .select(['configurations.id', 'configurations.name', 'description', 'configurations.createdAt'])
    .select(['kind', holderOrNone.as('holder')])
    .select(accountName('configurations.created_by').as('createdBy'))

export const configurationById = (db: Db, actor: Actor, id: string): Promise<ConfigurationHead | undefined> =>
  configurationHeads(db).where('configurations.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

const itemRows = (db: Db) =>
  db
    .selectFrom('configurationItems')
    .innerJoin('modules', 'modules.id', 'configurationItems.moduleId')
    .select(['configurationItems.id', 'configurationId', 'parentId', 'moduleId', 'countKind', 'count'])
    .select(['level', 'name', 'licName', 'licNameParent', 'startDate', 'endDate', 'unlimited'])
    .select(['test', 'testCount', 'student', 'editModules', 'connect', 'sorting'])
    .orderBy('sorting')
    .orderBy('configurationItems.id')

/** The items of configurations as trees in the licence library's shape; one without items has no entry. */
export async function itemTrees(db: Db, ids: readonly string[]): Promise<Map<string, ConfigurationItem[]>> {
  const rows = await db
    .selectFrom(idRows(ids).as('one'))
    .select(['one.id', itemsOfColumn(db, 'one.id').as('lists')])
    .execute()
  return new Map(rows.flatMap(({ id, lists }) => (lists[0] === null ? [] : [[id, treeOf(id, lists)] as const])))
}

/**
 * The items of the configuration a column names, as lists of values by field, for use in a larger query; `treeOf` makes
 * a tree of them. An object for each item takes PostgreSQL three times as long.
 */
export const itemsOfColumn = (db: Db, configuration: string): RawBuilder<ItemsByField> => {
  const rows = itemRows(db).where('configurationId', '=', sql.ref<string>(configuration))
  const lists = itemFields.map((field) => sql`json_agg(${sql.ref(`item.${field}`)})`)
  return sql`(SELECT json_build_array(${sql.join(lists)}) FROM ${rows} AS item)`
}

/** Labels and items of configurations the actor sees, in one query. */
export async function configurationsWithItems(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, LabelledItems>> {
  const rows = await db
    .selectFrom('configurations')
    .select(['configurations.id', 'configurations.name', 'description'])
    .select(itemsOfColumn(db, 'configurations.id').as('lists'))
    .where(inIds('configurations.id', ids))
    .where(visibleTo(actor))
    .execute()
  return new Map(rows.map(({ lists, ...labels }) => [labels.id, { ...labels, items: treeOf(labels.id, lists) }]))
}

/** The same of one. */
export const configurationWithItems = async (db: Db, actor: Actor, id: string): Promise<LabelledItems | undefined> =>
  (await configurationsWithItems(db, actor, [id])).get(id)

export interface LabelledItems {
  id: string
  name: string
  description: string
  items: ConfigurationItem[]
}

export const itemsOf = async (db: Db, id: string): Promise<ConfigurationItem[]> =>
  (await itemTrees(db, [id])).get(id) ?? []

export const updateLabels = (db: Db, id: string, labels: { name: string; description: string }) =>
  db.updateTable('configurations').set(labels).where('id', '=', id).execute()

/** The version of the product a template or master belongs to. */
export const linkedVersion = async (db: Db, configurationId: string): Promise<number | null> =>
  (
    await db
      .selectFrom('productConfigurations')
      .innerJoin('products', 'products.id', 'productConfigurations.productId')
      .select('version')
      .where('configurationId', '=', configurationId)
      .executeTakeFirst()
  )?.version ?? null

/** The name of an account's person. */
export const nameOf = async (db: Db, accountId: string | null): Promise<string> =>
  (
    await db
      .selectFrom('accounts as person')
      .select(accountName('person.id').as('name'))
      .where('person.id', '=', accountId)
      .executeTakeFirst()
  )?.name ?? ''

/** A configuration to start from, locked against deletion until the transaction ends. */
export const shareSource = (db: Tx, id: string) =>
  db
    .selectFrom('configurations')
    .select(['id', 'kind', 'companyId', 'contactId', 'name', 'description'])
    .select((source) =>
      source
        .selectFrom('productConfigurations')
        .select('productId')
        .whereRef('configurationId', '=', 'configurations.id')
        .as('productId'),
    )
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

/** The lowest version of the products that have or had each configuration; one that none ever had has no entry. */
export async function lowestVersions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT held.id, min(version) AS version FROM products JOIN (
      SELECT configuration_id AS id, product_id FROM holdings WHERE configuration_id = ANY(${ids}::uuid[])
      UNION SELECT history.configuration_id, product_id FROM configuration_history AS history
        JOIN holdings ON holdings.id = history.holding_id
        WHERE history.configuration_id = ANY(${ids}::uuid[])) AS held ON held.product_id = products.id
    GROUP BY held.id`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

export const masterIdOf = async (db: Db, productId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('productConfigurations')
      .select('configurationId')
      .where('productId', '=', productId)
      .where('kind', '=', 'master')
      .executeTakeFirst()
  )?.configurationId

/** Whether a holding has or had the configuration a column names. */
export const isHeldBy = (configuration: string, holdingId: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql`(EXISTS (SELECT FROM holdings AS current
      WHERE current.id = ${holdingId} AND current.configuration_id = ${sql.ref(configuration)})
    OR EXISTS (SELECT FROM configuration_history AS history
      WHERE history.holding_id = ${holdingId} AND history.configuration_id = ${sql.ref(configuration)}))`

/** Whether a holding has or had this configuration; if so it is locked against deletion until the transaction ends. */
export const shareConfigurationOf = (db: Tx, holdingId: string, id: string) =>
  db
    .selectFrom('configurations')
    .select('id')
    .where('id', '=', id)
    .where(isHeldBy('configurations.id', holdingId))
    .forKeyShare()
    .executeTakeFirst()

/** Whether a holding ever had a configuration. */
export const hasConfigurations = async (db: Db, holdingId: string): Promise<boolean> =>
  (await db
    .selectFrom('configurationHistory')
    .select('id')
    .where('holdingId', '=', holdingId)
    .limit(1)
    .executeTakeFirst()) !== undefined
