import { clockTime } from '../database/times.ts'
import type { Db } from '../database/database.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/** Milliseconds for which a system that goes on answering is not noted again. */
const interval = 60_000

/** Reports calls to systems outside as `metrics` does, and notes for all processes when each last answered and last failed. */
export function noteContacts(metrics: Metrics, db: Db, clock: () => number = Date.now): Metrics {
  const noted = new Map<string, { ok: boolean; at: number }>()
  const note = (system: string, outcome: string) => {
    // One that is taken for away was not asked.
    if (outcome === 'away') return
    // A refusal is an answer.
    const ok = outcome === 'ok' || outcome === 'refused'
    const last = noted.get(system)
    const now = clock()
    if (last?.ok === ok && now - last.at < interval) return
    noted.set(system, { ok, at: now })
    const values = ok ? { succeededAt: clockTime } : { failedAt: clockTime, problem: outcome }
    db.insertInto('outsideSystems')
      .values({ system, ...values })
      .onConflict((conflict) => conflict.column('system').doUpdateSet(values))
      .execute()
      // The caller has the answer already; the next call notes it again.
      .catch(() => noted.delete(system))
  }
  return {
    ...metrics,
    outside(system, call, outcome, ms) {
      metrics.outside(system, call, outcome, ms)
      note(system, outcome)
    },
  }
}
