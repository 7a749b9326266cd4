import { sql } from 'kysely'
import { countedAtMost } from '#contract/shapes.ts'
import type { Db } from '../database/database.ts'
import { isOutOfTime } from '../operations/failure.ts'
import type { ListQuery, ListSource } from './list-source.ts'
import { count, isVague, keysStatement, matches, pageStatement, rowsAt, type RowWithTotal } from './list-statements.ts'

export interface Page<Row> {
  items: Row[]
  total: number
  /** There are more than `total`. */
  capped: boolean
}

/** Rows as a page, those in all as far as they are counted. */
export const pageOf = <Row>(rows: RowWithTotal<Row>[], counted: number): Page<Row> => ({
  items: rows.map(({ listTotal: _total, ...row }) => row as Row),
  total: Math.min(counted, countedAtMost),
  capped: counted > countedAtMost,
})

/**
 * One page and the number of rows in all, in one statement. The keys of the page are found first: a deep page then
 * skips index entries instead of whole rows. The best matches of a search come first unless an order is requested;
 * where no row holds the words as typed, one typo is allowed. What no index finds is looked for no longer than `slowTime`.
 */
export async function readPage<Row>(
  db: Db,
  source: ListSource<Row>,
  query: ListQuery,
  defaultSort: string,
): Promise<Page<Row>> {
  for (const match of matches(source, query)) {
    const read = async (reader: Db) => {
      const ranked = match !== null && !(source.holding && (await isVague(reader, source, match)))
      const { rows } = await pageStatement(source, query, defaultSort, match, ranked).execute(reader)
      return { rows, counted: rows[0]?.listTotal ?? (query.page === 1 ? 0 : await count(reader, source, match)) }
    }
    const answer = match?.slow ? await readInTime(db, read) : await read(db)
    if (answer === 'outOfTime') {
      await source.refuse?.()
      // There may be some: not every row was looked at.
      return { items: [], total: 0, capped: true }
    }
    const { rows, counted } = answer
    if (counted === 0 && match) continue
    if (rows.length === 0) await source.refuse?.()
    return pageOf(rows, counted)
  }
  await source.refuse?.()
  return { items: [], total: 0, capped: false }
}

/** Milliseconds for which rows are looked for that no index finds at once. */
const slowTime = 1500

async function readInTime<Row>(db: Db, read: (reader: Db) => Promise<{ rows: Row[]; counted: number }>) {
  if (db.isTransaction) return read(db)
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL statement_timeout = ${sql.lit(slowTime)}`.execute(tx)
      return read(tx)
    })
  } catch (error) {
    if (isOutOfTime(error)) return 'outOfTime'
    throw error
  }
}

/** Whether a list has more than so many rows; no more than these are counted. */
export async function holdsMoreThan(rows: number, db: Db, source: ListSource, query: Pick<ListQuery, 'search'>) {
  for (const match of matches(source, query)) {
    const counted = await count(db, source, match, rows)
    if (counted > 0) return counted > rows
  }
  return false
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
    const keysOf = keysStatement(source, query.sort, defaultSort, match)
    await sql`DECLARE list_rows NO SCROLL CURSOR FOR ${keysOf}`.execute(tx)
    let keys = await fetched()
    const any = keys.length > 0
    for (; keys.length > 0; keys = await fetched()) {
      const type = sql.raw(`${source.keyType ?? 'uuid'}[]`)
      const places = sql`(SELECT * FROM unnest(${keys}::${type}) WITH ORDINALITY AS one(key, place))`
      yield (await rowsAt<Row>(source, places).execute(tx)).rows
    }
    await sql`CLOSE list_rows`.execute(tx)
    if (any) return
  }
}
