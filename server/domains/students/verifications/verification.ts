import type { Verification } from '#contract/students.ts'
import { isVerified, isWaiting, type VerificationStatus } from '#contract/verification-status.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Write } from '#platform/operations/operations.ts'
import { universityById } from '../queries.ts'
import { additionalStatus } from '../rules.ts'
import {
  lockAdditional,
  proofsOf,
  updateVerification,
  type VerificationRow,
  verificationOf,
} from './verification-queries.ts'

/** A verification as its student reads it; without a row a proof is needed. */
export async function verificationFor(db: Db, contactId: string, proofDays: number): Promise<Verification> {
  const row = await verificationOf(db, contactId)
  if (!row)
    return {
      status: 'proofNeeded',
      reason: '',
      remark: null,
      expired: false,
      university: null,
      studentEmail: '',
      emailSentAt: null,
      proofs: [],
      proofDays,
      proofsDeletedOn: null,
    }
  const proofs = await proofsOf(db, contactId)
  const decidedAt = row.waitingSince === null ? row.decidedAt : null
  return {
    status: row.status,
    reason: row.reason,
    remark: row.remark,
    expired: row.expired,
    university: row.studentDomainId ? ((await universityById(db, row.studentDomainId)) ?? null) : null,
    studentEmail: row.studentEmail,
    emailSentAt: row.emailSentAt,
    proofs,
    proofDays,
    proofsDeletedOn:
      decidedAt !== null && proofs.length > 0 ? addDays(portalDay(new Date(decidedAt)), proofDays) : null,
  }
}

/** Columns that follow from a status. */
export const statusChanges = (status: VerificationStatus, row: Pick<VerificationRow, 'waitingSince'>, now: Date) => ({
  status,
  waitingSince: isWaiting(status) ? (row.waitingSince ?? now) : null,
  ...(isVerified(status) && { verifiedAt: now, expired: false }),
  claimedBy: null,
  claimedAt: null,
})

/** Sets the status of a locked verification and of the person's additional products, and notes it for the audit. */
export async function setStatus(
  call: Pick<Write, 'db' | 'audit' | 'clock'>,
  row: Pick<VerificationRow, 'id' | 'contactId' | 'status' | 'waitingSince'>,
  status: VerificationStatus,
  more: Parameters<typeof updateVerification>[2] = {},
): Promise<void> {
  const { db, audit, clock } = call
  // What happens since a decision stands: its mail is not sent any more, and it cannot be taken back.
  const since = { mailDueAt: null, beforeDecision: null, decision: null }
  await updateVerification(db, row.id, { ...statusChanges(status, row, clock()), ...since, ...more })
  audit({
    kind: 'verification',
    id: row.contactId,
    before: { status: row.status },
    after: { status, ...(more.studentDomainId !== undefined && { university: more.studentDomainId }) },
  })
  await setAdditional(db, row, status, clock())
}

async function setAdditional(
  tx: Tx,
  { contactId }: Pick<VerificationRow, 'contactId'>,
  status: VerificationStatus,
  now: Date,
): Promise<void> {
  for (const other of await lockAdditional(tx, contactId)) {
    await updateVerification(tx, other.id, statusChanges(additionalStatus(status, other.ownProof), other, now))
  }
}
