import { createHash } from 'node:crypto'
import type { Licence } from '#contract/licences.ts'
import { entryAt, type NewEntry, nextPlace } from '#domains/ledger/public.ts'
import type { LedgerEntry } from '#licence/ledger.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { LicenceError } from '#licence/reason.ts'
import { signBody } from '#licence/sign.ts'
import { renderLicence, writeLicence } from '#licence/write-licence.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ActiveSigner } from '#platform/keys/signing.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { zip } from '#platform/zip.ts'
import { insertLicences, type NewLicence } from './store-queries.ts'

/** A licence to be signed and stored. */
export interface UnsignedLicence {
  facts: LicenceFacts
  /** What the ledger calls it. */
  kind: string
  hostId: string
  holdingId: string
  configurationId: string
  fileName: string
  issuedBy: string | null
}

/**
 * Gives licences of different, locked hosts their places in the ledger in order, signs them and stores records, files
 * and entries. Locks the ledger until the transaction ends, so all other refusals come before. Refuses with
 * licences.changedMeanwhile when the key was retired or revoked since it was chosen, and with licences.signerRefuses when
 * the ledger is not as the keys' holder remembers it.
 */
export async function storeSigned(
  db: Tx,
  unsigned: readonly UnsignedLicence[],
  signer: ActiveSigner,
): Promise<Licence[]> {
  for (const { facts } of unsigned) await orLicError(() => writeLicence(requireKey(facts, signer)))
  let place = await nextPlace(db)
  const entries: NewEntry[] = []
  const bodies: { signed: Uint8Array<ArrayBuffer>; written: LedgerEntry }[] = []
  for (const { facts, kind, issuedBy } of unsigned) {
    // Nothing but its place was added since it was checked.
    const signed = new TextEncoder().encode(renderLicence({ ...facts, ...place }))
    const { serial, issuedAt } = recordOf(facts)
    const { entry, written, next } = entryAt(place, { kind, serial, issuedAt, issuedBy, keyId: signer.keyId, signed })
    entries.push(entry)
    bodies.push({ signed, written })
    place = next
  }
  // The chain holds what is signed, not the signatures: those are made at the same time.
  const files = await orLicError(() =>
    Promise.all(
      bodies.map(({ signed, written }) =>
        signBody(signed, { keyId: signer.keyId, sign: (bytes) => signer.signEntered(db, bytes, written) }),
      ),
    ),
  )
  const licences = zip(unsigned, files).map(([{ facts, kind: _kind, ...kept }, file]): NewLicence => {
    const bytes = Buffer.from(file)
    return { ...kept, ...recordOf(facts), id: newId(), keyId: signer.keyId, bytes, sha256: digestOf(bytes) }
  })
  const stored = await insertLicences(db, licences, entries)
  if (stored.length < licences.length) fail('licences.changedMeanwhile')
  const issuers = new Map(stored.map(({ id, issuedBy }) => [id, issuedBy]))
  return licences.map((licence) => shown(licence, issuers.get(licence.id) ?? fail('licences.changedMeanwhile')))
}

/** A licence that was just stored, as `licencesOf` reads it. */
function shown(licence: NewLicence, issuedBy: string): Licence {
  const { bytes: _bytes, sha256, issuedAt, ...kept } = licence
  const when = new Date(issuedAt).toISOString()
  return { ...kept, issuedAt: when, supersededBy: null, sha256: sha256.toString('hex'), issuedBy }
}

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()

const recordOf = ({ serial, generation, supersedes, issued, startDate, endDate, graceDays }: LicenceFacts) => ({
  serial: Number(serial),
  generation,
  supersedes: supersedes === null ? null : Number(supersedes),
  issuedAt: issued,
  startDate,
  endDate,
  graceDays,
})

function requireKey(facts: LicenceFacts, { keyId }: ActiveSigner): LicenceFacts {
  if (facts.keyId !== keyId) throw new LicenceError('licence.unknownKey', { keyId: facts.keyId })
  return facts
}

export async function orLicError<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof LicenceError) fail('licences.licError', { code: error.code, ...error.detail })
    throw error
  }
}
