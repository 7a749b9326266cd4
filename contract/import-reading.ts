import { z } from 'zod'
import type { ErrorCode } from '#texts/errors.ts'
import { encodings } from './import-limits.ts'

const count = z.number().int()
const encoding = z.enum(encodings)
const readingGuess = z.enum(['encoding', 'sheet', 'headerRow'])

/** How a file was read, and what of that nothing in it says. */
export const importReading = z.object({
  /** Of a text file; null for a workbook. */
  encoding: encoding.nullable(),
  delimiter: z.string().nullable(),
  /** The sheet of a workbook that was read, those that can be, and how many are hidden. */
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  hiddenSheets: count,
  /** Where the headers are, as people count rows in the file. */
  headerRow: count,
  /** The first rows, to choose the headers from. */
  top: z.array(z.object({ row: count, cells: z.array(z.string()) })),
  guessed: z.array(readingGuess),
})
export type ImportReading = z.infer<typeof importReading>

/** How a file is to be read; what is left out is found by its content. */
export const readingChoice = z.strictObject({
  encoding: encoding.optional(),
  sheet: z.string().max(100).optional(),
  headerRow: z.number().int().min(1).max(1_100_000).optional(),
})
export type ReadingChoice = z.infer<typeof readingChoice>

/** Why a file is no table that can be imported. */
export const unreadableTable = [
  'imports.empty',
  'imports.kindUnknown',
  'imports.oldWorkbook',
  'imports.macros',
  'imports.quoteOpen',
  'imports.damaged',
  'imports.tooManyRows',
  'imports.tooManyColumns',
  'imports.rowTooLong',
  'imports.tooLarge',
] as const satisfies readonly ErrorCode[]
