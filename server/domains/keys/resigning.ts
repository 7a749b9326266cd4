import { portalDay } from '#contract/time-zone.ts'
import type { SignedIn } from '#platform/operations/actor.ts'
import type { Resigning } from '#contract/keys.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockKey } from './queries.ts'
import { insertResigning, reopenFailed, resigningById, setResigningState } from './resigning-queries.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

/** Issues licences again on behalf of the account that started it. */
export const resign = task('keys.resign', { resigningId: z.string(), accountId: z.string() })

/** Begins to issue every live licence of a former key again; the work is a job. */
export async function startResigning(
  { db, actor, audit, jobs, clock }: Write<SignedIn>,
  keyId: string,
  mail: boolean,
): Promise<Resigning> {
  const held = (await lockKey(db, keyId)) ?? fail('keys.notFound')
  if (held.status === 'active') fail('keys.active')
  const id = newId()
  const licences = await insertResigning(db, { id, keyId, mail, createdBy: actor.accountId }, portalDay(clock()))
  if (licences === 0) fail('keys.nothingToSign')
  await jobs.send(resign, { resigningId: id, accountId: actor.accountId })
  audit({ kind: 'resigning', id, after: { keyId, mail, licences } })
  return (await resigningById(db, id)) ?? fail('keys.resigningNotFound')
}

/** The licence at work is finished, no other begun. */
export async function pauseResigning({ db, audit }: Write, id: string): Promise<Resigning> {
  if (!(await resigningById(db, id))) fail('keys.resigningNotFound')
  if (!(await setResigningState(db, id, ['running'], 'paused'))) fail('keys.resigningNotRunning')
  audit({ kind: 'resigning', id, before: { state: 'running' }, after: { state: 'paused' } })
  return (await resigningById(db, id)) ?? fail('keys.resigningNotFound')
}

/** Continues a paused re-signing; one that has ended signs again what failed. */
export async function resumeResigning({ db, actor, audit, jobs }: Write<SignedIn>, id: string): Promise<Resigning> {
  const found = (await resigningById(db, id)) ?? fail('keys.resigningNotFound')
  if (found.state === 'done' && found.failed === 0) fail('keys.resigningNotFound')
  if (!(await setResigningState(db, id, ['paused', 'done'], 'running'))) fail('keys.resigningRunning')
  if (found.state === 'done') await reopenFailed(db, id)
  await jobs.send(resign, { resigningId: id, accountId: actor.accountId })
  audit({ kind: 'resigning', id, before: { state: found.state }, after: { state: 'running' } })
  return (await resigningById(db, id)) ?? fail('keys.resigningNotFound')
}
