import type { ListOperation, RowOf } from '#contract/list.ts'
import type { Ask } from './call.ts'

type Question = Readonly<Record<string, unknown>>

/** Older programs ask for whole lists; one answer holds no more than this many rows. */
export const mostRows = 10_000

/** All rows of a list as the documents answer it: at once, up to `mostRows`. */
export const wholeList = <O extends ListOperation>(
  ask: Ask,
  operation: O,
  { params = {}, query = {} }: { params?: Question; query?: Question } = {},
): Promise<RowOf<O>[]> => ask.whole(operation, { params, query, most: mostRows })
