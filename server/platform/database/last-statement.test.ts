import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase, type Tx } from './database.ts'
import { lastOf } from './last-statement.ts'

let database: Database
beforeAll(async () => {
  database = openDatabase(inject('postgresUrl'), 2)
  await database.pool.query(`DROP TABLE IF EXISTS last_statement; CREATE TABLE last_statement (id integer PRIMARY KEY,
    after integer REFERENCES last_statement (id) DEFERRABLE INITIALLY DEFERRED)`)
})
afterAll(async () => {
  await database.pool.query('DROP TABLE last_statement')
  await database.close()
})

const insert = (db: Tx, id: number, after: number | null = null) =>
  sql`INSERT INTO last_statement VALUES (${id}, ${after})`.execute(db)
const ids = async () =>
  (await sql<{ id: number }>`SELECT id FROM last_statement ORDER BY id`.execute(database.db)).rows.map(({ id }) => id)
const transaction = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)

test('the last statement takes the commit with it, alone or behind others', async () => {
  await transaction((tx) => insert(lastOf(tx), 1))
  await transaction(async (tx) => {
    await insert(tx, 2)
    await insert(lastOf(tx), 3)
  })
  expect(await ids()).toEqual([1, 2, 3])
})

test('when it fails nothing is committed, and the connection goes on', async () => {
  for (let at = 0; at < 5; at++)
    await expect(
      transaction(async (tx) => {
        await insert(tx, 10)
        await insert(lastOf(tx), 1)
      }),
    ).rejects.toMatchObject({ code: '23505' })
  expect(await ids()).toEqual([1, 2, 3])
})

test('what is refused at the commit alone is told, and nothing stays', async () => {
  const refused = transaction(async (tx) => {
    await insert(tx, 20)
    await insert(lastOf(tx), 21, 99)
  })
  await expect(refused).rejects.toMatchObject({ code: '23503' })
  expect(await ids()).toEqual([1, 2, 3])
})

test('an error that was caught before leaves nothing to commit', async () => {
  const failed = transaction(async (tx) => {
    await insert(tx, 30)
    await insert(tx, 1).catch(() => undefined)
    await insert(lastOf(tx), 31).catch(() => undefined)
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await ids()).toEqual([1, 2, 3])
})

test('nothing is asked after it, and what was committed is not taken for undone', async () => {
  const after = transaction(async (tx) => {
    await insert(lastOf(tx), 40)
    await insert(tx, 41)
  })
  await expect(after).rejects.toThrow('committed')
  expect(await ids()).toEqual([1, 2, 3, 40])
})

test('outside a transaction it is a statement like any other', async () => {
  await insert(lastOf(database.db as Tx), 50)
  expect(await ids()).toContain(50)
})
