import type { z } from 'zod'
import type { ListOperation, RowOf, SortOf, TextsOf, WordedColumn } from '#contract/list.ts'
import type { Language } from '#contract/shapes.ts'
import type { Text } from '#texts/fill.ts'
import type { Installation, WithClock } from '../installation/installation.ts'
import type { ListQuery, ListSource } from './list-source.ts'
import { type Page, readPage } from './list.ts'
import { readPageBehind } from './page-behind.ts'
import { on, type Read, type Route } from '../operations/operations.ts'

export interface ListCall<O extends ListOperation = ListOperation> extends Read, WithClock {
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
  /** Answers a page from the cache instead of reading it. */
  keep?: PageCache
}

/** Answers a page from the cache, or reads it. */
export type PageCache = (
  call: ListCall & Pick<Installation, 'contributions'>,
  ask: () => Promise<Page<unknown>>,
) => Promise<Page<unknown>>

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

/** A list whose pages may be cached; files of it are always read again. */
export const cachePages = (list: ListFile, keep: PageCache): ListFile => ({ ...list, keep })

/** The operations that answer the pages of these lists. */
export const listRoutes = (lists: readonly ListFile[]): Route[] =>
  lists.map(({ operation, source, keep }) =>
    on(operation, ({ db, actor, params, query, contributions, clock }) => {
      const call = { db, actor, params, query, clock }
      const ask = async () => {
        const asked = [db, await source(call), query as ListQuery, operation.list.sort] as const
        return (await readPageBehind(...asked)) ?? readPage(...asked)
      }
      return keep ? keep({ ...call, contributions }, ask) : ask()
    }),
  )

/** The first five rows of a list that hold these words, for what looks into several lists. The caller may open the list. */
export async function firstRows<O extends ListOperation>(
  lists: readonly ListFile[],
  call: Read & WithClock,
  operation: O,
  search: string,
  params: object = {},
): Promise<RowOf<O>[]> {
  const query = operation.query.parse({ search, pageSize: 5 }) as ListQuery
  const source = await lists.find((list) => list.operation === operation)?.source({ ...call, params, query })
  if (!source) throw new Error(`No domain has the list ${operation.name}`)
  return (await readPage(call.db, source, query, operation.list.sort)).items as RowOf<O>[]
}
