import { type ReactNode, useCallback, useEffect } from 'react'
import type { z } from 'zod'
import type { DrawnColumn, ListOperation, RowOf, TextsOf } from '#contract/list.ts'
import { inWords, saidBy } from '#contract/column-values.ts'
import { exportList } from '#contract/exports.ts'
import { fill } from '#texts/fill.ts'
import { download } from '../../api.ts'
import { textOf } from '../../api/dictionary.ts'
import { errorTexts, knownError } from '../../api/error-texts.ts'
import { formats } from '../data/formats.ts'
import { useRead } from '../data/use-api.ts'
import { useLanguage } from '../data/use-texts.tsx'
import { useFailureDialog } from '../feedback/use-failure-dialog.ts'
import type { Column } from './columns/column.ts'
import { BulkBar } from './rows/bulk-bar.tsx'
import { TableFrame } from './table-frame.tsx'
import type { Selection } from './table-props.ts'
import type { ListQuery, ListState } from './use-list-state.ts'
import { useSelection } from './rows/use-selection.ts'
import { useViews } from './toolbar/use-views.ts'
import { ViewMenu } from './toolbar/view-menu.tsx'
import { useStored } from '../data/use-stored.ts'

type Cell<Row> = (row: Row, position: number) => ReactNode
type Columns<O extends ListOperation> = keyof O['list']['columns'] & string

interface Props<O extends ListOperation> {
  list: ListState<ListQuery> & { operation: O }
  params?: z.input<O['params']>
  /** The texts of the list's columns. */
  texts: TextsOf<O, 'page'>
  /** Names the table to screen readers; left out: the title of the list. */
  label?: string
  /** Columns that are not shown here. */
  without?: readonly Columns<O>[]
  /** RowLink and RowButton per row, at its end. */
  actions?: (row: RowOf<O>) => ReactNode
  /** What to say and do when there is nothing at all. */
  empty?: { text: string; action?: ReactNode }
  /** Filters beside the search box. */
  filters?: ReactNode
  /** What chosen filters are called, to be taken away again: `{ status: 'Verifiziert' }`. */
  chips?: Record<string, string | undefined>
  /** What can be done with several rows together; rows can be chosen then. `name` names one to screen readers. */
  bulk?: { name: (row: RowOf<O>) => string; actions: (rows: RowOf<O>[], clear: () => void) => ReactNode }
  /** Leaves the page after a failure that a dialog told: useFailureDialog. */
  leave?: () => void
  /** Asks again every second, or as often as `every` says, while a row on the page is still on its way. */
  underWay?: (row: RowOf<O>) => boolean
  /** Asks again every so many milliseconds while the page is seen; with `underWay` only while it says so. */
  every?: number
}
/** What cells show that are more than what their column says. The position counts from 1 over all pages. */
type Cells<O extends ListOperation> = Partial<Record<Columns<O>, Cell<RowOf<O>>>> &
  Record<DrawnColumn<O>, Cell<RowOf<O>>>
type ListTableProps<O extends ListOperation> = Props<O> &
  ([DrawnColumn<O>] extends [never] ? { cells?: Cells<O> } : { cells: Cells<O> })

