import * as contract from '#contract/imports.ts'
import * as moving from '#contract/moving-in.ts'
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
import { readMovingIn } from './moving/guide/guide.ts'
import { movingArchive, movingTemplate } from './moving/table-files.ts'
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
  on(moving.readMovingIn, (call) => readMovingIn(call)),
  on(moving.downloadMovingTemplate, (call) => movingTemplate(call, call.params.kind, call.query)),
  on(moving.exportMovingTables, (call) => movingArchive(call, call.body.language)),
  on(contract.deleteImports, (call) => eachRecord(call, call.body.ids, deleteImport)),
]
