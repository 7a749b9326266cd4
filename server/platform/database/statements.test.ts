import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inIds, idRows } from './in-ids.ts'
import { type Database, type Db, openDatabase } from './database.ts'
import { isRetryable } from '../operations/failure.ts'
import { matchesIndexedWords, patternsOf } from '../lists/search.ts'
import { openStatements } from './statements.ts'

const many = { mostNames: 3, mostCounted: 5 }
const asked = (statements: ReturnType<typeof openStatements>, text: string, times = 4) =>
  Array.from({ length: times }, () => statements.nameOf(text)).at(-1) ?? null

test('a text gets its name once it was seen several times, and keeps it', () => {
  const statements = openStatements()
  const text = 'select * from companies where id = $1'
  expect([1, 2, 3].map(() => statements.nameOf(text))).toEqual([null, null, null])
  const name = statements.nameOf(text)
  expect(name).toMatch(/^kw_[\w-]{22}_0$/)
  expect(statements.nameOf(text)).toBe(name)
  // Another process gives the same name to the same text.
  expect(asked(openStatements(), text)).toBe(name)
  expect(name!.length).toBeLessThan(64)
})

test('there are only so many names, and texts seen once do not push out what is counted for long', () => {
  const statements = openStatements(many)
  const names = ['a', 'b', 'c', 'd'].map((column) => asked(statements, `select ${column} from companies`))
  expect(names.map(Boolean)).toEqual([true, true, true, false])
  const varying = openStatements(many)
  for (let at = 0; at < 100; at++) varying.nameOf(`select * from companies where id in (${at})`)
  expect(asked(varying, 'select 1')).not.toBeNull()
})

test.each([
  'select * from companies where search_text LIKE $1',
  'select * from companies where search_text ilike $1',
  'select * from companies where search_text ~ $1',
  'select word_similarity($1, search_text) from companies',
  'begin',
  'set local statement_timeout = 1',
  'fetch forward 100 from list_rows',
  'insert into a values (1); insert into b values (2)',
])('%s never gets a name', (text) => {
  expect(asked(openStatements(), text, 20)).toBeNull()
})

test('a pattern the planner does not see gets one, and one it sees none', () => {
  const text = 'select * from companies where search_text like '
  expect(asked(openStatements(), `${text}(SELECT $1::text)`)).toMatch(/^kw_/)
  expect(asked(openStatements(), `${text}$1`, 20)).toBeNull()
})

test('a statement the database lost gets another name, once for all connections, and in the end none', () => {
  const statements = openStatements()
  const text = 'select 1 from companies'
  const first = asked(statements, text)!
  statements.lost(first)
  statements.lost(first)
  expect(statements.nameOf(text)).toBe(first.replace(/0$/, '1'))
  for (let at = 0; at < 5; at++) statements.lost(statements.nameOf(text) ?? '')
  expect(statements.nameOf(text)).toBeNull()
})

let one: Database
let two: Database
beforeAll(() => {
  one = openDatabase(inject('postgresUrl'), 2)
  two = openDatabase(inject('postgresUrl'), 2)
})
afterAll(async () => {
  await one.close()
  await two.close()
})

const table = () => `statements_${randomUUID().replaceAll('-', '').slice(0, 12)}`
async function withTable(work: (name: string) => Promise<void>): Promise<void> {
  const name = table()
  await one.pool.query(`CREATE TABLE ${name} (id integer PRIMARY KEY, amount integer NOT NULL DEFAULT 0)`)
  await one.pool.query(`INSERT INTO ${name} (id) VALUES (1), (2)`)
  try {
    await work(name)
  } finally {
    await one.pool.query(`DROP TABLE ${name}`)
  }
}

const rowOf = async (db: Db, name: string) =>
  (await sql`SELECT * FROM ${sql.table(name)} WHERE id = ${1}`.execute(db)).rows[0]
const preparedOn = async (db: Db, name: string): Promise<number> =>
  (
    await sql<{ found: number }>`SELECT count(*) AS found FROM pg_prepared_statements
      WHERE name LIKE 'kw%' AND statement LIKE ${`%${name}%`}`.execute(db)
  ).rows[0]!.found

test('a repeated statement is prepared on its connection and used again', () =>
  withTable(async (name) => {
    await one.db.connection().execute(async (db) => {
      for (let at = 0; at < 3; at++) await rowOf(db, name)
      expect(await preparedOn(db, name)).toBe(0)
      for (let at = 0; at < 5; at++) expect(await rowOf(db, name)).toEqual({ id: 1, amount: 0 })
      expect(await preparedOn(db, name)).toBe(1)
    })
  }))

test('a search by an index of words is planned once, whatever the words are', () =>
  withTable(async (name) => {
    await one.pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await one.pool.query(`ALTER TABLE ${name} ADD words text`)
    await one.pool.query(
      `INSERT INTO ${name} SELECT at, 0, 'part ' || md5(at::text) FROM generate_series(3, 20000) AS at`,
    )
    await one.pool.query(`CREATE INDEX ON ${name} USING gin (words gin_trgm_ops)`)
    await one.pool.query(`ANALYZE ${name}`)
    // Until its end the transaction's looks at the index are counted apart.
    await one.db.transaction().execute(async (db) => {
      for (let at = 1000; at < 1020; at++) {
        const words = ['part', createHash('md5').update(String(at)).digest('hex').slice(2, 20)]
        const holding = matchesIndexedWords(sql<string>`words`, words.map(patternsOf))
        const { rows } = await sql`SELECT id FROM ${sql.table(name)} WHERE ${holding}`.execute(db)
        expect(rows).toEqual([{ id: at }])
      }
      const { rows: plans } = await sql<{ kept: number; anew: number; text: string }>`
        SELECT name AS text, generic_plans AS kept, custom_plans AS anew FROM pg_prepared_statements
        WHERE name LIKE 'kw%' AND statement LIKE ${`%${name}%`}`.execute(db)
      expect(plans).toEqual([{ text: plans[0]!.text, kept: 12, anew: 5 }])
      const { rows: scans } = await sql<{ found: number }>`SELECT pg_stat_get_xact_numscans(indexrelid) AS found
        FROM pg_index WHERE indrelid = ${name}::regclass AND NOT indisprimary`.execute(db)
      expect(scans).toEqual([{ found: 20 }])
    })
  }))

