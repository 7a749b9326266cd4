import { type ReactNode, useMemo, useState } from 'react'
import { PageTools } from '../layout/page/page-tools.ts'
import { arrangeRows } from './rows/arrange-rows.ts'
import { BulkBar } from './rows/bulk-bar.tsx'
import type { Column } from './columns/column.ts'
import { TableFrame } from './table-frame.tsx'
import type { Selection } from './table-props.ts'
import type { ListQuery } from './use-list-state.ts'
import { useSelection } from './rows/use-selection.ts'

/** The rows, undefined while they load; or what reads them, with its error and another try. */
type Source<Row> =
  | { rows: readonly Row[] | undefined; error?: Error | null; retry?: () => unknown; read?: undefined }
  | { read: Read<Row>; rows?: undefined; error?: undefined; retry?: undefined }

interface Read<Row> {
  data: { items: readonly Row[] } | undefined
  error: Error | null
  refetchError: Error | null
  refetch: () => unknown
}

interface Looks<Row> {
  label: string
  columns: readonly Column<Row>[]
  actions?: (row: Row) => ReactNode
  empty?: { text: string; action?: ReactNode }
  exportName?: string
  filters?: ReactNode
  /** No search box and no pages: for lists that are always short. */
  plain?: boolean
  pageSize?: 5 | 10 | 25 | 50
  /** The sizes offered, where the usual ones do not suit. */
  pageSizes?: readonly number[]
  noSearch?: boolean
  sort?: string
  failed?: string
  /** What can be done with several rows together; rows, which have an `id`, can be chosen then. `name` names one to screen readers. */
  bulk?: { name: (row: Row) => string; actions: (rows: Row[], clear: () => void) => ReactNode }
}

/** The table of a short list that is here in whole: sorted, searched and paged in the browser. */
export function DataTable<Row extends object>({
  read,
  rows = read?.data?.items,
  error = read?.error ?? null,
  retry = read?.refetch,
  columns,
  exportName,
  plain,
  pageSize = 10,
  sort,
  bulk,
  ...rest
}: Looks<Row> & Source<Row>) {
  const [query, setQuery] = useState<ListQuery>({ page: 1, pageSize, sort, search: '' })
  const found = useMemo(
    () => rows && arrangeRows(rows, columns, query.search, query.sort),
    [rows, columns, query.search, query.sort],
  )
  const total = found?.length ?? 0
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / query.pageSize)))
  const visible = plain ? found : found?.slice((page - 1) * query.pageSize, page * query.pageSize)
  const chosen = useSelection<Row & { id: string }>(
    { list: rest.label, part: JSON.stringify(query), rows: bulk ? (visible as (Row & { id: string })[]) : [] },
    (row) => bulk?.name(row) ?? '',
  )
  return (
    // Its search stays with it where the page's own list has put another beside the title.
    <PageTools value={null}>
      <TableFrame
        {...rest}
        error={error}
        refetchError={read?.refetchError ?? null}
        retry={retry}
        columns={columns}
        rows={visible}
        total={total}
        query={{ ...query, page }}
        defaultSort={sort}
        onChange={(patch) => setQuery((old) => ({ ...old, page: 1, ...patch }))}
        plain={plain ?? false}
        {...(bulk && {
          selection: chosen.selection as unknown as Selection<Row>,
          bulk: chosen.rows.length > 0 && (
            <BulkBar count={chosen.rows.length} clear={chosen.clear}>
              {bulk.actions(chosen.rows, chosen.clear)}
            </BulkBar>
          ),
        })}
        {...(exportName && found ? { exporting: { name: exportName, rows: found } } : {})}
      />
    </PageTools>
  )
}
