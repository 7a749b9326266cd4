import { portalDay } from '#contract/time-zone.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockBudgets, setStopped, setWarned } from './budget-queries.ts'
import { dueWarning, percentUsed } from './budget-rules.ts'
import { budgetLetter } from '../letters.ts'

/** Notifies staff of budgets that are nearly or wholly used up, and stops streaming where staff chose that. */
export async function watchBudgets(call: Write): Promise<void> {
  const month = `${portalDay(call.clock()).slice(0, 7)}-01`
  for (const one of await lockBudgets(call.db, month)) {
    const budget = { kind: one.budgetKind, amount: one.budgetAmount }
    const percent = percentUsed(budget, one)
    const stage = dueWarning(percent, one.warnedMonth === month ? one.warnedPercent : 0)
    const stops = one.budgetStops && percent >= 100
    if (stage !== null) {
      // Without an address it waits in the inbox.
      await setWarned(call.db, one.id, { month, percent: stage, at: call.clock(), byMail: call.staff !== null })
      const facts = { ...budget, company: one.companyName, stage, stops, configurationId: one.id }
      const record = { record: { kind: 'cloudAccount', id: one.id } }
      if (call.staff)
        await call.mail(call.staff, budgetLetter, { ...facts, seconds: one.seconds, cents: one.cents }, record)
    }
    if (stops === (one.stoppedAt !== null)) continue
    // Sessions end a minute after the budget was set: until then it can be set otherwise.
    if (stops && one.justSet) continue
    await setStopped(call.db, one.id, stops ? call.clock() : null)
    call.audit({ kind: 'cloudAccount', id: one.id, after: { stopped: stops, percent } })
  }
}
