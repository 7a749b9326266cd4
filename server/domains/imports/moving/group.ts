import type { ImportKind } from '#contract/import-kinds.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { Outcome } from '../classified-row.ts'
import type { Problem, RowChanges } from '../values.ts'

/** What would become of a record that several rows make. */
export interface ClassifiedGroup {
  outcome: Outcome
  /** Why it cannot be written, by row. */
  problems: Map<number, Problem[]>
  changes: Map<number, RowChanges>
  /** Tells it from others of the table, whatever words name it. */
  recordId: string | null
  /** Creates or changes it; its id. */
  write: ((call: Write) => Promise<{ id: string }>) | null
}

export const refusedGroups = (problems: Map<number, Problem[]>, recordId: string | null): ClassifiedGroup => ({
  outcome: 'error',
  problems,
  changes: new Map(),
  recordId,
  write: null,
})

export const refusedGroup = (row: number, problem: Problem): ClassifiedGroup =>
  refusedGroups(new Map([[row, [problem]]]), null)

/** Tables in which several rows make one record. */
export const isGrouped = (kind: ImportKind): kind is 'masters' | 'configurations' =>
  kind === 'masters' || kind === 'configurations'
