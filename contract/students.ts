import { z } from 'zod'
import { operation } from './operation.ts'

/**
 * 1 proof needed, 2 student e-mail unconfirmed, 3 verified, 4 university unknown, 5 proof requested, 6 in review,
 * 7 proof unreadable, 8 verified without payment.
 */
export const verificationStatus = z.literal([1, 2, 3, 4, 5, 6, 7, 8])
export type VerificationStatus = z.infer<typeof verificationStatus>

export const readMyVerification = operation({
  name: 'readMyVerification',
  method: 'GET',
  path: '/my/verification',
  access: 'signedIn',
  summary: 'How far one’s own verification as a student is; without one a proof is needed.',
  output: z.object({
    status: verificationStatus,
    university: z.object({ de: z.string(), en: z.string() }).nullable(),
  }),
})

export const studentOperations = [readMyVerification]
