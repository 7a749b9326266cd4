import type { Call } from '../call.ts'
import { blockedDomainCalls } from './students/blocked-domains.ts'
import { orderCalls } from './students/orders.ts'
import { ownLicenceCalls } from './students/own-licence.ts'
import { paymentCalls } from './students/payments.ts'
import { proofCalls } from './students/proofs.ts'
import { studentDomainCalls } from './students/student-domains.ts'
import { studentLicenceCalls } from './students/student-licences.ts'
import { verificationChangeCalls } from './students/verification-changes.ts'
import { verificationCalls } from './students/verifications.ts'

/** Students: domains, verifications, proofs, licences, payments. */
export const students: readonly Call[] = [
  ...studentDomainCalls,
  ...blockedDomainCalls,
  ...verificationCalls,
  ...verificationChangeCalls,
  ...proofCalls,
  ...ownLicenceCalls,
  ...studentLicenceCalls,
  ...orderCalls,
  ...paymentCalls,
]
