import { stringify } from 'csv-stringify/sync'
import { exportedFileName, nameInFiles } from '#contract/file-names.ts'
import { guardCell, guardQuote, quotedInCsv } from '#contract/formula-guard.ts'
import { importColumns, type ImportField, importFields } from '#contract/import-kinds.ts'
import { importRowLimit } from '#contract/import-limits.ts'
import { type MovingKind, movingKinds } from '#contract/moving-in.ts'
import type { FileAnswer } from '#contract/operation.ts'
import type { Language } from '#contract/shapes.ts'
import { portalDay } from '#contract/time-zone.ts'
import { encodedRows, workbookOf } from '#platform/files/workbook.ts'
import { zipFile } from '#platform/files/zip-file.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { movingInTexts } from '#texts/moving-in.ts'
import { importRowsTexts, tableImportsTexts } from '#texts/table-imports.ts'
import { mayImport, requireKind } from '../imports.ts'
import { exampleRows } from './guide/examples.ts'
import { type MovedRecord, recordsOf } from './records.ts'

const headOf = (kind: MovingKind, language: Language): string[] => {
  const columns: Partial<Record<ImportField, { text: keyof typeof importRowsTexts }>> = importColumns[kind]
  return importFields[kind].map((field) => importRowsTexts[columns[field]?.text ?? 'movingIn.field.oldId'][language])
}

const cellsOf = (kind: MovingKind, record: MovedRecord): string[] =>
  importFields[kind].map((field) => record[field] ?? '')

const titleOf = (kind: MovingKind, language: Language): string =>
  tableImportsTexts[`tableImports.kind.${kind}`][language]

const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guardCell)),
    { delimiter: ';', record_delimiter: 'windows', quoted_match: quotedInCsv, bom: true },
  )

/** A table with the columns of a kind and one example row. */
export async function movingTemplate(
  { actor, clock }: Read<Person> & Pick<Write, 'clock'>,
  kind: MovingKind,
  { format, language }: { format: 'csv' | 'xlsx'; language: Language },
): Promise<FileAnswer> {
  requireKind(actor, kind)
  const fileName = exportedFileName(titleOf(kind, language), portalDay(clock()), format)
  const [head, rows] = [headOf(kind, language), exampleRows[kind].map((record) => cellsOf(kind, record))]
  if (format === 'csv')
    return { fileName, mediaType: 'text/csv; charset=utf-8', bytes: Buffer.from(csvOf([head, ...rows])) }
  const portions = [encodedRows(rows.map((row) => row.map(guardQuote)))]
  const bytes = await workbookOf(actor.accountId, { name: titleOf(kind, language), head, portions })
  return { fileName, mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes }
}

/** All tables the actor may import, with what is there, numbered in the order in which they need each other. */
export async function movingArchive(call: Write<Person>, language: Language): Promise<FileAnswer> {
  const files: Record<string, Uint8Array> = {}
  for (const [at, kind] of movingKinds.entries()) {
    if (!mayImport(call.actor, kind)) continue
    const rows: string[][] = [headOf(kind, language)]
    for await (const records of recordsOf[kind](call, language)) {
      for (const record of records) rows.push(cellsOf(kind, record))
      if (rows.length > importRowLimit + 1) fail('exports.tooLarge', { limit: importRowLimit.toLocaleString('de-DE') })
    }
    files[`${at + 1}-${nameInFiles(titleOf(kind, language))}.csv`] = Buffer.from(csvOf(rows))
  }
  call.audit({ kind: 'export', id: 'movingIn', after: { files: Object.keys(files).length } })
  const fileName = exportedFileName(movingInTexts['movingIn.archive'][language], portalDay(call.clock()), 'zip')
  return { fileName, mediaType: 'application/zip', bytes: await zipFile(files) }
}
