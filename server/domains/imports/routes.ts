import * as contract from '#contract/imports.ts'
import { fail } from '#platform/failure.ts'
import { on, type Route } from '#platform/operations.ts'
import { createImport, deleteImport, mapImport, readImport, requireKind, startImport } from './imports.ts'
import { type ParsedTable, parseTable } from './parse.ts'
import { importById, importPage, rowPage } from './queries.ts'

export const importRoutes: Route[] = [
  on(
    contract.createImport,
    (call, table: ParsedTable) => createImport(call, call.query, table),
    ({ actor, query, body }) => {
      requireKind(actor, query.kind)
      return parseTable(body as unknown as Uint8Array)
    },
  ),
  on(contract.listImports, ({ db, actor, query }) => importPage(db, actor, query)),
  on(contract.readImport, (call) => readImport(call, call.params.id)),
  on(contract.mapImport, (call) => mapImport(call, call.params.id, call.body.mapping)),
  on(contract.listImportRows, async ({ db, actor, params, query }) => {
    if (!(await importById(db, actor, params.id))) fail('imports.notFound')
    return rowPage(db, params.id, query)
  }),
  on(contract.startImport, (call) => startImport(call, call.params.id, call.body.rows)),
  on(contract.deleteImport, (call) => deleteImport(call, call.params.id)),
]
