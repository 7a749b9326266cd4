import type { Domain } from '#platform/installation/domain.ts'
import { clockTroubles } from './clock.ts'
import { ledgerLists } from './lists.ts'
import { entryFacts } from './queries.ts'
import { ledgerRoutes } from './routes.ts'

/** The chain every issued licence stands in, and its signed heads. */
export const ledgerDomain: Domain = {
  name: 'ledger',
  routes: ledgerRoutes,
  lists: ledgerLists,
  troubles: clockTroubles,
  // Which licences somebody issued stays when they are deleted: the ledger is the proof, and nobody can change it.
  personalData: {
    name: 'ledger',
    read: (db, { accountId }) => entryFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
