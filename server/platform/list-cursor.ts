import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Hands a list over portion by portion: every row is met once, however long the list is. */
export interface ListCursor {
  /** Whether the list was read through it at all. */
  readonly used: boolean
  /** The next ids; of several selects the first that finds anything counts. */
  next(selects: () => RawBuilder<unknown>[]): Promise<string[]>
}

const cursors = new WeakMap<object, ListCursor>()

/** The cursor lists are read through on this connection, if any. */
export const cursorOf = (db: Db): ListCursor | undefined => cursors.get(db)

/**
 * From here on `findPage` on this transaction answers one portion after the other, whichever page it is asked for, out
 * of one cursor of the database: no page is skipped to, and all see the list as it was at the beginning.
 */
export function readThrough(tx: Db, portion: number): ListCursor {
  let used = false
  const fetched = async () => {
    const { rows } = await sql<{ id: string }>`FETCH FORWARD ${sql.lit(portion)} FROM list_rows`.execute(tx)
    return rows.map(({ id }) => id)
  }
  const cursor: ListCursor = {
    get used() {
      return used
    },
    async next(selects) {
      if (used) return fetched()
      used = true
      let ids: string[] = []
      for (const [index, select] of selects().entries()) {
        if (index > 0) await sql`CLOSE list_rows`.execute(tx)
        await sql`DECLARE list_rows NO SCROLL CURSOR FOR ${select}`.execute(tx)
        ids = await fetched()
        if (ids.length > 0) break
      }
      return ids
    },
  }
  cursors.set(tx, cursor)
  return cursor
}
