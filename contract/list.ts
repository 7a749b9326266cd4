import { z } from 'zod'
import type { Access } from './access.ts'
import { type Nothing, type Operation, operation } from './operation.ts'
import { type PageSize, pageOf, pageQuery } from './shapes.ts'
import type { ErrorCode } from '#texts/errors.ts'

/** A key of the texts; whoever draws or writes the list hands over the texts that hold it. */
type TextKey = `${string}.${string}`

/**
 * What a column says: a plain value, a text by its key (`or` where nobody has words for it), what an error code means,
 * an amount, a day, an instant, a name in both languages, or several of these in one line.
 */
export type Said =
  | string
  | number
  | boolean
  | null
  | { text: TextKey; with?: Record<string, unknown>; or?: string }
  | { error: string; with?: Record<string, unknown> }
  | { count: number }
  | { day: string | null }
  | { instant: string | null }
  | { de: string; en: string }
  | { parts: readonly Said[]; between: string }

export interface ListColumn<Row> {
  text: TextKey
  /** The list can be sorted by it, under the column's name. */
  sort?: true
  align?: 'left' | 'right' | 'center'
  /** Codes and numbers in figures of one width, never broken. */
  code?: true
  /** Stands in files alone, or on the page alone. */
  only?: 'file' | 'page'
  /** Left out: the row's field of that name, or what page and file make of the row themselves. */
  value?: (row: Row) => Said
}

type Columns<Row> = Record<string, ListColumn<Row>>

export interface List {
  /** The text that names the list and its file. */
  title: TextKey
  columns: Columns<never>
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

interface Definition<R extends z.ZodType, C, T extends TextKey, P extends z.ZodType, F extends z.ZodRawShape> {
  name: string
  path: `/${string}`
  access: Access
  summary: string
  params?: P
  errors?: readonly ErrorCode[]
  /** Names the list and its file. */
  title: T
  /** In the order in which they are shown. */
  columns: { row: R; columns: C }
  /** The order when nobody asks for one; a leading - is descending. */
  sort: NoInfer<SortOf<C> | `-${SortOf<C>}`>
  pageSize?: PageSize
  /** What narrows the list beside the search. */
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
  P extends z.ZodType = Nothing,
  F extends z.ZodRawShape = typeof noFilters,
>(definition: Definition<R, C, T, P, F>) {
  const { title, columns: shown, sort, pageSize = 25, filters, search = true, ...rest } = definition
  const { row, columns } = shown
  const sortable = Object.keys(columns).filter((name) => columns[name]!.sort) as SortOf<C>[]
  const query = pageQuery(sortable, pageSize, search).extend((filters ?? noFilters) as F)
  const list = { title, columns, sort, searched: search }
  return { ...operation({ ...rest, method: 'GET', query, output: pageOf(row) }), list }
}

interface Wording {
  language: 'de' | 'en'
  /** The wording of a key; undefined when there is none. */
  text: (key: string) => string | undefined
  error: (code: string) => string | undefined
  fill: (text: string, values?: Record<string, unknown>) => string
  count: (value: number) => string | number
  day: (value: string | null) => string
  instant: (value: string | null) => string
}

/** What a column says, in the reader's words. */
export function inWords(said: Said, wording: Wording): string | number | boolean {
  if (said === null) return ''
  if (typeof said !== 'object') return said
  if ('text' in said) return wording.fill(wording.text(said.text) ?? said.or ?? said.text, said.with)
  if ('error' in said) return wording.fill(wording.error(said.error) ?? said.error, said.with)
  if ('count' in said) return wording.count(said.count)
  if ('day' in said) return wording.day(said.day)
  if ('instant' in said) return wording.instant(said.instant)
  if ('de' in said) return said[wording.language]
  return said.parts.map((part) => inWords(part, wording)).join(said.between)
}

/** What a column of a row says; `undefined` where page and file must find words themselves. */
export function saidBy<Row>(column: ListColumn<Row>, name: string, row: Row): Said | undefined {
  if (column.value) return column.value(row)
  const value = (row as Record<string, unknown>)[name]
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}
