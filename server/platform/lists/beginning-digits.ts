import { type RawBuilder, sql } from 'kysely'

/** Digits of the longest number the program reads as one. */
const longest = 15

/**
 * The numbers that begin with these digits, as spans an index can be asked for: 12 is 12, 120 to 129, 1200 to 1299, and so
 * on, the shortest first. None for digits no number begins with.
 */
export function spansOf(digits: string): { low: number; high: number }[] {
  if (digits.startsWith('0') || digits.length > longest) return []
  const sizes = Array.from({ length: longest + 1 - digits.length }, (_, more) => 10 ** more)
  return sizes.map((size) => ({ low: Number(digits) * size, high: Number(digits) * size + size - 1 }))
}

/** The same as rows of two columns, `low` and `high`. */
export function spansBeginning(digits: string): RawBuilder<unknown> {
  const spans = spansOf(digits)
  return sql`unnest(${spans.map(({ low }) => low)}::bigint[], ${spans.map(({ high }) => high)}::bigint[])`
}

/** Rows whose number begins with these digits. */
export function beginsWith(column: string, digits: string): RawBuilder<boolean> {
  const within = spansOf(digits).map(({ low, high }) => sql`${sql.ref(column)} BETWEEN ${low} AND ${high}`)
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` OR `)})`
}
