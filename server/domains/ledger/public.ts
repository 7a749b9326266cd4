import type { Signer } from '#licence/sign.ts'
import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { signDailyHead } from './heads.ts'
import { entryFacts } from './queries.ts'

/** Enters issued licences behind the end of the ledger, in the caller's transaction. */
export { enter } from './ledger.ts'
/** The place of the next licence; the ledger is held until the transaction ends, so ask as late as possible. */
export { nextPlace } from './ledger.ts'
/** The entry of a licence at its place, and the statement that writes entries together with what the caller adds. */
export { entryAt } from './ledger.ts'
export { entering, type NewEntry } from './queries.ts'
/** Lets nobody issue until the transaction ends. */
export { holdEnd as holdLedger } from './queries.ts'

/** Signs the head of the ledger every day, after `before` has run: licences from outside enter first. */
export const signHeadJob = (db: Db, signer: (db: Db) => Promise<Signer>, before: () => Promise<void>): Job => ({
  name: 'ledger.signHead',
  schedule: '5 0 * * *',
  handle: async () => {
    await before()
    await signDailyHead(db, await signer(db), new Date())
  },
})

/** Which licences somebody issued. It stays when they are deleted: the ledger is the proof, and nobody can change it. */
export const ledgerPersonalData: PersonalData = {
  name: 'ledger',
  read: (db, { accountId }) => entryFacts(db, accountId),
  erase: () => Promise.resolve(),
}
