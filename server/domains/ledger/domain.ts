import type { Domain } from '#platform/installation/domain.ts'
import { clockTroubles } from './clock.ts'
import { ledgerFigures } from './figures.ts'
import { ledgerLists } from './lists.ts'
import { entryFacts } from './queries.ts'
import { ledgerRoutes } from './routes.ts'
import { clockCheck } from './doctor.ts'

/** The chain every issued licence stands in, and its signed heads. */
export const ledgerDomain: Domain = {
  name: 'ledger',
  routes: ledgerRoutes,
  lists: ledgerLists,
  troubles: clockTroubles,
  figures: ledgerFigures,
  checks: [clockCheck],
  // Which licences a person issued stays after their erasure: the ledger is the proof and cannot be changed.
  personalData: {
    name: 'ledger',
    read: (db, { accountId }) => entryFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
