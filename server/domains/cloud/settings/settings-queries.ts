import { sql } from 'kysely'
import type { CloudSettings } from '#contract/cloud-settings.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { serialize } from '#platform/database/serialize.ts'
import { clockTime } from '#platform/database/times.ts'
import { creatorOf } from '../accounts/configuration-queries.ts'

/** What administrators saved, with when and by whom; undefined: nothing. */
export const savedSettings = (db: Db) =>
  db
    .selectFrom('cloudSettings')
    .select(['blockWeeks', 'userProfiles', 'testProfiles', 'modifiedAt'])
    .select(creatorOf(sql`cloud_settings.modified_by`).as('modifiedBy'))
    .executeTakeFirst()

/** Makes writers of the settings wait for each other until the transaction ends. */
export const serializeSettings = (db: Tx): Promise<void> => serialize(db, 'cloud settings')

export const putSettings = (db: Tx, values: CloudSettings, by: string | null) => {
  const row = { ...values, modifiedAt: clockTime, modifiedBy: by }
  return db
    .insertInto('cloudSettings')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(row))
    .execute()
}

export const deleteSettings = (db: Tx) => db.deleteFrom('cloudSettings').execute()
