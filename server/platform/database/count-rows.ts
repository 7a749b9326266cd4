import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds. */
export async function countRows<Tables, Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, unknown>,
): Promise<number> {
  const counted = query.select(sql`count(*)`.as('rows')).$castTo<{ rows: number }>()
  return (await counted.executeTakeFirstOrThrow()).rows
}
