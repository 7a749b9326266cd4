import { clockTime } from '#platform/database/times.ts'
import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { settingConfiguration } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { DB } from '#platform/database/database-types.gen.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { zip } from '#platform/zip.ts'
import { type ItemValues, copyWithNewIds, rowsOf } from './items.ts'
import { keysOf } from '#platform/record.ts'

export interface NewConfiguration {
  /** Left out: a holder's. */
  kind?: 'master' | 'template' | 'held'
  /** Whose it is; both null for masters and templates. */
  companyId: string | null
  contactId: string | null
  name: string
  description: string
  /** How it came to be, where that is worth recording. */
  origin?: string
  items: readonly ConfigurationItem[]
}

/** Writes a configuration with its items; its id, which is that of the draft it was where there was one. */
export async function insertConfiguration(
  db: Db,
  made: NewConfiguration,
  by: string | null,
  id = newId(),
): Promise<string> {
  await inserting(db, id, { ...made, items: copyWithNewIds(made.items) }, by)
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

/** The same, and makes it the current one of locked holdings; returns its id and its items under their new ids. */
export async function insertCurrent(
  db: Db,
  made: NewConfiguration,
  { holdingIds, basedOn, changeNotes }: Replacement,
  by: string | null,
): Promise<{ id: string; items: ConfigurationItem[] }> {
  const id = newId()
  const items = copyWithNewIds(made.items)
  const pointed = inserting(db, id, { ...made, items }, by).with('pointed', (part) =>
    settingConfiguration(part, holdingIds, id, by),
  )
  const left =
    basedOn === null
      ? pointed
      : pointed.with('noted', (part) => addingHistory(part, holdingIds, basedOn, changeNotes, by))
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
      createdAt: clockTime,
    })),
  )

const itemTypes = {
  id: 'uuid',
  configurationId: 'uuid',
  parentId: 'uuid',
  sorting: 'integer',
  moduleId: 'uuid',
  countKind: 'text',
  count: 'integer',
  startDate: 'date',
  endDate: 'date',
  unlimited: 'boolean',
  test: 'boolean',
  testCount: 'integer',
  student: 'boolean',
  editModules: 'boolean',
  connect: 'boolean',
} as const satisfies Record<keyof ItemValues, ListType>
const itemColumns = keysOf(itemTypes)

/** Writes items; a statement, or a part of one. A list of values for each column: a parameter for each value is slow to build. */
const insertingItems = (db: QueryCreator<DB>, items: readonly ItemValues[]) =>
  db
    .insertInto('configurationItems')
    .columns(itemColumns)
    .expression(
      sql`SELECT * FROM unnest(${sql.join(
        itemColumns.map((column) =>
          valueList(
            items.map((item) => item[column]),
            itemTypes[column],
          ),
        ),
      )})`,
    )
    .returning('id')

/** Replaces the items of a configuration; those that stay keep their ids. */
export async function replaceItems(db: Db, id: string, items: readonly ConfigurationItem[]): Promise<void> {
  await db.deleteFrom('configurationItems').where('configurationId', '=', id).execute()
  if (items.length > 0) await insertingItems(db, rowsOf(items, id)).execute()
}

/** The statement that writes a configuration and its items (`items`), for more to be done in it. */
const inserting = (db: Db, id: string, { kind = 'held', items, ...columns }: NewConfiguration, by: string | null) =>
  db
    .with('made', (part) => part.insertInto('configurations').values({ id, kind, ...columns, createdBy: by }))
    .with('items', (part) => insertingItems(part, rowsOf(items, id)))

/** A holding's new configuration, and which one it leaves behind, and why. */
export interface OwnReplacement {
  holdingId: string
  made: Omit<NewConfiguration, 'kind' | 'origin'>
  basedOn: string
  changeNotes: string
}

const ownTypes = sql.raw(
  ['id', 'companyId', 'contactId', 'holdingId', 'basedOn', 'historyId']
    .map((name) => `"${name}" uuid`)
    .concat(['name', 'description', 'changeNotes'].map((name) => `"${name}" text`))
    .join(),
)

/**
 * Gives different locked holdings each a configuration of its own, in one statement; returns ids and items, in this
 * order.
 */
export async function insertEachCurrent(
  db: Db,
  all: readonly OwnReplacement[],
  by: string | null,
): Promise<{ id: string; items: ConfigurationItem[] }[]> {
  const written = all.map(({ made }) => ({ id: newId(), items: copyWithNewIds(made.items) }))
  const rows = zip(all, written).map(
    ([
      {
        made: { items: _items, ...labels },
        ...left
      },
      { id },
    ]) => ({
      ...labels,
      ...left,
      id,
      historyId: newId(),
    }),
  )
  await db
    .with(
      'given',
      () => sql<never>`(SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS one(${ownTypes}))`,
    )
    .with(
      'made',
      () => sql<never>`(INSERT INTO configurations (id, kind, company_id, contact_id, name, description, created_by)
        SELECT id, 'held', "companyId", "contactId", name, description, ${by}::uuid FROM given)`,
    )
    .with(
      'pointed',
      () => sql<never>`(UPDATE holdings SET configuration_id = given.id, modified_at = clock_timestamp(), modified_by = ${by}::uuid
        FROM given WHERE holdings.id = given."holdingId")`,
    )
    .with(
      'noted',
      () => sql<never>`(INSERT INTO configuration_history (id, holding_id, configuration_id, change_notes, created_by, created_at)
        SELECT "historyId", "holdingId", "basedOn", "changeNotes", ${by}::uuid, clock_timestamp() FROM given)`,
    )
    .with('items', (part) =>
      insertingItems(
        part,
        written.flatMap(({ id, items }) => rowsOf(items, id)),
      ),
    )
    .selectFrom('items')
    .select('id')
    .limit(1)
    .execute()
  return written
}

type ListType = 'uuid' | 'integer' | 'date' | 'boolean' | 'text'

type Value = string | number | boolean | null

/** One parameter that holds a value for each row, for `unnest`: ids, days and plain words are written as they are, where pg would quote each. */
export const valueList = (values: readonly Value[], type: ListType): RawBuilder<unknown> =>
  sql`${`{${values.map(written).join()}}`}::${sql.raw(type)}[]`

const written = (value: Value): string => {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return /^[\w-]+$/.test(value) && value.toUpperCase() !== 'NULL' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`
}
