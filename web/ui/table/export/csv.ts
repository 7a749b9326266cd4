import { guardCell, quotedInCsv } from '#contract/formula-guard.ts'
import { type Column, wordsOf } from '../columns/column.ts'

/** Rows as CSV for German Excel: semicolons, a byte order mark, and no cell that a spreadsheet would run as a formula. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Blob {
  const shown = columns.filter((column) => !column.noExport)
  const lines = [
    shown.map((column) => cell(column.text)),
    ...rows.map((row) => shown.map((column) => cell(wordsOf(column, row)))),
  ]
  return new Blob([`\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = guardCell(value)
  return quotedInCsv.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
