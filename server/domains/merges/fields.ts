import type { MergeKind } from '#contract/merges.ts'

/** The fields somebody chooses a value for, each with the columns it stands for. */
const fields: Record<MergeKind, Record<string, readonly string[]>> = {
  company: {
    customerNumber: ['customer_number'],
    name: ['name'],
    companyType: ['company_type_id'],
    vatNumber: ['vat_number'],
    street: ['street', 'house_number'],
    city: ['zip_code', 'city'],
    country: ['country'],
    language: ['language'],
    email: ['email'],
    phone: ['phone'],
    fax: ['fax'],
    website: ['website'],
    remark: ['remark'],
    crmId: ['crm_id'],
    serviceContract: ['service_contract', 'service_contract_start', 'service_contract_end'],
  },
  contact: {
    email: ['email'],
    company: ['company_id'],
    salutation: ['salutation'],
    title: ['title'],
    firstName: ['first_name'],
    lastName: ['last_name'],
    gender: ['gender'],
    phone: ['phone'],
    department: ['department'],
    position: ['position'],
    mainContact: ['main_contact'],
    street: ['street', 'house_number'],
    city: ['zip_code', 'city'],
    country: ['country'],
    language: ['language'],
  },
}

export const tableOf = { company: 'companies', contact: 'contacts' } as const

type Row = Record<string, unknown>
const same = (a: Row, b: Row, columns: readonly string[]) =>
  columns.every((column) => JSON.stringify(a[column]) === JSON.stringify(b[column]))
const isEmpty = (row: Row, columns: readonly string[]) =>
  columns.every((column) => row[column] === '' || row[column] === null || row[column] === false)

/** Fields in which two records differ; what is empty on the remaining one is suggested from the other. */
export const differences = (kind: MergeKind, remaining: Row, removed: Row) =>
  Object.entries(fields[kind])
    .filter(([, columns]) => !same(remaining, removed, columns))
    .map(([field, columns]) => ({
      field,
      columns,
      suggested:
        isEmpty(remaining, columns) && !isEmpty(removed, columns) ? ('removed' as const) : ('remaining' as const),
    }))

/** The columns of the fields to take. */
export const columnsOf = (kind: MergeKind, taken: readonly string[]): string[] =>
  taken.flatMap((field) => fields[kind][field] ?? [])
