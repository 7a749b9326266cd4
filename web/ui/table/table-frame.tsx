import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { useTexts } from '../use-texts.tsx'
import type { Column } from './column.ts'
import { EmptyState } from './empty-state.tsx'
import { Pages } from './pages.tsx'
import { TableGrid } from './table-grid.tsx'
import { Toolbar } from './toolbar.tsx'
import classes from './table.module.css'
import type { ListQuery } from './use-list-state.ts'

/** What can be saved as a file: rows that are here, or all of a list of the server. */
export type Exporting<Row> =
  | { name: string; rows: readonly Row[] }
  | { file: (format: 'csv' | 'xlsx') => Promise<string> }

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
  retry?: () => unknown
  /** The rows shown are the last answer while the next one loads. */
  stale?: boolean
  exporting?: Exporting<Row>
  filters?: ReactNode
  noSearch?: boolean
  plain?: boolean
  pageSizes?: readonly number[]
}

/** Search, export, rows and pages: how every list looks, wherever its rows come from. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const t = useTexts(uiTexts)
  const { columns, rows, total, query, error, retry, empty, plain } = props
  const nothing = rows?.length === 0
  const search = query.search.trim()
  return (
    <div className={classes.frame}>
      {!plain && <Toolbar {...props} />}
      {error ? (
        <ErrorNotice error={error} {...(retry ? { retry } : {})} />
      ) : nothing && search ? (
        <EmptyState title={t('ui.nothingFound')} text={t('ui.nothingFoundHint', { search })} />
      ) : nothing ? (
        <EmptyState title={t('ui.noEntries')} text={empty?.text} action={empty?.action} />
      ) : (
        <TableGrid {...props} columns={columns} />
      )}
      {!plain && !error && !nothing && (
        <Pages
          query={query}
          total={total}
          capped={props.capped ?? false}
          shown={rows?.length}
          onChange={props.onChange}
          sizes={props.pageSizes}
        />
      )}
    </div>
  )
}
