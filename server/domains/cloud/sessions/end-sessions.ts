import { languageOf } from '#contract/shapes.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { usableAgain } from '../users/access-rules.ts'
import { endedLetter } from '../letters.ts'
import { syncAppStream } from './sync-appstream.ts'
import { markEnded, markEnding, unentitledSessions } from './sync-queries.ts'
import { type AwsFailure, isAwsFailure, streamingOf } from '../streaming.ts'

type Ending = Awaited<ReturnType<typeof unentitledSessions>>[number]

/**
 * Reads AppStream and ends sessions of people who may not stream any more, stack by stack. A failure of AWS at one
 * session does not stop the others. Returns the first failure; the next run tries the rest again.
 */
export async function syncAndEnd(call: JobCall): Promise<AwsFailure | null> {
  let first: AwsFailure | null = null
  const note = (where: { stack?: string; session?: string }, failure: AwsFailure) => {
    first ??= failure
    call.log.warn({ ...where, reason: failure.message }, 'AppStream did not answer the look at the cloud')
  }
  const tried = new Set<string>()
  const endAt = async (stackId: string | null) => {
    for (const session of await unentitledSessions(call.db, stackId)) {
      if (tried.has(session.id)) continue
      tried.add(session.id)
      try {
        await end(call, session)
      } catch (error) {
        if (!isAwsFailure(error)) throw error
        note({ session: session.id }, error)
      }
    }
  }
  try {
    await syncAppStream(call, (work) => call.transaction(work), {
      patience: 240_000,
      kept: endAt,
      silent: (stack, failure) => note({ stack }, failure),
    })
  } catch (error) {
    if (!isAwsFailure(error)) throw error
    note({}, error)
  }
  // What an earlier run read of stacks that do not answer now.
  await endAt(null)
  return first
}

/**
 * Ends one session and mails the person why, once. If the process dies after the call to AWS, the next run completes
 * it.
 */
async function end(call: JobCall, session: Ending): Promise<void> {
  await markEnding(call.db, session.id, call.clock())
  await streamingOf(call).end(session.id)
  await call.transaction(async ({ db, mail, audit, clock }) => {
    if (!(await markEnded(db, session.id, clock()))) return
    const { contactId, email, firstName, lastName, blockReason } = session
    audit({ kind: 'cloudSession', id: session.id, before: { contactId }, after: { ended: 'no access' } })
    if (contactId === null || email === null) return
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const language = languageOf(session.language)
    const facts = { reason: blockReason?.reason ?? 'gone', day: usableAgain(blockReason, portalDay(clock())) } as const
    await mail({ email, language, name }, endedLetter, facts, { record: { kind: 'contact', id: contactId } })
  })
}
