import { plainHeader } from '../columns/plain-header.ts'
import { TableProblem, type TableRow } from './table.ts'

/** Rows that may stand above the headers: a title, a date, a blank line. */
export const rowsAboveHeaders = 30

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length

/** How many cells of a row are known as headers. */
export const knownHeaders = ({ cells }: TableRow, known: ReadonlySet<string>): number =>
  cells.filter((cell) => known.has(plainHeader(cell))).length

/**
 * The row that holds the headers: the first of those with the most known ones; where none is known, the first that is
 * as wide as the table. Throws TableProblem where there is nothing.
 */
export function headerRowOf(rows: readonly TableRow[], known: ReadonlySet<string>): TableRow {
  const top = rows.slice(0, rowsAboveHeaders)
  const most = Math.max(0, ...top.map((row) => knownHeaders(row, known)))
  if (most > 0) return top.find((row) => knownHeaders(row, known) === most)!
  const width = Math.max(0, ...top.map(filled))
  return top.find((row) => filled(row) > 0 && filled(row) >= width / 2) ?? noTable()
}

/** The row of this number, which the user chose. */
export const chosenHeaderRow = (rows: readonly TableRow[], number: number): TableRow =>
  rows.slice(0, rowsAboveHeaders).find((one) => one.row === number && filled(one) > 0) ?? noTable()

function noTable(): never {
  throw new TableProblem('imports.empty')
}
