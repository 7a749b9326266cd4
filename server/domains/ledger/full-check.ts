import { z } from 'zod'
import type { LedgerCheckRun } from '#contract/ledger.ts'
import { newId } from '#platform/database/ids.ts'
import type { JobCall, JobRun } from '#platform/jobs/job.ts'
import { task } from '#platform/jobs/task.ts'
import type { SignedIn } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { checkLedger } from './check.ts'
import { checkById, deleteOldChecks, endCheck, insertCheck, latestCheck, noteChecked } from './check-queries.ts'
import { endOfLedger } from './queries.ts'

/** Checks the whole ledger, beside everything else. */
export const runCheck = task('ledger.check', { checkId: z.string() })

/** Milliseconds between two notes of how far a check is. */
const noteEveryMs = 500

/** Begins a check of the whole ledger; answers the one that runs, if one does. */
export async function startCheck({ db, actor, audit, jobs }: Write<SignedIn>): Promise<LedgerCheckRun> {
  const id = newId()
  const { position } = await endOfLedger(db)
  if (await insertCheck(db, { id, entries: position, startedBy: actor.accountId })) {
    await deleteOldChecks(db)
    await jobs.send(runCheck, { checkId: id })
    audit({ kind: 'ledgerCheck', id, after: { entries: position } })
    return (await checkById(db, id)) ?? fail('licences.notFound')
  }
  return (await latestCheck(db)) ?? fail('licences.notFound')
}

/** The work of it, from the beginning when its process died: a check changes nothing. */
export async function checkWhole({ db, signing, lastTransaction }: JobRun, checkId: string): Promise<void> {
  if ((await checkById(db, checkId))?.state !== 'running') return
  let noted = Date.now()
  const found = await checkLedger(db, signing, async (checked) => {
    if (Date.now() - noted < noteEveryMs) return
    noted = Date.now()
    await noteChecked(db, checkId, checked)
  })
  await lastTransaction((call) => endCheck(call.db, checkId, { state: 'done', found }))
}

/** It could not be done: its signer or the database was away for long. */
export const failCheck = ({ db }: JobCall, checkId: string): Promise<void> =>
  endCheck(db, checkId, { state: 'failed', found: null })
