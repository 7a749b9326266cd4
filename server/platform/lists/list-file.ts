import type { z } from 'zod'
import type { ListOperation, RowOf, SortOf, TextsOf, WordedColumn } from '#contract/list.ts'
import { countedAtMost, type Language } from '#contract/shapes.ts'
import type { Text } from '#texts/fill.ts'
import type { Actor } from '../operations/actor.ts'
import type { Installation, Timed } from '../installation/installation.ts'
import type { ListQuery, ListSource } from './list-source.ts'
import { indexedWords, pageStatement, placeOf, searchStatement } from './list-statements.ts'
import { type LongLists, type Page, pageOf, readPage } from './list.ts'
import { on, type Read, type Route } from '../operations/operations.ts'
import { askWritten } from './written-list.ts'

export interface ListCall<O extends ListOperation = ListOperation> extends Read, Timed {
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
  /** What of params and query is only handed to the database, where pages are asked by statements written once. */
  values?: readonly string[]
  /** Its searches are asked by statements written once, too: it has an index of words, and no other way to search. */
  searchedOnce?: true
  /** Answers a page that is known still instead of asking for it. */
  keep?: KeepPage
}

/** Answers a page from what is kept, or asks for it. */
export type KeepPage = (
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

/**
 * A list whose pages are asked by statements written once for each combination of filters (`askWritten`). Its source looks
 * at nothing but the call: at permissions and filters, at these values only whether they are there.
 */
export const writtenOnce = (list: ListFile, values: readonly string[]): ListFile => ({ ...list, values })

/** The same with its searches, for lists with an index of words. */
export const searchedOnce = (list: ListFile, values: readonly string[]): ListFile => ({
  ...writtenOnce(list, values),
  searchedOnce: true,
})

/** A list whose pages may be answered from what is kept; files of it are always read anew. */
export const keptPages = (list: ListFile, keep: KeepPage): ListFile => ({ ...list, keep })

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
  lists.map((list) =>
    on(list.operation, async ({ db, actor, params, query, contributions, clock }) => {
      const call = { db, actor, params, query, clock }
      const ask = async () => {
        const long = longListsOf({ ...call, operation: list.operation })
        return (
          (await writtenPage(list, call, long)) ??
          readPage(db, await list.source(call), query as ListQuery, list.operation.list.sort, long)
        )
      }
      return list.keep ? list.keep({ ...call, contributions }, ask) : ask()
    }),
  )

/** A page by a statement written once; null where there is none, or nothing was found: then more has to be asked. */
async function writtenPage<Row>(list: ListFile, call: ListCall, { known, list: name }: LongLists) {
  const { operation, source, values } = list
  const { search, ...query } = call.query as ListQuery
  const words = search === '' ? [] : list.searchedOnce && indexedWords(search)
  if (!values || !words) return null
  const isLong = known.has(name)
  const asked = { ...call, params: call.params as object, query: placeOf(query), words }
  const write = async ({ words: patterns, ...slotted }: typeof asked) => {
    const rows = (await source({ ...slotted, query: { ...slotted.query, page: 1, search: '' } })) as ListSource<Row>
    const { sort } = operation.list
    return patterns.length > 0
      ? searchStatement(call.db, rows, slotted.query, sort, patterns)
      : pageStatement(call.db, rows, slotted.query, sort, isLong)
  }
  const rows = await askWritten(`${operation.name} ${isLong}`, asked, [...values, 'offset'], write)
  const [first] = rows
  if (!first) return null
  if (words.length === 0 && first.listTotal > countedAtMost) known.add(name)
  return pageOf(rows, first.listTotal)
}
