import type { z } from 'zod'
import type { ImportField } from '#contract/import-kinds.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import { changesInWords, type Problem, shownValue, type Values } from '../values.ts'
import { type OldIdKind, putOldId } from './old-id-queries.ts'

/** Which record a row is about: found by its old id, by its key, or not there. */
export interface RecordMatch {
  kind: OldIdKind
  oldId: string | undefined
  id: string | undefined
  /** The old id is stored with this record. */
  known: boolean
  /** The record the old id meant, which is no longer there. */
  gone: string | undefined
  /** Old id and key mean two records. */
  elsewhere: boolean
}

/** Brings together what an old id and a key found. */
export const foundRecord = (
  kind: OldIdKind,
  oldId: string | undefined,
  byOldId: { id?: string; gone?: string },
  byKey: string | undefined,
): RecordMatch => ({
  kind,
  oldId,
  id: byOldId.id ?? byKey,
  known: oldId === undefined || byOldId.id !== undefined,
  gone: byOldId.gone,
  elsewhere: byOldId.id !== undefined && byKey !== undefined && byOldId.id !== byKey,
})

export const refusedRow = (key: string, problems: Problem[]): ClassifiedRow => ({
  key,
  outcome: 'error',
  problems,
  changes: {},
})

export const missingValue = (field: ImportField): Problem => ({ code: 'imports.valueMissing', field, details: {} })

/** Stores the old id of what a row creates or changes, in its transaction. */
export function withOldId(row: ClassifiedRow, found: RecordMatch): ClassifiedRow {
  const { kind, oldId, known, gone, elsewhere } = found
  if (oldId === undefined || row.outcome === 'error') return row
  if (elsewhere)
    return refusedRow(row.key, [
      { code: 'imports.oldIdElsewhere', field: 'oldId', details: { value: shownValue(oldId) } },
    ])
  const keep = async ({ db }: Write, recordId: string) => {
    if (!(await putOldId(db, { kind, oldId, recordId, gone }))) fail('imports.changedMeanwhile')
  }
  if (row.outcome === 'new')
    return {
      ...row,
      create: async (call) => {
        const made = await row.create(call)
        await keep(call, made.id)
        return made
      },
    }
  if (known) return row
  return {
    ...row,
    outcome: 'changed',
    changes: { ...row.changes, oldId: ['', shownValue(oldId)] },
    change: async (call) => {
      if (row.outcome === 'changed') await row.change(call)
      await keep(call, row.id)
    },
  }
}

interface Given {
  key: string
  values: Values
  /** The name of each field in the record, where it has another one. */
  names?: Partial<Record<ImportField, string>>
  /** What is given, by the record's names. */
  given: Record<string, unknown>
}

interface Creating<Create> extends Given {
  createShape: z.ZodType<Create>
  create: (call: Write, input: Create) => Promise<{ id: string }>
}

interface Changing<Change> extends Given {
  existing: object
  id: string
  changeShape: z.ZodType<Change>
  change: (call: Write, id: string, patch: Change) => Promise<unknown>
}

/** A record of one row that is not there yet. */
export function createdRecord<Create>({
  key,
  values,
  names,
  given,
  createShape,
  create,
}: Creating<Create>): ClassifiedRow {
  const parsed = createShape.safeParse(given)
  if (!parsed.success) return refusedRow(key, shapeProblems(parsed.error, values, fieldNamed(names)))
  return { key, outcome: 'new', problems: [], changes: {}, create: (call) => create(call, parsed.data) }
}

/** A record of one row that is there: changed in the fields that differ, or unchanged. */
export function changedRecord<Change>({
  key,
  values,
  names,
  given,
  existing,
  id,
  changeShape,
  change,
}: Changing<Change>): ClassifiedRow {
  const named = fieldNamed(names)
  const was = new Map<string, unknown>(Object.entries(existing))
  const differing = Object.entries(given).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  )
  const parsed = changeShape.safeParse(Object.fromEntries(differing))
  if (!parsed.success) return refusedRow(key, shapeProblems(parsed.error, values, named))
  const changes = changesInWords(differing.map(([name, value]) => [named(name), was.get(name), value]))
  const outcome = differing.length > 0 ? 'changed' : 'unchanged'
  return { key, outcome, problems: [], changes, id, change: (call) => change(call, id, parsed.data) }
}

/** The column that brings a field of the record. */
export function fieldNamed(names: Partial<Record<ImportField, string>> = {}): (name: string) => ImportField {
  const columns = new Map(Object.entries(names).map(([column, name]) => [name, column as ImportField]))
  return (name) => columns.get(name) ?? (name as ImportField)
}

/** What a shape refuses, by the columns of the table. */
export function shapeProblems(error: z.ZodError, values: Values, named: (name: string) => ImportField): Problem[] {
  const seen = new Set<string>()
  return error.issues.flatMap(({ path, message }) => {
    const field = named(String(path[0] ?? ''))
    if (seen.has(field)) return []
    seen.add(field)
    const value = values[field]
    if (/^(products|modules|hosts)\./.test(message)) return [{ code: message, field, details: {} }]
    return value === undefined
      ? [missingValue(field)]
      : [{ code: 'imports.valueInvalid', field, details: { value: shownValue(String(value)) } }]
  })
}
