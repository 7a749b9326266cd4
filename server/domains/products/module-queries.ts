import { clockTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { ModuleRecord } from '#contract/modules.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

const standsIn = (
  kinds: 'held' | 'others',
) => sql<number>`(SELECT count(DISTINCT configuration_id) FROM configuration_items
  JOIN configurations ON configurations.id = configuration_id
  WHERE module_id = modules.id AND (kind = 'held') = ${kinds === 'held'})`

export const moduleRecord = (db: Db, id: string): Promise<ModuleRecord | undefined> =>
  db
    .selectFrom('modules')
    .select(['id', 'level', 'name', 'licName', 'licNameParent', 'imageId', 'modifiedAt'])
    .select([standsIn('held').as('inConfigurations'), standsIn('others').as('inMasters')])
    .where('id', '=', id)
    .executeTakeFirst()

/** A module, locked against changes and use in a configuration until the transaction ends. */
export const lockModule = (db: Tx, id: string) =>
  db.selectFrom('modules').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export interface ModuleColumns {
  name: string
  licName: string
  licNameParent: string | null
}
const taken = onConstraint({ modules_level_lic_name_name_key: () => fail('modules.taken', undefined, 'licName') })

export const insertModule = (db: Tx, module: ModuleColumns & Pick<ModuleRecord, 'id' | 'level'>, by: string | null) =>
  db
    .insertInto('modules')
    .values({ ...module, createdBy: by, modifiedBy: by })
    .execute()
    .catch(taken)

export const updateModule = (db: Tx, id: string, module: ModuleColumns, by: string | null) =>
  db
    .updateTable('modules')
    .set({ ...module, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
    .catch(taken)

export const deleteModuleRow = (db: Tx, id: string) =>
  db
    .deleteFrom('modules')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ configuration_items_module_fkey: () => fail('modules.inUse') }))
