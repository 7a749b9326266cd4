import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { importAccess, importCodeText, importField, importFieldText, importKind } from './import-kinds.ts'
import { importRowLimit } from './import-limits.ts'
import { importReading, readingChoice, unreadableTable } from './import-reading.ts'
import { columnsOf, listOperation } from './list.ts'
import { fileBytes, operation } from './operation.ts'
import { id, instant, text } from './shapes.ts'

/** Bytes a table may have. */
export const importBytes = 50_000_000

const mapping = z.array(importField.nullable()).max(200)
export const importStates = ['mapping', 'checking', 'checked', 'writing', 'done'] as const
export const importOutcomes = ['new', 'changed', 'unchanged', 'error'] as const
export const importResults = ['created', 'changed', 'unchanged', 'failed'] as const

const importHead = z.object({
  id,
  kind: importKind,
  fileName: z.string(),
  state: z.enum(importStates),
  rowCount: z.number().int(),
  createdAt: instant,
})
export type ImportHead = z.infer<typeof importHead>

const count = z.number().int()
export const importRecord = z.object({
  ...importHead.shape,
  /** null: uploaded before files were stored; it cannot be read in another way. */
  reading: importReading.nullable(),
  headers: z.array(z.string()),
  mapping,
  /** Of each column up to three different cells, and what its field makes of them: null where nothing. */
  understood: z.array(z.array(z.object({ cell: z.string(), value: z.string().nullable() }))),
  /** Rows by what the dry run said, and by what came of those that were chosen. */
  counts: z.object({
    checked: count,
    new: count,
    changed: count,
    unchanged: count,
    error: count,
    chosen: count,
    written: count,
    failed: count,
  }),
})
export type ImportRecord = z.infer<typeof importRecord>

const access = importAccess
const common = ['imports.notFound', 'permission.missing'] as const satisfies readonly ErrorCode[]

export const createImport = operation({
  name: 'createImport',
  method: 'POST',
  path: '/imports',
  weight: 60,
  access,
  summary: `Upload a table of companies, contacts, student domains or virtual desktops: CSV or XLSX, at most ${importRowLimit} rows. Nothing is written yet; encoding, sheet, headers and columns are guessed.`,
  query: z.strictObject({ kind: importKind, fileName: text(200) }),
  output: importRecord,
  body: fileBytes,
  uploadLimit: importBytes,
  errors: [...unreadableTable, 'server.busy', 'permission.missing'],
})

const importsColumns = columnsOf(importHead)({
  fileName: { text: 'tableImports.file' },
  kind: { text: 'tableImports.kind', value: ({ kind }) => ({ text: `tableImports.kind.${kind}` }) },
  rowCount: { text: 'tableImports.rows', align: 'right', value: ({ rowCount }) => ({ count: rowCount }) },
  state: { text: 'tableImports.state', value: ({ state }) => ({ text: `tableImports.state.${state}` }) },
  created: {
    text: 'tableImports.created',
    sort: true,
    code: true,
    value: ({ createdAt }) => ({ instant: createdAt }),
  },
})

export const listImports = listOperation({
  name: 'listImports',
  path: '/imports',
  access,
  summary: 'One’s own imports of the last thirty days, newest first.',
  title: 'tableImports.title',
  sort: '-created',
  pageSize: 10,
  columns: importsColumns,
})

export const readImport = operation({
  name: 'readImport',
  method: 'GET',
  path: '/imports/{id}',
  access,
  summary: 'An import with its columns and how far it got.',
  output: importRecord,
  errors: [...common],
})

export const rereadImport = operation({
  name: 'rereadImport',
  method: 'PUT',
  path: '/imports/{id}/reading',
  weight: 60,
  access,
  summary:
    'Read the uploaded file in another encoding, from another sheet or with the headers of another row. The columns are guessed again; a dry run is forgotten.',
  body: readingChoice,
  output: importRecord,
  errors: [...common, ...unreadableTable, 'imports.started', 'imports.fileGone', 'server.busy'],
})

