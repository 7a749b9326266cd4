import type { ListOperation, RowOf } from '#contract/list.ts'
import { fail } from '#platform/operations/failure.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Ask } from './call.ts'
import { wholeList } from './whole-list.ts'

interface Matching<Row> {
  /** What must be the same, to the letter. */
  of: (row: Row) => string
  query?: Readonly<Record<string, unknown>>
  /** What to say when no row has it. */
  none: ErrorCode
}

/** The row of a list that has exactly this, for lists that have no filter of their own for it. */
export async function exactMatch<O extends ListOperation>(
  ask: Ask,
  operation: O,
  wanted: string | undefined,
  { of, query = {}, none }: Matching<RowOf<O>>,
): Promise<RowOf<O>> {
  const text = wanted?.trim() ?? ''
  if (text === '') return fail(none)
  const rows = await wholeList(ask, operation, { query: { ...query, search: text.slice(0, 200) } })
  return rows.find((row) => of(row) === text) ?? fail(none)
}
