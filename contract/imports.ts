import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { companyFields } from './company-fields.ts'
import { contactFields } from './contact-fields.ts'
import { type ColumnOf, type FieldText, tableColumns } from './fields.ts'
import { importRowLimit } from './import-limits.ts'
import { importReading, readingChoice, unreadableTable } from './import-reading.ts'
import { columnsOf, listOperation } from './list.ts'
import { fileBytes, operation } from './operation.ts'
import type { Permission } from './permissions.ts'
import { id, instant, text } from './shapes.ts'
import { studentDomainFields } from './student-domains.ts'
import { desktopFields } from './virtual-desktops.ts'

export const importKinds = ['companies', 'contacts', 'studentDomains', 'virtualDesktops'] as const
export const importKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof importKind>

/** Bytes a table may have. */
export const importBytes = 50_000_000

/** What a column can hold, each with the text that names it and the headers it is known by. */
export const importColumns = {
  companies: tableColumns(companyFields),
  contacts: tableColumns(contactFields),
  studentDomains: tableColumns(studentDomainFields),
  virtualDesktops: tableColumns(desktopFields),
}
export type ImportField =
  | ColumnOf<typeof companyFields>
  | ColumnOf<typeof contactFields>
  | ColumnOf<typeof studentDomainFields>
  | ColumnOf<typeof desktopFields>
export const importFields = {
  companies: Object.keys(importColumns.companies),
  contacts: Object.keys(importColumns.contacts),
  studentDomains: Object.keys(importColumns.studentDomains),
  virtualDesktops: Object.keys(importColumns.virtualDesktops),
} as Record<ImportKind, ImportField[]>
/** The key by which a record is recognised. */
export const importKeys = {
  companies: 'customerNumber',
  contacts: 'email',
  studentDomains: 'domain',
  virtualDesktops: 'userId',
} as const
const importField = z.enum([...new Set(importKinds.flatMap((kind) => importFields[kind]))])
/** The permissions needed to import tables of a kind: all of them. Contacts are for staff. */
export const importNeeds = {
  companies: ['companies.create'],
  contacts: ['contacts.create', 'students.list'],
  studentDomains: ['students.domains.add'],
  virtualDesktops: ['vdi.list'],
} as const satisfies Record<ImportKind, readonly Permission[]>

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

/** Who may import anything at all; customers hold neither. Each kind asks for more. */
const access = ['companies.create', 'students.list', 'students.domains.add', 'vdi.list'] as const
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

// Failures of writing name the field of the record. What several kinds have is called alike.
const named: Readonly<Record<string, { text: FieldText }>> = {
  ...desktopFields,
  ...studentDomainFields,
  ...contactFields,
  ...companyFields,
  ...importColumns.contacts,
  ...importColumns.companies,
}
/** The text that names a field of a row; undefined for one that is not known. */
export const importFieldText = (field: string): FieldText | undefined => named[field]?.text
const fieldName = (field: string) => {
  const text = importFieldText(field)
  return text ? { text } : field
}

type CodeText =
  | `contacts.${'salutation' | 'gender'}.${string}`
  | `contacts.${'german' | 'english'}`
  | `domains.kind.${string}`
/** The text for a code a field holds; undefined for a value that stands as it is. */
export function importCodeText(field: string, value: string): CodeText | undefined {
  if (value === '') return undefined
  if (field === 'salutation' || field === 'gender') return `contacts.${field}.${value}`
  if (field === 'language') return value === 'de' ? 'contacts.german' : 'contacts.english'
  return field === 'kind' ? `domains.kind.${value}` : undefined
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
