import type { Clock } from '#contract/clock.ts'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import type { Write } from '#platform/operations/operations.ts'
import { clockNow, insertConfirmation } from './clock-queries.ts'

/** Records that an account checked the clock and found it right. */
export async function confirmClock({ db, actor, audit }: Write): Promise<Clock> {
  const before = await clockNow(db)
  await insertConfirmation(db, actor.accountId)
  const after = await clockNow(db)
  audit({ kind: 'clock', id: '', before, after })
  return after
}

/** `ledger.clockBack` or `ledger.clockAhead` while nothing is issued because of the clock. */
export async function clockTroubles({ db }: WithTelemetry): Promise<string[]> {
  const { state } = await clockNow(db)
  return state === 'right' ? [] : [state === 'back' ? 'ledger.clockBack' : 'ledger.clockAhead']
}
