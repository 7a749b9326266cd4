import type { ReactNode } from 'react'
import type { Chip } from './toolbar/chips.tsx'
import type { Column } from './columns/column.ts'
import type { ListQuery } from './use-list-state.ts'

/** What can be saved as a file: rows that are here, or all of a list of the server. */
export type ExportSource<Row> =
  | { name: string; rows: readonly Row[] }
  | { file: (format: 'csv' | 'xlsx') => Promise<string> }

/** Which rows are chosen, to be acted on together. */
export interface Selection<Row> {
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  all: boolean
  some: boolean
  /** Names the row to screen readers. */
  nameOf: (row: Row) => string
}

export interface TableFrameProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** undefined while they load. */
  rows: readonly Row[] | undefined
  total: number
  /** There are more than `total`. */
  capped?: boolean
  query: ListQuery
  defaultSort: string | undefined
  onChange: (patch: Partial<ListQuery>) => void
  actions?: (row: Row) => ReactNode
  empty?: { text: string; action?: ReactNode }
  error?: Error | null
  /** Why they could not be read again: they stay, with whatever was opened from them. */
  refetchError?: Error | null
  /** What could not be read, said before the reason. */
  failed?: string
  retry?: (() => unknown) | undefined
  /** The rows shown are the last answer while the next one loads. */
  stale?: boolean
  exporting?: ExportSource<Row>
  filters?: ReactNode
  noSearch?: boolean
  plain?: boolean
  /** Columns and saved views, above. */
  menu?: ReactNode
  chips?: readonly Chip[]
  /** Stands in place of the tools while rows are chosen. */
  bulk?: ReactNode
  selection?: Selection<Row> | undefined
  pageSizes?: readonly number[]
}
