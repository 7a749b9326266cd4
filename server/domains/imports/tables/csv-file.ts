import { CsvError, parse } from 'csv-parse/sync'
import { type Encoding, type ImportNote, importRowLimit } from '#contract/import-limits.ts'
import { decodeAs, decodeText } from './encoding.ts'
import { rowsAboveHeaders } from './headers.ts'
import { isOtherFormat } from './other-format.ts'
import { columnLimit, type Table, TableProblem, type TableRow } from './table.ts'
import { textCell } from './text-cell.ts'

/** A CSV file in the encoding given, or in the one it looks like, and with whichever of the usual delimiters. */
export function readCsv(bytes: Buffer, wished: Encoding | undefined): Table {
  const read = wished ? { text: decodeAs(bytes, wished), encoding: wished, guessed: false } : decodeText(bytes)
  const { text: whole, separator } = withoutSeparatorLine(withoutEnd(read.text, padding))
  if (isOtherFormat(bytes) || isBinary(whole)) throw new TableProblem('imports.kindUnknown')
  const { records, delimiter } = tableOf(whole, separator)
  const rows = records.map((cells, at): TableRow => ({ row: at + 1, cells, notes: [] }))
  if (rows.length > importRowLimit + rowsAboveHeaders)
    throw new TableProblem('imports.tooManyRows', { limit: importRowLimit })
  for (const row of rows) noteCells(row)
  return {
    rows,
    delimiter,
    encoding: read.encoding,
    encodingGuessed: read.guessed,
    sheet: null,
    sheets: [],
    hiddenSheets: 0,
  }
}

/** Zero bytes fill the last block of some systems; the other ended the texts of MS-DOS. */
const padding = new Set('\u0000\u001a')
const blank = new Set(' \t\r\n')

function withoutEnd(text: string, letters: ReadonlySet<string>): string {
  let end = text.length
  while (end > 0 && letters.has(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Whether there are more characters that no text has than slip into a table. */
function isBinary(text: string): boolean {
  const start = text.slice(0, 100_000)
  // oxlint-disable-next-line no-control-regex -- what no text has is looked for
  const controls = start.match(/[\u0000-\u0008\u000e-\u001a]/g)?.length ?? 0
  return controls > 3 && controls > start.length / 100
}

/** Records of a text without the empty ones at its end, which spreadsheets write for rows that were formatted once. */
function tableOf(text: string, separator: string | undefined): { records: string[][]; delimiter: string } {
  const delimiter = separator ?? delimiterOf(text)
  boundCells(text, delimiter)
  const records = recordsOf(withoutEnd(text, new Set([...blank, delimiter])), delimiter)
  const inner = quotedRows(records)
  return inner === undefined ? { records, delimiter } : tableOf(inner, undefined)
}

/** The table in a table of one column whose rows stand between quotes: some program took it for one column. */
function quotedRows(records: readonly string[][]): string | undefined {
  const lines = records.map(([cell = '']) => cell)
  const [head = '', first = ''] = lines.filter((line) => line.trim() !== '')
  const isSuch = delimiters.some((one) => head.includes(one) && first.includes(one))
  if (!isSuch || records.some((cells) => cells.length > 1) || lines.some((line) => /[\r\n]/.test(line)))
    return undefined
  return lines.join('\n')
}

function recordsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // A quote behind blanks opens a cell as well.
      ltrim: true,
      max_record_size: 500_000,
      to: importRowLimit + rowsAboveHeaders + 1,
    })
  } catch (thrown) {
    if (thrown instanceof CsvError && thrown.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new TableProblem('imports.quoteOpen', { line: Number(/line (\d+)/.exec(thrown.message)?.[1] ?? 1) })
    throw new TableProblem('imports.damaged')
  }
}

function noteCells(row: TableRow): void {
  for (const [column, written] of row.cells.entries()) {
    const { cell, note } = textCell(written, column)
    row.cells[column] = cell
    if (note) row.notes.push(note)
  }
  row.notes.push(...unreadable(row.cells))
}

const unreadable = (cells: string[]): ImportNote[] =>
  cells.flatMap((cell, column): ImportNote[] =>
    cell.includes('\uFFFD') ? [{ code: 'imports.unreadableLetters', column, details: {} }] : [],
  )

/** The widest row a workbook can have, and so much of what is written out of one. */
const widest = 16_384
const cellsInAll = 6_000_000

/** Refuses what is nothing but delimiters before a cell is made of each. Those in quotes are counted like the others. */
function boundCells(text: string, delimiter: string): void {
  let cells = 0
  let inRow = 0
  let lineEnd = -1
  const newline = text.includes('\n') ? '\n' : '\r'
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (at > lineEnd) {
      inRow = 0
      lineEnd = text.indexOf(newline, at)
      if (lineEnd < 0) lineEnd = text.length
    }
    if (++inRow > widest) throw new TableProblem('imports.tooManyColumns', { limit: columnLimit })
    if (++cells > cellsInAll) throw new TableProblem('imports.tooLarge')
  }
}

/** Excel's own first line, `sep=;`, names the separator and is no header. */
function withoutSeparatorLine(text: string): { text: string; separator: string | undefined } {
  const line = /^\uFEFF?"?sep=([^\r\n"])"?(?:\r\n|\n|\r)/i.exec(text.slice(0, 20))
  return { text: line ? text.slice(line[0].length) : text, separator: line?.[1] }
}

const delimiters = [';', '\t', ',', '|'] as const

/** Which of the usual delimiters the first lines have alike, outside quotes: a title above the headers has none. */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .slice(0, 30)
  const likeness = (delimiter: string): number => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(delimiter).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    return Math.max(0, ...[...counts].map(([count, often]) => count * often))
  }
  return delimiters.reduce((best, one) => (likeness(one) > likeness(best) ? one : best))
}
