import { type OperationNodeSource, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../database/database-types.gen.ts'

export interface ListQuery {
  page: number
  /** The key of the last row before the page. */
  after?: string | undefined
  pageSize: number
  sort?: string | undefined
  search: string
}

/** Where the rows of a list come from. */
export interface ListSource<Row = unknown, S extends string = string> {
  /** The rows the caller may see, filters applied: FROM, joins, WHERE, and nothing selected. */
  found: OperationNodeSource
  /** The column that identifies a row, and its type unless that is uuid: `companies.id`. */
  key: string
  keyType?: 'integer' | 'bigint' | 'date' | 'text'
  /** What each sortable column is sorted by; has an index with the key behind it where the list grows long. */
  sort: Record<S, RawBuilder<unknown>>
  /** The text that is searched, in the form of `search_form`; left out where nothing is. */
  search?: RawBuilder<string>
  /** Rows that hold the words, where another table is searched for them first, people of lines say; else `search` holds them. */
  holding?: (words: string[]) => RawBuilder<boolean>
  /** Words are found as typed only: a typo finds nothing. */
  exact?: true
  /** The searched text is a column with a trigram index of its own: one plan serves every word the index knows. */
  indexed?: true
  /** How rows are read; joins, groups and sub-selects as they come. As text (`rowsBy`) where it is the same for every caller. */
  rows: RowStatement<Row> | RowText<Row>
  /** Refuses callers without access; where rows are proof enough, it is called only when there are none. */
  refuse?: () => Promise<unknown>
}

/** A statement that reads rows, to which the condition of their key is added. */
export type RowStatement<Row> = OperationNodeSource & { execute(): Promise<Row[]> }

/** The text of a statement that reads the row whose key is that of `found`. */
export interface RowText<Row> {
  text: RawBuilder<Row>
}

export type FoundRows = SelectQueryBuilder<DB, keyof DB, object>

/**
 * People's order of words (DIN 5007-1), the same on every PostgreSQL: ä next to a, ß as ss, no case, signs as blanks.
 */
export const sortKey = (column: string): RawBuilder<string> => sql`sort_key(${sql.ref(column)}) COLLATE "C"`

/** Text in the form in which it is searched, for columns that have no `search_text`. */
export const searchForm = (...columns: string[]): RawBuilder<string> =>
  sql`search_form(concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}))`
