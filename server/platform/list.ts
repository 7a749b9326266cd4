import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { countedAtMost } from '#contract/shapes.ts'
import type { DB } from './database-types.gen.ts'
import type { Db } from './database.ts'
import { cursorOf } from './list-cursor.ts'
import { allowsTypo, closeness, matchesWords, matchesWordsWithTypo, searchWords } from './search.ts'

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
  /** There are more than `total`. */
  capped: boolean
}

/** Above this many matches a search is too vague for an order by closeness to mean anything; it would only cost time. */
const rankedMatches = 2000

/**
 * The ids of one page and the number of rows in all. Ids first, columns later: a deep page then skips index entries
 * instead of whole rows. Best matches come first unless a column is asked for or the search is too vague.
 */
export async function findPage(db: Db, source: ListSource, query: ListQuery): Promise<Found> {
  const cursor = cursorOf(db)
  if (cursor) {
    const ids = await cursor.next(() => selects(source, query))
    return { ids, total: ids.length, capped: false }
  }
  const words = searchWords(query.search)
  const text = sql<string>`search_text`
  if (words.length === 0) return allRows(db, source, query)
  const exact = await matches(db, source, query, matchesWords(text, words), words)
  if (exact.total > 0 || !words.some(allowsTypo)) return exact
  return matches(db, source, query, matchesWordsWithTypo(text, words), words)
}

async function allRows(db: Db, source: ListSource, query: ListQuery): Promise<Found> {
  const [table, order] = [sql.table(source.table), orderBy(source, query.sort ?? source.defaultSort)]
  // Counting a long list takes longer than finding the page, and nobody needs to know it is 98,412.
  const { rows } = await sql<{ counted: number; ids: string[] }>`
    SELECT (SELECT count(*) FROM (SELECT FROM ${table} WHERE ${source.visible} LIMIT ${countedAtMost + 1}) AS c) AS counted,
      ARRAY(SELECT id FROM ${table} WHERE ${source.visible} ORDER BY ${order} ${part(query)}) AS ids`.execute(db)
  const { counted, ids } = rows[0]!
  return { ids, total: Math.min(counted, countedAtMost), capped: counted > countedAtMost }
}

// One look at the trigram index serves the count, the order and the page.
async function matches(
  db: Db,
  source: ListSource,
  query: ListQuery,
  found: RawBuilder<boolean>,
  words: string[],
): Promise<Found> {
  const { close, order } = orderOfMatches(source, query, words)
  const { rows } = await sql<Omit<Found, 'capped'>>`
    WITH found AS MATERIALIZED (SELECT * FROM ${sql.table(source.table)} WHERE ${source.visible} AND ${found})
    SELECT (SELECT count(*) FROM found) AS total,
      ARRAY(SELECT id FROM found ORDER BY ${close} ${order} ${part(query)}) AS ids`.execute(db)
  return { ...rows[0]!, capped: false }
}

function orderOfMatches(source: ListSource, query: ListQuery, words: string[]) {
  const close = query.sort
    ? sql``
    : sql`CASE WHEN (SELECT count(*) FROM found) <= ${rankedMatches} THEN ${closeness(sql`search_text`, words)} END DESC NULLS LAST,`
  return { close, order: orderBy(source, query.sort ?? source.defaultSort) }
}

/** All ids in the order of the list; where a search finds nothing as typed, the second select allows a typo. */
function selects(source: ListSource, query: ListQuery): RawBuilder<unknown>[] {
  const [words, text] = [searchWords(query.search), sql<string>`search_text`]
  const table = sql.table(source.table)
  if (words.length === 0)
    return [
      sql`SELECT id FROM ${table} WHERE ${source.visible} ORDER BY ${orderBy(source, query.sort ?? source.defaultSort)}`,
    ]
  const { close, order } = orderOfMatches(source, query, words)
  const matching = [matchesWords(text, words), ...(words.some(allowsTypo) ? [matchesWordsWithTypo(text, words)] : [])]
  return matching.map(
    (found) => sql`WITH found AS MATERIALIZED (SELECT * FROM ${table} WHERE ${source.visible} AND ${found})
      SELECT id FROM found ORDER BY ${close} ${order}`,
  )
}

/** How many rows a query finds, counted up to a limit. */
export async function countOf<T extends keyof DB>(
  db: Db,
  found: SelectQueryBuilder<DB, T, object>,
): Promise<{ total: number; capped: boolean }> {
  const some = found.select(sql`1`.as('one')).limit(countedAtMost + 1)
  const { counted } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return { total: Math.min(counted, countedAtMost), capped: counted > countedAtMost }
}

/** Where a short list comes from, joined to the columns it shows: `place` orders it, `counted` is its length. */
export interface ShortList {
  found: AliasedRawBuilder<{ id: string; place: number; counted: number }, 'found'>
  page<Row extends { counted: number }>(rows: Row[]): { items: Row[] } & Omit<Found, 'ids'>
}

/**
 * A list whose rows all belong to one record, in one statement: its page, its order and its length. Null when it takes
 * more to say: a search, or an export.
 */
export function shortList(db: Db, source: ListSource, query: ListQuery): ShortList | null {
  if (cursorOf(db) || searchWords(query.search).length > 0) return null
  const order = orderBy(source, query.sort ?? source.defaultSort)
  return {
    found: sql<{ id: string; place: number; counted: number }>`(
      SELECT id, row_number() OVER (ORDER BY ${order}) AS place, count(*) OVER () AS counted
      FROM ${sql.table(source.table)} WHERE ${source.visible} ORDER BY ${order} ${part(query)})`.as('found'),
    page(rows) {
      const counted = rows[0]?.counted ?? 0
      return { items: rows, total: Math.min(counted, countedAtMost), capped: counted > countedAtMost }
    },
  }
}

const part = ({ page, pageSize }: ListQuery) => sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`

function orderBy({ columns }: ListSource, sort: string): RawBuilder<unknown> {
  const descending = sort.startsWith('-')
  const column = columns[descending ? sort.slice(1) : sort] ?? sql`id`
  return descending ? sql`${column} DESC, id DESC` : sql`${column}, id`
}

/** Rows with one of these ids: one parameter, however many they are. */
export const withIds = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = ANY(${ids}::uuid[])`

/** Puts rows that were looked up by id back into the order of the page. */
export function inOrder<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
