import { movedAnswer } from '#platform/workers/moved-answer.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { readCsv } from './csv-file.ts'
import { shapeTable } from './shape.ts'
import { type Table, TableProblem } from './table.ts'

/** A table as stored. */
export interface ParsedTable {
  headers: string[]
  rowCount: number
  /** Rows with anything in them as JSON in UTF-8, `[{ row, cells }]`, numbered as the table counts: the headers are row 1. */
  portions: Uint8Array[]
}

export interface Problem {
  problem: ErrorCode
  details: Record<string, unknown>
}

/** Reads the bytes of a table; runs in a thread of its own. */
export default async function readTable(sent: Uint8Array): Promise<ParsedTable | Problem> {
  const bytes = Buffer.from(sent)
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)
  try {
    if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new TableProblem('imports.oldWorkbook')
    const table = starts(0x50, 0x4b) ? await workbook(bytes) : readCsv(bytes)
    const { headers, rowCount, portions } = shapeTable(table)
    const encoded = portions.map((portion) => new TextEncoder().encode(portion))
    return movedAnswer(
      { headers, rowCount, portions: encoded },
      encoded.map(({ buffer }) => buffer),
    )
  } catch (thrown) {
    if (!(thrown instanceof TableProblem)) throw thrown
    return { problem: thrown.code, details: thrown.details }
  }
}

/** Starting a thread costs what it loads: the reader of workbooks is for workbooks alone. */
async function workbook(bytes: Buffer): Promise<Table> {
  const { readWorkbook } = await import('./workbook-file.ts')
  return readWorkbook(bytes)
}
