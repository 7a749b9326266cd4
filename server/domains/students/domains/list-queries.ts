import type { Db } from '#platform/database/database.ts'

/** The number of a list that comes with a release, as the installation holds it; 0: none. */
export const numberOfList = async (db: Db, name: string): Promise<number> =>
  (await db.selectFrom('seededLists').select('number').where('name', '=', name).executeTakeFirst())?.number ?? 0

export const setNumberOfList = (db: Db, name: string, number: number) =>
  db
    .insertInto('seededLists')
    .values({ name, number })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ number }))
    .execute()
