import type { RawBuilder } from 'kysely'
import type { Db } from './database.ts'

/** The row of a statement that always has one, such as a count over a table. */
export async function onlyRow<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row> {
  const [row] = (await statement.execute(db)).rows
  if (row === undefined) throw new Error('The statement has no row.')
  return row
}
