import type { ImportField } from '#contract/import-kinds.ts'
import { notedRow } from '../notes.ts'
import type { ClassifyCall } from '../classify-row.ts'
import type { StoredImport } from '../queries.ts'
import { filledCells, type Problem, type Values, valuesOf } from '../values.ts'
import type { OpenRow } from '../work-queries.ts'
import { classifyConfiguration } from './configurations.ts'
import { type ClassifiedGroup, refusedGroups } from './group.ts'
import { classifyMaster } from './masters.ts'
import type { TreeRow } from './tree.ts'

/** The words by which a row says to which record it belongs; '' for none. */
export function groupKey(kind: 'masters' | 'configurations', values: Values): string {
  if (kind === 'masters') return values.product ?? ''
  const { holding, company, contact, product } = values
  return holding ?? [company ?? contact, product].filter(Boolean).join(', ')
}

interface ReadRow extends TreeRow {
  refused: boolean
}

/** A row with what its cells mean and what was noted of them. */
export function treeRow(mapping: (ImportField | null)[], open: OpenRow): ReadRow {
  const { cells, problems, refused } = notedRow(open, mapping)
  const read = valuesOf(filledCells(mapping, cells), [])
  return {
    row: open.row,
    values: read.values,
    problems: [...problems, ...read.problems],
    refused: refused || read.problems.length > 0,
  }
}

/** Classifies the rows of one record together; a row that cannot be read refuses them all. */
export async function classifyGroup(
  read: ClassifyCall,
  { kind, mapping }: Pick<StoredImport, 'kind' | 'mapping'>,
  open: readonly OpenRow[],
): Promise<ClassifiedGroup> {
  const rows = open.map((one) => treeRow(mapping, one))
  const noted = new Map<number, Problem[]>(
    rows.flatMap(({ row, problems }) => (problems.length > 0 ? [[row, problems]] : [])),
  )
  if (rows.some(({ refused }) => refused)) return refusedGroups(noted, null)
  const judged = await (kind === 'masters' ? classifyMaster(read, rows) : classifyConfiguration(read, rows))
  for (const [row, problems] of noted) judged.problems.set(row, [...problems, ...(judged.problems.get(row) ?? [])])
  return judged
}
