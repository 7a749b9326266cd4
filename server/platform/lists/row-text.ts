import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, sql } from 'kysely'
import { ColumnNameCompiler, columnNames } from '../database/column-names.ts'
import type { DB } from '../database/database-types.gen.ts'
import type { Db } from '../database/database.ts'
import type { FoundRows, RowStatement, RowText } from './list-source.ts'

// Statements are written on it, never run.
const unconnected: Db = new Kysely<DB>({
  dialect: {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new ColumnNameCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
  plugins: [columnNames],
})

/**
 * How the rows of a list are read by their key, where that is the same for every caller: `key` and `rows` of a
 * `ListSource`. The statement is written once, when the server starts; written for each page it took a sixth of the
 * processor time of a small one. Throws where it holds values: these belong to a request.
 */
export function rowsBy<Row>(key: string, rows: (db: Db) => RowStatement<Row>): { key: string; rows: RowText<Row> } {
  const one = withKey(rows(unconnected), key).compile()
  if (one.parameters.length > 0) throw new Error(`Values of a request in rows that are the same for all: ${one.sql}`)
  return { key, rows: { text: sql.raw(`(${one.sql})`) } }
}

/** The row whose key is that of `found`. */
export const withKey = (rows: RowStatement<unknown>, key: string): FoundRows =>
  (rows as unknown as FoundRows).where(sql<boolean>`${sql.ref(key)} = found.key`)