test('a page, a single record and single rows are planned once, not each time they are asked', () =>
  withTable(async (name) => {
    await one.pool.query(`ALTER TABLE ${name} ALTER id TYPE uuid USING gen_random_uuid()`)
    await one.pool.query(`INSERT INTO ${name} SELECT gen_random_uuid() FROM generate_series(1, 5000)`)
    await one.pool.query(`ANALYZE ${name}`)
    const ids = [randomUUID()]
    const rows = sql.table(name)
    await one.db.connection().execute(async (db) => {
      const places = db.selectFrom('companies').select(sql`1`.as('one')).limit(25).compile()
      expect(places.parameters).toEqual([])
      for (let at = 0; at < 20; at++) {
        await sql`SELECT * FROM ${rows} WHERE ${inIds('id', ids)}`.execute(db)
        await sql`SELECT * FROM ${idRows(ids)} AS one JOIN ${rows} AS found ON found.id = one.id`.execute(db)
      }
      const { rows: plans } = await sql<{ kept: number; anew: number }>`
        SELECT generic_plans AS kept, custom_plans AS anew FROM pg_prepared_statements
        WHERE name LIKE 'kw%' AND statement LIKE ${`%${name}%`}`.execute(db)
      expect(plans).toEqual([
        { kept: 12, anew: 5 },
        { kept: 12, anew: 5 },
      ])
    })
  }))

test('nothing is prepared where that is turned off', () =>
  withTable(async (name) => {
    const plain = openDatabase(inject('postgresUrl'), 1, { prepare: false })
    for (let at = 0; at < 8; at++) await rowOf(plain.db, name)
    expect(await preparedOn(plain.db, name)).toBe(0)
    await plain.close()
  }))

test('columns added under a live connection are simply there, in another process too', () =>
  withTable(async (name) => {
    for (const { db } of [one, two]) for (let at = 0; at < 8; at++) await rowOf(db, name)
    await one.pool.query(`ALTER TABLE ${name} ADD COLUMN note text NOT NULL DEFAULT 'new'`)
    for (const { db } of [one, two]) expect(await rowOf(db, name)).toEqual({ id: 1, amount: 0, note: 'new' })
  }))

test('within a transaction a changed table is told as something to try again, and the next try succeeds', () =>
  withTable(async (name) => {
    for (let at = 0; at < 8; at++) await rowOf(one.db, name)
    const transaction = () => one.db.transaction().execute((tx) => rowOf(tx, name))
    await transaction()
    await one.pool.query(`ALTER TABLE ${name} ADD COLUMN note text`)
    const thrown = await transaction().catch((error: unknown) => error)
    expect(isRetryable(thrown)).toBe(true)
    expect(await transaction()).toEqual({ id: 1, amount: 0, note: null })
  }))

test('a statement somebody threw away on a live connection is prepared again', () =>
  withTable(async (name) => {
    await one.db.connection().execute(async (db) => {
      for (let at = 0; at < 5; at++) await rowOf(db, name)
      await sql`DISCARD ALL`.execute(db)
      expect(await rowOf(db, name)).toEqual({ id: 1, amount: 0 })
      await rowOf(db, name)
      expect(await preparedOn(db, name)).toBe(1)
    })
  }))

test('a transaction that fails leaves nothing, and its connection and statements stay good', () =>
  withTable(async (name) => {
    const raise = (db: Db, id: number) =>
      sql`UPDATE ${sql.table(name)} SET amount = amount + 1 WHERE id = ${id}`.execute(db)
    const insert = (db: Db, id: number) => sql`INSERT INTO ${sql.table(name)} (id) VALUES (${id})`.execute(db)
    for (let at = 0; at < 8; at++) {
      const failing = one.db.transaction().execute(async (tx) => {
        await raise(tx, 1)
        await insert(tx, 1)
      })
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      // Refused by its first statement, which travels with what begins the transaction.
      await expect(one.db.transaction().execute((tx) => insert(tx, 1))).rejects.toMatchObject({ code: '23505' })
    }
    expect(await rowOf(one.db, name)).toEqual({ id: 1, amount: 0 })
    await one.db.transaction().execute((tx) => raise(tx, 1))
    expect(await rowOf(two.db, name)).toEqual({ id: 1, amount: 1 })
  }))

test('a transaction that asks nothing, and one that is given up before it asks', async () => {
  await one.db.transaction().execute(async () => undefined)
  await expect(one.db.transaction().execute(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up')
  const { rows } = await sql`SELECT 1 AS one`.execute(one.db)
  expect(rows).toEqual([{ one: 1 }])
})

test('statements of one transaction that are asked together are answered each with its own rows', () =>
  withTable(async (name) => {
    const of = (db: Db, id: number) => sql`SELECT id FROM ${sql.table(name)} WHERE id = ${id}`.execute(db)
    for (let at = 0; at < 5; at++) {
      const found = await one.db
        .transaction()
        .execute((tx) => Promise.all([of(tx, 1), of(tx, 2), of(tx, 3), of(tx, 1)]))
      expect(found.map(({ rows }) => rows)).toEqual([[{ id: 1 }], [{ id: 2 }], [], [{ id: 1 }]])
    }
  }))
