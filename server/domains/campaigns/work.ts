import { actingAccount } from '#domains/accounts/public.ts'
import type { BrokenRule } from '#contract/licences.ts'
import type { Db } from '#platform/database.ts'
import { fail, Failure } from '#platform/failure.ts'
import type { JobCall } from '#platform/job.ts'
import { type Refusal, workRows } from '#platform/work-rows.ts'
import { planOf } from './change.ts'
import type { Plan } from './judge.ts'
import { campaignById, type StoredCampaign } from './queries.ts'
import { endRun, type RowResult, savingResult, takeRow } from './work-queries.ts'
import { changeOne, undoOne } from './write.ts'

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

/** Changes what the dry run found, or brings it back: each holding once, however often it is interrupted. */
export async function workOn(job: JobCall, phase: Phase, task: Task): Promise<void> {
  const { db } = job
  const { state, result, to, next, operation } = phases[phase]
  const campaign = await campaignById(db, task.campaignId)
  if (campaign?.state !== state) return
  const { id } = campaign
  const plan = await planNow(db, campaign)
  await workRows(job, {
    take: (tx) => takeRow(tx, id, { state, result }),
    actor: await actingAccount(db, task.accountId),
    allowed: (actor) => actor.permissions.has('campaigns.run'),
    async work(call, open) {
      const done =
        phase === 'undo'
          ? await undoOne(call, campaign, open)
          : await changeOne(call, campaign, open, plan ?? fail('campaigns.moduleUnknown'))
      return savingResult(call.db, id, open.row, done)
    },
    async refuse(tx, { row }, refusal) {
      const kept = { result: phase === 'undo' ? 'kept' : 'failed', problems: problemsOf(refusal) } as const
      await savingResult(tx, id, row, kept).execute()
      return true
    },
    operation,
    origin: ({ row }) => `campaign ${id} row ${row}`,
    lanes,
    next: { job: next, task },
    end: () => endRun(db, id, { from: state, to }),
  })
}

/** Null when the catalogue has lost a module or product meanwhile: then each holding says so. */
async function planNow(db: Db, campaign: StoredCampaign): Promise<Plan | null> {
  try {
    return await planOf(db, campaign)
  } catch (thrown) {
    if (thrown instanceof Failure) return null
    throw thrown
  }
}

/** The rules a refusal names, or the refusal itself. */
function problemsOf({ code, details }: Refusal): RowResult['problems'] {
  const { broken } = details as { broken?: BrokenRule[] }
  return broken && broken.length > 0 ? broken : [{ code, detail: {} }]
}
