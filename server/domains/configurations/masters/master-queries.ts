import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { sql } from 'kysely'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'

export interface MasterHead {
  configurationId: string
  productId: string
  name: string
  revision: number
}

/** The master of a product; undefined when it has none. */
export const masterHead = (db: Db, productId: string): Promise<MasterHead | undefined> =>
  db
    .selectFrom('productConfigurations')
    .innerJoin('configurations', 'configurations.id', 'productConfigurations.configurationId')
    .select(['configurationId', 'productId', 'name', 'revision'])
    .where('productId', '=', productId)
    .where('productConfigurations.kind', '=', 'master')
    .executeTakeFirst()

/** Increments the revision and locks the master until the transaction ends; false when another change was faster. */
export async function claimRevision(db: Tx, configurationId: string, revision: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('configurations')
    .set({ revision: revision + 1 })
    .where('id', '=', configurationId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The same whatever the revision was: for changes that are put on top of what is there. */
export const nextRevision = (db: Tx, configurationId: string) =>
  db
    .updateTable('configurations')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', configurationId)
    .execute()

/** The product a master or a template belongs to. */
export const linkOf = (db: Db, configurationId: string) =>
  db
    .selectFrom('productConfigurations')
    .select('productId')
    .where('configurationId', '=', configurationId)
    .executeTakeFirst()

/** Links a configuration with a product. Refuses with master.errorLinkageProdConfig where there is a master already. */
export const linkConfiguration = (
  db: Tx,
  link: { productId: string; configurationId: string; kind: 'master' | 'template'; sorting: number },
) =>
  db
    .insertInto('productConfigurations')
    .values(link)
    .execute()
    .catch(onConstraint({ product_configurations_master_key: () => fail('master.errorLinkageProdConfig') }))

export interface Dependency {
  moduleId: string
  automaticallySelected: boolean
  visible: boolean
}

/** How the technical dependencies of a product behave, where that was said. */
export const productDependencies = (db: Db, productId: string): Promise<Dependency[]> =>
  db
    .selectFrom('productDependencies')
    .select(['moduleId', 'automaticallySelected', 'visible'])
    .where('productId', '=', productId)
    .execute()

/** Modules of technical dependencies of a product that are not selected automatically. */
export const unselectedModules = async (db: Db, productId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await productDependencies(db, productId)).flatMap((one) => (one.automaticallySelected ? [] : [one.moduleId])),
  )

export const setDependency = (db: Tx, productId: string, { moduleId, ...flags }: Dependency) =>
  db
    .insertInto('productDependencies')
    .values({ productId, moduleId, ...flags })
    .onConflict((conflict) => conflict.columns(['productId', 'moduleId']).doUpdateSet(flags))
    .execute()

export const removeDependency = (db: Tx, productId: string, moduleId: string) =>
  db.deleteFrom('productDependencies').where('productId', '=', productId).where('moduleId', '=', moduleId).execute()

export const copyDependencies = (db: Tx, from: string, to: string) =>
  sql`INSERT INTO product_dependencies (product_id, module_id, automatically_selected, visible)
    SELECT ${to}, module_id, automatically_selected, visible FROM product_dependencies WHERE product_id = ${from}
    ON CONFLICT DO NOTHING`.execute(db)

/** Modules that every account may see in this configuration although they are technical dependencies. */
export const visibleDependencies = async (db: Db, configurationId: string): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ moduleId: string }>`
        SELECT module_id FROM product_dependencies WHERE visible AND product_id IN (
          SELECT product_id FROM holdings WHERE configuration_id = ${configurationId}
          UNION SELECT product_id FROM configuration_history
            JOIN holdings ON holdings.id = holding_id
            WHERE configuration_history.configuration_id = ${configurationId}
          UNION SELECT product_id FROM product_configurations WHERE configuration_id = ${configurationId})`.execute(db)
    ).rows.map(({ moduleId }) => moduleId),
  )

/** Puts modules with a count of 0 behind the last of their new siblings. */
export async function appendItems(
  db: Tx,
  { configurationId, parentId, sorting }: { configurationId: string; parentId: string | null; sorting: number },
  moduleIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('configurationItems')
    .values(
      moduleIds.map((moduleId, index) => ({
        id: newId(),
        configurationId,
        parentId,
        moduleId,
        sorting: sorting + index,
        countKind: 'counted',
        count: 0,
      })),
    )
    .execute()
}

export type ItemColumns = Pick<
  Selectable<DB['configurationItems']>,
  'countKind' | 'startDate' | 'endDate' | 'unlimited' | 'test' | 'testCount' | 'student' | 'editModules' | 'connect'
>

export const updateItem = (db: Tx, id: string, columns: ItemColumns) =>
  db.updateTable('configurationItems').set(columns).where('id', '=', id).execute()

/** Numbers items 0, 1, 2 … in the order of their ids. */
export const sortItems = (db: Tx, ids: readonly string[]) =>
  sql`UPDATE configuration_items SET sorting = place.number - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place(id, number) WHERE configuration_items.id = place.id`.execute(
    db,
  )

export const deleteItem = (db: Tx, id: string) => db.deleteFrom('configurationItems').where('id', '=', id).execute()

export const moduleImages = async (db: Db, ids: readonly string[]): Promise<Map<string, string | null>> =>
  new Map(
    (await db.selectFrom('modules').select(['id', 'imageId']).where(inIds('id', ids)).execute()).map(
      ({ id, imageId }) => [id, imageId],
    ),
  )
