import { expect, test } from 'vitest'
import { lockWaiters } from './lock-waiters.ts'
import { dueJobs, jobsDone } from './passing-time.ts'
import { testPortal } from './portal.ts'
import { until } from './until.ts'

const portal = testPortal()

test('a job that is queued while somebody begins to ask for those that are due is one of them', async () => {
  await jobsDone(portal)
  const queueing = await portal.database.pool.connect()
  await queueing.query('BEGIN')
  await queueing.query('LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE')
  const asked = dueJobs(portal)
  await until(async () => (await lockWaiters(portal.database, '%AS due%')) === 1)
  await queueing.query(
    `INSERT INTO pgboss.job (name, data, start_after)
     VALUES ('orders.work', '{"id": "0198c0de-0000-7000-8000-000000000000"}', clock_timestamp())`,
  )
  await queueing.query('COMMIT')
  queueing.release()
  expect(await asked).toBe(1)
})
