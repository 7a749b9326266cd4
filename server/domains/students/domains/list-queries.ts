import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Schools that an earlier list took for universities, unless staff have touched them. */
export const markSchools = (db: Db, domains: readonly string[]) =>
  db
    .updateTable('studentDomains')
    .set({ kind: 'school' })
    .where('kind', '=', 'university')
    .where('modifiedBy', 'is', null)
    .where('domain', '=', sql<string>`ANY(${domains}::text[])`)
    .execute()

/** The number of a list that comes with a release, as the installation holds it; 0: none. */
export const numberOfList = async (db: Db, name: string): Promise<number> =>
  (await db.selectFrom('seededLists').select('number').where('name', '=', name).executeTakeFirst())?.number ?? 0

export const setNumberOfList = (db: Db, name: string, number: number) =>
  db
    .insertInto('seededLists')
    .values({ name, number })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ number }))
    .execute()
