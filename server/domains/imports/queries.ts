import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ImportHead, ImportRecord } from '#contract/imports.ts'
import type { ImportField, ImportKind } from '#contract/import-kinds.ts'
import type { ImportReading } from '#contract/import-reading.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { daysFromNow } from '#platform/database/times.ts'
import { anyNumber } from '#platform/database/in-ids.ts'

/** Each account sees its own uploads. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> => sql`imports.created_by = ${actor.accountId}`

const head = ['id', 'kind', 'fileName', 'state', 'rowCount', 'createdAt'] as const

export const importHeads = (db: Db) => db.selectFrom('imports').select(head)

export interface StoredImport extends ImportHead {
  headers: string[]
  mapping: (ImportField | null)[]
  reading: ImportReading | null
  run: number
  createdBy: string
}

const stored = [...head, 'headers', 'mapping', 'reading', 'run', 'createdBy'] as const

export const importById = (db: Db, actor: Actor, id: string) =>
  db.selectFrom('imports').select(stored).where('id', '=', id).where(visibleTo(actor)).executeTakeFirst()

/** An import as a job sees it. */
export const anyImport = (db: Db, id: string) =>
  db.selectFrom('imports').select(stored).where('id', '=', id).executeTakeFirst()

export const lockImport = (db: Tx, actor: Actor, id: string) =>
  db.selectFrom('imports').select(stored).where('id', '=', id).where(visibleTo(actor)).forUpdate().executeTakeFirst()

/** How a table was read, as it is stored. */
type StoredReading = Pick<StoredImport, 'headers' | 'mapping' | 'reading' | 'rowCount'>

const readingColumns = ({ headers, mapping, reading, rowCount }: StoredReading) => ({
  headers: JSON.stringify(headers),
  mapping: JSON.stringify(mapping),
  reading: JSON.stringify(reading),
  rowCount,
})

export async function insertImport(
  tx: Tx,
  {
    id,
    kind,
    fileName,
    createdBy,
    ...reading
  }: Pick<StoredImport, 'id' | 'kind' | 'fileName' | 'createdBy'> & StoredReading,
  bytes: Uint8Array,
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ id, kind, fileName, createdBy, ...readingColumns(reading) })
    .execute()
  await tx
    .insertInto('importFiles')
    .values({ importId: id, bytes: Buffer.from(bytes) })
    .execute()
}

