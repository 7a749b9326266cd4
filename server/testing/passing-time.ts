import { vi } from 'vitest'
import type { TestPortal } from './portal.ts'
import { until } from './until.ts'

const clock = Date.now.bind(Date)

/** Moves the clock of this process on by so many milliseconds. */
export function passTime(milliseconds: number): void {
  const ahead = Date.now() + milliseconds - clock()
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
}

/** What this process remembers of a session and its rights for half a second is old then. */
export const passASecond = (): void => passTime(1000)

/** Lets the minute pass in which something can be taken back: jobs that begin after it are due, and done. */
export async function passAMinute(portal: TestPortal): Promise<void> {
  await portal.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'created' AND start_after < now() + interval '1 minute'`,
  )
  await jobsDone(portal)
}

/** Waits until every job is done that is due: what has not happened by then does not happen. */
export async function jobsDone(portal: TestPortal): Promise<void> {
  await until(
    () => dueJobs(portal),
    (due) => due === 0,
  )
}

/**
 * How many jobs are running or could be. By the clock as it is when the rows are read: the statement's own `now()` is
 * from before it was planned, and a job queued meanwhile would seem to lie ahead.
 */
export async function dueJobs({ database }: TestPortal): Promise<number> {
  const { rows } = await database.pool.query<{ due: number }>(
    `SELECT count(*)::int AS due FROM pgboss.job
     WHERE state IN ('created', 'retry', 'active') AND start_after <= clock_timestamp() AND name NOT LIKE '\\_\\_pgboss%'`,
  )
  return rows[0]!.due
}
