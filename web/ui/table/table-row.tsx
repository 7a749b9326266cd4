import { Checkbox } from '@mantine/core'
import type { FocusEvent } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from '../data/use-texts.tsx'
import { CurrentRow } from '../commands/commands.ts'
import { type Column, wordsOf } from './columns/column.ts'
import type { Selection, TableFrameProps } from './table-props.ts'
import classes from './table.module.css'
import { breakable } from '../layout/text/breakable.tsx'

interface RowProps<Row> {
  row: Row
  position: number
  columns: readonly Column<Row>[]
  actions: TableFrameProps<Row>['actions']
  /** The column that names the row. */
  title: string | undefined
  selection: Selection<Row> | undefined
  /** Whether it has the focus, or had it before a dialog took it. */
  current: boolean
  onCurrent: (current: boolean) => void
}

/** Numbers, amounts and days are never cut: half a number is a wrong one. */
const figures = /^[\d\s.,:;/+–%€-]+$/

/** Whether a plain value is a number or a point in time, not words. */
export const isFigure = (value: string | number): boolean =>
  figures.test(String(value)) || /^\d{4}-\d\d-\d\dT/.test(String(value))

export function Row<Row>({ row, position, columns, actions, title, selection, current, onCurrent }: RowProps<Row>) {
  const leave = ({ currentTarget, relatedTarget: to }: FocusEvent) => {
    if (to === null || currentTarget.contains(to) || to.closest('[role=dialog]')) return
    onCurrent(false)
  }
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-selected={selection?.has(row) || undefined}
      onFocus={() => onCurrent(true)}
      onBlur={leave}
    >
      {selection && <ChoiceCell row={row} selection={selection} />}
      {columns.map((column) => {
        const value = wordsOf(column, row)
        const shown = column.render ? column.render(row, position) : value
        return (
          <td
            key={column.key}
            role="cell"
            data-label={column.text}
            data-position={(column.key === 'number' && column.align === 'right') || undefined}
            data-align={column.align}
            data-code={column.code || undefined}
            data-whole={
              column.whole || column.code || column.align === 'right' || figures.test(String(value)) || undefined
            }
            data-title={column.key === title || undefined}
          >
            {typeof shown === 'string' ? breakable(shown) : shown}
          </td>
        )
      })}
      {actions && (
        <CurrentRow value={current}>
          <td role="cell" className={classes.actions}>
            <div>{actions(row)}</div>
          </td>
        </CurrentRow>
      )}
    </tr>
  )
}

function ChoiceCell<Row>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const t = useTexts(uiTexts)
  return (
    <td role="cell" className={classes.choice} data-choice>
      <Checkbox
        size="xs"
        aria-label={t('ui.selectRow', { name: selection.nameOf(row) })}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </td>
  )
}
