import type { Domain } from '#platform/installation/domain.ts'
import { job } from '#platform/jobs/job.ts'
import { clockTroubles } from './clock.ts'
import { ledgerChecks } from './full-check.ts'
import { ledgerFigures } from './figures.ts'
import { ledgerLists } from './lists.ts'
import { entryFacts } from './queries.ts'
import { ledgerRoutes } from './routes.ts'
import { clockCheck, memoryCheck } from './doctor.ts'
import { memoryTroubles, rememberEnd, rememberLedger } from './memory.ts'

/** The chain every issued licence stands in, and its signed heads. */
export const ledgerDomain: Domain = {
  name: 'ledger',
  routes: ledgerRoutes,
  lists: ledgerLists,
  troubles: async (installation) => [...(await clockTroubles(installation)), ...(await memoryTroubles(installation))],
  jobs: [
    job(rememberEnd, { schedule: '* * * * *', handle: async (call) => void (await rememberLedger(call)) }),
    ledgerChecks.job,
  ],
  figures: ledgerFigures,
  checks: [clockCheck, memoryCheck],
  // Which licences a person issued stays after their erasure: the ledger is the proof and cannot be changed.
  personalData: {
    name: 'ledger',
    read: (db, { accountId }) => entryFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
