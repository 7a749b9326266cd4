import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant } from './shapes.ts'

const count = z.number().int()

/** What is counted of students: who registered, who was verified, who paid, who downloaded their licence. */
export const studentMeasures = ['registered', 'verified', 'paid', 'downloaded'] as const
const measured = { registered: count, verified: count, paid: count, downloaded: count }

export const studentFigures = z.object({
  /** The last twelve months, the oldest first; the last one is not over yet. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...measured })),
  /** Of those who registered in these months: how far they have come. */
  funnel: z.object(measured),
  /** The universities most are verified at. */
  universities: z.array(
    z.object({
      id,
      de: z.string(),
      en: z.string(),
      domain: z.string(),
      registered: count,
      verified: count,
      paid: count,
    }),
  ),
  products: z.array(
    z.object({
      id,
      titleDe: z.string(),
      titleEn: z.string(),
      version: count,
      registered: count,
      verified: count,
      paid: count,
      downloaded: count,
    }),
  ),
})
export type StudentFigures = z.infer<typeof studentFigures>

export const studentStatistics = z.object({ ...studentFigures.shape, countedAt: instant })
export type StudentStatistics = z.infer<typeof studentStatistics>

export const readStudentStatistics = operation({
  name: 'readStudentStatistics',
  method: 'GET',
  path: '/student-statistics',
  access: 'students.statistics',
  summary:
    'Registrations, verifications, payments and downloads of twelve months, by university and product, as they were last counted. Test orders do not count.',
  output: studentStatistics,
})

export const countStudents = operation({
  name: 'countStudents',
  method: 'POST',
  path: '/student-statistics/count',
  access: 'students.statistics',
  summary: 'Count the statistics of students anew.',
  output: studentStatistics,
})
