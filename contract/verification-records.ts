import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { day, id, instant } from './shapes.ts'
import { university } from './students.ts'
import { verificationStatus } from './verification-status.ts'

/** How far a person has proven their studies, with the term of their newest product for students. */
export const verificationRecord = z.object({
  /** The contact's. */
  id,
  email: z.string(),
  /** Null: they have no product that needs a proof, and never gave one. */
  status: verificationStatus.nullable(),
  university: university.pick({ id: true, de: true, en: true }).nullable(),
  /** Confirmed or not; '' where they wrote none. */
  studentEmail: z.string(),
  proofs: z.number().int(),
  productId: id.nullable(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  createdAt: instant,
})
export type VerificationRecord = z.infer<typeof verificationRecord>

const columns = columnsOf(verificationRecord)({
  email: { text: 'students.email' },
  created: { text: 'students.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listVerifications = listOperation({
  name: 'listVerifications',
  path: '/verification-records',
  access: 'students.list',
  summary: 'Students and private people with their verification, newest first, as programs read them.',
  title: 'students.list',
  sort: '-created',
  columns,
})
