import { mergeKinds } from '#contract/merges.ts'
import { checkAudit } from '#domains/audit/chain.ts'
import { checkChain } from '#domains/ledger/check.ts'
import { correctEnds } from '#domains/licences/passports/ends-queries.ts'
import { storePairs } from '#domains/merges/duplicate-queries.ts'
import { countFigures } from '#domains/students/statistics/statistics-queries.ts'
import { readKeySet } from '#licence/key-set.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import type { Grows } from './pages.ts'

interface Work {
  name: string
  grows: Grows
  work: (database: Database, url: string) => Promise<unknown>
}

const inTransaction =
  (work: (tx: Tx) => Promise<unknown>) =>
  ({ db }: Database): Promise<unknown> =>
    db.transaction().execute(work)

/** Work that goes through all there is, as jobs and people start it. */
export const wholeStoreWork: Work[] = [
  {
    name: 'check of the ledger’s chain',
    grows: 'licences',
    work: async ({ db }, url) =>
      checkChain(
        db,
        readKeySet(await (await fetch(`${url}/api/.well-known/licence-keys.json`)).text()) ?? { keys: [] },
      ),
  },
  {
    // Without the keys of its heads, which take no time.
    name: 'check of the audit log',
    grows: 'auditRows',
    work: ({ db }) => checkAudit({ db, answerKeys: [], settings: readConfiguration({}) }),
  },
  { name: 'check of the live ends', grows: 'licences', work: inTransaction(correctEnds) },
  { name: 'counting of students', grows: 'contacts', work: inTransaction((tx) => countFigures(tx, new Date())) },
  {
    name: 'finding of duplicates',
    grows: 'contacts',
    work: inTransaction(async (tx) => {
      for (const kind of mergeKinds) await storePairs(tx, kind)
    }),
  },
]
