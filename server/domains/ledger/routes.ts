import * as clock from '#contract/clock.ts'
import * as contract from '#contract/ledger.ts'
import { portalDay } from '#contract/time-zone.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { checkLedger } from './check.ts'
import { confirmClock } from './clock.ts'
import { clockNow } from './clock-queries.ts'
import { ledgerChecks } from './full-check.ts'
import { ledgerFile } from './heads.ts'
import { endOfLedger, lastHead } from './queries.ts'

export const ledgerRoutes: Route[] = [
  on(contract.readLedgerState, async ({ db }) => {
    const { position, hash } = await endOfLedger(db)
    return { position, hash: hash.toString('base64url'), head: (await lastHead(db)) ?? null }
  }),
  on(contract.checkLedger, ({ db, signing }) => checkLedger(db, signing)),
  on(contract.startLedgerCheck, (call) => ledgerChecks.start(call)),
  on(contract.readLatestLedgerCheck, async ({ db }) => ({ check: await ledgerChecks.latest(db) })),
  on(contract.readLedgerHead, async ({ db }) => (await lastHead(db)) ?? fail('ledger.noHead')),
  on(clock.readClock, ({ db }) => clockNow(db)),
  on(clock.confirmClock, confirmClock),
  on(contract.exportLedger, (call) =>
    Promise.resolve({
      fileName: `ledger-${portalDay(call.clock())}.jsonl`,
      mediaType: 'text/plain; charset=utf-8',
      stream: ledgerFile(call),
    }),
  ),
]
