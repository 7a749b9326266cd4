import { type RawBuilder, sql } from 'kysely'
import { countedAtMost } from '#contract/shapes.ts'
import { onlyRow } from '../database/only-row.ts'
import type { Db } from '../database/database.ts'
import type { FoundRows, ListQuery, ListSource } from './list-source.ts'
import { withKey } from './row-text.ts'
import {
  allowsTypo,
  closeness,
  hasTrigram,
  matchesBeginnings,
  matchesIndexedWords,
  matchesWords,
  matchesWordsWithTypo,
  patternsOf,
  searchWords,
  type WordPatterns,
} from './search.ts'

/** A row of a page with the number of rows in all. */
export type RowWithTotal<Row> = Row & { listTotal: number }

/** Where a page begins, left out for the first one, how long it is, and in which order its list is. */
interface PageRange {
  offset?: number | undefined
  pageSize: number
  sort?: string | undefined
}

// Written out: of an unknown limit PostgreSQL expects a tenth of the table, finds that plan too expensive to cache, and
// plans the statement again. Sizes are few, and most people read the first page.
const bounds = ({ offset, pageSize }: PageRange) => ({
  size: sql.lit(pageSize),
  begin: offset === undefined ? sql.lit(0) : sql<number>`${offset}::bigint`,
})

/** The statement of a page: the rows that match closest, or all of them in the order of a column. */
export function pageStatement<Row>(
  source: ListSource<Row>,
  { page, pageSize, sort }: ListQuery,
  defaultSort: string,
  match: Match | null,
  closest: boolean,
): RawBuilder<RowWithTotal<Row>> {
  const place = { offset: page === 1 ? undefined : (page - 1) * pageSize, pageSize, sort }
  const keys =
    match && closest ? matchingKeys(source, place, defaultSort, match) : allKeys(source, place, defaultSort, match)
  return rowsAt(source, keys, sql`, found.total AS list_total`)
}

/** The key of every row as text, in the order in which pages show them. */
export const keysStatement = (
  source: ListSource,
  sort: string | undefined,
  defaultSort: string,
  match: Match | null,
) =>
  match
    ? sql`WITH ${matching(source, match, sort, defaultSort)}
        SELECT key::text FROM matching ORDER BY ${closestFirst(match, sort, defaultSort)}`
    : matchingRows(source, null)
        .select(sql`${sql.ref(source.key)}::text`.as('key'))
        .orderBy(orderOf(source, sort, defaultSort))

/** What a row must hold to be found. */
export interface Match {
  words: readonly WordPatterns[]
  holds: RawBuilder<boolean>
  /** No index finds them at once: words with a typo, and one or two letters within a word. */
  slow?: true
}

/** What a row must hold, tried in this order; null: every row will do. */
export function* matches(source: ListSource, query: Pick<ListQuery, 'search'>): Generator<Match | null> {
  const { search, exact, holding } = source
  const words = search && query.search !== '' ? searchWords(query.search) : []
  if (!search || words.length === 0) return yield null
  const patterns = words.map(patternsOf)
  const indexed = source.indexed && words.some(hasTrigram)
  // The index knows of one or two letters only where a word begins; elsewhere every row is looked at.
  if (source.indexed && !indexed) yield { words: patterns, holds: matchesBeginnings(search, words) }
  const asTyped = indexed ? matchesIndexedWords(search, patterns) : matchesWords(search, words)
  const unaided = source.indexed && !indexed && !holding
  yield { words: patterns, holds: holding?.(words) ?? asTyped, ...(unaided && { slow: true }) }
  if (!exact && words.some(allowsTypo))
    yield { words: patterns, holds: matchesWordsWithTypo(search, words), slow: true }
}

export const matchingRows = ({ found }: ListSource, match: Match | null): FoundRows =>
  match ? (found as FoundRows).where(match.holds) : (found as FoundRows)

// Counting a long list takes longer than finding the page, and an exact 98,412 is of no use.
export const upToLimit = (source: ListSource, match: Match | null, limit = countedAtMost) =>
  sql<number>`(SELECT count(*) FROM ${matchingRows(source, match)
    .select(sql`1`.as('one'))
    .limit(limit + 1)} AS counted)`

