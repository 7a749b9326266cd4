import { companyTypes, companyWithNumber, wholeCompany } from '#domains/companies/public.ts'
import { contactFor, contactsWithEmails } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Read } from '#platform/operations/operations.ts'
import { studentDomainNamed } from '#domains/students/public.ts'
import { desktopNamed } from '#domains/vdi/public.ts'
import {
  type Judgement,
  classifyCompany,
  classifyContact,
  classifyDesktop,
  classifyStudentDomain,
  keyOf,
} from './classify.ts'
import type { StoredImport } from './queries.ts'
import { filledCells, valuesOf } from './values.ts'
import type { OpenRow } from './work-queries.ts'

export type ClassifiedRow = Omit<Judgement<object>, 'input' | 'patch'> & {
  input: unknown
  patch: object | null
  existing: { id: string; modifiedAt: string } | undefined
}

export type ClassifyRow = (read: Read, row: OpenRow) => Promise<ClassifiedRow>

/** Judges rows one by one against the current database. */
export async function rowClassifier(first: Db, { kind, mapping }: StoredImport): Promise<ClassifyRow> {
  const known = { mapping, types: await companyTypes(first) }
  if (kind === 'companies')
    return async ({ db, actor }, { cells }) => {
      const number = keyOf('customerNumber', known, cells)
      const found = number === '' ? undefined : await companyWithNumber(db, actor, number)
      const existing = found && (await wholeCompany(db, actor, found.id))
      return { ...classifyCompany(known, cells, existing), existing }
    }
  if (kind === 'studentDomains')
    return async ({ db }, { cells }) => {
      const domain = keyOf('domain', known, cells)
      const existing = domain === '' ? undefined : await studentDomainNamed(db, domain)
      return { ...classifyStudentDomain(known, cells, existing), existing }
    }
  if (kind === 'virtualDesktops')
    return async ({ db }, { cells }) => {
      const userId = keyOf('userId', known, cells)
      const existing = userId === '' ? undefined : await desktopNamed(db, userId)
      return { ...classifyDesktop(known, cells, existing), existing }
    }
  return async ({ db, actor }, { cells }) => {
    const email = keyOf('email', known, cells)
    const [found] = email === '' ? [] : await contactsWithEmails(db, [email])
    const existing = found && (await contactFor(db, actor, found.id))
    const number = valuesOf(filledCells(mapping, cells), known.types).values.companyNumber
    const company = number === undefined ? undefined : await companyWithNumber(db, actor, String(number))
    return { ...classifyContact(known, cells, existing, company), existing }
  }
}
