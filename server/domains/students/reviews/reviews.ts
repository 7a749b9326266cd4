import type { z } from 'zod'
import type { decideOnStudent, StudentCard } from '#contract/student-reviews.ts'
import type { Remark } from '#contract/students.ts'
import { isVerified, isWaiting } from '#contract/verification-status.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { remarkTexts } from '#texts/student-remarks.ts'
import { personRow } from '../licences/licence-queries.ts'
import { recogniseAddress, unknownDomain } from '../domains/recognise-address.ts'
import { confirmedAddresses } from '../verifications/verification-queries.ts'
import { universityById } from '../queries.ts'
import { accountEmail, additionalOf, type BeforeDecision, decisionBefore, deleteEvent } from './review-queries.ts'
import { afterDecision, isAllowed, isClaimed, needsReason } from '../rules.ts'
import { allStudiesOf } from '../licences/studies.ts'
import { setStatus, statusChanges } from '../verifications/verification.ts'
import {
  eventsOf,
  lockAdditional,
  lockVerification,
  noteEvent,
  proofsOf,
  updateVerification,
  type VerificationRow,
  verificationOf,
} from '../verifications/verification-queries.ts'

/** Milliseconds for which a decision can be taken back, before the student is written to. */
export const undoWithin = 60_000

/** Everything staff see of a student. Refuses with contacts.notFound. */
export async function studentCard(call: Write, contactId: string): Promise<StudentCard> {
  const { db, actor, clock } = call
  await requireVisibleContact(db, actor, contactId)
  const [row, person, studies, events, additional] = await Promise.all([
    verificationOf(db, contactId),
    personRow(db, contactId),
    allStudiesOf(call, contactId),
    eventsOf(db, contactId),
    additionalOf(db, contactId),
  ])
  const claimed = row && isClaimed(row, clock()) ? await accountEmail(db, row.claimedBy) : null
  const proofs = row ? await proofsOf(db, contactId) : []
  // An unconfirmed address may be another person's: it suggests nothing.
  const confirmed = await confirmedAddresses(db, contactId)
  const suggestions = await Promise.all(confirmed.map((one) => recogniseAddress(db, one)))
  return {
    studies,
    status: row?.status ?? 'proofNeeded',
    additional,
    accountName: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
    accountEmail: person?.accountEmail ?? person?.email ?? '',
    studentEmail: row?.studentEmail ?? '',
    emailConfirmed: row?.studentEmail ? confirmed.includes(row.studentEmail) : false,
    suggested: suggestions.find(({ university }) => university !== undefined)?.university ?? null,
    chosen: row?.studentDomainId ? ((await universityById(db, row.studentDomainId)) ?? null) : null,
    proofs,
    waitingSince: row?.waitingSince ?? null,
    earlier: events,
    claimedBy: claimed,
    unknownDomain: await unknownDomain(db, [row?.studentEmail ?? '', person?.accountEmail ?? '', person?.email ?? '']),
    undoUntil: row ? await undoUntil(db, row, clock()) : null,
  }
}

/** Until when the last decision can be taken back, whether or not a mail is due; null: not any more. */
async function undoUntil(db: Db, { id, decidedAt }: VerificationRow, now: Date): Promise<string | null> {
  const until = decidedAt === null ? 0 : Date.parse(decidedAt) + undoWithin
  return until > now.getTime() && (await decisionBefore(db, id)) ? new Date(until).toISOString() : null
}

/** Claims a decision: others cannot decide on it meanwhile. */
export async function claimReview(call: Write, contactId: string): Promise<StudentCard> {
  const { db, actor, clock } = call
  await requireVisibleContact(db, actor, contactId)
  const row = await lockVerification(db, contactId)
  if (!isWaiting(row.status)) fail('students.nothingToDecide')
  await refuseOthersClaim(call, row)
  await updateVerification(db, row.id, { claimedBy: actor.accountId, claimedAt: clock() })
  return studentCard(call, contactId)
}

async function refuseOthersClaim({ db, actor, clock }: Write, row: VerificationRow): Promise<void> {
  if (isClaimed(row, clock()) && row.claimedBy !== actor.accountId)
    fail('students.claimed', { name: await accountEmail(db, row.claimedBy) })
}

type Decided = z.output<typeof decideOnStudent.body>

/** Decides on a student's proof. The student is written to after a minute; until then it can be taken back. */
export async function decide(call: Write, contactId: string, wish: Decided): Promise<StudentCard> {
  const { db, actor } = call
  await requireVisibleContact(db, actor, contactId)
  const row = await lockVerification(db, contactId)
  if (row.status !== wish.status) fail('students.decidedMeanwhile')
  await refuseOthersClaim(call, row)
  await applyDecision(call, row, wish)
  return studentCard(call, contactId)
}

