import type { ErrorCode } from '#texts/errors.ts'
import type { Encoding, ImportNote } from '#contract/import-limits.ts'

/** Columns a table may have. */
export const columnLimit = 200

/** A row as the file has it, numbered as people see it there, from 1. */
export interface TableRow {
  row: number
  cells: string[]
  notes: ImportNote[]
}

/** What a file holds, and how it was read. */
export interface Table {
  rows: TableRow[]
  /** What parts the cells of a text file; null for a workbook. */
  delimiter: string | null
  /** Of a text file; null for a workbook. */
  encoding: Encoding | null
  /** The encoding is what the letters look like: nothing in the file says it. */
  encodingGuessed: boolean
  /** The sheet that was read, and those that could be; null and none for a text file. */
  sheet: string | null
  sheets: string[]
  hiddenSheets: number
}

/** Why a file is no table that can be imported. */
export class TableProblem extends Error {
  readonly code: ErrorCode
  readonly details: Record<string, unknown>

  constructor(code: ErrorCode, details: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