/** Replaces how the table was read; its rows are gone, and any dry run counts no more. */
export async function replaceReading(tx: Tx, id: string, reading: StoredReading): Promise<void> {
  await tx.deleteFrom('importRows').where('importId', '=', id).execute()
  await tx
    .updateTable('imports')
    .set((row) => ({ ...readingColumns(reading), state: 'mapping', run: row('run', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const fileOf = async (db: Db, id: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('importFiles').select('bytes').where('importId', '=', id).executeTakeFirst())?.bytes

export async function insertRows(tx: Tx, importId: string, portions: readonly Uint8Array[]): Promise<void> {
  for (const portion of portions)
    await sql`INSERT INTO import_rows (import_id, row, cells, notes)
      SELECT ${importId}, one.row, one.cells, one.notes
      FROM json_to_recordset(${Buffer.from(portion).toString()}::json) AS one(row integer, cells jsonb, notes jsonb)`.execute(
      tx,
    )
}

type Counts = ImportRecord['counts']

export async function countsOf(db: Db, id: string): Promise<Counts> {
  return db
    .selectFrom('importRows')
    .select(({ fn }) => {
      const count = fn.countAll<number>()
      return [
        count.filterWhere('outcome', 'is not', null).as('checked'),
        count.filterWhere('outcome', '=', 'new').as('new'),
        count.filterWhere('outcome', '=', 'changed').as('changed'),
        count.filterWhere('outcome', '=', 'unchanged').as('unchanged'),
        count.filterWhere('outcome', '=', 'error').as('error'),
        count.filterWhere('chosen', '=', true).as('chosen'),
        count.filterWhere('result', 'is not', null).filterWhere('result', '<>', 'failed').as('written'),
        count.filterWhere('result', '=', 'failed').as('failed'),
      ]
    })
    .where('importId', '=', id)
    .executeTakeFirstOrThrow()
}

/** The cells of the first rows. */
export const firstCells = async (db: Db, id: string): Promise<string[][]> =>
  (await db.selectFrom('importRows').select('cells').where('importId', '=', id).orderBy('row').limit(50).execute()).map(
    ({ cells }) => cells,
  )

const rowColumns = ['row', 'key', 'cells', 'outcome', 'result', 'chosen', 'changes', 'problems', 'recordId'] as const

export const importRowsOf = (db: Db, id: string) =>
  db.selectFrom('importRows').select(rowColumns).where('importId', '=', id)

export async function rememberedFields(
  db: Db,
  accountId: string,
  kind: ImportKind,
): Promise<Readonly<Record<string, ImportField | null>>> {
  const found = await db
    .selectFrom('importMappings')
    .select('fields')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.fields ?? {}
}

export const rememberFields = (
  db: Db,
  accountId: string,
  kind: ImportKind,
  fields: Record<string, ImportField | null>,
) =>
  sql`INSERT INTO import_mappings (account_id, kind, fields) VALUES (${accountId}, ${kind}, ${JSON.stringify(fields)}::jsonb)
    ON CONFLICT (account_id, kind) DO UPDATE SET fields = import_mappings.fields || excluded.fields`.execute(db)

/** Begins a dry run again; returns its number. */
export async function beginCheck(tx: Tx, id: string, mapping: (ImportField | null)[]): Promise<number> {
  await tx
    .updateTable('importRows')
    .set({ outcome: null, key: '', changes: '{}', problems: '[]' })
    .where('importId', '=', id)
    .where('outcome', 'is not', null)
    .execute()
  const { run } = await tx
    .updateTable('imports')
    .set((row) => ({ state: 'checking', mapping: JSON.stringify(mapping), run: row('run', '+', 1) }))
    .where('id', '=', id)
    .returning('run')
    .executeTakeFirstOrThrow()
  return run
}

/** Chooses rows that can be written and are not yet; returns how many. */
export async function chooseRows(tx: Tx, id: string, rows: 'all' | number[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('importRows')
    .set({ chosen: true, result: null })
    .where('importId', '=', id)
    .where('outcome', 'in', ['new', 'changed'])
    .where((either) => either.or([either('result', 'is', null), either('result', '=', 'failed')]))
    // Rows with one key make one record.
    .$call((query) =>
      rows === 'all'
        ? query
        : query.where(
            'key',
            'in',
            tx
              .selectFrom('importRows as one')
              .select('one.key')
              .where('importId', '=', id)
              .where('one.row', '=', anyNumber(rows)),
          ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const setState = (db: Db, id: string, state: Selectable<DB['imports']>['state']) =>
  db.updateTable('imports').set({ state }).where('id', '=', id).execute()

export const deleteImportRow = (tx: Tx, id: string) => tx.deleteFrom('imports').where('id', '=', id).execute()

export const deleteOldImports = (db: Db) => db.deleteFrom('imports').where('createdAt', '<', daysFromNow(-30)).execute()

/** The uploads of an account, for the export of its data. */
export const importFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('imports')
    .select(['kind', 'fileName', 'createdAt', 'rowCount'])
    .where('createdBy', '=', accountId)
    .execute()

/** Deletes an account's uploads, and rows about its address in others' tables. */
export async function forgetImports(tx: Tx, accountId: string, email: string): Promise<void> {
  await tx.deleteFrom('imports').where('createdBy', '=', accountId).execute()
  await tx.deleteFrom('importMappings').where('accountId', '=', accountId).execute()
  await tx.deleteFrom('importRows').where('key', '=', email).execute()
}
