import { type RawBuilder, sql } from 'kysely'

// What the database compares with its own time it stamps itself: a server whose clock is wrong shortens nothing.

/** When this transaction began: what expiries are compared with. */
export const transactionTime = sql<string>`now()`

/** What time it is, also after waiting for a lock. */
export const clockTime = sql<string>`clock_timestamp()`

/** The same to the millisecond, as this side reads it: for a stamp that is looked for again by its time. */
export const clockMillisecond = sql<string>`date_trunc('milliseconds', clock_timestamp())`

/** The instant of a column to the millisecond, as this side reads it: to compare with what was read. */
export const toMillisecond = (column: string): RawBuilder<string> => sql`date_trunc('milliseconds', ${sql.ref(column)})`

/** So many milliseconds from now; negative: ago. */
export const fromNow = (ms: number): RawBuilder<string> => sql`now() + make_interval(secs => ${ms / 1000})`

/** So many days from now; negative: ago. */
export const daysFromNow = (days: number): RawBuilder<string> => sql`now() + make_interval(days => ${days})`

/** The instant of a column as JSON made by the database shows it, as in answers: UTC with milliseconds. */
export const instantText = (column: string): RawBuilder<string> =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The portal's time zone behind AT TIME ZONE: read once a statement, from where the start wrote it. */
export const timeZone = sql`(SELECT name FROM portal_time_zone)`

/** The day it is in the portal's time zone, as a `date`: what people mean by today. */
export const portalToday = sql<string>`(now() AT TIME ZONE ${timeZone})::date`

/**
 * The same as a row of its own, for functions over a day: PostgreSQL reads a function's body into the statement only where
 * none of its arguments is a subquery, and else calls it row by row.
 */
export const todayRow = sql`(SELECT (now() AT TIME ZONE name)::date AS day FROM portal_time_zone WHERE id) AS today`

/** The day in the portal's time zone so many days ago, as a `date`. */
export const portalDaysAgo = (days: number): RawBuilder<string> => sql`${portalToday} - ${days}::integer`
