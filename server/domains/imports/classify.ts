import type { z } from 'zod'
import { type Company, type CompanyInput, companyInput, type CompanyType } from '#contract/companies.ts'
import { companyInputOf } from '#domains/companies/public.ts'
import { type Contact, type ContactInput, contactInput } from '#contract/contacts.ts'
import type { Outcome } from './classified-row.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { type StudentDomain, type StudentDomainInput, studentDomainInput } from '#contract/student-domains.ts'
import { desktopInput, type DesktopInput, type VirtualDesktop } from '#contract/virtual-desktops.ts'
import { dayShown } from './day-shown.ts'
import { filledCells, noContract, type Problem, shownValue, unlimitedWord, type Values, valuesOf } from './values.ts'
import { fieldOf } from '#platform/record.ts'

/** What would become of a row: the input for creating, the changes for an existing record, or why neither. */
export interface Classification<Input> {
  key: string
  outcome: Outcome
  problems: Problem[]
  /** Field → before and after, in words. */
  changes: Record<string, [string, string]>
  input: Input | null
  patch: Partial<Input> | null
}

type Known = { mapping: (ImportField | null)[]; types: readonly CompanyType[] }

/** The key of a row, before anything else is known of it. */
export const keyOf = (
  field: 'customerNumber' | 'email' | 'domain' | 'userId',
  { mapping, types }: Known,
  cells: string[],
): string => valuesOf(filledCells(mapping, cells), types).values[field] ?? ''

const refused = <Input>(key: string, problems: Problem[]): Classification<Input> => ({
  key,
  outcome: 'error',
  problems,
  changes: {},
  input: null,
  patch: null,
})

const columnsOf: Record<string, ImportField> = {
  companyTypeId: 'companyType',
  companyId: 'companyNumber',
  'serviceContract.start': 'contractStart',
  'serviceContract.end': 'contractEnd',
  serviceContract: 'contractStart',
}

function shapeProblems(error: z.ZodError, values: Values): Problem[] {
  const seen = new Set<string>()
  return error.issues.flatMap(({ path, message }) => {
    const name = path.join('.')
    const field = columnsOf[name] ?? (name as ImportField)
    if (seen.has(field)) return []
    seen.add(field)
    const given = values[field]
    if (/^(companies|students)\./.test(message)) return [{ code: message, field, details: {} }]
    return given === undefined
      ? [{ code: 'imports.valueMissing', field, details: {} }]
      : [{ code: 'imports.valueInvalid', field, details: { value: shownValue(String(given)) } }]
  })
}

/** Classifies a row of companies against the company that has its number, if any. */
export function classifyCompany(
  known: Known,
  cells: string[],
  existing: Company | undefined,
): Classification<CompanyInput> {
  const { values, problems } = valuesOf(filledCells(known.mapping, cells), known.types)
  const { companyType, contractStart, contractEnd, ...plain } = values
  // Spreadsheets take 01067 for a number; of a company that has it the zero is not lost.
  if (existing && existing.zipCode === `0${plain.zipCode}`) plain.zipCode = existing.zipCode
  const key = values.customerNumber ?? ''
  if (key === '') problems.push({ code: 'imports.valueMissing', field: 'customerNumber', details: {} })
  if (problems.length > 0) return refused(key, problems)
  const start = contractStart ?? existing?.serviceContract?.start ?? ''
  const end = contractEnd === unlimitedWord ? null : (contractEnd ?? existing?.serviceContract?.end ?? null)
  const term = contractStart === noContract ? null : { start, end }
  const contract = contractStart || contractEnd ? { serviceContract: term } : {}
  const given = { ...plain, ...(companyType ? { companyTypeId: companyType } : {}), ...contract }
  const firm = known.types.find(({ nameDe }) => nameDe === 'Firma') ?? known.types[0]
  const language = plain.country === undefined || plain.country === 'DE' ? 'de' : 'en'
  const whole = existing ? { ...companyInputOf(existing), ...given } : { companyTypeId: firm?.id, language, ...given }
  const parsed = companyInput.safeParse(whole)
  if (!parsed.success) return refused(key, shapeProblems(parsed.error, values))
  const period = parsed.data.serviceContract
  if (period?.end && period.start > period.end)
    return refused(key, [{ code: 'companies.serviceContractStartEndError', field: 'contractStart', details: {} }])
  const typeName = (id: unknown) => known.types.find((type) => type.id === id)?.nameDe ?? ''
  return classified(key, parsed.data, existing && companyInputOf(existing), given, (field, value) =>
    field === 'companyTypeId' ? typeName(value) : words(value),
  )
}

