import { type ReactNode, useCallback } from 'react'
import type { z } from 'zod'
import type { Operation } from '#contract/operation.ts'
import { call } from '../../api.ts'
import { useRead } from '../use-api.ts'
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
  /** File name of the CSV export without ending; no export without it. */
  exportName?: string
  /** Filters beside the search box. */
  filters?: ReactNode
  /** For operations that cannot search. */
  noSearch?: boolean
}

const exportPage = 100

/** The table of an operation that answers pages: the server sorts, searches and pages; the address keeps it all. */
export function ListTable<O extends Operation>({
  operation,
  params,
  list,
  columns,
  exportName,
  ...rest
}: ListTableProps<O>) {
  type Page = { items: RowOf<O>[]; total: number; capped?: boolean }
  const input = { ...(params ? { params } : {}), query: list.query } as never
  const answer = useRead(operation, input, { keep: true })
  const page = answer.data as Page | undefined

  const exportAll = useCallback(
    async (progress: (done: number) => void) => {
      const rows: RowOf<O>[] = []
      for (let number = 1; ; number++) {
        const query = { ...list.query, page: number, pageSize: exportPage }
        const { items } = (await call(operation, { ...(params ? { params } : {}), query } as never)) as Page
        rows.push(...items)
        progress(rows.length)
        if (items.length < exportPage) return rows
      }
    },
    [operation, params, list.query],
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
      {...(exportName ? { exporting: { name: exportName, rows: exportAll } } : {})}
    />
  )
}
