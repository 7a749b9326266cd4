import { z } from 'zod'

/** In the order of the documents, which number them from 1 on; lists are sorted by it. */
export const verificationStatuses = [
  /** Nothing is given yet, or the proof has run out. */
  'proofNeeded',
  'emailUnconfirmed',
  'verified',
  /** The address is confirmed; staff decide whose it is. */
  'universityUnknown',
  'proofRequested',
  'inReview',
  /** The proof was refused; another one is needed. */
  'unreadable',
  /** Nothing is left to pay. */
  'verifiedFree',
] as const
export const verificationStatus = z.enum(verificationStatuses)
export type VerificationStatus = z.infer<typeof verificationStatus>

export const isVerified = (status: VerificationStatus): boolean => status === 'verified' || status === 'verifiedFree'

/** Staff have to decide. */
export const isWaiting = (status: VerificationStatus): boolean =>
  status === 'universityUnknown' || status === 'inReview'
