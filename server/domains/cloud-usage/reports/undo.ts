import { reportUndoDays } from '#contract/cloud-reports.ts'
import { newId } from '#platform/database/ids.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { workOutCosts } from '../costs/month-costs.ts'
import { lockReport, markTakenBack, revokeSessions, takeName } from './undo-queries.ts'

/** Takes back the uploads of a name: sums and costs are as they were. */
export async function takeBackReport({ db, audit }: Write, id: string): Promise<{ sessions: number }> {
  const report = (await lockReport(db, id)) ?? fail('cloudUsage.reportNotFound')
  if (!report.revocable) fail('cloudUsage.notRevocable', { days: reportUndoDays })
  const sessions = await revokeSessions(db, id)
  await markTakenBack(db, id, newId())
  await workOutCosts(db)
  audit({ kind: 'cloudReport', id, after: { name: report.name, state: 'takenBack', sessions } })
  return { sessions }
}

/** Takes back whose a name in the reports is. */
export async function unassignName({ db, audit }: Write, streamUser: string): Promise<void> {
  const { contactId, sessions } = (await takeName(db, streamUser)) ?? fail('cloudUsage.notAssigned')
  await workOutCosts(db)
  audit({ kind: 'contact', id: contactId, before: { streamUser, sessions }, after: { streamUser: null } })
}
