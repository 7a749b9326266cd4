import type { z } from 'zod'
import type { ListOperation, RowOf, SortOf, TextsOf, WordedColumn } from '#contract/list.ts'
import type { Language } from '#contract/shapes.ts'
import type { Text } from '#texts/fill.ts'
import type { Actor } from './actor.ts'
import { type ListQuery, type ListSource, type LongLists, readPage } from './list.ts'
import { on, type Read, type Route } from './operations.ts'

export interface ListCall<O extends ListOperation = ListOperation> extends Read {
  params: z.output<O['params']>
  query: z.output<O['query']>
}

type Source<O extends ListOperation> = ListSource<RowOf<O>, SortOf<O['list']['columns']>>
type Words<O extends ListOperation> = Record<WordedColumn<O>, (row: RowOf<O>, language: Language) => string>

/** A list of the contract together with where its rows come from: pages and files are read through it. */
export interface ListFile {
  operation: ListOperation
  texts: Readonly<Record<string, Text>>
  words: Readonly<Record<string, ((row: never, language: Language) => string) | undefined>>
  source: (call: ListCall) => ListSource | Promise<ListSource>
}

/**
 * Says where the rows of a list come from and which texts its file needs. `words` puts columns into words that the
 * contract leaves open. A source may refuse: `fail('companies.notFound')`.
 */
export const listFile = <O extends ListOperation>(
  operation: O,
  texts: TextsOf<O, 'file'>,
  source: (call: ListCall<O>) => Source<O> | Promise<Source<O>>,
  ...[words]: [WordedColumn<O>] extends [never] ? [] : [Words<O>]
): ListFile => ({ operation, texts, words: words ?? {}, source })

/** Which lists whoever asks was found to have more rows of than are counted; forgotten with the look at their session. */
const longLists = new WeakMap<Actor, Set<string>>()

function longListsOf({ operation, params, query, actor }: ListCall & { operation: ListOperation }): LongLists {
  const known = longLists.get(actor) ?? new Set()
  longLists.set(actor, known)
  const { page: _p, pageSize: _s, sort: _o, ...filters } = query as ListQuery
  return { known, list: JSON.stringify([operation.name, params, filters]) }
}

/** The operations that answer the pages of these lists. */
export const listRoutes = (lists: readonly ListFile[]): Route[] =>
  lists.map(({ operation, source }) =>
    on(operation, async ({ db, actor, params, query }) => {
      const call = { db, actor, params, query }
      const long = longListsOf({ ...call, operation })
      return readPage(db, await source(call), query as ListQuery, operation.list.sort, long)
    }),
  )
