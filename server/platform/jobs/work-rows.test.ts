import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../operations/actor.ts'
import { nobody } from '../operations/actor.ts'
import type { Db } from '../database/database.ts'
import { fail } from '../operations/failure.ts'
import type { JobCall } from './job.ts'
import type { Write } from '../operations/operations.ts'
import { type RowWork, workRows } from './work-rows.ts'
import { testPortal } from '../../testing/portal.ts'

interface Row {
  id: number
}

const portal = testPortal()
const rows = 20
const bad = 7

beforeAll(() => portal.database.pool.query('CREATE TABLE worked (id integer PRIMARY KEY, result text, times integer)'))

const open = (db: Db, most: number) =>
  sql<Row>`SELECT id FROM worked WHERE result IS NULL ORDER BY id LIMIT ${sql.lit(most)} FOR UPDATE SKIP LOCKED`
    .execute(db)
    .then((found) => found.rows)

// A table of the test alone, which the types do not know.
const store = (db: Db, ids: number[], result: string) =>
  sql`UPDATE worked SET result = ${result}, times = times + 1 WHERE id = ANY(${ids}::int[])`.execute(db)

function workOf(actor: Actor, alone: number[], together: number[][]): RowWork<Row> {
  const work = (call: Write, { id }: Row) => {
    call.audit({ kind: 'row', id: String(id), after: { id } })
    if (id === bad) fail('request.invalid')
  }
  return {
    take: async (tx) => (await open(tx, 1))[0],
    together: {
      take: (tx) => open(tx, 5),
      async work(calls, several) {
        together.push(several.map(({ id }) => id))
        for (const [at, row] of several.entries()) work(calls[at]!, row)
        return store(
          calls[0]!.db,
          several.map(({ id }) => id),
          'done',
        )
      },
    },
    actor,
    allowed: () => true,
    async work(call, row) {
      alone.push(row.id)
      work(call, row)
      return store(call.db, [row.id], 'done')
    },
    async refuse(db, { id }) {
      await store(db, [id], 'refused')
      return true
    },
    operation: 'startCampaign',
    origin: ({ id }) => `worked ${id}`,
    lanes: 2,
    next: () => Promise.resolve(),
    end: () => Promise.resolve(),
  }
}

test('rows worked together are worked once; one that is refused is refused alone, and each has its own audit row', async () => {
  const { db, pool } = portal.database
  await pool.query('INSERT INTO worked SELECT n, NULL, 0 FROM generate_series(1, $1) AS n', [rows])
  const account = await db.selectFrom('accounts').select(['id', 'email']).executeTakeFirstOrThrow()
  const actor = { ...nobody('de'), accountId: account.id, email: account.email }
  const [alone, together]: [number[], number[][]] = [[], []]
  const job = { db, jobs: { inTransaction: () => null }, signing: { confirm: () => undefined } } as unknown as JobCall
  await workRows(job, workOf(actor, alone, together))
  const worked = await pool.query('SELECT id, result, times FROM worked ORDER BY id')
  expect(worked.rows).toEqual(
    Array.from({ length: rows }, (_, at) =>
      // Between its refusal and the note of it, a row is open to the other lane.
      at + 1 === bad
        ? { id: bad, result: 'refused', times: expect.any(Number) }
        : { id: at + 1, result: 'done', times: 1 },
    ),
  )
  expect(together.find((ids) => ids.includes(bad))).toHaveLength(5)
  expect(together.some((ids) => ids.length > 1 && !ids.includes(bad))).toBe(true)
  expect(alone).toContain(bad)
  const audit = await db
    .selectFrom('auditLog')
    .select(['recordId', 'requestId'])
    .where('recordKind', '=', 'row')
    .execute()
  expect(audit.map(({ recordId }) => Number(recordId)).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: rows }, (_, at) => at + 1).filter((id) => id !== bad),
  )
  for (const { recordId, requestId } of audit) expect(requestId).toBe(`worked ${recordId}`)
})
