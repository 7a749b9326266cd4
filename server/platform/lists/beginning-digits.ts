import { type RawBuilder, sql } from 'kysely'

/** Digits of the longest number the program reads as one. */
const longest = 15

/**
 * The numbers that begin with these digits, as spans an index can be asked for: 12 is 12, 120 to 129, 1200 to 1299, and so
 * on. Rows of two columns, `low` and `high`, the longest numbers first.
 */
export function spansBeginning(digits: string): RawBuilder<unknown> {
  const number = Number(digits)
  const more = Math.max(0, longest - digits.length)
  const sizes = digits.startsWith('0') ? [] : Array.from({ length: more + 1 }, (_, at) => 10 ** (more - at))
  const low = sizes.map((size) => number * size)
  const high = sizes.map((size) => number * size + size - 1)
  return sql`unnest(${low}::bigint[], ${high}::bigint[])`
}
