import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Result } from '../work-queries.ts'
import { anyNumber } from '#platform/database/in-ids.ts'

const cellsOfRows = (db: Db, importId: string) =>
  db.selectFrom('importRows').select(['row', 'cells', 'notes']).where('importId', '=', importId).orderBy('row')

/** The rows of a table that belong to one record. */
export const rowsWithKey = (db: Db, importId: string, key: string) =>
  cellsOfRows(db, importId).where('key', '=', key).execute()

/** The same by their numbers. */
export const rowsNumbered = (db: Db, importId: string, rows: readonly number[]) =>
  cellsOfRows(db, importId).where('row', '=', anyNumber(rows)).execute()

/** Locks the first row of the next chosen record that is not written. */
export const lockNextGroup = (tx: Tx, importId: string) =>
  tx
    .selectFrom('importRows')
    .select(['row', 'key', 'cells', 'notes', 'outcome'])
    .where('importId', '=', importId)
    .where('chosen', '=', true)
    .where('result', 'is', null)
    .where((row) => {
      const earlier = row
        .selectFrom('importRows as earlier')
        .whereRef('earlier.importId', '=', 'importRows.importId')
        .whereRef('earlier.key', '=', 'importRows.key')
        .whereRef('earlier.row', '<', 'importRows.row')
      return row.not(
        row.exists(earlier.where('earlier.chosen', '=', sql.lit(true)).where('earlier.result', 'is', null)),
      )
    })
    .orderBy('row')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Stores what became of all chosen rows of a record. */
export const storeGroupResult = (
  db: Db,
  importId: string,
  key: string,
  { result, recordId }: Pick<Result, 'result' | 'recordId'>,
) =>
  db
    .updateTable('importRows')
    .set({ result, recordId })
    .where('importId', '=', importId)
    .where('key', '=', key)
    .where('chosen', '=', true)
    .where('result', 'is', null)
    .execute()
