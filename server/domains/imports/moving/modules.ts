import type { ImportField } from '#contract/import-kinds.ts'
import { changeModule as changing, createModule as creating } from '#contract/modules.ts'
import { changeModule, createModule, modulesByIds, modulesByLicNames, readModule } from '#domains/products/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import { shownValue, type Values } from '../values.ts'
import { changedRecord, createdRecord, foundRecord, missingValue, refusedRow, withOldId } from './moved-record.ts'
import { recordsWithOldIds } from './old-id-queries.ts'

const names: Partial<Record<ImportField, string>> = { moduleName: 'name' }

export async function classifyModule({ db }: Read, values: Values): Promise<ClassifiedRow> {
  const { oldId, licName, moduleName, licNameParent } = values
  const level = values.level === undefined ? undefined : Number(values.level)
  const key = [licName ?? '', level ?? '', moduleName ?? ''].join(' ').trim()
  if (!licName || level === undefined) return refusedRow(key, [missingValue(licName ? 'level' : 'licName')])
  const stored = oldId && (await recordsWithOldIds(db, 'modules', [oldId])).get(oldId)
  const [byOldId] = stored ? await modulesByIds(db, [stored]) : []
  const alike = (await modulesByLicNames(db, [licName])).filter((one) => one.level === level)
  const byKey = alike.length > 1 ? alike.find(({ name }) => name === moduleName) : alike[0]
  const old = byOldId ? { id: byOldId.id } : stored ? { gone: stored } : {}
  const found = foundRecord('modules', oldId, old, byOldId && alike.length > 1 ? undefined : byKey?.id)
  const record = found.id === undefined ? undefined : await readModule(db, found.id)
  if (record && record.level !== level)
    return refusedRow(key, [
      { code: 'imports.fixedOnceWritten', field: 'level', details: { value: shownValue(String(level)) } },
    ])
  const given = {
    ...(!record && { level }),
    licName,
    ...((moduleName ?? !record) && { name: moduleName ?? licName }),
    ...(licNameParent !== undefined && { licNameParent }),
  }
  const row = { key, values, names, given }
  if (!record) return withOldId(createdRecord({ ...row, createShape: creating.body, create: createModule }), found)
  const existing = { ...record, licNameParent: record.licNameParent ?? '' }
  const changed = { ...row, existing, id: record.id, changeShape: changing.body, change: changeModule }
  return withOldId(changedRecord(changed), found)
}
