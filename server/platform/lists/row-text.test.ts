import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { rowsBy } from './row-text.ts'

const people = (db: Db) => db.selectFrom('contacts').select(['contacts.id', 'firstName'])

test('A row is read by its key, with the names of the database', () => {
  const { key, rows } = rowsBy('contacts.id', people)
  expect(key).toBe('contacts.id')
  expect(rows.text).toMatchObject({ isRawBuilder: true })
  const { sqlFragments } = rows.text.toOperationNode() as unknown as { sqlFragments: string[] }
  expect(sqlFragments).toEqual([
    '(select "contacts"."id", "first_name" from "contacts" where "contacts"."id" = found.key)',
  ])
})

test('Values are refused, for they belong to a request', () => {
  expect(() => rowsBy('contacts.id', (db) => people(db).where('lastName', '=', 'Petersen'))).toThrow(
    'Values of a request',
  )
  expect(() => rowsBy('contacts.id', (db) => people(db).select(sql`${'de'}`.as('language')))).toThrow()
})
