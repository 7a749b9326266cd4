import type { ErrorCode } from '#texts/errors.ts'

/** Rows of cells as texts, the headers first. */
export type Table = string[][]

/** Columns a table may have. */
export const columnLimit = 200

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
