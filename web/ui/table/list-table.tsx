import { type ReactNode, useCallback } from 'react'
import type { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import { exportList } from '#contract/exports.ts'
import { download } from '../../api.ts'
import { useRead } from '../use-api.ts'
import { useLanguage } from '../use-texts.tsx'
import type { Column } from './column.ts'
import { TableFrame } from './table-frame.tsx'
import type { ListQuery, ListState } from './use-list-state.ts'

type RowOf<O extends Operation> = z.output<O['output']> extends { items: (infer Row)[] } ? Row : never

interface ListTableProps<O extends Operation> {
  operation: O
  params?: z.input<O['params']>
  list: ListState<ListQuery>
  /** Names the table to screen readers. */
  label: string
  columns: readonly Column<RowOf<O>>[]
  /** RowLink and RowButton per row, at its end. */
  actions?: (row: RowOf<O>) => ReactNode
  /** What to say and do when there is nothing at all. */
  empty?: { text: string; action?: ReactNode }
  /** Whether the list can be exported as it is filtered. */
  exportName?: string
  /** Filters beside the search box. */
  filters?: ReactNode
  /** For operations that cannot search. */
  noSearch?: boolean
  /** Asks again every second while a row on the page is still on its way. */
  underWay?: (row: RowOf<O>) => boolean
}

/** The table of an operation that answers pages: the server sorts, searches and pages; the address keeps it all. */
export function ListTable<O extends Operation>({
  operation,
  params,
  list,
  columns,
  exportName,
  underWay,
  ...rest
}: ListTableProps<O>) {
  type Page = { items: RowOf<O>[]; total: number; capped?: boolean }
  const { language } = useLanguage()
  const input = { ...(params ? { params } : {}), query: list.query } as never
  const answer = useRead(operation, input, {
    keep: true,
    ...(underWay && { every: 1000, everyWhile: (found?: Page) => found?.items.some(underWay) ?? false }),
  })
  const page = answer.data as Page | undefined

  const exportAll = useCallback(
    (format: 'csv' | 'xlsx') => {
      const { page: _p, pageSize: _s, ...filters } = list.query as unknown as Record<string, string>
      const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return download(exportList, {
        body: {
          list: operation.name,
          params: params ?? {},
          query,
          format,
          language,
          timeZone,
        },
      })
    },
    [operation, params, list.query, language],
  )
  return (
    <TableFrame
      {...rest}
      columns={columns}
      rows={page?.items}
      total={page?.total ?? 0}
      capped={page?.capped ?? false}
      query={list.query}
      defaultSort={list.defaultSort}
      onChange={(patch) => list.set(patch)}
      error={answer.error}
      retry={() => answer.refetch()}
      stale={answer.isPlaceholderData}
      {...(exportName ? { exporting: { file: exportAll } } : {})}
    />
  )
}
