import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { until } from '../testing/until.ts'
import { outageOf } from '../platform/operations/failure.ts'
import { type Db, openDatabase } from '../platform/database/database.ts'

const database = openDatabase(inject('postgresUrl'), 2)
const administrator = openDatabase(inject('postgresUrl'), 1)
afterAll(async () => {
  await database.close()
  await administrator.close()
})

const backendOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  return rows[0]!.pid
}
const terminate = async (pid: number) => {
  await administrator.pool.query('SELECT pg_terminate_backend($1)', [pid])
  await until(
    async () => (await administrator.pool.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 0,
  )
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

// An error event without a listener would end the process; the runner reports it as unhandled.
test('a connection lost between two statements of a transaction fails that transaction as unavailable', async () => {
  const failure = await thrownBy(
    database.db.transaction().execute(async (tx) => {
      await terminate(await backendOf(tx))
      await sql`SELECT 1`.execute(tx)
    }),
  )
  expect(outageOf(failure)).toBe('server.unavailable')
  expect(await backendOf(database.db)).toBeGreaterThan(0)
})

test('a connection lost during a statement fails that statement as unavailable', async () => {
  const failure = await thrownBy(
    database.db.transaction().execute(async (tx) => {
      const pid = await backendOf(tx)
      const asked = thrownBy(sql`SELECT pg_sleep(60)`.execute(tx))
      await terminate(pid)
      throw await asked
    }),
  )
  expect(outageOf(failure)).toBe('server.unavailable')
  expect(await backendOf(database.db)).toBeGreaterThan(0)
})

test('a connection lost before the commit fails the transaction as unavailable', async () => {
  const failure = await thrownBy(database.db.transaction().execute(async (tx) => terminate(await backendOf(tx))))
  expect(outageOf(failure)).toBe('server.unavailable')
  expect(await backendOf(database.db)).toBeGreaterThan(0)
})
