import { createHash } from 'node:crypto'
import { enter, nextPlace } from '#domains/ledger/public.ts'
import type { LicenceFacts } from '#licence/licence-file.ts'
import { LicenceError } from '#licence/reason.ts'
import { type Signer, signedBytes, signLicence } from '#licence/sign.ts'
import { writeLicence } from '#licence/write-licence.ts'
import type { Tx } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { newId } from '#platform/ids.ts'
import { insertLicence } from './queries.ts'

interface Record {
  /** What the ledger calls it. */
  kind: string
  hostId: string
  companyProductId: string
  configurationId: string
  fileName: string
  issuedBy: string | null
}

/**
 * Gives the licence its place in the ledger, signs it and stores record, file and entry. The ledger is held from here to
 * the end of the transaction, so whatever may be refused is refused before. Answers the record's id.
 */
export async function storeSigned(db: Tx, facts: LicenceFacts, record: Record, signer: Signer): Promise<string> {
  await orLicError(() => writeLicence(facts))
  const { kind, ...kept } = record
  const place = await nextPlace(db)
  const bytes = Buffer.from(await orLicError(() => signLicence({ ...facts, ...place }, signer)))
  const [id, serial] = [newId(), Number(facts.serial)]
  const stored = await insertLicence(db, {
    ...{ ...kept, id, serial, bytes, keyId: signer.keyId, issuedAt: facts.issued },
    ...{ generation: facts.generation, supersedes: facts.supersedes === null ? null : Number(facts.supersedes) },
    ...{ startDate: facts.startDate, endDate: facts.endDate },
    sha256: createHash('sha256').update(bytes).digest(),
  })
  // Somebody ended the key since this transaction chose it.
  if (!stored) fail('licences.changedMeanwhile')
  const entry = { kind, serial, signed: signedBytes(bytes), keyId: signer.keyId, issuedAt: facts.issued }
  await enter(db, [{ ...entry, issuedBy: record.issuedBy }], place)
  return id
}

export async function orLicError<T>(make: () => T | Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof LicenceError) fail('licences.licError', { code: error.code, ...error.detail })
    throw error
  }
}
