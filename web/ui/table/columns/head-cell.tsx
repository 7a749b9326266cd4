import { IconSort, IconSortDown, IconSortUp } from '../../layout/icons.tsx'
import type { Column } from './column.ts'
import classes from './head-cell.module.css'

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: string | undefined
  onSort: (sort: string) => void
}

/** A column's head; a sortable one is a button that sorts ascending first, then the other way. */
export function HeadCell<Row>({ column: { key, text, sortable, align }, sort, onSort }: HeadCellProps<Row>) {
  const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'
  if (!sortable)
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {text}
      </th>
    )
  const Icon = order === 'ascending' ? IconSortUp : order === 'descending' ? IconSortDown : IconSort
  return (
    <th role="columnheader" scope="col" data-align={align} aria-sort={order}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={order !== 'none' || undefined}
        onClick={() => onSort(order === 'ascending' ? `-${key}` : key)}
      >
        {text}
        <Icon size="0.75rem" />
      </button>
    </th>
  )
}
