import {
  changeCompany,
  companyTypes,
  companyWithNumber,
  createCompany,
  wholeCompany,
} from '#domains/companies/public.ts'
import { changeContact, contactFor, contactsWithEmails, createContact } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { changeStudentDomain, createStudentDomain, studentDomainNamed } from '#domains/students/public.ts'
import { changeDesktop, createDesktop, desktopNamed } from '#domains/vdi/public.ts'
import {
  type Judgement,
  classifyCompany,
  classifyContact,
  classifyDesktop,
  classifyStudentDomain,
  keyOf,
} from './classify.ts'
import { notedRow } from './notes.ts'
import type { StoredImport } from './queries.ts'
import { filledCells, valuesOf } from './values.ts'
import type { OpenRow } from './work-queries.ts'
import { withoutMissing } from '#platform/record.ts'

/** A row with what writing it needs: how its record is created, or changed. */
export type ClassifiedRow = Pick<Judgement<object>, 'key' | 'problems' | 'changes'> &
  (
    | { outcome: 'error' }
    | { outcome: 'new'; create: (call: Write) => Promise<{ id: string }> }
    | { outcome: 'changed' | 'unchanged'; id: string; change: (call: Write) => Promise<unknown> }
  )

interface Writes<Input> {
  create: (call: Write, input: Input) => Promise<{ id: string }>
  change: (call: Write, id: string, changes: Partial<Input> & { modifiedAt: string }) => Promise<unknown>
}

function withWrites<Input>(
  { outcome, input, patch, ...judged }: Judgement<Input>,
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

type ClassifyCells = (read: Read, cells: string[]) => Promise<ClassifiedRow>
export type ClassifyRow = (read: Read, row: OpenRow) => Promise<ClassifiedRow>

/** Judges rows one by one against the current database, with what was noted while they were read. */
export async function rowClassifier(first: Db, found: StoredImport): Promise<ClassifyRow> {
  const judge = await cellsClassifier(first, found)
  return async (read, row) => {
    const { cells, problems, refused } = notedRow(row, found.mapping)
    const judged = await judge(read, cells)
    const all = [...problems, ...judged.problems]
    return refused ? { key: judged.key, outcome: 'error', problems: all, changes: {} } : { ...judged, problems: all }
  }
}

async function cellsClassifier(first: Db, { kind, mapping }: StoredImport): Promise<ClassifyCells> {
  const known = { mapping, types: await companyTypes(first) }
  if (kind === 'companies')
    return async ({ db, actor }, cells) => {
      const number = keyOf('customerNumber', known, cells)
      const found = number === '' ? undefined : await companyWithNumber(db, actor, number)
      const existing = found && (await wholeCompany(db, actor, found.id))
      return withWrites(classifyCompany(known, cells, existing), existing, {
        create: createCompany,
        change: changeCompany,
      })
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
  return async ({ db, actor }, cells) => {
    const email = keyOf('email', known, cells)
    const [found] = email === '' ? [] : await contactsWithEmails(db, [email])
    const existing = found && (await contactFor(db, actor, found.id))
    const number = valuesOf(filledCells(mapping, cells), known.types).values.companyNumber
    const company = number === undefined ? undefined : await companyWithNumber(db, actor, String(number))
    return withWrites(classifyContact(known, cells, existing, company), existing, {
      create: createContact,
      change: changeContact,
    })
  }
}
