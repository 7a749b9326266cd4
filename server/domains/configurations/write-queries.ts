import { type QueryCreator, sql } from 'kysely'
import { settingConfiguration } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { DB } from '#platform/database-types.gen.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { renewed, rowsOf } from './items.ts'

export interface NewConfiguration {
  /** Left out: a holder's. */
  kind?: 'master' | 'template' | 'held'
  /** Whose it is; both null for masters and templates. */
  companyId: string | null
  contactId: string | null
  name: string
  description: string
  /** How it came to be, where that is worth telling. */
  origin?: string
  items: readonly ConfigurationItem[]
}

/** Writes a configuration with its items; its id. */
export async function insertConfiguration(db: Db, made: NewConfiguration, by: string | null): Promise<string> {
  const id = newId()
  await inserting(db, id, { ...made, items: renewed(made.items) }, by)
    .selectFrom('items')
    .select('id')
    .limit(1)
    .execute()
  return id
}

/** Which holdings leave which configuration behind, and why. */
export interface Replacement {
  holdingIds: readonly string[]
  /** Null where they had none. */
  basedOn: string | null
  changeNotes: string
}

/** The same, and makes it the current one of holdings that are held; its id and its items under their new ids. */
export async function insertCurrent(
  db: Db,
  made: NewConfiguration,
  { holdingIds, basedOn, changeNotes }: Replacement,
  by: string | null,
): Promise<{ id: string; items: ConfigurationItem[] }> {
  const id = newId()
  const items = renewed(made.items)
  const pointed = inserting(db, id, { ...made, items }, by).with('pointed', (part) =>
    settingConfiguration(part as unknown as QueryCreator<DB>, holdingIds, id, by),
  )
  const left =
    basedOn === null
      ? pointed
      : pointed.with('noted', (part) =>
          addingHistory(part as unknown as QueryCreator<DB>, holdingIds, basedOn, changeNotes, by),
        )
  await left.selectFrom('items').select('id').limit(1).execute()
  return { id, items }
}

/** Notes that holdings leave a configuration behind. */
export const insertHistory = (
  db: Db,
  holdingIds: readonly string[],
  configurationId: string,
  changeNotes: string,
  by: string | null,
) => addingHistory(db, holdingIds, configurationId, changeNotes, by).execute()

const addingHistory = (
  db: QueryCreator<DB>,
  holdingIds: readonly string[],
  configurationId: string,
  changeNotes: string,
  by: string | null,
) =>
  db.insertInto('configurationHistory').values(
    holdingIds.map((holdingId) => ({
      id: newId(),
      holdingId,
      configurationId,
      changeNotes,
      createdBy: by,
      createdAt: sql<string>`clock_timestamp()`,
    })),
  )

const itemColumns = [
  'id',
  'configurationId',
  'parentId',
  'sorting',
  'moduleId',
  'countKind',
  'count',
  'startDate',
  'endDate',
  'unlimited',
  'test',
  'testCount',
  'student',
  'editModules',
  'connect',
] as const
const itemTypes = sql`id uuid, "configurationId" uuid, "parentId" uuid, sorting integer, "moduleId" uuid,
  "countKind" text, count integer, "startDate" date, "endDate" date, unlimited boolean, test boolean,
  "testCount" integer, student boolean, "editModules" boolean, connect boolean`

/** The statement that writes a configuration and its items (`items`), for more to be done in it. */
const inserting = (db: Db, id: string, { kind = 'held', items, ...columns }: NewConfiguration, by: string | null) =>
  db
    .with('made', (part) => part.insertInto('configurations').values({ id, kind, ...columns, createdBy: by }))
    .with('items', (part) =>
      part
        .insertInto('configurationItems')
        .columns(itemColumns)
        // One parameter for all of them: a statement with fifteen for each item is slow to build.
        .expression(
          sql`SELECT * FROM json_to_recordset(${JSON.stringify(rowsOf(items, id))}::json) AS one(${itemTypes})`,
        )
        .returning('id'),
    )
