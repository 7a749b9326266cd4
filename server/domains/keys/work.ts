import { actingAccount } from '#domains/accounts/public.ts'
import { resignLicence } from '#domains/licences/public.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { workRows } from '#platform/jobs/work-rows.ts'
import { sendNewLicences } from './letters.ts'
import { setResigningState } from './resigning-queries.ts'
import { endHolder, noteLicence, openHolders, openLicence, lockNextHolder } from './work-queries.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'
import { resign } from './resigning.ts'

/**
 * Signs again, each licence once, so that a killed process leaves neither gap nor double. The mails of a holder are
 * queued with its last licence. A signer that is away ends the job, which is tried again.
 */
export async function resignAll(job: JobCall, task: PayloadOf<typeof resign>): Promise<void> {
  const { db } = job
  const id = task.resigningId
  await workRows(job, {
    async take(tx) {
      const holder = await lockNextHolder(tx, id)
      return holder && { holder, licenceId: (await openLicence(tx, holder.id))?.licenceId }
    },
    actor: await actingAccount(db, task.accountId),
    allowed: (actor) => actor.permissions.has('keys.manage'),
    async work(call, { holder, licenceId }) {
      if (licenceId) {
        const newLicenceId = await resignLicence(call, licenceId)
        const state = newLicenceId === null ? 'skipped' : 'signed'
        await noteLicence(call.db, holder.id, licenceId, { state, newLicenceId, problem: '' })
      }
      if (await openLicence(call.db, holder.id)) return
      await endHolder(call.db, holder.id, holder.mail ? await sendNewLicences(call, holder) : 0)
    },
    async refuse(tx, { holder, licenceId }, { code }) {
      if (!licenceId || code === 'licences.signerAway') return false
      await noteLicence(tx, holder.id, licenceId, { state: 'failed', newLicenceId: null, problem: code })
      return true
    },
    operation: 'startResigning',
    origin: () => `resigning ${id}`,
    lanes: 1,
    next: (jobs) => jobs.send(resign, task),
    async end() {
      // A holder another worker has locked is finished there; the last worker to finish ends the run.
      if ((await openHolders(db, id)) === 0) await setResigningState(db, id, ['running'], 'done')
    },
  })
}