/** Decides on a locked verification that is not claimed by another account. */
export async function applyDecision(call: Write, row: VerificationRow, wish: Omit<Decided, 'status'>): Promise<void> {
  const { db, actor, clock } = call
  const { contactId } = row
  const { decision } = wish
  const universityId = wish.universityId ?? row.studentDomainId
  if (decision === 'verify' && universityId === null) fail('students.noUniSelected', undefined, 'universityId')
  if (!isAllowed(decision, row.status)) fail('students.statusForbids')
  const university = universityId === null ? undefined : await universityById(db, universityId)
  if (universityId !== null && !university) fail('students.domainNotFound', undefined, 'universityId')
  const files = (await proofsOf(db, contactId)).length
  const status = afterDecision(decision, row.status, files)
  const remark = wish.reason === '' ? wish.remark : null
  if (needsReason(decision) && status === 'unreadable' && wish.reason === '' && !remark)
    fail('students.reasonNeeded', undefined, 'reason')
  const now = clock()
  const kind = isVerified(status)
    ? 'verified'
    : status === 'unreadable' || status === 'proofRequested'
      ? status
      : 'expired'
  const event = await noteEvent(db, contactId, kind, {
    ...(kind === 'verified' ? { university } : wordsOf(wish.reason, remark)),
    by: actor.accountId,
    at: now,
  })
  const before: BeforeDecision = { event, rows: [row, ...(await lockAdditional(db, contactId))] }
  await setStatus(call, row, status, {
    studentDomainId: decision === 'reset' ? null : universityId,
    reason: wish.reason,
    remark,
    decision,
    expired: false,
    decidedAt: now,
    decidedBy: actor.accountId,
    beforeDecision: JSON.stringify(before),
    mailDueAt: wish.tell ? new Date(now.getTime() + undoWithin) : null,
  })
}

/** A remark as the timeline stores it, in both languages. */
const wordsOf = (reason: string, remark: Remark | null) =>
  remark
    ? { about: remarkTexts[`students.remark.${remark}`].de, aboutEn: remarkTexts[`students.remark.${remark}`].en }
    : { about: reason }

/** Takes the last decision back, before the student is written to. */
export async function undoDecision(call: Write, contactId: string): Promise<StudentCard> {
  const { db, actor, clock, audit } = call
  await requireVisibleContact(db, actor, contactId)
  const row = await lockVerification(db, contactId)
  const now = clock()
  const before = await decisionBefore(db, row.id)
  const inTime = row.decidedAt !== null && now.getTime() - Date.parse(row.decidedAt) < undoWithin
  if (!before || !inTime || (await movedOn(db, row, before.rows))) return fail('students.tooLate')
  for (const old of before.rows)
    await updateVerification(db, old.id, {
      ...statusChanges(old.status, old, now),
      studentDomainId: old.studentDomainId,
      reason: old.reason,
      remark: old.remark,
      decision: old.decision,
      expired: old.expired,
      decidedAt: old.decidedAt,
      decidedBy: old.decidedBy,
      verifiedAt: old.verifiedAt,
      mailDueAt: null,
      beforeDecision: null,
    })
  await deleteEvent(db, before.event)
  const [old] = before.rows
  audit({
    kind: 'verification',
    id: contactId,
    before: { status: row.status },
    after: { status: old!.status, undone: true },
  })
  return studentCard(call, contactId)
}

/** Whether what was decided cannot be undone: its files are gone, or the decision has led to a licence. */
async function movedOn(db: Db, { contactId, decidedAt }: VerificationRow, [old]: VerificationRow[]): Promise<boolean> {
  if (old!.status === 'inReview' && (await proofsOf(db, contactId)).length === 0) return true
  return (await eventsOf(db, contactId)).some(
    ({ kind, at }) => kind === 'generated' && decidedAt !== null && Date.parse(at) >= Date.parse(decidedAt),
  )
}

/** Corrects the university of a person who is verified or waits. */
export async function setUniversity(call: Write, contactId: string, universityId: string): Promise<StudentCard> {
  const { db, actor, audit } = call
  await requireVisibleContact(db, actor, contactId)
  const row = await lockVerification(db, contactId)
  if (row.status === 'proofNeeded') fail('students.statusForbids')
  if (!(await universityById(db, universityId))) fail('students.domainNotFound', undefined, 'universityId')
  await updateVerification(db, row.id, { studentDomainId: universityId })
  audit({
    kind: 'verification',
    id: contactId,
    before: { university: row.studentDomainId },
    after: { university: universityId },
  })
  return studentCard(call, contactId)
}
