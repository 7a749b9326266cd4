import { type OperationNodeSource, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { countedAtMost } from '#contract/shapes.ts'
import type { DB } from '../database/database-types.gen.ts'
import type { Db } from '../database/database.ts'
import {
  allowsTypo,
  closeness,
  hasTrigram,
  matchesIndexedWords,
  matchesWords,
  matchesWordsWithTypo,
  patternsOf,
  searchWords,
  type WordPatterns,
} from './search.ts'

export interface ListQuery {
  page: number
  pageSize: number
  sort?: string | undefined
  search: string
}

type Rows<Row> = OperationNodeSource & { execute(): Promise<Row[]> }

/** Rows that are read alike whoever asks; see `fixedRows`. */
export interface FixedRows<Row> {
  /** The statement's part for the row with the key found. */
  withKey(db: Db, key: string): RawBuilder<Row>
}

/** Where the rows of a list come from. */
export interface ListSource<Row = unknown, S extends string = string> {
  /** The rows the caller may see, filters applied: FROM, joins, WHERE, and nothing selected. */
  found: OperationNodeSource
  /** The column that tells rows apart, and its type unless that is uuid: `companies.id`. */
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
  /** How rows are read; joins, groups and sub-selects as they come. */
  rows: Rows<Row> | FixedRows<Row>
  /** Refuses whoever may not ask; where rows are proof enough, it is asked only when there are none. */
  refuse?: () => Promise<unknown>
}

export interface Page<Row> {
  items: Row[]
  total: number
  /** There are more than `total`. */
  capped: boolean
}

/** Rows that are read alike whoever asks: their part of the statement, which holds no value, is built and written once. */
export function fixedRows<Row>(rows: (db: Db) => Rows<Row>): FixedRows<Row> {
  const written = new Map<string, RawBuilder<Row>>()
  return {
    withKey(db, key) {
      const known = written.get(key)
      if (known) return known
      const { sql: text, parameters } = keyedRows(rows(db), key).compile()
      if (parameters.length > 0) throw new Error('Rows that hold values are not the same for everybody.')
      const made = sql.raw<Row>(`(${text})`)
      written.set(key, made)
      return made
    },
  }
}

const keyedRows = (rows: OperationNodeSource, key: string) =>
  (rows as Found).where(sql<boolean>`${sql.ref(key)} = found.key`)

/** People's order of words (DIN 5007-1), the same on every PostgreSQL: ä beside a, ß as ss, no case, signs as blanks. */
export const sortKey = (column: string): RawBuilder<string> => sql`sort_key(${sql.ref(column)}) COLLATE "C"`

/** Text in the form in which it is searched, for columns that have no `search_text`. */
export const searchForm = (...columns: string[]): RawBuilder<string> =>
  sql`search_form(concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}))`

/** Lists found longer than is counted, by what they were asked for; whoever keeps it says how long that holds. */
export type LongLists = { known: Set<string>; list: string }

/** A row of a page with the number of rows in all. */
export type Counted<Row> = Row & { listTotal: number }

/** Where a page begins, how long it is, and in which order its list is. */
export interface Place {
  /** Left out for the first page. */
  offset?: number | undefined
  pageSize: number
  sort?: string | undefined
}

/** Where the page asked for begins; what else was asked stays beside it. */
export const placeOf = <Q extends Pick<ListQuery, 'page' | 'pageSize'>>({
  page,
  ...query
}: Q): Omit<Q, 'page'> & Place => ({
  ...query,
  offset: page === 1 ? undefined : (page - 1) * query.pageSize,
})

// Written out: of a limit it does not know PostgreSQL expects a tenth of the table, finds that too dear a plan to keep, and
// plans the statement anew each time it is asked. Sizes are few, and most people look at the first page.
const bounds = ({ offset, pageSize }: Place) => ({
  size: sql.lit(pageSize),
  begin: offset === undefined ? sql.lit(0) : sql<number>`${offset}::bigint`,
})

/** The statement of a page in the order of a column. A list known to be long is not counted. */
export function pageStatement<Row>(
  db: Db,
  source: ListSource<Row>,
  place: Place,
  defaultSort: string,
  isLong: boolean,
  match: Match | null = null,
): RawBuilder<Counted<Row>> {
  const total = isLong ? sql`${sql.lit(countedAtMost + 1)}::bigint` : upToLimit(source, match)
  return rowsAt(db, source, allKeys(source, place, defaultSort, total, match), withTotal)
}

/** The words of a search that an index of words finds; null for what has to be looked for otherwise. */
export function indexedWords(search: string): readonly WordPatterns[] | null {
  const words = searchWords(search)
  // The index is asked for three letters or digits in a row, and the rest among what it finds.
  return words.some(hasTrigram) ? words.map(patternsOf) : null
}

/** The statement of a page of what holds these words as typed, in a list with an index of words. */
export const searchStatement = <Row>(
  db: Db,
  source: ListSource<Row>,
  place: Place,
  defaultSort: string,
  words: readonly WordPatterns[],
): RawBuilder<Counted<Row>> =>
  closestStatement(db, source, place, defaultSort, { words, holds: matchesIndexedWords(source.search!, words) })

const closestStatement = <Row>(
  db: Db,
  source: ListSource<Row>,
  place: Place,
  defaultSort: string,
  match: Match,
): RawBuilder<Counted<Row>> => rowsAt(db, source, matchingKeys(source, place, defaultSort, match), withTotal)

/** Rows as a page, those in all as far as they are counted. */
export const pageOf = <Row>(rows: Counted<Row>[], counted: number): Page<Row> => ({
  items: rows.map(({ listTotal: _total, ...row }) => row as Row),
  total: Math.min(counted, countedAtMost),
  capped: counted > countedAtMost,
})

/**
 * One page and the number of rows in all, in one statement. The keys of the page are found first: a deep page then
 * skips index entries instead of whole rows. The best matches of a search come first unless a column is asked for;
 * where no row holds the words as typed, one typo is allowed. A list known to be long is not counted again.
 */
export async function readPage<Row>(
  db: Db,
  source: ListSource<Row>,
  query: ListQuery,
  defaultSort: string,
  long?: LongLists,
): Promise<Page<Row>> {
  const place = placeOf(query)
  for (const match of matches(source, query)) {
    const isLong = long?.known.has(long.list) ?? false
    const ranked = match && !(source.holding && (isLong || (await isVague(db, source, match))))
    const statement = ranked
      ? closestStatement(db, source, place, defaultSort, match)
      : pageStatement(db, source, place, defaultSort, isLong, match)
    const { rows } = await statement.execute(db)
    const counted = rows[0]?.listTotal ?? (query.page === 1 ? 0 : await count(db, source, match))
    if (counted === 0 && match) continue
    if (rows.length === 0) await source.refuse?.()
    if (!ranked && counted > countedAtMost) long?.known.add(long.list)
    return pageOf(rows, counted)
  }
  await source.refuse?.()
  return { items: [], total: 0, capped: false }
}

/**
 * Every row of a list, portion by portion out of one cursor: no page is skipped to, each row is met once, and all see
 * the list as it was at the beginning.
 */
export async function* readAll<Row>(
  tx: Db,
  source: ListSource<Row>,
  query: Omit<ListQuery, 'page' | 'pageSize'>,
  defaultSort: string,
  portion: number,
): AsyncGenerator<Row[]> {
  const fetched = async () =>
    (await sql<{ key: string }>`FETCH FORWARD ${sql.lit(portion)} FROM list_rows`.execute(tx)).rows.map(
      ({ key }) => key,
    )
  for (const match of matches(source, query)) {
    const ordered = match
      ? sql`WITH ${matching(source, match, query.sort, defaultSort)}
          SELECT key::text FROM matching ORDER BY ${closestFirst(match, query.sort, defaultSort)}`
      : narrowed(source, null)
          .select(sql`${sql.ref(source.key)}::text`.as('key'))
          .orderBy(orderOf(source, query.sort, defaultSort))
    await sql`DECLARE list_rows NO SCROLL CURSOR FOR ${ordered}`.execute(tx)
    let keys = await fetched()
    const any = keys.length > 0
    for (; keys.length > 0; keys = await fetched()) {
      const type = sql.raw(`${source.keyType ?? 'uuid'}[]`)
      const places = sql`(SELECT * FROM unnest(${keys}::${type}) WITH ORDINALITY AS one(key, place))`
      yield (await rowsAt<Row>(tx, source, places).execute(tx)).rows
    }
    await sql`CLOSE list_rows`.execute(tx)
    if (any) return
  }
}

type Found = SelectQueryBuilder<DB, keyof DB, object>
interface Match {
  words: readonly WordPatterns[]
  holds: RawBuilder<boolean>
}

/** What a row must hold, tried in this order; null: every row will do. */
function* matches(source: ListSource, query: Pick<ListQuery, 'search'>): Generator<Match | null> {
  const { search, exact, holding } = source
  const words = search && query.search !== '' ? searchWords(query.search) : []
  if (!search || words.length === 0) return yield null
  const patterns = words.map(patternsOf)
  const indexed = source.indexed && indexedWords(query.search)
  const asTyped = indexed ? matchesIndexedWords(search, indexed) : matchesWords(search, words)
  yield { words: patterns, holds: holding?.(words) ?? asTyped }
  if (!exact && words.some(allowsTypo)) yield { words: patterns, holds: matchesWordsWithTypo(search, words) }
}

const narrowed = ({ found }: ListSource, match: Match | null): Found =>
  match ? (found as Found).where(match.holds) : (found as Found)

// Counting a long list takes longer than finding the page, and nobody needs to know it is 98,412.
const upToLimit = (source: ListSource, match: Match | null, limit = countedAtMost) =>
  sql<number>`(SELECT count(*) FROM ${narrowed(source, match)
    .select(sql`1`.as('one'))
    .limit(limit + 1)} AS counted)`

async function count(db: Db, source: ListSource, match: Match | null, limit = countedAtMost): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT ${upToLimit(source, match, limit)} AS total`.execute(db)
  return rows[0]!.total
}

const allKeys = (
  source: ListSource,
  place: Place,
  defaultSort: string,
  total: RawBuilder<unknown>,
  match: Match | null,
) => {
  const { size, begin } = bounds(place)
  const ordered = narrowed(source, match)
    .select(sql.ref(source.key).as('key'))
    .orderBy(orderOf(source, place.sort, defaultSort))
    .limit(place.pageSize + 1)
    .offset(begin)
  // Where nothing stands behind the page nothing is left to be counted.
  return sql`(WITH page AS MATERIALIZED (SELECT ARRAY${ordered} AS keys)
    SELECT one.key, one.place, CASE WHEN cardinality(page.keys) <= ${size}
      THEN ${begin} + cardinality(page.keys) ELSE ${total} END AS total
    FROM page CROSS JOIN LATERAL unnest(page.keys[:${size}]) WITH ORDINALITY AS one(key, place))`
}

// One look at the index serves the count, the order and the page.
const matchingKeys = (
  source: ListSource,
  place: Place,
  defaultSort: string,
  match: Match,
) => sql`(WITH ${matching(source, match, place.sort, defaultSort)}
  SELECT one.key, one.place, (SELECT total FROM counted) AS total
  FROM unnest(ARRAY(SELECT key FROM matching ORDER BY ${closestFirst(match, place.sort, defaultSort)}
    LIMIT ${bounds(place).size} OFFSET ${bounds(place).begin})) WITH ORDINALITY AS one(key, place))`

const matching = (source: ListSource, match: Match, asked: string | undefined, defaultSort: string) =>
  sql`matching AS MATERIALIZED ${narrowed(source, match)
    .select([sql.ref(source.key).as('key'), source.search!.as('text')])
    .select(source.sort[columnOf(asked ?? defaultSort)]!.as('sorted'))},
    counted AS MATERIALIZED (SELECT count(*) AS total FROM matching)`

/** Above this many matches a search is too vague for an order by closeness to mean anything; it would only cost time. */
const rankedMatches = 2000

const isVague = async (db: Db, source: ListSource, match: Match): Promise<boolean> =>
  (await count(db, source, match, rankedMatches)) > rankedMatches

const closestFirst = ({ words }: Match, asked: string | undefined, defaultSort: string) => {
  const direction = directionOf(asked ?? defaultSort)
  const [held, size] = closeness(sql`text`, words)
  const few = sql`(SELECT total FROM counted) <= ${rankedMatches}`
  const close = asked ? sql`` : sql`CASE WHEN ${few} THEN ${held} END DESC, CASE WHEN ${few} THEN ${size} END, `
  return sql`${close}sorted ${direction}, key ${direction}`
}

const withTotal = sql`, found.total AS list_total`

function rowsAt<Row>(db: Db, source: ListSource, keys: RawBuilder<unknown>, more = sql``): RawBuilder<Row> {
  const row = 'withKey' in source.rows ? source.rows.withKey(db, source.key) : keyedRows(source.rows, source.key)
  return sql<Row>`SELECT listed.*${more} FROM ${keys} AS found CROSS JOIN LATERAL ${row} AS listed
    ORDER BY found.place`
}

/** The order asked for, else the list's own; the key makes it the same each time. */
function orderOf({ sort, key }: ListSource, asked: string | undefined, defaultSort: string): RawBuilder<unknown> {
  const direction = directionOf(asked ?? defaultSort)
  return sql`${sort[columnOf(asked ?? defaultSort)]!} ${direction}, ${sql.ref(key)} ${direction}`
}

const columnOf = (sort: string) => sort.replace(/^-/, '')
const directionOf = (sort: string) => (sort.startsWith('-') ? sql`DESC` : sql`ASC`)
