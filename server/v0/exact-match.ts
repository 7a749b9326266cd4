import { fail } from '#platform/operations/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'

interface Matching<Row> {
  /** The rows a search finds. */
  search: (text: string) => Promise<Row[]>
  /** What must be the same, to the letter. */
  of: (row: Row) => string
  /** What to say when no row has it. */
  none: ErrorCode
}

/** The row of a list that has exactly this, for lists that have no filter of their own for it. */
export async function exactMatch<Row>(wanted: string | undefined, { search, of, none }: Matching<Row>): Promise<Row> {
  const text = wanted?.trim() ?? ''
  if (text === '') return fail(none)
  return (await search(text.slice(0, 200))).find((row) => of(row) === text) ?? fail(none)
}
