import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a column is one of these ids. A single one is compared as it is. Of an unknown array PostgreSQL expects ten
 * entries, finds that plan too expensive to cache, and plans the statement again each time.
 */
export const inIds = (column: string, ids: readonly string[]): RawBuilder<boolean> =>
  ids.length === 1 ? sql`${sql.ref(column)} = ${ids[0]}::uuid` : sql`${sql.ref(column)} = ANY(${ids}::uuid[])`

/** These ids as rows of one column `id`, under the same condition. */
export const idRows = (ids: readonly string[]): RawBuilder<{ id: string }> =>
  ids.length === 1 ? sql`(SELECT ${ids[0]}::uuid AS id)` : sql`(SELECT unnest(${ids}::uuid[]) AS id)`

/** For `=`: one of these numbers, as a single parameter. */
export const anyNumber = (numbers: readonly number[]): RawBuilder<number> => sql`ANY(${numbers}::int[])`

/** For `=`: one of these words, as a single parameter. */
export const anyOf = (words: readonly string[]): RawBuilder<string> => sql`ANY(${words}::text[])`
