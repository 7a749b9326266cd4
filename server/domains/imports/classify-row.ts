import {
  changeCompany,
  companyTypes,
  companyWithNumber,
  createCompany,
  wholeCompany,
} from '#domains/companies/public.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { changeContact, contactFor, contactsWithEmails, createContact } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { changeStudentDomain, createStudentDomain, studentDomainNamed } from '#domains/students/public.ts'
import { changeDesktop, createDesktop, desktopNamed } from '#domains/vdi/public.ts'
import type { ClassifiedRow } from './classified-row.ts'
import {
  type Classification,
  classifyCompany,
  classifyContact,
  classifyDesktop,
  classifyStudentDomain,
  keyOf,
} from './classify.ts'
import { classifyHolding } from './moving/holdings.ts'
import { classifyHost } from './moving/hosts.ts'
import { classifyLicence } from './moving/licences.ts'
import { classifyModule } from './moving/modules.ts'
import { withOldId } from './moving/moved-record.ts'
import { classifyProduct } from './moving/products.ts'
import { findRecord, findReferenced } from './moving/references.ts'
import { notedRow } from './notes.ts'
import type { StoredImport } from './queries.ts'
import { filledCells, type Values, valuesOf } from './values.ts'
import type { OpenRow } from './work-queries.ts'
import { withoutMissing } from '#platform/record.ts'

interface Writes<Input> {
  create: (call: Write, input: Input) => Promise<{ id: string }>
  change: (call: Write, id: string, changes: Partial<Input> & { modifiedAt: string }) => Promise<unknown>
}

function withWrites<Input>(
  { outcome, input, patch, ...judged }: Classification<Input>,
  existing: { id: string; modifiedAt: string } | undefined,
  { create, change }: Writes<Input>,
): ClassifiedRow {
  if (input !== null) return { ...judged, outcome: 'new', create: (call) => create(call, input) }
  if (patch === null || !existing) return { ...judged, outcome: 'error' }
  const { id, modifiedAt } = existing
  return {
    ...judged,
    outcome: outcome === 'changed' ? 'changed' : 'unchanged',
    id,
    change: (call) => change(call, id, { ...patch, modifiedAt }),
  }
}

/** What a row is classified by: the database, who asks, and the time. */
export type ClassifyCall = Read & Pick<Write, 'clock'>
type ClassifyCells = (read: ClassifyCall, cells: string[]) => Promise<ClassifiedRow>
export type ClassifyRow = (read: ClassifyCall, row: OpenRow) => Promise<ClassifiedRow>

/** Classifies rows one by one against the current database, with what was noted while they were read. */
export async function rowClassifier(first: Db, found: StoredImport): Promise<ClassifyRow> {
  const classify = await cellsClassifier(first, found)
  return async (read, row) => {
    const { cells, problems, refused } = notedRow(row, found.mapping)
    const judged = await classify(read, cells)
    const all = [...problems, ...judged.problems]
    return refused ? { key: judged.key, outcome: 'error', problems: all, changes: {} } : { ...judged, problems: all }
  }
}

const movedClassifiers = {
  products: classifyProduct,
  modules: classifyModule,
  holdings: classifyHolding,
  hosts: classifyHost,
  licences: classifyLicence,
}
const isMoved = (kind: string): kind is keyof typeof movedClassifiers => kind in movedClassifiers

async function cellsClassifier(first: Db, { kind, mapping }: StoredImport): Promise<ClassifyCells> {
  const types = await companyTypes(first)
  if (isMoved(kind))
    return async (read, cells) => {
      const { values, problems } = valuesOf(filledCells(mapping, cells), types)
      const judged = await movedClassifiers[kind](read, values)
      return problems.length > 0 ? { key: judged.key, outcome: 'error', problems, changes: {} } : judged
    }
  // Old ids are stored beside the record, not in it.
  const known = { mapping: mapping.map((field) => (field === 'oldId' ? null : field)), types }
  const oldIdIn = (cells: string[]) => cellOf(mapping, cells, 'oldId')
  if (kind === 'companies')
    return async (read, cells) => {
      const { db, actor } = read
      const number = keyOf('customerNumber', known, cells)
      const byKey = number === '' ? undefined : await companyWithNumber(db, actor, number)
      const found = await findRecord(read, 'companies', oldIdIn(cells), byKey?.id)
      const existing = found.id === undefined ? undefined : await wholeCompany(db, actor, found.id)
      const writes = { create: createCompany, change: changeCompany }
      return withOldId(withWrites(classifyCompany(known, cells, existing), existing, writes), found)
    }
  if (kind === 'studentDomains')
    return async ({ db }, cells) => {
      const domain = keyOf('domain', known, cells)
      const existing = domain === '' ? undefined : await studentDomainNamed(db, domain)
      return withWrites(classifyStudentDomain(known, cells, existing), existing, {
        create: createStudentDomain,
        change: changeStudentDomain,
      })
    }
  if (kind === 'virtualDesktops')
    return async ({ db }, cells) => {
      const userId = keyOf('userId', known, cells)
      const existing = userId === '' ? undefined : await desktopNamed(db, userId)
      return withWrites(classifyDesktop(known, cells, existing), existing, {
        create: createDesktop,
        change: (call, id, changes) => changeDesktop(call, id, withoutMissing(changes)),
      })
    }
  return async (read, cells) => {
    const { db, actor } = read
    const email = keyOf('email', known, cells)
    const [byKey] = email === '' ? [] : await contactsWithEmails(db, [email])
    const found = await findRecord(read, 'contacts', oldIdIn(cells), byKey?.id)
    const existing = found.id === undefined ? undefined : await contactFor(db, actor, found.id)
    const company = await companyOf(read, valuesOf(filledCells(mapping, cells), types).values)
    const writes = { create: createContact, change: changeContact }
    return withOldId(withWrites(classifyContact(known, cells, existing, company), existing, writes), found)
  }
}

const cellOf = (mapping: readonly (ImportField | null)[], cells: readonly string[], field: ImportField) =>
  cells[mapping.indexOf(field)] || undefined

/** The company of a contact, by its customer number or its old id. */
async function companyOf(read: Read, { companyNumber }: Values): Promise<{ id: string; name: string } | undefined> {
  if (companyNumber === undefined) return undefined
  const text = companyNumber
  const named = await findReferenced(read, { kind: 'companies', field: 'companyNumber', text })
  return 'problem' in named ? undefined : wholeCompany(read.db, read.actor, named.id)
}
