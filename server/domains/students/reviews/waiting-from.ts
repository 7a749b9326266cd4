import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { recogniseAddress } from '../domains/recognise-address.ts'
import { universityById } from '../queries.ts'
import { isClaimed } from '../rules.ts'
import { lockVerification } from '../verifications/verification-queries.ts'
import { waitingFrom } from './review-queries.ts'
import { applyDecision } from './reviews.ts'

/** Who waits although their confirmed address proves that they study at a university, since it became known after them. */
export async function listWaitingFrom({ db }: Read, universityId: string) {
  const university = (await universityById(db, universityId)) ?? fail('students.domainNotFound')
  const found = await waitingFrom(db, university.domain)
  const known = await Promise.all(found.map(({ studentEmail }) => recogniseAddress(db, studentEmail)))
  return found.filter((_, at) => known[at]!.proves && known[at]!.university!.id === universityId)
}

/** Verifies these; those claimed by another account, or decided meanwhile, are left out. */
export async function verifyWaitingFrom(call: Write, universityId: string) {
  const { db, actor, clock } = call
  const verified: Awaited<ReturnType<typeof listWaitingFrom>> = []
  // In the order of their ids, so that two who do the same wait for each other instead of failing.
  for (const one of (await listWaitingFrom(call, universityId)).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const row = await lockVerification(db, one.id)
    if (row.status !== 'universityUnknown' || (isClaimed(row, clock()) && row.claimedBy !== actor.accountId)) continue
    await applyDecision(call, row, { decision: 'verify', universityId, reason: '', remark: null, tell: true })
    verified.push(one)
  }
  return verified
}
