import { Checkbox, Skeleton, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../data/use-texts.tsx'
import { HeadCell } from './columns/head-cell.tsx'
import { valueOf } from './columns/column.ts'
import { isFigure, Row } from './table-row.tsx'
import type { TableFrameProps } from './table-props.ts'
import classes from './table.module.css'
import { useColumnWidths } from './columns/use-column-widths.ts'
import { useCutTitles } from './columns/use-cut-titles.ts'

/**
 * Head and rows, a line each; on a phone a card each. Scrolls sideways inside its own region when the columns need more
 * room than there is.
 */
export function TableGrid<Row>({
  label,
  columns,
  rows,
  query,
  defaultSort,
  onChange,
  actions,
  stale,
  plain,
  selection,
}: TableFrameProps<Row>) {
  const t = useTexts(uiTexts)
  const region = useRef<HTMLDivElement>(null)
  const scrolls = useOverflow(region)
  const [current, setCurrent] = useState<string | number | null>(null)
  const sort = query.sort ?? (query.search ? undefined : defaultSort)
  const before = plain ? 0 : (query.page - 1) * query.pageSize
  const skeletons = plain ? 3 : Math.min(query.pageSize, 10)
  // What names the row is the last to be cut, and stands at the head of its card.
  const title = columns.find(
    ({ align, render, noExport, sortable }) => (align !== 'right' || !render) && (!noExport || sortable),
  )?.key
  const named = columns.find(({ key }) => key === title)
  const isName = !rows?.[0] || (named && !isFigure(valueOf(named, rows[0])))
  const holds = columns.map((column) => column.holds ?? (column.key === title && isName ? 'name' : undefined))
  const count = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)
  useColumnWidths(region, selection ? [undefined, ...holds] : holds)
  useCutTitles(region)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div
      ref={region}
      className={classes.region}
      data-scrolls={scrolls || undefined}
      {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <table
        // Browsers drop the meaning of a table that is drawn as a grid or as cards; these roles keep it.
        role="table"
        className={classes.table}
        style={{ gridTemplateColumns: `var(--columns, repeat(${count}, auto))` }}
        aria-label={label}
        aria-busy={!rows || stale}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className={classes.choice}>
                <Checkbox
                  size="xs"
                  aria-label={t('ui.selectAll')}
                  checked={selection.all}
                  indeterminate={selection.some && !selection.all}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={(next) => onChange({ sort: next })} />
            ))}
            {actions && (
              <th role="columnheader" scope="col" className={classes.actionsHead}>
                <VisuallyHidden>{t('ui.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" data-stale={stale || undefined}>
          {rows
            ? rows.map((row, index) => (
                <Row
                  key={keyOf(row, index)}
                  row={row}
                  position={before + index + 1}
                  columns={columns}
                  actions={actions}
                  title={title}
                  selection={selection}
                  current={current === keyOf(row, index)}
                  onCurrent={(is) => setCurrent(is ? keyOf(row, index) : null)}
                />
              ))
            : Array.from({ length: skeletons }, (_, index) => (
                <tr key={index} role="row" data-waiting>
                  {selection && <td role="cell" aria-hidden="true" />}
                  {columns.map((column) => (
                    <td key={column.key} role="cell" className={classes.waiting}>
                      <Skeleton height={12} radius="sm" animate={false} />
                    </td>
                  ))}
                  {actions && <td role="cell" aria-hidden="true" />}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}

const keyOf = (row: unknown, index: number): string | number => (row as { id?: string }).id ?? index

function useOverflow(region: React.RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const measure = () => setOverflows((element.firstElementChild?.scrollWidth ?? 0) > element.offsetWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [region])
  return overflows
}
