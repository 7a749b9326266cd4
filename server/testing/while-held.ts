import type { Database } from '#platform/database/database.ts'
import { lockWaiters } from './lock-waiters.ts'
import { until } from './until.ts'

/** Begins something while a statement holds rows, and lets them go once as many as `waiters` wait for them. */
export async function whileHeld<T>(
  { pool }: Database,
  [text, id]: [text: string, id: string],
  begin: () => T,
  waiters = 1,
): Promise<T> {
  const holder = await pool.connect()
  await holder.query('BEGIN')
  // In a deadlock PostgreSQL cancels who looks first: it is to be what was begun, which tries again.
  await holder.query("SET LOCAL deadlock_timeout = '1min'")
  await holder.query(text, [id])
  const begun = begin()
  await until(async () => (await lockWaiters({ pool })) >= waiters)
  await holder.query('COMMIT')
  holder.release()
  return begun
}
