import { type MergeKind, mergedFields } from '#contract/merges.ts'
import type { DB } from '#platform/database/database-types.gen.ts'

type Column = keyof DB['companies'] | keyof DB['contacts']

/** Columns of a field that has others than the one of its name. */
const columnsOfField: Partial<Record<Column, readonly Column[]>> = {
  serviceContract: ['serviceContract', 'serviceContractStart', 'serviceContractEnd'],
}
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnsIn = (fields: readonly Column[]) => fields.flatMap((field) => columnsOfField[field] ?? field).map(snake)

export const tableOf = { company: 'companies', contact: 'contacts' } as const

type Row = Record<string, unknown>
const same = (a: Row, b: Row, columns: readonly string[]) =>
  columns.every((column) => JSON.stringify(a[column]) === JSON.stringify(b[column]))
const isEmpty = (row: Row, columns: readonly string[]) =>
  columns.every((column) => row[column] === '' || row[column] === null || row[column] === false)

/** A record as people see it: an address that staff review is in a column of its own. */
export const asSeen = (row: Row): Row => (row['review_email'] ? { ...row, email: row['review_email'] } : row)

/** Fields in which two records differ; what is empty on the remaining one is suggested from the other. */
export const differences = (kind: MergeKind, remaining: Row, removed: Row) =>
  Object.entries(mergedFields[kind])
    .map(([field, { fields }]) => [field, columnsIn(fields)] as const)
    .filter(([, columns]) => !same(asSeen(remaining), asSeen(removed), columns))
    .map(([field, columns]) => ({
      field,
      columns,
      suggested:
        isEmpty(remaining, columns) && !isEmpty(removed, columns) ? ('removed' as const) : ('remaining' as const),
    }))

/** The columns of the fields to take. */
export const columnsOf = (kind: MergeKind, taken: readonly string[]): string[] =>
  taken.flatMap((field) => columnsIn(mergedFields[kind][field]?.fields ?? []))
