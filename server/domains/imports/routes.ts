import * as contract from '#contract/imports.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import {
  createImport,
  deleteImport,
  mapImport,
  readAgain,
  readImport,
  readUpload,
  rereadImport,
  startImport,
} from './imports.ts'
import type { ParsedTable } from './tables/read-table.ts'

export const importRoutes: Route[] = [
  on(
    contract.createImport,
    (call, table: ParsedTable) => createImport(call, call.query, call.body, table),
    (call) => readUpload(call, call.query.kind, call.body),
  ),
  on(
    contract.rereadImport,
    (call, table: ParsedTable) => rereadImport(call, call.params.id, table),
    (call) => readAgain(call, call.params.id, call.body),
  ),
  on(contract.readImport, (call) => readImport(call, call.params.id)),
  on(contract.mapImport, (call) => mapImport(call, call.params.id, call.body.mapping)),
  on(contract.startImport, (call) => startImport(call, call.params.id, call.body.rows)),
  on(contract.deleteImport, (call) => deleteImport(call, call.params.id)),
  on(contract.deleteImports, (call) => eachRecord(call, call.body.ids, deleteImport)),
]
