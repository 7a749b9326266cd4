import { serialize } from '#platform/database/serialize.ts'
import { awsOf } from '#platform/outside/aws.ts'
import { AwsRefusal } from '#platform/outside/aws-answers.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import type { RunTransaction, Read } from '#platform/operations/operations.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'
import { countGone, storeDesktops, lastSync, noteLook } from './queries.ts'
import { readWorkspaces } from './workspaces.ts'

type Looking = Pick<Installation, 'contributions' | 'clock'> & Pick<Read, 'db'>

const isSetUp = (call: Looking): boolean => awsOf(call).state().configured

/** How old is what is shown of WorkSpaces, and how many desktops vanished. */
export async function desktopLook(call: Looking) {
  const [last, gone] = await Promise.all([lastSync(call.db), countGone(call.db)])
  return { setUp: isSetUp(call), lookedAt: last?.lookedAt ?? null, failedAt: last?.failedAt ?? null, gone }
}

/** Reads WorkSpaces and stores its desktops, all pages or nothing. A failure is recorded. */
async function sync(call: Looking, transaction: RunTransaction): Promise<void> {
  const at = call.clock()
  try {
    const found = await readWorkspaces(call)
    await transaction(async ({ db }) => {
      await serialize(db, 'desktop look')
      // A run that began later was quicker.
      const last = await lastSync(db)
      if (last?.lookedAt && Date.parse(last.lookedAt) > at.getTime()) return
      await storeDesktops(db, found, at)
      await noteLook(db, { lookedAt: at })
    })
  } catch (error) {
    if (!(error instanceof AwsRefusal || error instanceof OutsideError)) throw error
    await transaction(({ db }) =>
      noteLook(db, { failedAt: at, failure: error.message.slice(0, 200) }).then(() => undefined),
    )
  }
}

/** Reads WorkSpaces at a caller's request. Refuses only where no cloud is set up. */
export async function syncNow(call: Looking, transaction: RunTransaction) {
  if (!isSetUp(call)) fail('aws.notConfigured')
  await sync(call, transaction)
  return desktopLook(call)
}

/** Synchronises by itself, where a cloud is set up. */
export async function syncByJob(call: JobCall): Promise<void> {
  if (isSetUp(call)) await sync(call, (work) => call.transaction(work))
}
