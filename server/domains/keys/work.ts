import { actingAccount } from '#domains/accounts/public.ts'
import { resignLicence } from '#domains/licences/public.ts'
import type { Actor } from '#platform/actor.ts'
import { type Change, writeAudit } from '#platform/audit.ts'
import { fail, Failure, isRetryable } from '#platform/failure.ts'
import type { JobCall } from '#platform/job.ts'
import { writeWithin } from '#platform/operations.ts'
import { sendNewLicences } from './letters.ts'
import { setResigningState } from './resigning-queries.ts'
import { endCompany, noteLicence, openCompanies, openLicence, takeCompany } from './work-queries.ts'

export interface Task {
  resigningId: string
  accountId: string
}

/** Licences one job signs before it hands on to the next: short jobs are picked up soon after a crash. */
const atOnce = 500

/**
 * Signs anew, each licence in a transaction that ends with its result, so that a killed process leaves neither gap nor
 * double. The mails of a company are queued with its last licence. A signer that is away ends the job, which is tried again.
 */
export async function resignAll(job: JobCall, task: Task): Promise<void> {
  const { db, jobs } = job
  const actor = await actingAccount(db, task.accountId)
  for (let left = atOnce; left > 0; left--) {
    if (await resignNext(job, actor, task)) continue
    // What somebody else holds is theirs to finish; whoever finishes last ends the whole.
    if ((await openCompanies(db, task.resigningId)) === 0)
      await setResigningState(db, task.resigningId, ['running'], 'done')
    return
  }
  await jobs.add('keys.resign', task)
}

/** False when nothing is left to take, or it is paused. */
async function resignNext(job: JobCall, actor: Actor | undefined, task: Task): Promise<boolean> {
  const { db, jobs } = job
  let at: { part: string; licence: string } | null = null
  try {
    return await db.transaction().execute(async (tx) => {
      const company = await takeCompany(tx, task.resigningId)
      if (!company) return false
      const open = await openLicence(tx, company.id)
      at = open ? { part: company.id, licence: open.licenceId } : null
      // The account may have lost the permission since it began.
      if (!actor?.permissions.has('keys.manage')) return fail('permission.missing')
      const changes: Change[] = []
      const audit = (change: Change) => void changes.push(change)
      const call = writeWithin(job, { db: tx, actor, audit, jobs: jobs.within(tx) })
      if (open) {
        const id = await resignLicence(call, open.licenceId)
        const state = id === null ? 'skipped' : 'signed'
        await noteLicence(tx, company.id, open.licenceId, { state, newLicenceId: id, problem: '' })
      }
      if (!(await openLicence(tx, company.id)))
        await endCompany(tx, company.id, company.mail ? await sendNewLicences(call, company) : 0)
      const source = { requestId: `resigning ${task.resigningId}`, address: '' }
      if (changes.length > 0) await writeAudit(tx, actor, 'startResigning', changes, source)
      return true
    })
  } catch (thrown) {
    // Another process was in the way: the licence is still open.
    if (isRetryable(thrown)) return true
    const failed = at as { part: string; licence: string } | null
    if (!failed || !(thrown instanceof Failure) || thrown.code === 'licences.signerAway') throw thrown
    const result = { state: 'failed' as const, newLicenceId: null, problem: thrown.code }
    await noteLicence(db, failed.part, failed.licence, result)
    return true
  }
}
