import type { ImportRow } from '#contract/imports.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import type { Db } from '#platform/database/database.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { ClassifyCall } from './classify-row.ts'
import { rowsNumbered, rowsWithKey, storeGroupResult } from './moving/group-queries.ts'
import { isGrouped } from './moving/group.ts'
import { groupKey, classifyGroup, treeRow } from './moving/classify-group.ts'
import { missingValue } from './moving/moved-record.ts'
import type { StoredImport } from './queries.ts'
import { type OpenRow, type Result, saveChecked, storeResult, uncheckedRows } from './work-queries.ts'

type Grouped = StoredImport & { kind: 'masters' | 'configurations' }
export const isGroupedImport = (found: StoredImport): found is Grouped => isGrouped(found.kind)

/** Rows saved at once, at least. */
const portion = 200

/** The dry run of a table in which several rows make one record; false when another one has begun. */
export async function checkGroups(read: ClassifyCall, found: Grouped): Promise<boolean> {
  const groups = await groupsOf(read.db, found)
  const seen = new Map<string, number>()
  let checked: Checked[] = []
  for (const [key, numbers] of groups) {
    const rows = await rowsNumbered(read.db, found.id, numbers)
    checked.push(...(await checkGroup(read, found, { key, rows, seen })))
    if (checked.length >= portion) {
      if (!(await saveChecked(read.db, found.id, found.run, checked))) return false
      checked = []
    }
  }
  return saveChecked(read.db, found.id, found.run, checked)
}

interface Checked {
  row: number
  key: string
  outcome: string
  changes: ImportRow['changes']
  problems: object[]
}

/** The rows of each record, by the words that name it, in the order of the table. */
async function groupsOf(db: Db, found: Grouped): Promise<Map<string, number[]>> {
  const groups = new Map<string, number[]>()
  for (let after = 0; ; ) {
    const some = await uncheckedRows(db, found.id, after, portion)
    const last = some.at(-1)
    if (!last) return groups
    for (const open of some) {
      const key = groupKey(found.kind, treeRow(found.mapping, open).values)
      const rows = groups.get(key)
      if (rows) rows.push(open.row)
      else groups.set(key, [open.row])
    }
    after = last.row
  }
}

async function checkGroup(
  read: ClassifyCall,
  found: Grouped,
  { key, rows, seen }: { key: string; rows: OpenRow[]; seen: Map<string, number> },
): Promise<Checked[]> {
  const field = found.kind === 'masters' ? 'product' : 'holding'
  if (key === '')
    return rows.map(({ row }) => ({ row, key, outcome: 'error', changes: {}, problems: [missingValue(field)] }))
  const judged = await classifyGroup(read, found, rows)
  const firstRow = rows[0]?.row ?? 0
  const before = judged.recordId === null ? undefined : seen.get(judged.recordId)
  if (judged.recordId !== null && before === undefined) seen.set(judged.recordId, firstRow)
  // Named by other words further up.
  const twice = before === undefined ? [] : [{ code: 'imports.twice', field, details: { row: before } }]
  const outcome = twice.length > 0 ? 'error' : judged.outcome
  const broken = [...judged.problems.keys()][0]
  return rows.map(({ row }) => {
    const own = [...twice, ...(judged.problems.get(row) ?? [])]
    const other = { code: 'imports.otherRow', field: null, details: { row: broken } }
    const problems = outcome === 'error' && own.length === 0 ? [other] : own
    return { row, key, outcome, changes: outcome === 'error' ? {} : (judged.changes.get(row) ?? {}), problems }
  })
}

/** A record whose first row is locked. */
export type OpenGroup = OpenRow & { key: string; outcome: string | null }

/** Writes the record that a row belongs to, and stores its result with all of its rows. */
export async function writeGroup(call: Write, found: Grouped, open: OpenGroup): Promise<void> {
  const rows = await rowsWithKey(call.db, found.id, open.key)
  const judged = await classifyGroup(call, found, rows)
  const store = (result: Result) => storeGroup(call.db, found.id, open, result)
  const problems = judged.problems.get(open.row) ?? [...judged.problems.values()].flat()
  if ((judged.outcome === 'new') !== (open.outcome === 'new')) {
    const told = { code: 'imports.changedMeanwhile', field: null, details: {} }
    const { outcome } = judged
    return store({ result: 'failed', outcome, changes: {}, recordId: null, problems: [told, ...problems] })
  }
  if (!judged.write || judged.outcome === 'error') return store({ result: 'failed', recordId: null, problems })
  if (judged.outcome === 'unchanged') return store({ result: 'unchanged', recordId: judged.recordId, problems })
  if (judged.outcome === 'changed' && found.kind === 'masters') requirePermission(call.actor, 'master.edit')
  const { id } = await judged.write(call)
  return store({ result: judged.outcome === 'new' ? 'created' : 'changed', recordId: id, problems })
}

/** What was found in the record's first row stands there; all its rows tell what became of them. */
export async function storeGroup(db: Db, importId: string, { row, key }: OpenGroup, result: Result): Promise<void> {
  await storeResult(db, importId, row, result)
  await storeGroupResult(db, importId, key, result)
}
