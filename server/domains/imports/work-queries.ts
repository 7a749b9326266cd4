import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { sql } from 'kysely'
import type { ImportNote } from '#contract/import-limits.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export interface OpenRow {
  row: number
  cells: string[]
  /** What was noted while the file was read. */
  notes: ImportNote[]
}

/** The next rows a dry run has not seen. */
export const uncheckedRows = (db: Db, importId: string, after: number, limit: number) =>
  db
    .selectFrom('importRows')
    .select(['row', 'cells', 'notes'])
    .where('importId', '=', importId)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()

interface Checked {
  row: number
  key: string
  outcome: string
  changes: object
  problems: object[]
}

/** Writes what a dry run found, unless another one has begun; returns whether it is still wanted. */
export async function saveChecked(db: Db, importId: string, run: number, rows: Checked[]): Promise<boolean> {
  const wanted = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('run', '=', run)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  if (!wanted) return false
  await sql`UPDATE import_rows SET key = one.key, outcome = one.outcome, changes = one.changes, problems = one.problems
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS one(row integer, key text, outcome text, changes jsonb, problems jsonb)
    WHERE import_id = ${importId} AND import_rows.row = one.row`.execute(db)
  return true
}

/** Ends a dry run: checked, or with its columns given back where it comes to no end. */
export const endCheck = (db: Db, importId: string, run: number, state: 'checked' | 'mapping') =>
  db
    .updateTable('imports')
    .set({ state })
    .where('id', '=', importId)
    .where('run', '=', run)
    .where('state', '=', 'checking')
    .execute()

/** Lets what could not be written be chosen again. */
export const giveUpWriting = (db: Db, importId: string) =>
  db.updateTable('imports').set({ state: 'done' }).where('id', '=', importId).where('state', '=', 'writing').execute()

/** Locks the next chosen row that is not written. */
export const lockNextRow = (tx: Tx, importId: string) =>
  tx
    .selectFrom('importRows')
    .select(['row', 'cells', 'notes', 'outcome'])
    .where('importId', '=', importId)
    .where('chosen', '=', true)
    .where('result', 'is', null)
    .orderBy('row')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export interface Result {
  result: Selectable<DB['importRows']>['result']
  recordId: string | null
  problems: object[]
  /** What a row would do that was checked again. */
  outcome?: Selectable<DB['importRows']>['outcome']
  changes?: object
}

/** Stores what became of a row. */
export const storeResult = (db: Db, importId: string, row: number, { problems, changes, ...values }: Result) =>
  db
    .updateTable('importRows')
    .set({ ...values, problems: JSON.stringify(problems), ...(changes && { changes: JSON.stringify(changes) }) })
    .where('importId', '=', importId)
    .where('row', '=', row)
    .where('result', 'is', null)
    .execute()

/** Ends the writing once nothing is open; a row locked by another process counts as open. */
export async function endWriting(db: Db, importId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state: 'done' })
    .where('id', '=', importId)
    .where('state', '=', 'writing')
    .where((row) => {
      const rows = row.selectFrom('importRows').whereRef('importId', '=', 'imports.id')
      return row.not(row.exists(rows.where('chosen', '=', sql.lit(true)).where('result', 'is', null)))
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
