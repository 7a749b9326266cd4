import { type RawBuilder, sql } from 'kysely'
import type { DB } from './database-types.gen.ts'
import type { Db } from './database.ts'
import { closeness, matchesWords, matchesWordsWithTypo, searchWords } from './search.ts'

export interface ListQuery {
  page: number
  pageSize: number
  sort?: string | undefined
  search: string
}

export interface ListSource {
  /** Table the rows come from; it has `id` and `search_text`. */
  table: keyof DB
  /** Sortable columns as SQL expressions over that table; each has an index when lists grow long. */
  columns: Record<string, RawBuilder<unknown>>
  /** Which rows the caller sees at all, beyond the search. */
  visible: RawBuilder<boolean>
  defaultSort: string
}

export interface Found {
  ids: string[]
  total: number
}

/**
 * The ids of one page and the number of rows in all. Ids first, columns later: a deep page then skips index entries
 * instead of whole rows. Best matches come first unless a column is asked for.
 */
export async function findPage(db: Db, source: ListSource, query: ListQuery): Promise<Found> {
  const words = searchWords(query.search)
  const text = sql<string>`search_text`
  if (words.length === 0) return pageOf(db, source, query, source.visible, null)
  const exact = await pageOf(db, source, query, sql`${source.visible} AND ${matchesWords(text, words)}`, words)
  if (exact.total > 0 || words.every((word) => word.length < 5)) return exact
  return pageOf(db, source, query, sql`${source.visible} AND ${matchesWordsWithTypo(text, words)}`, words)
}

async function pageOf(
  db: Db,
  source: ListSource,
  query: ListQuery,
  where: RawBuilder<boolean>,
  words: string[] | null,
): Promise<Found> {
  const table = sql.table(source.table)
  const order =
    query.sort || !words
      ? orderBy(source, query.sort ?? source.defaultSort)
      : sql`${closeness(sql`search_text`, words)} DESC, id`
  const [rows, count] = await Promise.all([
    sql<{
      id: string
    }>`SELECT id FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*) AS total FROM ${table} WHERE ${where}`.execute(db),
  ])
  return { ids: rows.rows.map((row) => row.id), total: count.rows[0]?.total ?? 0 }
}

function orderBy({ columns }: ListSource, sort: string): RawBuilder<unknown> {
  const descending = sort.startsWith('-')
  const column = columns[descending ? sort.slice(1) : sort] ?? sql`id`
  return descending ? sql`${column} DESC, id DESC` : sql`${column}, id`
}

/** Puts rows that were looked up by id back into the order of the page. */
export function inOrder<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
