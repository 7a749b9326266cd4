import { actingAccount } from '#domains/accounts/public.ts'
import type { BrokenRule } from '#contract/licences.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import { type Refusal, workRows } from '#platform/jobs/work-rows.ts'
import { zip } from '#platform/zip.ts'
import { planOf } from './change.ts'
import type { Plan } from './dry-run.ts'
import { campaignById, type StoredCampaign } from './queries.ts'
import { countOpenRows, endRun, type OpenRow, type RowResult, storeResults, lockNextRows } from './work-queries.ts'
import { changeRows, undoOne, upgradeOne } from './write.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'
import { runCampaign, undoCampaign } from './tasks.ts'

/** Transactions at the same time. */
const lanes = 5
/** Holdings changed in one transaction at most: they share the ledger's lock and the commit. */
const mostTogether = 10
/** Shares a job's rows are spread over at least. */
const shares = 40

const phases = {
  run: { state: 'running', result: null, to: 'done', next: runCampaign, operation: 'startCampaign' },
  undo: { state: 'undoing', result: 'changed', to: 'undone', next: undoCampaign, operation: 'undoCampaign' },
} as const
type Phase = keyof typeof phases

/** Changes what the dry run found, or brings it back: each holding once, however often it is interrupted. */
export async function workOn(job: JobCall, phase: Phase, task: PayloadOf<typeof runCampaign>): Promise<void> {
  const { db } = job
  const { state, result, to, next, operation } = phases[phase]
  const campaign = await campaignById(db, task.campaignId)
  if (campaign?.state !== state) return
  const { id } = campaign
  const plan = await planNow(job, campaign)
  const isUpgrade = plan?.change.kind === 'upgrade'
  const most = Math.min(mostTogether, Math.ceil((await countOpenRows(db, id)) / shares))
  const change = async (calls: readonly Write[], rows: readonly OpenRow[]) => {
    const done = await changeRows(calls, campaign, rows, plan ?? fail('campaigns.moduleUnknown'))
    return storeResults(calls[0]!.db, id, numbered(rows, done))
  }
  const store = ({ db: tx }: Write, row: OpenRow, done: RowResult) => storeResults(tx, id, numbered([row], [done]))
  await workRows(job, {
    take: async (tx) => (await lockNextRows(tx, id, { state, result, most: 1 }))[0],
    actor: await actingAccount(db, task.accountId),
    allowed: (actor) => actor.permissions.has('campaigns.run'),
    async work(call, open) {
      if (phase === 'undo') return store(call, open, await undoOne(call, campaign, open))
      if (plan?.change.kind === 'upgrade') return store(call, open, await upgradeOne(call, campaign, open, plan))
      return change([call], [open])
    },
    ...(phase === 'run' && !isUpgrade && most > 1
      ? { together: { take: (tx) => lockNextRows(tx, id, { state, result, most }), work: change } }
      : {}),
    async refuse(tx, { row }, refusal) {
      const kept = { result: phase === 'undo' ? 'kept' : 'failed', problems: problemsOf(refusal) } as const
      await storeResults(tx, id, [{ row, ...kept }])
      return true
    },
    operation,
    origin: ({ row }) => `campaign ${id} row ${row}`,
    lanes,
    next: (jobs) => jobs.send(next, task),
    end: () => endRun(db, id, { from: state, to }),
  })
}

const numbered = (rows: readonly OpenRow[], results: readonly RowResult[]) =>
  zip(rows, results).map(([{ row }, result]) => ({ row, ...result }))

/** Null when the catalogue has lost a module or product meanwhile: then each holding says so. */
async function planNow(job: WithClock, campaign: StoredCampaign): Promise<Plan | null> {
  try {
    return await planOf(job, campaign)
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