export const mapImport = operation({
  name: 'mapImport',
  method: 'PUT',
  path: '/imports/{id}/mapping',
  access,
  summary: 'Say what the columns hold and begin the dry run, which tells what would become of each row.',
  body: z.strictObject({ mapping }),
  output: importRecord,
  errors: [...common, 'imports.keyMissing', 'imports.fieldTwice', 'imports.fieldUnknown', 'imports.started'],
})

export const importRow = z.object({
  /** As people count rows in the file. */
  row: count,
  key: z.string(),
  cells: z.array(z.string()),
  outcome: z.enum(importOutcomes).nullable(),
  result: z.enum(importResults).nullable(),
  chosen: z.boolean(),
  /** Field → what it is and what it would become. */
  changes: z.record(z.string(), z.tuple([z.string(), z.string()])),
  /** Why a row cannot be written, or what of it is left out: the code, its values, and the field. */
  problems: z.array(
    z.object({ code: z.string(), field: z.string().nullable(), details: z.record(z.string(), z.unknown()) }),
  ),
  recordId: id.nullable(),
})
export type ImportRow = z.infer<typeof importRow>

const fieldName = (field: string) => {
  const text = importFieldText(field)
  return text ? { text } : field
}

const valueInWords = (field: string, value: string) => {
  const text = importCodeText(field, value)
  return text ? { text, or: value } : value
}

const importRowsColumns = columnsOf(importRow)({
  row: { text: 'tableImports.row', sort: true },
  key: { text: 'tableImports.key' },
  outcome: {
    text: 'tableImports.outcome',
    value: ({ outcome }) => outcome && { text: `tableImports.outcome.${outcome}` },
  },
  problems: {
    text: 'tableImports.problems',
    only: 'file',
    value: ({ problems }) => ({
      parts: problems.map(({ code, field, details }) => ({
        parts: [...(field ? [fieldName(field), ': '] : []), { error: code, with: details }],
        between: '',
      })),
      between: '; ',
    }),
  },
  changes: {
    text: 'tableImports.changes',
    value: ({ changes }) => ({
      parts: Object.entries(changes).map(([field, [before, after]]) => ({
        parts: [fieldName(field), ': ', valueInWords(field, before), ' → ', valueInWords(field, after)],
        between: '',
      })),
      between: '; ',
    }),
  },
  result: {
    text: 'tableImports.result',
    value: ({ result }) => result && { text: `tableImports.result.${result}` },
  },
  cells: { text: 'tableImports.cells', only: 'file', value: ({ cells }) => cells.join(' | ') },
})

export const listImportRows = listOperation({
  name: 'listImportRows',
  path: '/imports/{id}/rows',
  access,
  summary: 'The rows of an import with what would become of them, and what did.',
  errors: [...common],
  filters: { outcome: z.enum(importOutcomes).optional(), result: z.enum(importResults).optional() },
  title: 'tableImports.report',
  key: 'row',
  sort: 'row',
  columns: importRowsColumns,
})

export const startImport = operation({
  name: 'startImport',
  method: 'POST',
  path: '/imports/{id}/start',
  access,
  summary: 'Write all rows that can be written, or the chosen ones, each in a transaction of its own.',
  body: z.strictObject({ rows: z.union([z.literal('all'), z.array(z.number().int().min(2)).min(1).max(10_000)]) }),
  output: importRecord,
  errors: [...common, 'imports.notChecked', 'imports.nothingChosen'],
})

export const deleteImport = operation({
  name: 'deleteImport',
  method: 'DELETE',
  path: '/imports/{id}',
  access,
  summary: 'Delete an import and its table; what it wrote stays.',
  errors: [...common, 'imports.running'],
})

export const deleteImports = operation({
  name: 'deleteImports',
  method: 'POST',
  path: '/imports/removals',
  access: access,
  summary: 'Delete up to 200 imports, each as `deleteImport` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
