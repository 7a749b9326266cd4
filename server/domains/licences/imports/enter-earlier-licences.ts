import { enter } from '#domains/ledger/public.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import { readLicence } from '#licence/read-licence.ts'
import { signedBytes } from '#licence/sign.ts'
import { checkSignature } from '#licence/verify.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { enteringTransaction } from '#platform/keys/signing.ts'
import { licencesOutsideLedger } from '../queries.ts'

const portion = 500
const dayMs = 86_400_000

/**
 * Enters licences missing from the ledger, in the order of their serials: from before there was a ledger, or brought in
 * from outside. One that no known key signed is logged and left out; the check of the ledger reports it. So is one
 * dated later than tomorrow, until its day has come: no head of today may cover it. Safe to run at any time and in
 * several processes; a second run finds nothing.
 */
export async function enterEarlierLicences({ db, signing, log, clock }: JobCall): Promise<void> {
  const keys = await signing.published(db)
  for (let [after, more] = [0, true]; more; )
    [after, more] = await enteringTransaction(db, signing, async (tx): Promise<[number, boolean]> => {
      const found = await licencesOutsideLedger(tx, after, portion)
      const genuine = await Promise.all(found.map(({ bytes }) => isSigned(bytes, keys)))
      for (const { serial } of found.filter((_, at) => !genuine[at]))
        log.error({ serial }, 'no known key signed this licence: it is not entered into the ledger')
      const tomorrow = clock().getTime() + dayMs
      await enter(
        tx,
        signing,
        found
          .filter(({ issuedAt }, at) => genuine[at] && Date.parse(issuedAt) <= tomorrow)
          .map(({ bytes, ...licence }) => ({ ...licence, kind: 'earlier', signed: signedBytes(bytes) })),
      )
      return [found.at(-1)?.serial ?? 0, found.length === portion]
    })
}

async function isSigned(bytes: Uint8Array, keys: PublicKeySet): Promise<boolean> {
  const read = readLicence(bytes)
  return read.ok && (await checkSignature(read.body, read.signature, read.licence.keyId, keys)).length === 0
}
