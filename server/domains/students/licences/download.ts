import { portalDay } from '#contract/time-zone.ts'
import type { FileAnswer } from '#contract/operation.ts'
import { holdingFor } from '#domains/holdings/public.ts'
import { insertDownload } from '#domains/licences/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { licencesOfTerm, termsOf } from './licence-queries.ts'
import { termsOn } from '../rules.ts'
import { noteEvent } from '../verifications/verification-queries.ts'

/** The newest licence file of a person's product, or that of one machine; each download is noted. */
export async function downloadLicence(call: Write, holdingId: string, licenceId?: string): Promise<FileAnswer> {
  const { db, actor, audit, clock } = call
  const { holder, product, disabled } = await holdingFor(db, actor, holdingId)
  const { term, next } = termsOn(await termsOf(db, holdingId), portalDay(clock()))
  if (!term || holder.kind !== 'contact') return fail('students.noLicence')
  const known = [
    ...(await licencesOfTerm(db, holdingId, term)),
    ...(next ? await licencesOfTerm(db, holdingId, next) : []),
  ]
  const found = known.find(({ id }) => licenceId === undefined || id === licenceId) ?? fail('students.noLicence')
  const own = actor.contactId === holder.id
  if (own && (disabled || found.disabled)) fail('students.suspended')
  if (own && term.endsOn < portalDay(clock())) fail('students.termEnded')
  audit({ kind: 'licence', id: found.id, after: { fetched: found.fileName } })
  await insertDownload(db, { licenceId: found.id }, actor.accountId)
  await noteEvent(db, holder.id, 'downloaded', { product, by: actor.accountId })
  return { fileName: found.fileName, mediaType: 'application/octet-stream', bytes: found.bytes }
}
