import * as contract from '#contract/imports.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { createImport, deleteImport, mapImport, readImport, requireKind, startImport } from './imports.ts'
import { parseTable } from './tables/parse.ts'
import type { ParsedTable } from './tables/read-table.ts'

export const importRoutes: Route[] = [
  on(
    contract.createImport,
    (call, table: ParsedTable) => createImport(call, call.query, table),
    ({ actor, query, body }) => {
      requireKind(actor, query.kind)
      return parseTable(actor.accountId, body)
    },
  ),
  on(contract.readImport, (call) => readImport(call, call.params.id)),
  on(contract.mapImport, (call) => mapImport(call, call.params.id, call.body.mapping)),
  on(contract.startImport, (call) => startImport(call, call.params.id, call.body.rows)),
  on(contract.deleteImport, (call) => deleteImport(call, call.params.id)),
  on(contract.deleteImports, (call) => eachRecord(call, call.body.ids, deleteImport)),
]