export async function count(db: Db, source: ListSource, match: Match | null, limit = countedAtMost): Promise<number> {
  return (await onlyRow(db, sql<{ total: number }>`SELECT ${upToLimit(source, match, limit)} AS total`)).total
}

const allKeys = (source: ListSource, place: PageRange, defaultSort: string, match: Match | null) => {
  const { size, begin } = bounds(place)
  const ordered = matchingRows(source, match)
    .select(sql.ref(source.key).as('key'))
    .orderBy(orderOf(source, place.sort, defaultSort))
    .limit(place.pageSize + 1)
    .offset(begin)
  // Where nothing stands behind the page nothing is left to be counted.
  return sql`(WITH page AS MATERIALIZED (SELECT ARRAY${ordered} AS keys)
    SELECT one.key, one.place, CASE WHEN cardinality(page.keys) <= ${size}
      THEN ${begin} + cardinality(page.keys) ELSE ${upToLimit(source, match)} END AS total
    FROM page CROSS JOIN LATERAL unnest(page.keys[:${size}]) WITH ORDINALITY AS one(key, place))`
}

// One scan of the index serves the count, the order and the page.
const matchingKeys = (
  source: ListSource,
  place: PageRange,
  defaultSort: string,
  match: Match,
) => sql`(WITH ${matching(source, match, place.sort, defaultSort, sql`LIMIT ${sql.lit(countedAtMost + 1)}`)}
  SELECT one.key, one.place, (SELECT total FROM counted) AS total
  FROM unnest(ARRAY(SELECT key FROM matching ORDER BY ${closestFirst(match, place.sort, defaultSort)}
    LIMIT ${bounds(place).size} OFFSET ${bounds(place).begin})) WITH ORDINALITY AS one(key, place))`

/** What matches, of a page no more than are counted: what more would match is not even looked at. */
const matching = (
  source: ListSource,
  match: Match,
  asked: string | undefined,
  defaultSort: string,
  most: RawBuilder<unknown> = sql``,
) =>
  sql`matching AS MATERIALIZED (${matchingRows(source, match)
    .select([sql.ref(source.key).as('key'), source.search!.as('text')])
    .select(source.sort[columnOf(asked ?? defaultSort)]!.as('sorted'))} ${most}),
    counted AS MATERIALIZED (SELECT count(*) AS total FROM matching)`

/** Above this many matches a search is too vague for an order by closeness to mean anything; it would only cost time. */
const rankedMatches = 2000

export const isVague = async (db: Db, source: ListSource, match: Match): Promise<boolean> =>
  (await count(db, source, match, rankedMatches)) > rankedMatches

const closestFirst = ({ words }: Match, asked: string | undefined, defaultSort: string) => {
  const direction = directionOf(asked ?? defaultSort)
  const [held, size] = closeness(sql`text`, words)
  const few = sql`(SELECT total FROM counted) <= ${rankedMatches}`
  const close = asked ? sql`` : sql`CASE WHEN ${few} THEN ${held} END DESC, CASE WHEN ${few} THEN ${size} END, `
  return sql`${close}sorted ${direction}, key ${direction}`
}

export function rowsAt<Row>(source: ListSource, keys: RawBuilder<unknown>, more = sql``): RawBuilder<Row> {
  const row = 'text' in source.rows ? source.rows.text : withKey(source.rows, source.key)
  return sql`SELECT listed.*${more} FROM ${keys} AS found CROSS JOIN LATERAL ${row} AS listed
    ORDER BY found.place`
}

/** The requested order, else the list's own; the key makes it the same each time. */
export function orderOf(
  { sort, key }: ListSource,
  asked: string | undefined,
  defaultSort: string,
): RawBuilder<unknown> {
  const direction = directionOf(asked ?? defaultSort)
  return sql`${sort[columnOf(asked ?? defaultSort)]!} ${direction}, ${sql.ref(key)} ${direction}`
}

export const columnOf = (sort: string) => sort.replace(/^-/, '')
const directionOf = (sort: string) => (isDescending(sort) ? sql`DESC` : sql`ASC`)
export const isDescending = (sort: string): boolean => sort.startsWith('-')
