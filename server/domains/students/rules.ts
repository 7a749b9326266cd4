import type { Decision } from '#contract/student-reviews.ts'
import { type VerificationStatus, verificationStatuses } from '#contract/verification-status.ts'

/** What a student may do about their proof. */
export type StudentAction = 'sendEmail' | 'confirmEmail' | 'upload' | 'remove'

const except = (...left: VerificationStatus[]) => verificationStatuses.filter((status) => !left.includes(status))
const unproven = except('verified', 'verifiedFree')

/** In which states each action of the student is possible, and each decision of staff. */
export const allowedIn: Record<StudentAction | Decision, readonly VerificationStatus[]> = {
  // In review, too: an address that is known is faster than the queue.
  sendEmail: ['proofNeeded', 'emailUnconfirmed', 'proofRequested', 'inReview', 'unreadable'],
  // As documented: with status 2, 3 or 4 only.
  confirmEmail: ['emailUnconfirmed', 'verified', 'universityUnknown'],
  upload: unproven,
  remove: verificationStatuses,
  verify: unproven,
  verifyFree: except('verifiedFree'),
  requestProof: except('proofRequested', 'unreadable'),
  unreadable: ['inReview'],
  reset: except('proofNeeded'),
}

export const isAllowed = (action: StudentAction | Decision, status: VerificationStatus): boolean =>
  allowedIn[action].includes(status)

/** The status that follows a confirmed address: known universities verify at once. */
export const afterEmail = (status: VerificationStatus, known: boolean): VerificationStatus =>
  status === 'verified' || known ? 'verified' : 'universityUnknown'

const statusAfter: Record<Exclude<Decision, 'requestProof'>, VerificationStatus> = {
  verify: 'verified',
  verifyFree: 'verifiedFree',
  unreadable: 'unreadable',
  reset: 'proofNeeded',
}

/** The status a decision leads to. A proof requested where files lie already means that those were no good. */
export function afterDecision(decision: Decision, status: VerificationStatus, files: number): VerificationStatus {
  if (decision !== 'requestProof') return statusAfter[decision]
  return (status === 'inReview' || status === 'emailUnconfirmed') && files > 0 ? 'unreadable' : 'proofRequested'
}

/** The status of an additional product (textbook, third party) when that of the person changes. */
export const additionalStatus = (target: VerificationStatus, hasOwnProof: boolean): VerificationStatus =>
  target === 'verified' && hasOwnProof ? 'verifiedFree' : target

/** A term of a licence, first and last day. */
export interface Term {
  startsOn: string
  endsOn: string
}

/** Of a holding's terms, the first first: the one that runs on a day or begins next, else the last one; and the one after it. */
export function termsOn(terms: readonly Term[], day: string): { term?: Term | undefined; next?: Term | undefined } {
  const at = terms.findIndex(({ endsOn }) => endsOn >= day)
  return at === -1 ? { term: terms.at(-1) } : { term: terms[at], next: terms[at + 1] }
}

/** Words that mean a verification's reason has to be given with. */
export const needsReason = (decision: Decision): boolean => decision === 'unreadable' || decision === 'requestProof'

/** Minutes for which a decision belongs to the one who took it upon themselves. */
export const claimMinutes = 10

/** Whether a decision is taken at the moment. */
export const isClaimed = <Claim extends { claimedBy: string | null; claimedAt: string | null }>(
  claim: Claim,
  now: Date,
): claim is Claim & { claimedBy: string } =>
  claim.claimedBy !== null &&
  claim.claimedAt !== null &&
  now.getTime() - Date.parse(claim.claimedAt) < claimMinutes * 60_000

/** Days before its end from which on a term can be renewed: with the first reminder; where none is sent, thirty. */
export const renewalDays = ({ STUDENT_REMINDER_DAYS: days }: { STUDENT_REMINDER_DAYS: readonly number[] }): number =>
  days.length === 0 ? 30 : Math.max(...days)
