import { type RawBuilder, sql } from 'kysely'

export type ListType = 'uuid' | 'integer' | 'date' | 'boolean' | 'text'

type Value = string | number | boolean | null

/** One parameter that holds a value for each row, for `unnest`: ids, days and plain words are written as they are, where pg would quote each. */
export const valueList = (values: readonly Value[], type: ListType): RawBuilder<unknown> =>
  sql`${`{${values.map(written).join()}}`}::${sql.raw(type)}[]`

const written = (value: Value): string => {
  if (value === null) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return /^[\w-]+$/.test(value) && value.toUpperCase() !== 'NULL' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`
}
