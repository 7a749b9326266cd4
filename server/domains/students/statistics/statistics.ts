import type { StudentStatistics } from '#contract/student-statistics.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { confirmFigures, countFigures, figuresBasis, storeFigures, lastFigures } from './statistics-queries.ts'

/** The figures as they were last counted; counted now where they never were. */
export async function studentStatistics({ db }: Read, now: Date): Promise<StudentStatistics> {
  return (await lastFigures(db)) ?? { ...(await countFigures(db, now)), countedAt: now.toISOString() }
}

/** Counts again, and stores the figures for all readers. */
export async function countStudents({ db, clock }: Pick<Write, 'db' | 'clock'>): Promise<StudentStatistics> {
  const now = clock()
  await storeFigures(db, await countFigures(db, now), now)
  return (await lastFigures(db))!
}

/** What the last figures of this process were counted from, and before when they are not counted again. */
const lastCounts = new WeakMap<Configuration, { basis: string; restsUntil: number }>()

/** After each count so many times its duration passes before the next: it takes a tenth of the time at most. */
const restFactor = 10

/** Counts again where something changed that is counted, after a rest; else the figures still hold. */
export async function countChangedStudents({ lastTransaction, settings }: JobRun): Promise<void> {
  const last = lastCounts.get(settings)
  const count = await lastTransaction(async (call) => {
    const began = call.clock()
    if (last && began.getTime() < last.restsUntil) return last
    const basis = await figuresBasis(call.db, began)
    if (last?.basis === basis && (await confirmFigures(call.db, began))) return last
    await countStudents(call)
    const ended = call.clock().getTime()
    return { basis, restsUntil: ended + restFactor * (ended - began.getTime()) }
  })
  lastCounts.set(settings, count)
}
