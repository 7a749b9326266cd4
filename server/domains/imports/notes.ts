import type { ImportNote } from '#contract/import-limits.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { dayShown } from './day-shown.ts'
import { type Problem, shownValue } from './values.ts'

/** With any of these a row is not what its author meant it to be. */
const refusing: ReadonlySet<ImportNote['code']> = new Set([
  'imports.unreadableLetters',
  'imports.rowTooWide',
  'imports.cellHoldsRows',
])
/** Cells whose content is not what was typed: Excel makes a day of 7-5, and 4,90E+12 of a long number. */
const altered: ReadonlySet<ImportNote['code']> = new Set(['imports.dateCell', 'imports.roundedNumber'])
const ofDays: ReadonlySet<ImportField | null> = new Set([
  'contractStart',
  'contractEnd',
  'startDate',
  'endDate',
  'startsOn',
  'endsOn',
  'hostCreatedOn',
] as const)

interface NotedRow {
  /** Without those that a spreadsheet altered. */
  cells: string[]
  problems: Problem[]
  refused: boolean
}

/** What the notes of reading a row mean for the fields its columns go to. */
export function notedRow(
  { cells, notes }: { cells: string[]; notes: readonly ImportNote[] },
  mapping: readonly (ImportField | null)[],
): NotedRow {
  const fieldOf = ({ column }: ImportNote) => (column === null ? null : (mapping[column] ?? null))
  const told = notes.filter((note) => {
    const field = fieldOf(note)
    if (note.code === 'imports.rowTooWide' || note.code === 'imports.cellHoldsRows') return true
    return field !== null && !(note.code === 'imports.dateCell' && ofDays.has(field))
  })
  const left = new Set(told.flatMap(({ code, column }) => (altered.has(code) ? [column] : [])))
  return {
    cells: cells.map((cell, column) => (left.has(column) ? '' : cell)),
    problems: told.map((note) => ({
      code: note.code,
      field: fieldOf(note),
      details: { value: shownValue(dayShown(note.column === null ? '' : (cells[note.column] ?? ''))), ...note.details },
    })),
    refused: told.some(({ code }) => refusing.has(code)),
  }
}
