import { movedAnswer } from '#platform/workers/moved-answer.ts'
import type { ImportReading, ReadingChoice } from '#contract/import-reading.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { readCsv } from './csv-file.ts'
import { chosenHeaderRow, headerRowOf } from './headers.ts'
import { shapeTable } from './shape.ts'
import { type Table, TableProblem } from './table.ts'

/** The bytes of a table, the headers its kind is known by in plain form, and what the user chose. */
export interface TableToRead {
  bytes: Uint8Array
  known: readonly string[]
  choice: ReadingChoice
}

/** A table as stored. */
export interface ParsedTable {
  headers: string[]
  rowCount: number
  /** Rows with anything in them as JSON in UTF-8, `[{ row, cells, notes }]`, numbered as people see them in the file. */
  portions: Uint8Array<ArrayBuffer>[]
  reading: ImportReading
}

export interface Problem {
  problem: ErrorCode
  details: Record<string, unknown>
}

/** Reads the bytes of a table; runs in a thread of its own. */
export default async function readTable(given: TableToRead): Promise<ParsedTable | Problem> {
  try {
    const table = await tableOf(given)
    return movedAnswer(
      table,
      table.portions.map(({ buffer }) => buffer),
    )
  } catch (thrown) {
    if (!(thrown instanceof TableProblem)) throw thrown
    return { problem: thrown.code, details: thrown.details }
  }
}

/** Reads the bytes of a table. Throws TableProblem. */
export async function tableOf({ bytes: sent, known: words, choice }: TableToRead): Promise<ParsedTable> {
  const bytes = Buffer.from(sent)
  const known = new Set(words)
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new TableProblem('imports.oldWorkbook')
  const table = starts(0x50, 0x4b) ? await workbook(bytes, known, choice.sheet) : readCsv(bytes, choice.encoding)
  const { rows } = table
  const head = choice.headerRow === undefined ? headerRowOf(rows, known) : chosenHeaderRow(rows, choice.headerRow)
  const { headers, rowCount, portions } = shapeTable(table, head)
  return {
    headers,
    rowCount,
    portions: portions.map((portion) => new TextEncoder().encode(portion)),
    reading: readingOf(table, head.row, choice),
  }
}

/** Rows shown to choose the headers from, cells of each and letters of a cell. */
const shown = { rows: 12, cells: 6, letters: 60 }

function readingOf(table: Table, headerRow: number, choice: ReadingChoice): ImportReading {
  const { encoding, encodingGuessed, delimiter, sheet, sheets, hiddenSheets, rows } = table
  return {
    encoding,
    delimiter,
    sheet,
    sheets,
    hiddenSheets,
    headerRow,
    top: rows.slice(0, shown.rows).map(({ row, cells }) => ({
      row,
      cells: cells
        .slice(0, shown.cells)
        .map((cell) => cell.trim().slice(0, shown.letters).replaceAll('\u0000', '').toWellFormed()),
    })),
    guessed: [
      ...(encodingGuessed ? (['encoding'] as const) : []),
      ...(sheets.length > 1 && choice.sheet === undefined ? (['sheet'] as const) : []),
      ...(headerRow !== rows[0]?.row && choice.headerRow === undefined ? (['headerRow'] as const) : []),
    ],
  }
}

/** Starting a thread costs what it loads: the reader of workbooks is for workbooks alone. */
async function workbook(bytes: Buffer, known: ReadonlySet<string>, sheet: string | undefined): Promise<Table> {
  const { readWorkbook } = await import('./workbook-file.ts')
  return readWorkbook(bytes, known, sheet)
}
