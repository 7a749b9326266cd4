import { type VerificationStatus, verificationStatuses } from '#contract/verification-status.ts'

/** Statuses of a verification as the documents number them. */
const numbers: Record<VerificationStatus, number> = {
  proofNeeded: 1,
  emailUnconfirmed: 2,
  verified: 3,
  universityUnknown: 4,
  proofRequested: 5,
  inReview: 6,
  unreadable: 7,
  verifiedFree: 8,
}

export const statusNumber = (status: VerificationStatus): number => numbers[status]

/** Undefined for a number that means nothing. */
export const statusNumbered = (number: number | undefined): VerificationStatus | undefined =>
  verificationStatuses.find((status) => numbers[status] === number)
