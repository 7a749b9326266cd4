import { sql } from 'kysely'
import { type ImportHead, type ImportRow, listImportRows, listImports } from '#contract/imports.ts'
import { fail } from '#platform/operations/failure.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { importRowsTexts, tableImportsTexts } from '#texts/table-imports.ts'
import { importById, importHeads, importRowsOf, visibleTo } from './queries.ts'

const imports = rowsBy('imports.id', (db) => importHeads(db).$castTo<ImportHead>())

export const importLists: ListFile[] = [
  listFile(listImports, tableImportsTexts, ({ db, actor }) => ({
    found: db.selectFrom('imports').where(visibleTo(actor)),
    ...imports,
    sort: { created: sql`imports.created_at` },
    search: searchForm('imports.fileName'),
  })),
  listFile(listImportRows, importRowsTexts, async ({ db, actor, params: { id }, query: { outcome, result } }) => {
    if (!(await importById(db, actor, id))) fail('imports.notFound')
    return {
      found: db
        .selectFrom('importRows')
        .where('importId', '=', id)
        .$call((rows) => (outcome === undefined ? rows : rows.where('outcome', '=', outcome)))
        .$call((rows) => (result === undefined ? rows : rows.where('result', '=', result))),
      key: 'importRows.row',
      keyType: 'integer',
      sort: { row: sql`import_rows.row` },
      search: searchForm('importRows.cells'),
      rows: importRowsOf(db, id).$castTo<ImportRow>(),
    }
  }),
]
