import { unguardCell } from '#contract/formula-guard.ts'
import { type ImportNote, importRowLimit } from '#contract/import-limits.ts'
import { columnLimit, type Table, TableProblem, type TableRow } from './table.ts'

const cellLimit = 4000
/** Characters of a row, so that the pages of rows a job and a list read stay small. */
const rowLimit = 40_000
/** Characters of a portion, so that writing one is short. */
const portionSize = 500_000
/** Notes of one row that are told. */
const noteLimit = 20

/** A table in pieces that are each taken in no time. */
interface ShapedTable {
  headers: string[]
  rowCount: number
  /** Rows with anything in them as JSON, `[{ row, cells, notes }]`, numbered as people see them in the file. */
  portions: string[]
}

/**
 * Headers and rows of a table, whose headers are in `head`. Throws TableProblem: empty, too many columns or rows, a row
 * that is too long.
 */
export function shapeTable({ rows, delimiter }: Table, head: TableRow): ShapedTable {
  const body = rows.slice(rows.indexOf(head) + 1)
  const headers = trimmed(head.cells)
  // In a workbook a column without a header is one all the same: nothing can have slipped into it.
  const width =
    delimiter === null
      ? Math.max(headers.length, ...body.slice(0, 1000).map(({ cells }) => cells.length))
      : headers.length
  while (headers.length < Math.min(width, columnLimit)) headers.push('')
  while (headers.at(-1) === '' && !body.some(({ cells }) => (cells[headers.length - 1] ?? '').trim() !== ''))
    headers.pop()
  if (headers.length > columnLimit) throw new TableProblem('imports.tooManyColumns', { limit: columnLimit })
  const portions: string[] = []
  let rowCount = 0
  let portion: string[] = []
  let size = 0
  const end = () => {
    if (portion.length > 0) portions.push(`[${portion.join(',')}]`)
    portion = []
    size = 0
  }
  for (const one of body) {
    const cells = trimmed(one.cells.slice(0, headers.length))
    const notes = [...one.notes, ...misplaced(one, headers.length, delimiter)].slice(0, noteLimit)
    if (!cells.some((cell) => cell !== '') && notes.length === 0) continue
    const written = JSON.stringify({ row: one.row, cells, notes })
    if (written.length > rowLimit) throw new TableProblem('imports.rowTooLong', { row: one.row })
    if (size + written.length > portionSize) end()
    portion.push(written)
    size += written.length
    if (++rowCount > importRowLimit) throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
  }
  end()
  if (headers.length === 0 || rowCount === 0) throw new TableProblem('imports.empty')
  return { headers: headers.map((header) => cut(header, 200)), rowCount, portions }
}

/** Cells that stand where they do not belong: more than there are headers, or whole rows within one. */
function misplaced({ cells }: TableRow, columns: number, delimiter: string | null): ImportNote[] {
  const notes: ImportNote[] = []
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  if (last >= columns) notes.push({ code: 'imports.rowTooWide', column: null, details: { cells: last + 1, columns } })
  // A quote that closes rows later takes them along; in narrow tables a remark of two lines looks the same.
  if (delimiter !== null && columns > 2)
    for (const [column, cell] of cells.entries()) {
      const lines = cell.split(/\r\n|\n|\r/)
      if (lines.length > 1 && lines.some((line) => line.split(delimiter).length >= columns))
        notes.push({ code: 'imports.cellHoldsRows', column, details: { lines: lines.length } })
    }
  return notes
}

/** A text cut short: half a character cannot be stored. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

// A zero byte cannot be stored, and invisible characters are refused in names: neither was typed on purpose.
// oxlint-disable-next-line no-control-regex -- it is taken out
const unseen = /[\u0000\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const trimmed = (cells: string[]) =>
  cells.map((cell) => cut(unguardCell((cell ?? '').replace(unseen, '').trim()), cellLimit))
