import { portalDay } from '#contract/time-zone.ts'
import { readLicence } from '#licence/read-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { instant } from './issue.ts'
import { lockLiveLicence, nextSerial } from '../queries.ts'
import { storeSigned } from './store.ts'
import { announceLicence } from './announcements.ts'

/**
 * Issues a licence again with the key that signs now: the same facts as in the file, with numbers and time of their own.
 * Null when there is nothing to do: it was replaced, its host disabled, it ran out, or this key signed it. Needs no
 * permission to see the company; the caller has checked it. Refuses with licences.fileUnreadable.
 */
export async function resignLicence(
  call: Pick<Write, 'db' | 'actor' | 'audit' | 'jobs' | 'signing' | 'clock'>,
  licenceId: string,
): Promise<string | null> {
  const { db, actor, audit } = call
  const now = call.clock()
  const live = await lockLiveLicence(db, licenceId, portalDay(now))
  const active = await call.signing.active(db)
  if (!live || live.keyId === active.keyId) return null
  const read = readLicence(live.bytes)
  if (!read.ok) return fail('licences.fileUnreadable')
  const { hostId, holdingId, configurationId, fileName } = live
  const generation = live.generation + 1
  const facts = {
    ...read.licence,
    // Of format 1 no more are written.
    format: read.licence.format === 1 ? (2 as const) : read.licence.format,
    serial: String(await nextSerial(db)),
    generation,
    supersedes: String(live.serial),
    keyId: active.keyId,
    issued: instant(now),
    ledgerPosition: null,
    ledgerPrevious: null,
  }
  const record = { kind: 'resign', hostId, holdingId, configurationId, fileName, issuedBy: actor.accountId }
  await announceLicence(call, { ...record, facts })
  const { id } = (await storeSigned(db, [{ ...record, facts }], active))[0]!
  const { serial, supersedes, keyId } = facts
  audit({ kind: 'licence', id, after: { serial, generation, supersedes, keyId, fileName } })
  return id
}
