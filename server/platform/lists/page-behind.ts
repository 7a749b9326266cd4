import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { FoundRows, ListQuery, ListSource } from './list-source.ts'
import { type Page, pageOf } from './list.ts'
import {
  columnOf,
  count,
  isDescending,
  isVague,
  type Match,
  matches,
  matchingRows,
  orderOf,
  rowsAt,
  type RowWithTotal,
  upToLimit,
} from './list-statements.ts'

/**
 * The page directly behind the row `after`: an index leads there however deep it is, where a page by its number skips all
 * rows before it. Undefined where it has to be read by its number: no such row is asked for, or it is no longer in the
 * list; and in a search by closeness, which shows no more rows than are counted.
 */
export async function readPageBehind<Row>(
  db: Db,
  source: ListSource<Row>,
  query: ListQuery,
  defaultSort: string,
): Promise<Page<Row> | undefined> {
  const { after, pageSize, sort = defaultSort } = query
  if (after === undefined) return undefined
  const [match = null] = matches(source, query)
  if (match && !(source.holding && (await isVague(db, source, match)))) return undefined
  const key = keyOf(source, after)
  const [place] = (await placeStatement(source, match, sort, key).execute(db)).rows
  if (!place) return undefined
  const halves = halvesBehind(source, sort, key, place).map((half) =>
    matchingRows(source, match)
      .where(half)
      .select(sql.ref(source.key).as('key'))
      .orderBy(orderOf(source, sort, defaultSort))
      .limit(sql.lit(pageSize)),
  )
  const { rows } = await behindStatement(source, match, pageSize, halves).execute(db)
  return pageOf(rows, rows[0]?.listTotal ?? (await count(db, source, match)))
}

/** What the row is sorted by, written out, and its type; no row where the caller does not find it. */
interface Place {
  value: string | null
  type: string
}

// Text holds every value exactly; a `Date` would lose microseconds.
const placeStatement = (source: ListSource, match: Match | null, sort: string, key: RawBuilder<unknown>) =>
  sql<Place>`SELECT place.value::text, pg_typeof(place.value)::text AS type FROM ${matchingRows(source, match)
    .where(sql<boolean>`${sql.ref(source.key)} = ${key}`)
    .select(source.sort[columnOf(sort)]!.as('value'))} AS place`

// More digits than an integer has name no row, instead of failing.
const keyOf = ({ keyType }: ListSource, after: string) =>
  sql`${after}::${sql.raw(keyType === 'integer' ? 'bigint' : (keyType ?? 'uuid'))}`

/** What rows behind a place hold, in two parts where rows without a value follow or precede: each comes out of an index. */
function halvesBehind(
  source: ListSource,
  sort: string,
  key: RawBuilder<unknown>,
  { value, type }: Place,
): RawBuilder<boolean>[] {
  const [sorted, own, descending] = [source.sort[columnOf(sort)]!, sql.ref(source.key), isDescending(sort)]
  const than = descending ? sql`<` : sql`>`
  if (value !== null) {
    const further = sql<boolean>`(${sorted}, ${own}) ${than} (${value}::${sql.raw(type)}, ${key})`
    return descending ? [further] : [further, sql<boolean>`${sorted} IS NULL`]
  }
  const further = sql<boolean>`(${sorted} IS NULL AND ${own} ${than} ${key})`
  return descending ? [further, sql<boolean>`${sorted} IS NOT NULL`] : [further]
}

/** The second half is read only where the first does not fill the page. */
function behindStatement<Row>(
  source: ListSource<Row>,
  match: Match | null,
  pageSize: number,
  [first, rest]: FoundRows[],
): RawBuilder<RowWithTotal<Row>> {
  const size = sql.lit(pageSize)
  const filled = rest
    ? sql`SELECT keys || CASE WHEN cardinality(keys) < ${size} THEN ARRAY${rest} END AS keys FROM half`
    : sql`SELECT keys FROM half`
  return rowsAt(
    source,
    sql`(WITH half AS MATERIALIZED (SELECT ARRAY${first} AS keys), page AS MATERIALIZED (${filled})
      SELECT one.key, one.place, ${upToLimit(source, match)} AS total
      FROM page CROSS JOIN LATERAL unnest(page.keys[:${size}]) WITH ORDINALITY AS one(key, place))`,
    sql`, found.total AS list_total`,
  )
}
