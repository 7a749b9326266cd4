/** A key of the texts, which the page or the file of the list hands over. */
export type TextKey = `${string}.${string}`

/**
 * What a column says: a plain value, a text by its key (`or` where there is none), what an error code means,
 * an amount, a day, an instant, a name in both languages, or several of these in one line.
 */
export type ColumnValue =
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
  | { parts: readonly ColumnValue[]; between: string }

/** What a column holds decides how narrow it may become, and which others give way before it does. */
export type Holds = 'name' | 'product' | 'email' | 'aside'

export interface ListColumn<Row> {
  text: TextKey
  /** The list can be sorted by it, under the column's name. */
  sort?: true
  align?: 'left' | 'right' | 'center'
  /** Codes and numbers in figures of one width, never broken. */
  code?: true
  /** Never cut: stacks. */
  whole?: true
  /** What gives way last, or before others; the column that names the row is a name without it. */
  holds?: Holds
  /** On a laptop's screen shown by choice alone. */
  spare?: true
  /** Stands in files alone, or on the page alone. */
  only?: 'file' | 'page'
  /** Left out: the row's field of that name, or what page and file make of the row themselves. */
  value?: (row: Row) => ColumnValue
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
export function inWords(said: ColumnValue, wording: Wording): string | number | boolean {
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
export function saidBy<Row>(column: ListColumn<Row>, name: string, row: Row): ColumnValue | undefined {
  if (column.value) return column.value(row)
  const value = (row as Record<string, unknown>)[name]
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}
