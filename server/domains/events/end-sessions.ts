import { isAwsFailure, placeHeld, streamingOf } from '#domains/cloud/public.ts'
import { AwsRefusal } from '#platform/outside/aws-answers.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { type DueSession, dueSessions, markOver } from './end-queries.ts'

/**
 * Ends sessions of events that are over and of places that were released. A failure of AWS at one session does not stop
 * the others. The next minute tries again.
 */
export async function endDueSessions(call: JobCall): Promise<void> {
  if (!streamingOf(call).setUp()) return
  const due = await dueSessions(call.db, call.clock(), placeHeld)
  for (const stackName of new Set(due.map((one) => one.stackName)))
    try {
      await endAt(
        call,
        due.filter((one) => one.stackName === stackName),
      )
    } catch (error) {
      logAwsFailure(call, error, { stackName })
    }
}

/** Failures of AWS are logged; any other error is thrown. */
function logAwsFailure(call: JobCall, error: unknown, where: { stackName: string; session?: string }): void {
  if (!isAwsFailure(error)) throw error
  call.log.warn({ ...where, reason: error.message }, 'AppStream did not end sessions of an event')
}

async function endAt(call: JobCall, due: readonly DueSession[]): Promise<void> {
  const streaming = streamingOf(call)
  const [first] = due
  if (!first) return
  const { stackName, fleetName } = first
  // The sessions of a removed stack have ended with it.
  const running = fleetName === null ? [] : await streaming.sessions({ stackName, fleetName }).catch(noneWhereGone)
  for (const { id, streamUser, settled, eventId } of due) {
    const sessions = running.filter((one) => one.streamUser === streamUser)
    let allEnded = true
    for (const session of sessions)
      await streaming.end(session.id).catch((error: unknown) => {
        allEnded = false
        logAwsFailure(call, error, { stackName, session: session.id })
      })
    // An address is valid for a minute: a session it still opens is ended in the next run.
    if (!allEnded || (!settled && fleetName !== null)) continue
    await call.transaction(async ({ db, audit, clock }) => {
      if (!(await markOver(db, id, clock()))) return
      audit({
        kind: 'cloudSession',
        id,
        before: { eventId, streaming: sessions.length > 0 },
        after: { ended: 'event' },
      })
    })
  }
}

function noneWhereGone(error: unknown): [] {
  if (error instanceof AwsRefusal && error.code === 'ResourceNotFoundException') return []
  throw error
}
