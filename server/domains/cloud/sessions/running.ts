import { refusedByAws } from '#platform/outside/aws-answers.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Before, RunTransaction, Read } from '#platform/operations/operations.ts'
import { lastSync } from '../accounts/configuration-queries.ts'
import { readConfiguration } from '../accounts/configurations.ts'
import { markEnded } from './sync-queries.ts'
import { runningSessions } from './sign-in-queries.ts'
import { streamingOf } from '../streaming.ts'

/** The people of a configuration who stream, as last read from AppStream. Refuses with cloud.notFound. */
export async function listRunning(call: Read, id: string) {
  await readConfiguration(call, id)
  const [items, last] = await Promise.all([runningSessions(call.db, id), lastSync(call.db)])
  return { items, lookedAt: last?.lookedAt ?? null }
}

/** Ends a person's session; AWS is called first, outside any transaction. */
export async function endRunning(
  call: Before<{ id: string; session: string }, unknown, unknown>,
  transaction: RunTransaction,
): Promise<void> {
  const { id, session } = call.params
  await readConfiguration(call, id)
  const running = (await runningSessions(call.db, id)).find((one) => one.id === session)
  if (!running) return fail('cloud.sessionGone')
  await streamingOf(call).end(session).catch(refusedByAws)
  await transaction(async ({ db, audit, clock }) => {
    if (!(await markEnded(db, session, clock()))) return
    audit({ kind: 'cloudSession', id: session, before: { contactId: running.contactId }, after: { ended: 'by staff' } })
  })
}
