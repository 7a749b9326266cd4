import { issueLicence, visibleHost } from '#domains/licences/public.ts'
import { visibleHolding } from '#domains/holdings/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { ClassifiedRow } from '../classified-row.ts'
import type { Values } from '../values.ts'
import { missingValue, refusedRow, withOldId } from './moved-record.ts'
import { findRecord, findReferenced } from './references.ts'

/** A licence of the older portal: a new one is issued for its host, once, and the serial is stored as the old id. */
export async function classifyLicence(read: Read, values: Values): Promise<ClassifiedRow> {
  const { db, actor } = read
  const oldId = values.oldId
  const key = oldId ?? ''
  if (oldId === undefined || values.host === undefined)
    return refusedRow(key, [missingValue(oldId === undefined ? 'oldId' : 'host')])
  const found = await findRecord(read, 'licences', oldId)
  if (found.id !== undefined)
    return { key, outcome: 'unchanged', problems: [], changes: {}, id: found.id, change: async () => undefined }
  const named = await findReferenced(read, { kind: 'hosts', field: 'host', text: values.host })
  if ('problem' in named) return refusedRow(key, [named.problem])
  const host = await visibleHost(db, actor, named.id)
  const holding = host && (await visibleHolding(db, actor, host.holdingId))
  if (host?.disabled) return refusedRow(key, [{ code: 'hosts.disabled', field: 'host', details: {} }])
  if (!holding?.configurationId)
    return refusedRow(key, [{ code: 'imports.configurationUnknown', field: 'host', details: {} }])
  const row: ClassifiedRow = {
    key,
    outcome: 'new',
    problems: [],
    changes: {},
    create: (call) => issueLicence(call, named.id, {}),
  }
  return withOldId(row, found)
}
