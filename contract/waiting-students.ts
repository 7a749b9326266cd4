import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'
import { verificationStatus } from './verification-status.ts'

export const review = z.object({
  /** The contact's. */
  id,
  name: z.string(),
  email: z.string(),
  /** The university address they gave; '' where they gave none. */
  studentEmail: z.string(),
  status: verificationStatus,
  waitingSince: instant,
  files: z.number().int(),
  /** The other account that has claimed it; '' for none. */
  claimedBy: z.string(),
})
export type Review = z.infer<typeof review>

const reviewColumns = columnsOf(review)({
  name: { text: 'reviews.name', sort: true },
  email: { text: 'reviews.email', only: 'file' },
  studentEmail: { text: 'reviews.studentEmail' },
  status: { text: 'reviews.status', value: ({ status }) => ({ text: `students.listStatus.${status}` }) as const },
  files: { text: 'reviews.fileCount', align: 'right' },
  claimedBy: { text: 'reviews.claimedBy' },
  waiting: { text: 'reviews.waiting', sort: true, value: ({ waitingSince }) => ({ day: waitingSince }) },
})

export const listReviews = listOperation({
  name: 'listReviews',
  path: '/student-reviews',
  access: 'students.verify',
  summary:
    'Everything that waits for a decision, the oldest first. `free` leaves out what somebody else is deciding on.',
  title: 'reviews.title',
  sort: 'waiting',
  columns: reviewColumns,
  filters: { show: z.enum(['all', 'free']).default('all') },
})

const waitingPerson = review.pick({ id: true, name: true, studentEmail: true })

export const listWaitingFrom = operation({
  name: 'listWaitingFrom',
  method: 'GET',
  path: '/student-domains/{id}/waiting',
  access: 'students.verify',
  summary:
    'Who waits with a confirmed address of a university that proves their studies, the longest first; at most a hundred.',
  output: listOf(waitingPerson),
  errors: ['students.domainNotFound'],
})

export const verifyWaitingFrom = operation({
  name: 'verifyWaitingFrom',
  method: 'POST',
  path: '/student-domains/{id}/waiting',
  access: 'students.verify',
  summary:
    'Verify all of these at once, as their addresses would have done had the university been known. Each can be taken back for a minute; whom somebody else decides on is left out.',
  output: listOf(waitingPerson),
  errors: ['students.domainNotFound'],
})
