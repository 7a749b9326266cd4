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

/** What the last figures of this process were counted from. */
const bases = new WeakMap<Configuration, string>()

/** Counts again where something changed that is counted; else the figures still hold. */
export async function countChangedStudents({ lastTransaction, settings }: JobRun): Promise<void> {
  const basis = await lastTransaction(async (call) => {
    const now = call.clock()
    const basis = await figuresBasis(call.db, now)
    if (bases.get(settings) !== basis || !(await confirmFigures(call.db, now))) await countStudents(call)
    return basis
  })
  bases.set(settings, basis)
}
