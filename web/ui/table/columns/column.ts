import type { ReactNode } from 'react'
import type { Holds } from '#contract/column-values.ts'

export interface Column<Row> {
  /** Names the column; the name the operation sorts by when `sortable`. */
  key: string
  text: string
  sortable?: boolean
  align?: 'left' | 'right' | 'center'
  /** What the cell shows; without it, `value`. The position counts from 1 over all pages. */
  render?: (row: Row, position: number) => ReactNode
  /** The plain value: for the export, for sorting short lists, and as the cell without `render`. Default: `row[key]`. */
  value?: (row: Row) => string | number | null | undefined
  /** What the cell shows as words, where `value` is what it is sorted by, such as a day; found and exported by them. */
  shown?: (row: Row) => string
  /** Codes and numbers in figures of one width, never broken. */
  code?: boolean
  /** Never cut: stacks. */
  whole?: boolean
  /** How narrow it may become: `columnWidths`. Without it, of the column that names the row a name, of others words. */
  holds?: Holds
  /** Not in the export (a picture, a button). */
  noExport?: boolean
}

export const valueOf = <Row>(column: Column<Row>, row: Row): string | number => {
  const value: unknown = column.value ? column.value(row) : (row as Record<string, unknown>)[column.key]
  return typeof value === 'number' || typeof value === 'string' ? value : value === true ? '✓' : ''
}

/** What the cell says. */
export const wordsOf = <Row>(column: Column<Row>, row: Row): string | number =>
  column.shown?.(row) ?? valueOf(column, row)
