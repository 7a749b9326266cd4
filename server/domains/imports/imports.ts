import {
  type ImportField,
  importFields,
  importKeys,
  type ImportKind,
  importNeeds,
  type ImportRecord,
} from '#contract/imports.ts'
import type { Actor, Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { guessMapping, plainHeader } from './guess.ts'
import type { ParsedTable } from './tables/read-table.ts'
import {
  beginCheck,
  chooseRows,
  countsOf,
  deleteImportRow,
  firstCells,
  lockImport,
  importById,
  insertImport,
  insertRows,
  rememberedFields,
  rememberFields,
  setState,
} from './queries.ts'
import { checkImport, writeImport } from './tasks.ts'

export const mayImport = ({ permissions }: Actor, kind: ImportKind): boolean =>
  importNeeds[kind].every((permission) => permissions.has(permission))

export const requireKind = (actor: Actor, kind: ImportKind): void => requirePermission(actor, ...importNeeds[kind])

export async function readImport({ db, actor }: Read, id: string): Promise<ImportRecord> {
  const found = (await importById(db, actor, id)) ?? fail('imports.notFound')
  const { run: _r, createdBy: _b, ...head } = found
  return { ...head, sample: await firstCells(db, id), counts: await countsOf(db, id) }
}

export async function createImport(
  call: Write<Person>,
  { kind, fileName }: { kind: ImportKind; fileName: string },
  { headers, rowCount, portions }: ParsedTable,
): Promise<ImportRecord> {
  const { db, actor, audit } = call
  const createdBy = actor.accountId
  const mapping = guessMapping(kind, headers, await rememberedFields(db, createdBy, kind))
  const head = { id: newId(), kind, fileName, headers, mapping, rowCount, createdBy }
  await insertImport(db, head)
  await insertRows(db, head.id, portions)
  audit({ kind: 'import', id: head.id, after: { kind, fileName, rows: rowCount } })
  return readImport(call, head.id)
}

/** Sets the fields of the columns, stores them for the next table, and begins the dry run. */
export async function mapImport(
  call: Write<Person>,
  id: string,
  wished: (ImportField | null)[],
): Promise<ImportRecord> {
  const { db, actor, audit, jobs } = call
  const found = (await lockImport(db, actor, id)) ?? fail('imports.notFound')
  requireKind(actor, found.kind)
  if (found.state === 'writing' || found.state === 'done') fail('imports.started')
  const mapping = found.headers.map((_, index) => wished[index] ?? null)
  const used = mapping.filter((field) => field !== null)
  const known = new Set(importFields[found.kind])
  if (used.some((field) => !known.has(field))) fail('imports.fieldUnknown')
  if (new Set(used).size < used.length) fail('imports.fieldTwice')
  if (!used.includes(importKeys[found.kind])) fail('imports.keyMissing')
  const fields = Object.fromEntries(found.headers.map((header, index) => [plainHeader(header), mapping[index] ?? null]))
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
