import type { importOutcomes } from '#contract/imports.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { Problem, RowChanges } from './values.ts'

interface RowFacts {
  key: string
  problems: Problem[]
  changes: RowChanges
}

/** A row with what writing it needs: how its record is created, or changed. */
export type ClassifiedRow = RowFacts &
  (
    | { outcome: 'error' }
    | { outcome: 'new'; create: (call: Write) => Promise<{ id: string }> }
    | { outcome: 'changed' | 'unchanged'; id: string; change: (call: Write) => Promise<unknown> }
  )
export type Outcome = (typeof importOutcomes)[number]
