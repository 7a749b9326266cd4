import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { valueList } from './write-queries.ts'

let database: Database
beforeAll(() => {
  database = openDatabase(inject('postgresUrl'), 1)
})
afterAll(() => database.close())

const id = '0198c0de-0000-7000-8000-000000000002'

test.each<[Parameters<typeof valueList>[1], (string | number | boolean | null)[]]>([
  ['uuid', [id, null, id]],
  ['integer', [1, null, -7]],
  ['date', ['2026-11-23', null]],
  ['boolean', [true, false, null]],
  [
    'text',
    ['counted', 'null', 'NULL', '', 'a,b', '{c}', 'say "so"', String.raw`back\slash`, ' blank ', 'Müller', null],
  ],
  ['text', []],
])('values of %s come back as they were', async (type, values) => {
  const { rows } = await sql<{ value: unknown }>`SELECT value FROM unnest(${valueList(values, type)})
    WITH ORDINALITY AS one(value, place) ORDER BY place`.execute(database.db)
  expect(rows.map(({ value }) => value)).toEqual(values)
})