/** Classifies a row of contacts against the contact that has its address; `company` is the one its number names. */
export function classifyContact(
  known: Known,
  cells: string[],
  existing: Contact | undefined,
  company: { id: string; name: string } | undefined,
): Classification<ContactInput> {
  const { values, problems } = valuesOf(filledCells(known.mapping, cells), known.types)
  const { companyNumber, ...plain } = values
  const key = values.email ?? ''
  if (key === '') problems.push({ code: 'imports.valueMissing', field: 'email', details: {} })
  if (companyNumber && !company)
    problems.push({ code: 'imports.companyUnknown', field: 'companyNumber', details: { number: companyNumber } })
  if (problems.length > 0) return refused(key, problems)
  const given = { ...plain, ...(company ? { companyId: company.id } : {}) }
  const language = plain.country === undefined || plain.country === 'DE' ? 'de' : 'en'
  const before = existing && contactInputOf(existing)
  const parsed = contactInput.safeParse(
    before ? { ...before, ...given } : { salutation: 'NoSalutation', language, ...given },
  )
  if (!parsed.success) return refused(key, shapeProblems(parsed.error, values))
  const companyName = (id: unknown) => (id === company?.id ? (company?.name ?? '') : (existing?.companyName ?? ''))
  return classified(key, parsed.data, before, given, (field, value) =>
    field === 'companyId' ? companyName(value) : words(value),
  )
}

/** Classifies a row of student domains against the entry of its domain. What one language lacks is taken from the other. */
export function classifyStudentDomain(
  known: Known,
  cells: string[],
  existing: StudentDomain | undefined,
): Classification<StudentDomainInput> {
  const { values, problems } = valuesOf(filledCells(known.mapping, cells), known.types)
  const { country, ...plain } = values
  const key = values.domain ?? ''
  if (key === '') problems.push({ code: 'imports.valueMissing', field: 'domain', details: {} })
  if (problems.length > 0) return refused(key, problems)
  const given = { ...plain, ...(country ? { country: country.toLowerCase() } : {}) }
  const before = existing && domainInputOf(existing)
  const names = { nameDe: plain.nameDe ?? plain.nameEn, nameEn: plain.nameEn ?? plain.nameDe }
  const parsed = studentDomainInput.safeParse(before ? { ...before, ...given } : { ...names, ...given })
  if (!parsed.success) return refused(key, shapeProblems(parsed.error, values))
  return classified(key, parsed.data, before, given, (_, value) => words(value))
}

/** Classifies a row of desktops. Of a desktop from WorkSpaces a table changes start and end alone. */
export function classifyDesktop(
  known: Known,
  cells: string[],
  existing: VirtualDesktop | undefined,
): Classification<DesktopInput> {
  const { values, problems } = valuesOf(filledCells(known.mapping, cells), known.types)
  const key = values.userId ?? ''
  if (key === '') problems.push({ code: 'imports.valueMissing', field: 'userId', details: {} })
  if (problems.length > 0) return refused(key, problems)
  const { endDate, displayName, login, ...plain } = values
  const names = existing?.source === 'workspaces' ? {} : { displayName, login }
  const end = endDate === undefined ? {} : { endDate: endDate === unlimitedWord ? null : endDate }
  const given = Object.fromEntries(
    Object.entries({ ...plain, ...names, ...end }).filter(([, value]) => value !== undefined),
  )
  const before = existing && desktopInputOf(existing)
  const parsed = desktopInput.safeParse({ ...before, ...given })
  if (!parsed.success) return refused(key, shapeProblems(parsed.error, values))
  const { startDate, endDate: lastDay } = parsed.data
  if (startDate && lastDay && lastDay < startDate)
    return refused(key, [{ code: 'vdi.endsBeforeStart', field: 'endDate', details: {} }])
  const ignored =
    existing?.source === 'workspaces'
      ? (['displayName', 'login'] as const).filter((field) => values[field] && values[field] !== existing[field])
      : []
  return {
    ...classified(key, parsed.data, before, given, (_, value) => words(value)),
    problems: ignored.map((field) => ({ code: 'imports.givenByWorkspaces', field, details: {} })),
  }
}

const desktopInputOf = ({ userId, displayName, login, startDate, endDate }: VirtualDesktop): DesktopInput => ({
  userId,
  displayName,
  login,
  startDate,
  endDate,
})

const domainInputOf = ({ domain, kind, country, nameDe, nameEn }: StudentDomain): StudentDomainInput => ({
  domain,
  kind,
  country,
  nameDe,
  nameEn,
})

function classified<Input extends object>(
  key: string,
  input: Input,
  before: Input | undefined,
  given: object,
  say: (field: string, value: unknown) => string,
): Classification<Input> {
  if (!before) return { key, outcome: 'new', problems: [], changes: {}, input, patch: null }
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(input))
  const differs = Object.keys(given).filter((field) => JSON.stringify(was.get(field)) !== JSON.stringify(is.get(field)))
  const changes = Object.fromEntries(
    differs.map((field): [string, [string, string]] => [
      columnsOf[field] ?? field,
      [say(field, was.get(field)), say(field, is.get(field))],
    ]),
  )
  const patch = Object.fromEntries(differs.map((field) => [field, is.get(field)])) as Partial<Input>
  return { key, outcome: differs.length > 0 ? 'changed' : 'unchanged', problems: [], changes, input: null, patch }
}

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return dayShown(value)
  if (typeof value === 'boolean') return value ? '✓' : ''
  return `${words(fieldOf(value, 'start'))} – ${words(fieldOf(value, 'end')) || '∞'}`
}

function contactInputOf(contact: Contact): ContactInput {
  return contactInput.parse(Object.fromEntries(Object.entries(contact).filter(([name]) => name in contactInput.shape)))
}
