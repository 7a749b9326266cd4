import { enter } from '#domains/ledger/public.ts'
import { signedBytes } from '#licence/sign.ts'
import type { Db } from '#platform/database.ts'
import { licencesOutsideLedger } from '../queries.ts'

const portion = 500

/**
 * Enters licences that no ledger knows yet, in the order of their serials: those issued before there was a ledger, or
 * brought in from outside. Safe to run at any time and in several processes; a second run finds nothing.
 */
export async function enterEarlierLicences(db: Db): Promise<void> {
  for (let entered = portion; entered === portion; )
    entered = await db.transaction().execute(async (tx) => {
      const licences = await licencesOutsideLedger(tx, portion)
      await enter(
        tx,
        licences.map(({ bytes, ...licence }) => ({ ...licence, kind: 'earlier', signed: signedBytes(bytes) })),
      )
      return licences.length
    })
}
