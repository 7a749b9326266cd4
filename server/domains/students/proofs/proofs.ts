import { nameWithEnding } from '#contract/file-names.ts'
import { proofsAtMost, type Verification } from '#contract/students.ts'
import { isWaiting } from '#contract/verification-status.ts'
import { contactFor } from '#domains/contacts/public.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, Write } from '#platform/operations/operations.ts'
import { cleanProof } from './clean-proof.ts'
import { openFile, sealFile } from './proof-seal.ts'
import { ownContactId } from '../public.ts'
import { isAllowed, isClaimed } from '../rules.ts'
import { setStatus, verificationFor } from '../verifications/verification.ts'
import {
  deleteProof,
  lockVerification,
  insertProof,
  markOwnProof,
  noteEvent,
  proofById,
  proofsOf,
  updateVerification,
} from '../verifications/verification-queries.ts'

type Upload = Before<unknown, { name: string }, Uint8Array, Person>

/** Writes the file again before any transaction: it takes a while. People who may send none are refused first. */
export async function prepareProof(call: Upload) {
  const { db, actor } = call
  const contactId = ownContactId(actor)
  const profile = await contactFor(db, actor, contactId)
  if (!profile?.firstName || !profile.lastName || !profile.salutation) fail('students.profileFirst')
  return cleanProof(actor.accountId, call.body)
}

/** Stores a proof, sealed, and has it reviewed; where proofs are trusted, verifies at once. */
export async function storeProof(
  call: Write,
  { name, productId }: { name: string; productId?: string | undefined },
  { bytes, mediaType }: Awaited<ReturnType<typeof cleanProof>>,
): Promise<Verification> {
  const { db, actor, sealer, settings, audit, clock } = call
  const contactId = ownContactId(actor)
  const row = await lockVerification(db, contactId)
  if (!isAllowed('upload', row.status)) fail('students.statusForbids')
  const before = await proofsOf(db, contactId)
  if (before.length >= proofsAtMost) fail('students.tooManyProofs', { most: proofsAtMost })
  const id = newId()
  await insertProof(db, {
    id,
    contactId,
    name: nameWithEnding(name, mediaType),
    mediaType,
    size: bytes.length,
    sealed: sealFile(sealer, id, bytes),
  })
  if (productId !== undefined) await markOwnProof(db, contactId, productId)
  audit({ kind: 'proof', id, after: { contactId, mediaType, size: bytes.length } })
  if (settings.STUDENT_PROOFS === 'trust') {
    await setStatus(call, row, 'verified', { decidedAt: clock(), reason: '', remark: null })
    await noteEvent(db, contactId, 'verified')
  } else if (row.status !== 'inReview')
    await setStatus(call, row, 'inReview', { reason: '', remark: null, expired: false })
  if (row.status !== 'inReview') await noteEvent(db, contactId, 'uploaded', { by: actor.accountId })
  return verificationFor(db, contactId, settings.PROOF_DAYS)
}

/** Takes a proof back before it is decided on, or deletes it once it was decided on. */
export async function removeProof(call: Write, id: string): Promise<Verification> {
  const { db, actor, settings, audit, clock } = call
  const contactId = ownContactId(actor)
  const row = await lockVerification(db, contactId)
  if (isWaiting(row.status) && isClaimed(row, clock())) fail('students.inReview')
  if (!(await deleteProof(db, id, contactId))) fail('students.proofNotFound')
  audit({ kind: 'proof', id, before: { contactId } })
  const left = await proofsOf(db, contactId)
  if (row.status === 'inReview' && left.length === 0)
    await setStatus(call, row, row.decidedAt ? 'proofRequested' : 'proofNeeded')
  else await updateVerification(db, row.id, {})
  return verificationFor(db, contactId, settings.PROOF_DAYS)
}

/** A proof to review. Refuses with students.proofNotFound. */
export async function lookAtProof({ db, sealer, audit }: Write, id: string) {
  const found = (await proofById(db, id)) ?? fail('students.proofNotFound')
  const bytes = openFile(sealer, id, found.sealed) ?? fail('students.proofNotFound')
  audit({ kind: 'proof', id, after: { lookedAt: found.name, contactId: found.contactId } })
  return { fileName: found.name, mediaType: found.mediaType, bytes }
}
