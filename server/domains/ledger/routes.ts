import * as contract from '#contract/ledger.ts'
import type { PublicKeySet } from '#licence/key-set.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { listRoutes } from '#platform/list-file.ts'
import { on, type Route } from '#platform/operations.ts'
import { ledgerLists } from './lists.ts'
import { checkChain } from './heads.ts'
import { ledgerFile } from './ledger.ts'
import { endOfLedger, lastHead } from './queries.ts'

/** `keys`: answers the public keys heads are checked with. */
export const ledgerRoutes = (keys: (db: Db) => Promise<PublicKeySet>): Route[] => [
  ...listRoutes(ledgerLists),
  on(contract.readLedgerState, async ({ db }) => {
    const { position, hash } = await endOfLedger(db)
    return { position, hash: hash.toString('base64url'), head: (await lastHead(db)) ?? null }
  }),
  on(contract.checkLedger, async ({ db }) => checkChain(db, await keys(db))),
  on(contract.readLedgerHead, async ({ db }) => (await lastHead(db)) ?? fail('ledger.noHead')),
  on(contract.exportLedger, ({ db }) =>
    Promise.resolve({
      fileName: `ledger-${new Date().toISOString().slice(0, 10)}.jsonl`,
      mediaType: 'text/plain; charset=utf-8',
      stream: ledgerFile(db),
    }),
  ),
]
