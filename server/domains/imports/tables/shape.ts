import { unguardCell } from '#contract/formula-guard.ts'
import { columnLimit, type Table, TableProblem } from './table.ts'

const cellLimit = 4000
/** Characters of a row, so that the pages of rows a job and a list read stay small. */
const rowLimit = 40_000
/** Characters of a portion, so that writing one is short. */
const portionSize = 500_000

/** A table in pieces that are each taken in no time. */
interface ShapedTable {
  headers: string[]
  rowCount: number
  /** Rows with anything in them as JSON, `[{ row, cells }]`, numbered as the table counts: the headers are row 1. */
  portions: string[]
}

/** Headers and rows of a table. Throws TableProblem: empty, too many columns, a row that is too long. */
export function shapeTable([head = [], ...body]: Table): ShapedTable {
  const headers = trimmed(head)
  while (headers.at(-1) === '') headers.pop()
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
  for (const [index, cells] of body.entries()) {
    const kept = trimmed(cells.slice(0, headers.length))
    if (!kept.some((cell) => cell !== '')) continue
    const written = JSON.stringify({ row: index + 2, cells: kept })
    if (written.length > rowLimit) throw new TableProblem('imports.rowTooLong', { row: index + 2 })
    if (size + written.length > portionSize) end()
    portion.push(written)
    size += written.length
    rowCount++
  }
  end()
  if (headers.length === 0 || rowCount === 0) throw new TableProblem('imports.empty')
  return { headers: headers.map((header) => cut(header, 200)), rowCount, portions }
}

/** A text cut short: half a character cannot be stored. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

// A zero byte cannot be stored, and invisible characters are refused in names: neither was typed on purpose.
// oxlint-disable-next-line no-control-regex -- it is taken out
const unseen = /[\u0000\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const trimmed = (cells: string[]) => cells.map((cell) => cut(unguardCell(cell.replace(unseen, '').trim()), cellLimit))
