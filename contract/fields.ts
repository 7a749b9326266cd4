import type { companiesTexts } from '#texts/companies.ts'
import type { contactsTexts } from '#texts/contacts.ts'
import type { domainsTexts } from '#texts/student-lists.ts'
import type { movingInTexts } from '#texts/moving-in.ts'
import type { tableImportsTexts } from '#texts/table-imports.ts'
import type { vdiTexts } from '#texts/virtual-desktops.ts'

/** A customer number without the leading zeros in which spreadsheets and older systems differ. */
export const plainCustomerNumber = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** Whether a licence request names another customer than the one with this number, which has no leading zeros. */
export const namesOtherCustomer = (requested: string, own: string): boolean =>
  requested !== '' && plainCustomerNumber(requested) !== own

type RecordText = keyof typeof companiesTexts | keyof typeof contactsTexts
/** Text that says what a field, or a column of a table, is called. */
export type FieldText =
  | RecordText
  | Extract<keyof typeof domainsTexts, `domains.${string}`>
  | Extract<keyof typeof vdiTexts, `vdi.${string}`>
  | Extract<keyof typeof tableImportsTexts, `tableImports.field.${string}`>
  | Extract<keyof typeof movingInTexts, `movingIn.field.${string}`>

/** Column of an imported table. */
interface TableColumn {
  /** Headers it is known by, in lower case, letters and digits only. */
  words: readonly string[]
  /** Left out: called as its field is. */
  text?: FieldText
}

/** What is known of a field of a record, besides its shape. */
export interface Field {
  text: RecordText
  /** Columns by which tables bring it; null: they do not. */
  columns: Readonly<Record<string, TableColumn>> | null
  /** Name under which it is chosen in a merge, alone or with others of that name; null: it is not chosen. */
  merge: string | null
}

/** A field that tables bring. */
export type TableField = Pick<Field, 'columns'> & { text: FieldText }
type Fields = Readonly<Record<string, TableField>>

/** Names of the columns by which tables bring these fields. */
export type ColumnOf<F extends Fields> = {
  [K in keyof F]: F[K]['columns'] extends null ? never : keyof F[K]['columns']
}[keyof F] &
  string

/** The columns by which tables bring these fields, in their order. */
export const tableColumns = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ text, columns }) =>
      Object.entries(columns ?? {}).map(([name, column]) => [name, { text, ...column }]),
    ),
  ) as Record<ColumnOf<F>, Required<TableColumn>>

/** The fields under each name of a merge, called as the field of that name, else as the first. */
export function fieldsByMerge<F extends Readonly<Record<string, Field>>>(fields: F) {
  const merged: Record<string, { text: RecordText; fields: (keyof F)[] }> = {}
  for (const [name, { text, merge }] of Object.entries(fields))
    if (merge !== null) {
      const group = (merged[merge] ??= { text, fields: [] })
      group.fields.push(name)
      if (name === merge) group.text = text
    }
  return merged
}

/** Columns that companies and contacts have alike. */
export const sharedColumns = {
  country: { words: ['land', 'country', 'laenderkennzeichen', 'countrycode'] },
  language: { words: ['sprache', 'language'] },
  email: { words: ['email', 'emailadresse', 'mail', 'emailaddress', 'mailadresse'] },
  phone: { words: ['telefon', 'tel', 'telefonnummer', 'phone', 'telephone', 'rufnummer'] },
} as const

/** Headers under which a table holds the number of a company. */
export const customerNumberWords = [
  'kundennummer',
  'kundennr',
  'kdnr',
  'customernumber',
  'customernr',
  'customerno',
] as const
