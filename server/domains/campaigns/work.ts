import { actingAccount } from '#domains/accounts/public.ts'
import type { BrokenRule } from '#contract/licences.ts'
import type { Actor } from '#platform/actor.ts'
import { type Change, writeAudit } from '#platform/audit.ts'
import type { Db } from '#platform/database.ts'
import { fail, Failure, isRetryable } from '#platform/failure.ts'
import type { JobCall } from '#platform/job.ts'
import { writeWithin } from '#platform/operations.ts'
import { planOf } from './change.ts'
import type { Plan } from './judge.ts'
import { campaignById, type StoredCampaign } from './queries.ts'
import { endRun, type RowResult, saveResult, takeRow, withResult } from './work-queries.ts'
import { changeOne, undoOne } from './write.ts'

/** Rows one job writes before it hands on to the next: short jobs are picked up soon after a crash. */
const atOnce = 1000
/** Rows written at the same time. */
const lanes = 5

export interface Task {
  campaignId: string
  accountId: string
}

const phases = {
  run: { state: 'running', result: null, to: 'done', next: 'campaigns.run', operation: 'startCampaign' },
  undo: { state: 'undoing', result: 'changed', to: 'undone', next: 'campaigns.undo', operation: 'undoCampaign' },
} as const
type Phase = keyof typeof phases

/**
 * Changes what the dry run found, or brings it back: each company product in a transaction that ends with its result,
 * so that it is done once, however often the work is interrupted and taken up again.
 */
export async function workOn(job: JobCall, phase: Phase, task: Task): Promise<void> {
  const { db, jobs } = job
  const { state, to, next } = phases[phase]
  const campaign = await campaignById(db, task.campaignId)
  if (campaign?.state !== state) return
  const work = {
    phase,
    campaign,
    actor: await actingAccount(db, task.accountId),
    plan: await planNow(db, campaign),
  }
  let left = atOnce
  let open = true
  const lane = async () => {
    while (open && left-- > 0) if (!(await workOnNext(job, work))) open = false
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (open) await jobs.add(next, task)
  else await endRun(db, task.campaignId, { from: state, to })
}

interface Work {
  phase: Phase
  campaign: StoredCampaign
  actor: Actor | undefined
  plan: Plan | null
}

/** Null when the catalogue has lost a module or product meanwhile: then each company product says so. */
async function planNow(db: Db, campaign: StoredCampaign): Promise<Plan | null> {
  try {
    return await planOf(db, campaign)
  } catch (thrown) {
    if (thrown instanceof Failure) return null
    throw thrown
  }
}

async function workOnNext(job: JobCall, { phase, campaign, actor, plan }: Work): Promise<boolean> {
  const { db, jobs } = job
  const { state, result, operation } = phases[phase]
  const { id } = campaign
  let row = 0
  try {
    return await db.transaction().execute(async (tx) => {
      const open = await takeRow(tx, id, { state, result })
      if (!open) return false
      row = open.row
      if (!actor?.permissions.has('campaigns.run')) return fail('permission.missing')
      const changes: Change[] = []
      const audit = (change: Change) => void changes.push(change)
      const call = writeWithin(job, { db: tx, actor, audit, jobs: jobs.within(tx) })
      const done =
        phase === 'undo'
          ? await undoOne(call, campaign, open)
          : await changeOne(call, campaign, open, plan ?? fail('campaigns.moduleUnknown'))
      const source = { requestId: `campaign ${id} row ${row}`, address: '' }
      // In one statement, since the ledger is held meanwhile.
      if (changes.length > 0) await writeAudit(withResult(tx, id, row, done), actor, operation, changes, source)
      else await saveResult(tx, id, row, done)
      return true
    })
  } catch (thrown) {
    // Another lane was in the way: the row is still open.
    if (isRetryable(thrown)) return true
    const problems = problemsOf(thrown)
    if (row === 0 || !problems) throw thrown
    await saveResult(db, id, row, { result: phase === 'undo' ? 'kept' : 'failed', problems })
    return true
  }
}

/** A refusal with the rules it names, or a row the database itself would not have; anything else is no fault of the row. */
function problemsOf(thrown: unknown): RowResult['problems'] | null {
  if (thrown instanceof Failure) {
    const { broken } = (thrown.details ?? {}) as { broken?: BrokenRule[] }
    return broken && broken.length > 0 ? broken : [{ code: thrown.code, detail: {} }]
  }
  const code = (thrown as { code?: unknown }).code
  return typeof code === 'string' && /^(22|23)/.test(code) ? [{ code: 'server.failed', detail: {} }] : null
}
