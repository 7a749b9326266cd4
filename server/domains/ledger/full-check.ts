import type { LedgerCheck } from '#contract/ledger.ts'
import { wholeChecks } from '#platform/jobs/whole-checks.ts'
import { checkLedger } from './check.ts'
import { endOfLedger } from './queries.ts'

/** Checks of the whole ledger as a job. */
export const ledgerChecks = wholeChecks<LedgerCheck>({
  table: 'ledger_checks',
  task: 'ledger.check',
  kind: 'ledgerCheck',
  entries: async (db) => (await endOfLedger(db)).position,
  check: ({ db, signing }, progress) => checkLedger(db, signing, progress),
})
