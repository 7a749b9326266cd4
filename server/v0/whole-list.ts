import type { z } from 'zod'
import type { ListOperation } from '#contract/list.ts'
import type { Ask } from './call.ts'

type RowOf<O extends ListOperation> = z.output<O['output']> extends { items: (infer Row)[] } ? Row : never
type Question = Readonly<Record<string, unknown>>

const pageSize = 50
/** Older programs ask for whole lists; one answer holds no more than this many rows. */
export const mostRows = 10_000

/** All rows of a list as the documents answer it: at once, up to `mostRows`. */
export async function wholeList<O extends ListOperation>(
  ask: Ask,
  operation: O,
  { params = {}, query = {} }: { params?: Question; query?: Question } = {},
): Promise<RowOf<O>[]> {
  const rows: RowOf<O>[] = []
  for (let page = 1; rows.length < mostRows; page++) {
    const answer = (await ask(operation, { params, query: { ...query, page, pageSize } })) as { items: RowOf<O>[] }
    rows.push(...answer.items)
    if (answer.items.length < pageSize) break
  }
  return rows
}
