import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, inject, test } from 'vitest'
import { inDatabase, keysOnThisSide, onThisSide } from './column-names.ts'
import { openDatabase } from './database.ts'

test.each([
  ['customerNumber', 'customer_number'],
  ['sha256', 'sha256'],
  ['companyTypeDe', 'company_type_de'],
  ['id', 'id'],
])('%s stands in the database as %s and comes back', (here, there) => {
  expect(inDatabase(here)).toBe(there)
  expect(onThisSide(there)).toBe(here)
})

test('keys within JSON are named like columns', () => {
  expect(keysOnThisSide({ end_date: null, items: [{ start_date: '2026-01-01' }, 1, ['a_b']] })).toEqual({
    endDate: null,
    items: [{ startDate: '2026-01-01' }, 1, ['a_b']],
  })
})

test('names are changed in columns, tables, aliases and rows, but not without plugins', async () => {
  const database = openDatabase(inject('postgresUrl'), 1)
  const asked = sql`SELECT 1 AS ${sql.ref('customerNumber')}, '{"start_date": [{"a_b": 1}]}'::json AS some_json,
    '{"their_word": 1}'::jsonb AS stored`
  expect((await asked.execute(database.db)).rows).toEqual([
    // Stored JSON is jsonb: its keys may be people's words.
    { customerNumber: 1, someJson: { startDate: [{ aB: 1 }] }, stored: { their_word: 1 } },
  ])
  const plain = await sql`SELECT 1 AS ${sql.ref('customer_number')}, '{"start_date": 2}'::json AS "someJson"`.execute(
    database.db.withoutPlugins(),
  )
  expect(plain.rows).toEqual([{ customer_number: 1, someJson: { start_date: 2 } }])
  await database.close()
})

test('a statement is the same text as with the plugin that rewrites it', () => {
  const dialect = {
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
  }
  const rewriting = new Kysely<never>({ dialect, plugins: [new CamelCasePlugin()] })
  const { db } = openDatabase('postgres://nobody@localhost/none', 1)
  const build = (from: typeof db) =>
    from
      .with('foundOnes', (one) => one.selectFrom('companies').select(['id', 'customerNumber as theNumber']))
      .selectFrom('foundOnes')
      .innerJoin('contacts as someContacts', 'someContacts.companyId', 'foundOnes.id')
      .select(['someContacts.lastName', sql<string>`lower(${sql.ref('foundOnes.theNumber')})`.as('lowerNumber')])
      .orderBy('someContacts.lastName')
      .compile().sql
  expect(build(db)).toBe(build(rewriting as never))
})

test('instants come as ISO 8601 in UTC with milliseconds, however many digits they have', async () => {
  const database = openDatabase(inject('postgresUrl'), 1)
  const instants = [
    '2026-01-02 03:04:05+00',
    '2026-01-02 03:04:05.6+00',
    '2026-07-02 03:04:05.678912+02',
    '0099-01-02 03:04:05+00',
  ]
  const { rows } = await sql<{ at: string }>`SELECT unnest(${instants}::timestamptz[])::timestamptz AS at`.execute(
    database.db,
  )
  expect(rows.map(({ at }) => at)).toEqual([
    '2026-01-02T03:04:05.000Z',
    '2026-01-02T03:04:05.600Z',
    '2026-07-02T01:04:05.678Z',
    '0099-01-02T03:04:05.000Z',
  ])
  await database.close()
})
