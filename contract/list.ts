import { z } from 'zod'
import type { Access } from './access.ts'
import { type IdsIn, type Operation, operation } from './operation.ts'
import type { ListColumn, TextKey } from './column-values.ts'
import { type PageSize, pageOf, pageQuery } from './shapes.ts'
import type { ErrorCode } from '#texts/errors.ts'

type Columns<Row> = Record<string, ListColumn<Row>>

export interface List {
  /** The text that names the list and its file. */
  title: TextKey
  columns: Columns<never>
  /** The field that tells a row from all others. */
  key: string
  sort: string
  searched: boolean
}

/** An operation that answers a list page by page. */
export interface ListOperation<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  L extends List = List,
> extends Operation<P, Q, z.ZodType, O> {
  list: L
}

export type RowOf<O extends ListOperation> = z.output<O['output']> extends { items: (infer Row)[] } ? Row : never
type ColumnsOf<O extends ListOperation> = O['list']['columns']
/** Names of the columns a list can be sorted by. */
export type SortOf<C> = { [K in keyof C]: C[K] extends { sort: true } ? K : never }[keyof C] & string

type Plain = string | number | boolean | null
type Unsaid<C, Row> = {
  [K in keyof C]: C[K] extends { value: unknown } ? never : K extends keyof Row ? (Row[K] extends Plain ? never : K) : K
}[keyof C]
type Only<C, Place> = { [K in keyof C]: C[K] extends { only: Place } ? K : never }[keyof C]
/** Columns that say nothing by themselves, which the page must draw, or the file put into words. */
export type DrawnColumn<O extends ListOperation> = Exclude<Unsaid<ColumnsOf<O>, RowOf<O>>, Only<ColumnsOf<O>, 'file'>> &
  string
export type WordedColumn<O extends ListOperation> = Exclude<
  Unsaid<ColumnsOf<O>, RowOf<O>>,
  Only<ColumnsOf<O>, 'page'>
> &
  string

type PartOf<V> = V extends { parts: readonly (infer Part)[] } ? Part : never
type OwnKey<V> = V extends { text: infer K } ? K : never
type KeyIn<V> = OwnKey<V> | OwnKey<PartOf<V>> | OwnKey<PartOf<PartOf<V>>>
type KeyOf<C> = C extends { text: infer K; value: (row: never) => infer V }
  ? K | KeyIn<V>
  : C extends { text: infer K }
    ? K
    : never
type Within<O extends ListOperation, Place extends 'file' | 'page'> = Exclude<
  keyof ColumnsOf<O>,
  Only<ColumnsOf<O>, Place extends 'file' ? 'page' : 'file'>
>
/** The texts a list needs on the page or in the file: its title, its columns' heads, and what their values say. */
export type TextsOf<O extends ListOperation, Place extends 'file' | 'page'> = Readonly<
  Record<(O['list']['title'] | KeyOf<ColumnsOf<O>[Within<O, Place>]>) & string, { de: string; en: string }>
>

interface Definition<
  Path extends `/${string}`,
  R extends z.ZodType,
  C,
  T extends TextKey,
  P extends z.ZodType,
  F extends z.ZodRawShape,
> {
  name: string
  path: Path
  access: Access
  summary: string
  params?: P
  errors?: readonly ErrorCode[]
  /** Names the list and its file. */
  title: T
  /** In the order in which they are shown. */
  columns: { row: R; columns: C }
  /** The field that tells a row from all others; left out: `id`. */
  key?: keyof z.output<R> & string
  /** The default order; a leading - is descending. */
  sort: NoInfer<SortOf<C> | `-${SortOf<C>}`>
  pageSize?: PageSize
  /** What narrows the list in addition to the search. */
  filters?: F
  /** False: nothing in it can be searched. */
  search?: boolean
}

/** The columns of a list of such rows, in the order in which they are shown. */
export const columnsOf =
  <R extends z.ZodType>(row: R) =>
  <const C extends Columns<z.output<R>>>(columns: C) => ({ row, columns })

const noFilters = {}

/**
 * Declares a list: the operation that answers its pages, and what each column is called, whether it sorts and what it
 * says. Page, file and API are made of it; where the rows come from is the server's matter.
 */
export function listOperation<
  R extends z.ZodType,
  C extends Columns<z.output<R>>,
  const T extends TextKey,
  Path extends `/${string}`,
  P extends z.ZodType = IdsIn<Path>,
  F extends z.ZodRawShape = typeof noFilters,
>(definition: Definition<Path, R, C, T, P, F>) {
  const { title, columns: shown, key = 'id', sort, pageSize = 25, filters, search = true, ...rest } = definition
  const { row, columns } = shown
  const sortable = Object.keys(columns).filter((name) => columns[name]!.sort) as SortOf<C>[]
  const { shape } = row as unknown as z.ZodObject<Record<string, z.ZodType>>
  const query = pageQuery(sortable, pageSize, search, shape[key]).extend((filters ?? noFilters) as F)
  const list = { title, columns, key, sort, searched: search }
  return { ...operation({ ...rest, method: 'GET', query, output: pageOf(row) }), list }
}
