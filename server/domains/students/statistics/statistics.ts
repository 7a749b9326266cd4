import type { StudentStatistics } from '#contract/student-statistics.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { countFigures, storeFigures, lastFigures } from './statistics-queries.ts'

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