/** The table of a list: the server sorts, searches and pages; the address keeps it all. */
export function ListTable<O extends ListOperation>(props: ListTableProps<O>) {
  const {
    list,
    params,
    texts,
    label,
    cells,
    without,
    underWay,
    every,
    chips,
    bulk,
    leave,
    ...rest
  }: Props<O> & { cells?: Cells<O> } = props
  const { operation } = list
  const spare = Object.entries(operation.list.columns).flatMap(([key, column]) => (column.spare ? [key] : []))
  const views = useViews(operation.name, list, spare)
  type Page = { items: RowOf<O>[]; total: number; capped?: boolean }
  const { language } = useLanguage()
  const input = { ...(params ? { params } : {}), query: list.query } as never
  const answer = useRead(operation, input, {
    keep: true,
    ...(every && { every }),
    ...(underWay && { every: every ?? 1000, everyWhile: (found?: Page) => found?.items.some(underWay) ?? false }),
  })
  useFailureDialog({ operation: operation.name, error: answer.error, retry: answer.refetch, leave })
  const page = answer.data as Page | undefined
  const chosen = useSelection(
    {
      list: JSON.stringify([operation.name, params]),
      part: JSON.stringify(list.query),
      rows: (answer.isPlaceholderData ? undefined : page?.items) as (RowOf<O> & { id: string })[] | undefined,
    },
    (row) => bulk?.name(row) ?? '',
  )

  // A page behind the last, of an old address or because its rows were deleted, says nothing about the list.
  const { page: at, pageSize } = list.query
  const last = page && !answer.isPlaceholderData ? Math.ceil(page.total / pageSize) : at
  const beyond = last > 0 && last < at && page?.items.length === 0
  const { set } = list
  const change = (patch: Partial<ListQuery>) => {
    const turns = patch.page === at + 1 && !answer.isPlaceholderData
    const end = (turns ? page?.items.at(-1) : undefined) as Record<string, unknown> | undefined
    set(patch, end && String(end[operation.list.key]))
  }
  useEffect(() => {
    if (beyond) set({ page: last })
  }, [beyond, last, set])

  const exportAll = useCallback(
    (format: 'csv' | 'xlsx') => {
      const { page: _p, pageSize: _s, after: _a, ...filters } = list.query as unknown as Record<string, string>
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
  // A row may say why something failed; the words come after the page.
  useStored(errorTexts)
  const columns = shown(operation, texts, language, cells, without)
  const title = operation.list.title as keyof typeof texts
  const sort = list.query.sort ?? (list.query.search ? undefined : list.defaultSort)
  return (
    <TableFrame
      {...rest}
      label={label ?? textOf(title, texts[title], language)}
      columns={columns.filter(({ key }) => !views.hidden.includes(key))}
      chips={Object.entries(chips ?? {}).flatMap(([key, text]) =>
        text ? [{ key, text, remove: () => list.set({ [key]: undefined }) }] : [],
      )}
      {...(bulk && {
        selection: chosen.selection as Selection<RowOf<O>>,
        bulk: chosen.rows.length > 0 && (
          <BulkBar count={chosen.rows.length} clear={chosen.clear}>
            {bulk.actions(chosen.rows, chosen.clear)}
          </BulkBar>
        ),
      })}
      menu={
        <ViewMenu
          list={operation.name}
          views={views}
          columns={columns}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
        />
      }
      rows={beyond ? undefined : page?.items}
      total={page?.total ?? 0}
      capped={page?.capped ?? false}
      query={list.query}
      defaultSort={list.defaultSort}
      onChange={change}
      error={answer.error}
      refetchError={answer.refetchError}
      retry={() => answer.refetch()}
      stale={answer.isPlaceholderData}
      noSearch={!operation.list.searched}
      exporting={{ file: exportAll }}
    />
  )
}

type Language = 'de' | 'en'
type Texts = Readonly<Record<string, { de: string; en: string }>>

/** The columns of the page, in the reader's words. */
function shown<O extends ListOperation>(
  operation: O,
  texts: Texts,
  language: Language,
  cells: Partial<Record<string, Cell<RowOf<O>>>> = {},
  without: readonly string[] = [],
): Column<RowOf<O>>[] {
  const text = (key: string) => texts[key] && textOf(key, texts[key], language)
  const wording = {
    language,
    text,
    fill,
    day: (value: string | null) => formats.date(value),
    instant: (value: string | null) => formats.instant(value),
    error: (code: string) => {
      const known = knownError(code)
      return known && textOf(code, known, language)
    },
    count: (value: number) => formats.number(value, language),
  }
  return Object.entries(operation.list.columns)
    .filter(([name, { only }]) => only !== 'file' && !without.includes(name))
    .map(([key, column]) => {
      const { sort, align, code, whole, holds, only } = column
      const value = (row: RowOf<O>) => {
        const said = inWords(saidBy(column, key, row as never) ?? '', wording)
        return said === true ? '✓' : said === false ? '' : said
      }
      const render = cells[key]
      return {
        key,
        text: text(column.text) ?? column.text,
        value,
        ...(sort && { sortable: true }),
        ...(align && { align }),
        ...(code && { code }),
        ...(whole && { whole }),
        ...(holds && { holds }),
        ...(only === 'page' && { noExport: true }),
        ...(render && { render }),
      }
    })
}
