import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, listOf, longText } from './shapes.ts'
import { proof, remark, studies, university } from './students.ts'
import { verificationStatus } from './verification-status.ts'

export const student = z.object({
  /** The contact's. */
  id,
  name: z.string(),
  email: z.string(),
  /** Null: unknown; the list says that they registered. */
  university: university.pick({ de: true, en: true }).nullable(),
  /** Null: they have no product that needs a proof, and never gave one. */
  status: verificationStatus.nullable(),
  /** What their products are called, the newest first. */
  products: z.object({ de: z.string(), en: z.string() }),
  /** A paid order that is no test. */
  paid: z.boolean(),
  createdAt: instant,
  /** The address of a university they confirmed; '' where there is none. */
  studentEmail: z.string(),
})
export type Student = z.infer<typeof student>

const columns = columnsOf(student)({
  position: { text: 'students.position', align: 'right', only: 'page', spare: true },
  name: { text: 'students.name', sort: true },
  email: { text: 'students.email', holds: 'email', sort: true },
  studentEmail: { text: 'students.confirmedEmail', only: 'file' },
  university: {
    text: 'students.universityHead',
    spare: true,
    sort: true,
    value: ({ university: known }) => known ?? ({ text: 'students.registered' } as const),
  },
  status: {
    text: 'students.statusHead',
    sort: true,
    value: ({ status }) => (status === null ? '' : ({ text: `students.listStatus.${status}` } as const)),
  },
  paid: {
    text: 'students.paidHead',
    value: ({ paid }) => ({ text: paid ? 'students.paidYes' : 'students.paidNo' }) as const,
  },
  product: { text: 'students.product', holds: 'product', value: ({ products }) => products },
  created: { text: 'students.created', sort: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listStudents = listOperation({
  name: 'listStudents',
  path: '/students',
  access: 'students.list',
  summary:
    'Students and private people, newest first. `paid` leaves those with a complete authorised payment; test orders do not count. `mailbox=double` leaves those whose mailbox has verified several people.',
  title: 'students.list',
  sort: '-created',
  pageSize: 10,
  columns,
  filters: {
    paid: z.enum(['all', 'paid']).default('all'),
    status: verificationStatus.optional(),
    product: id.optional(),
    mailbox: z.enum(['any', 'double']).default('any'),
  },
})

/** What staff see of one student: what the student sees, for each of their products, and what may be done. */
export const studentCard = z.object({
  studies: z.array(studies),
  /** The status of the person; of their additional products below. */
  status: verificationStatus,
  additional: z.array(
    z.object({ productId: id, titleDe: z.string(), titleEn: z.string(), status: verificationStatus }),
  ),
  /** What the system knows besides the proof. */
  accountName: z.string(),
  accountEmail: z.string(),
  studentEmail: z.string(),
  /** Whether its owner opened the link mailed there. */
  emailConfirmed: z.boolean(),
  /** The university of an address they confirmed. */
  suggested: university.nullable(),
  chosen: university.nullable(),
  proofs: z.array(proof),
  waitingSince: instant.nullable(),
  earlier: z.array(
    z.object({ at: instant, kind: z.string(), aboutDe: z.string(), aboutEn: z.string(), by: z.string() }),
  ),
  claimedBy: z.string().nullable(),
  /** The domain of their university that could be added; '' where no address of theirs names one. */
  unknownDomain: z.string(),
  /** Until when the last decision can be taken back; null: it cannot. */
  undoUntil: instant.nullable(),
})
export type StudentCard = z.infer<typeof studentCard>

export const readStudentCard = operation({
  name: 'readStudentCard',
  method: 'GET',
  path: '/contacts/{id}/studies',
  access: 'students.list',
  summary: 'How far a student is: proof, university, products, payments, licences, and who decided what.',
  output: studentCard,
  errors: ['contacts.notFound'],
})

export const claimReview = operation({
  name: 'claimReview',
  method: 'POST',
  path: '/contacts/{id}/review',
  access: 'students.verify',
  summary: 'Take a decision upon oneself for ten minutes, so that no two decide the same one. Reading takes none.',
  output: studentCard,
  errors: ['contacts.notFound', 'students.nothingToDecide', 'students.claimed'],
})

export const lookAtProof = operation({
  name: 'lookAtProof',
  method: 'POST',
  path: '/proofs/{id}/look',
  access: 'students.list',
  summary: 'A proof to look at; each look is in the audit log.',
  answersFile: ['application/pdf', 'image/jpeg'],
  errors: ['students.proofNotFound'],
})

export const decisions = ['verify', 'verifyFree', 'requestProof', 'unreadable', 'reset'] as const
export type Decision = (typeof decisions)[number]

export const decideOnStudent = operation({
  name: 'decideOnStudent',
  method: 'PUT',
  path: '/contacts/{id}/verification',
  access: 'students.verify',
  summary:
    'Decide on a student’s proof. Verifying needs a university; the mail to the student goes after a minute, until then it can be taken back.',
  body: z.strictObject({
    decision: z.enum(decisions),
    /** The status it was decided on: one decided meanwhile is refused. */
    status: verificationStatus,
    universityId: id.nullable().default(null),
    /** Words the student reads, as they are typed. */
    reason: longText(500).default(''),
    /** A ready-made remark, which the student reads in their language; counts where no words are given. */
    remark: remark.nullable().default(null),
    /** Whether the student gets a mail. */
    tell: z.boolean().default(true),
  }),
  output: studentCard,
  errors: [
    'contacts.notFound',
    'students.noUniSelected',
    'students.decidedMeanwhile',
    'students.claimed',
    'students.statusForbids',
    'students.domainNotFound',
    'students.reasonNeeded',
  ],
})

export const undoDecision = operation({
  name: 'undoDecision',
  method: 'DELETE',
  path: '/contacts/{id}/verification/decision',
  access: 'students.verify',
  summary: 'Take the last decision back, within a minute and before the student was told.',
  output: studentCard,
  errors: ['contacts.notFound', 'students.tooLate'],
})

export const setUniversity = operation({
  name: 'setUniversity',
  method: 'PUT',
  path: '/contacts/{id}/university',
  access: 'students.verify',
  summary: 'Correct the university of a student.',
  body: z.strictObject({ universityId: id }),
  output: studentCard,
  errors: ['contacts.notFound', 'students.domainNotFound', 'students.statusForbids'],
})

export const resendStudentEmail = operation({
  name: 'resendStudentEmail',
  method: 'POST',
  path: '/contacts/{id}/student-email',
  access: 'contacts.resend',
  summary: 'Mail a student the link that confirms their university address again.',
  errors: ['contacts.notFound', 'students.statusForbids', 'students.tooManyMails', 'students.mailedTooOften'],
})

export const generateLicenceFor = operation({
  name: 'generateLicenceFor',
  method: 'POST',
  path: '/contacts/{id}/studies/{holding}/licence',
  access: 'students.licence.generate',
  summary: 'Generate a student’s licence for them, when nothing is left to prove or to pay.',
  output: studentCard,
  errors: [
    'contacts.notFound',
    'holdings.notFound',
    'students.notForStudents',
    'students.notVerified',
    'students.notPaid',
    'licences.consentMissing',
    'students.termEnded',
    'students.requestNeeded',
    'students.machineLimit',
    'students.suspended',
    'products.noMaster',
    'licences.broken',
    'hosts.broken',
    'configurations.broken',
  ],
})

export const askForConsent = operation({
  name: 'askForConsent',
  method: 'POST',
  path: '/contacts/{id}/studies/{holding}/consent-request',
  access: 'students.licence.generate',
  summary:
    'Ask a student by mail to generate their licence themselves: a paid one needs their consent that the right of withdrawal lapses (§ 356(5) BGB).',
  errors: [
    'contacts.notFound',
    'holdings.notFound',
    'students.notForStudents',
    'students.nothingToConsentTo',
    'students.tooManyMails',
  ],
})

export const downloadLicenceOf = operation({
  name: 'downloadLicenceOf',
  method: 'POST',
  path: '/contacts/{id}/studies/{holding}/download',
  access: 'students.licence.generate',
  summary: 'The newest licence file of a student’s product.',
  answersFile: ['application/octet-stream'],
  errors: ['contacts.notFound', 'holdings.notFound', 'students.noLicence'],
})

export const contactMail = z.object({
  id,
  subject: z.string(),
  receiver: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  createdAt: instant,
})
export type ContactMail = z.infer<typeof contactMail>

export const listContactMails = operation({
  name: 'listContactMails',
  method: 'GET',
  path: '/contacts/{id}/mails',
  access: 'students.list',
  summary: 'What a person was written, the newest first; at most a hundred.',
  output: listOf(contactMail),
  errors: ['contacts.notFound'],
})

export const findUniversities = operation({
  name: 'findUniversities',
  method: 'GET',
  path: '/universities',
  access: ['students.verify', 'students.domains.add'],
  summary: 'Universities by words of their name or domain; at most twenty.',
  query: z.strictObject({ search: z.string().trim().min(1).max(100) }),
  output: listOf(university),
})
