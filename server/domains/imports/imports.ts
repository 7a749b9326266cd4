import { type ImportRecord } from '#contract/imports.ts'
import { type ImportField, importFields, importKeys, type ImportKind, importNeeds } from '#contract/import-kinds.ts'
import type { Actor, Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import type { ImportReading, ReadingChoice } from '#contract/import-reading.ts'
import { companyTypes } from '#domains/companies/public.ts'
import type { Db } from '#platform/database/database.ts'
import { guessMapping, knownHeaderWords } from './columns/guess.ts'
import { plainHeader } from './columns/plain-header.ts'
import { parseTable } from './tables/parse.ts'
import type { ParsedTable } from './tables/read-table.ts'
import { understoodCells } from './understood.ts'
import {
  beginCheck,
  chooseRows,
  countsOf,
  deleteImportRow,
  fileOf,
  firstCells,
  lockImport,
  importById,
  insertImport,
  insertRows,
  rememberedFields,
  rememberFields,
  replaceReading,
  setState,
} from './queries.ts'
import { checkImport, writeImport } from './tasks.ts'

export const mayImport = ({ permissions }: Actor, kind: ImportKind): boolean =>
  importNeeds[kind].every((permission) => permissions.has(permission))

export const requireKind = (actor: Actor, kind: ImportKind): void => requirePermission(actor, ...importNeeds[kind])

export async function readImport({ db, actor }: Read, id: string): Promise<ImportRecord> {
  const found = (await importById(db, actor, id)) ?? fail('imports.notFound')
  const { run: _r, createdBy: _b, ...head } = found
  const understood = understoodCells(head.mapping, await firstCells(db, id), await companyTypes(db))
  return { ...head, understood, counts: await countsOf(db, id) }
}

/** Reads an uploaded file before anything is written: by the headers its kind and this account know. */
export async function readUpload(
  { db, actor }: { db: Db; actor: Person },
  kind: ImportKind,
  bytes: Uint8Array,
  choice?: ReadingChoice,
): Promise<ParsedTable> {
  requireKind(actor, kind)
  const known = knownHeaderWords(kind, await rememberedFields(db, actor.accountId, kind))
  return parseTable(actor.accountId, bytes, known, choice)
}

export async function createImport(
  call: Write<Person>,
  { kind, fileName }: { kind: ImportKind; fileName: string },
  bytes: Uint8Array,
  table: ParsedTable,
): Promise<ImportRecord> {
  const { db, actor, audit } = call
  const createdBy = actor.accountId
  const mapping = guessMapping(kind, table.headers, await rememberedFields(db, createdBy, kind))
  const { portions, ...read } = table
  const id = newId()
  await insertImport(db, { id, kind, fileName, createdBy, mapping, ...read }, bytes)
  await insertRows(db, id, portions)
  audit({ kind: 'import', id, after: { kind, fileName, rows: table.rowCount } })
  return readImport(call, id)
}

/** The file of an import that nothing was written of, read as the user chose. */
export async function readAgain(
  { db, actor }: { db: Db; actor: Person },
  id: string,
  choice: ReadingChoice,
): Promise<ParsedTable> {
  const { kind, state } = (await importById(db, actor, id)) ?? fail('imports.notFound')
  if (hasBegun(state)) fail('imports.started')
  return readUpload({ db, actor }, kind, (await fileOf(db, id)) ?? fail('imports.fileGone'), choice)
}

/** Takes the new reading of the file in place of the old one; its columns are guessed again, and it is not checked. */
export async function rereadImport(call: Write<Person>, id: string, table: ParsedTable): Promise<ImportRecord> {
  const { db, actor, audit } = call
  const found = (await lockImport(db, actor, id)) ?? fail('imports.notFound')
  if (hasBegun(found.state)) fail('imports.started')
  const mapping = guessMapping(found.kind, table.headers, await rememberedFields(db, actor.accountId, found.kind))
  const { portions, ...read } = table
  await replaceReading(db, id, { mapping, ...read })
  await insertRows(db, id, portions)
  const facts = ({ encoding, sheet, headerRow }: ImportReading) => ({ encoding, sheet, headerRow })
  audit({ kind: 'import', id, before: found.reading ? facts(found.reading) : {}, after: facts(table.reading) })
  return readImport(call, id)
}

const hasBegun = (state: ImportRecord['state']): boolean => state === 'writing' || state === 'done'

/** Sets the fields of the columns, stores them for the next table, and begins the dry run. */
export async function mapImport(
  call: Write<Person>,
  id: string,
  wished: (ImportField | null)[],
): Promise<ImportRecord> {
  const { db, actor, audit, jobs } = call
  const found = (await lockImport(db, actor, id)) ?? fail('imports.notFound')
  requireKind(actor, found.kind)
  if (hasBegun(found.state)) fail('imports.started')
  const mapping = found.headers.map((_, index) => wished[index] ?? null)
  const used = mapping.filter((field) => field !== null)
  const known = new Set(importFields[found.kind])
  if (used.some((field) => !known.has(field))) fail('imports.fieldUnknown')
  if (new Set(used).size < used.length) fail('imports.fieldTwice')
  if (!used.includes(importKeys[found.kind])) fail('imports.keyMissing')
  const fields = Object.fromEntries(
    found.headers.flatMap((header, index) => (header === '' ? [] : [[plainHeader(header), mapping[index] ?? null]])),
  )
  await rememberFields(db, actor.accountId, found.kind, fields)
  const run = await beginCheck(db, id, mapping)
  await jobs.send(checkImport, { importId: id, run })
  audit({ kind: 'import', id, before: { mapping: found.mapping }, after: { mapping } })
  return readImport(call, id)
}

/** Chooses rows and begins to write them. Rows written before are left alone, failed ones are tried again. */
export async function startImport(call: Write<Person>, id: string, rows: 'all' | number[]): Promise<ImportRecord> {
  const { db, actor, audit, jobs } = call
  const found = (await lockImport(db, actor, id)) ?? fail('imports.notFound')
  requireKind(actor, found.kind)
  if (found.state !== 'checked' && found.state !== 'done') fail('imports.notChecked')
  const chosen = await chooseRows(db, id, rows)
  if (chosen === 0) fail('imports.nothingChosen')
  await setState(db, id, 'writing')
  await jobs.send(writeImport, { importId: id, accountId: actor.accountId })
  audit({ kind: 'import', id, after: { chosen } })
  return readImport(call, id)
}

export async function deleteImport({ db, actor, audit }: Write, id: string): Promise<void> {
  const found = (await lockImport(db, actor, id)) ?? fail('imports.notFound')
  if (found.state === 'writing') fail('imports.running')
  await deleteImportRow(db, id)
  audit({ kind: 'import', id, before: { kind: found.kind, fileName: found.fileName } })
}
