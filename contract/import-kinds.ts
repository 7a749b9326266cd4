import { z } from 'zod'
import { companyFields } from './company-fields.ts'
import { contactFields } from './contact-fields.ts'
import { type ColumnOf, type FieldText, tableColumns } from './fields.ts'
import { movedColumns, type MovedField } from './moving-columns.ts'
import { columnsOfKind } from './moving-fields.ts'
import type { Permission } from './permissions.ts'
import { studentDomainFields } from './student-domains.ts'
import { desktopFields } from './virtual-desktops.ts'

export const importKinds = [
  'companies',
  'contacts',
  'studentDomains',
  'virtualDesktops',
  'products',
  'modules',
  'masters',
  'holdings',
  'configurations',
  'hosts',
  'licences',
] as const
export const importKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof importKind>

const { oldId } = movedColumns
/** What a column can hold, each with the text that names it and the headers it is known by. */
export const importColumns = {
  companies: { ...tableColumns(companyFields), oldId },
  contacts: { ...tableColumns(contactFields), oldId },
  studentDomains: tableColumns(studentDomainFields),
  virtualDesktops: tableColumns(desktopFields),
  products: columnsOfKind('products'),
  modules: columnsOfKind('modules'),
  masters: columnsOfKind('masters'),
  holdings: columnsOfKind('holdings'),
  configurations: columnsOfKind('configurations'),
  hosts: columnsOfKind('hosts'),
  licences: columnsOfKind('licences'),
}
export type ImportField =
  | ColumnOf<typeof companyFields>
  | ColumnOf<typeof contactFields>
  | ColumnOf<typeof studentDomainFields>
  | ColumnOf<typeof desktopFields>
  | MovedField
export const importFields = Object.fromEntries(
  importKinds.map((kind) => [kind, Object.keys(importColumns[kind])]),
) as Record<ImportKind, ImportField[]>
/** The column a table of this kind cannot do without: by it, or by the old id, a record is recognised. */
export const importKeys = {
  companies: 'customerNumber',
  contacts: 'email',
  studentDomains: 'domain',
  virtualDesktops: 'userId',
  products: 'code',
  modules: 'licName',
  masters: 'product',
  holdings: 'product',
  configurations: 'module1',
  hosts: 'oldId',
  licences: 'oldId',
} as const satisfies Record<ImportKind, ImportField>
export const importField = z.enum([...new Set(importKinds.flatMap((kind) => importFields[kind]))])
/** The permissions needed to import tables of a kind: all of them. Contacts are for staff. */
export const importNeeds = {
  companies: ['companies.create'],
  contacts: ['contacts.create', 'students.list'],
  studentDomains: ['students.domains.add'],
  virtualDesktops: ['vdi.list'],
  products: ['products.all'],
  modules: ['products.all', 'master.edit'],
  masters: ['products.all', 'master.edit'],
  holdings: ['products.company.add', 'companies.list'],
  configurations: ['configurations.edit', 'configurations.dependencies'],
  hosts: ['hosts.list', 'hosts.create'],
  licences: ['hosts.list', 'configurations.area'],
} as const satisfies Record<ImportKind, readonly Permission[]>

/** Who may import anything at all; customers hold none of these. Each kind asks for more. */
export const importAccess = [
  'companies.create',
  'students.list',
  'students.domains.add',
  'vdi.list',
  'products.all',
  'products.company.add',
  'configurations.edit',
  'hosts.create',
  'configurations.area',
] as const satisfies readonly Permission[]

// Failures of writing name the field of the record. What several kinds have is called alike.
const named: Readonly<Record<string, { text: FieldText }>> = {
  ...movedColumns,
  ...desktopFields,
  ...studentDomainFields,
  ...contactFields,
  ...companyFields,
  ...importColumns.contacts,
  ...importColumns.companies,
}
/** The text that names a field of a row; undefined for one that is not known. */
export const importFieldText = (field: string): FieldText | undefined => named[field]?.text
type CodeText =
  | `contacts.${'salutation' | 'gender'}.${string}`
  | `contacts.${'german' | 'english'}`
  | `domains.kind.${string}`
  | `movingIn.value.${string}`
const coded = new Set(['count', 'edition', 'binding'])
/** The text for a code a field holds; undefined for a value that stands as it is. */
export function importCodeText(field: string, value: string): CodeText | undefined {
  if (value === '') return undefined
  if (field === 'salutation' || field === 'gender') return `contacts.${field}.${value}`
  if (field === 'language') return value === 'de' ? 'contacts.german' : 'contacts.english'
  if (coded.has(field)) return /^\d+$/.test(value) ? undefined : `movingIn.value.${value}`
  return field === 'kind' ? `domains.kind.${value}` : undefined
}
