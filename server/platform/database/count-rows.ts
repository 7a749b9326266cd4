import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from './database-types.gen.ts'

/** How many rows a query finds. */
export async function countRows<Tables, Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, unknown>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as('rows')).$castTo<{ rows: number }>()
  return (await counted.executeTakeFirstOrThrow()).rows
}

type Column = { [Table in keyof DB]: `${Table}.${keyof DB[Table] & string}` }[keyof DB]

/** How many rows name another one in a column: `countNaming('accounts.roleId', 'roles.id')` for each role its accounts. */
export function countNaming(column: Column, named: string): RawBuilder<number> {
  const [table = ''] = column.split('.')
  return sql`(SELECT count(*) FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${sql.ref(named)})`
}
