import { refusedByAws } from '#platform/aws-answers.ts'
import type { Installation } from '#platform/installation.ts'
import type { JobCall } from '#platform/job.ts'
import type { InPart } from '#platform/operations.ts'
import { lookOf } from './configuration-queries.ts'
import { endedLetter } from './letters.ts'
import { keepSessions, keepStacks, markEnded, noteLook, takeLookTurn, unentitledSessions } from './look-queries.ts'
import { isAwsFailure, type Session, streamingOf } from './streaming.ts'

/** Looks at AppStream and keeps what it told. Throws what AWS failed with, after noting that it did. */
export async function look(
  call: Pick<Installation, 'contributions' | 'clock'> & Pick<JobCall, 'db'>,
  part: InPart,
): Promise<void> {
  const streaming = streamingOf(call)
  const at = call.clock()
  try {
    const stacks = await streaming.stacks()
    const found: Parameters<typeof keepStacks>[1][number][] = []
    const sessions = new Map<string, Session[]>()
    for (const stack of stacks) {
      const { name: stackName, fleetName } = stack
      found.push({ ...stack, fleet: fleetName ? await streaming.fleet(fleetName) : undefined })
      if (fleetName) sessions.set(stackName, await streaming.sessions({ stackName, fleetName }))
    }
    await part(async ({ db }) => {
      await takeLookTurn(db)
      // Somebody who began later was quicker.
      const last = await lookOf(db)
      if (last?.lookedAt && Date.parse(last.lookedAt) > at.getTime()) return
      const ids = await keepStacks(db, found, at)
      for (const [name, id] of ids) await keepSessions(db, id, sessions.get(name) ?? [], at)
      await noteLook(db, { lookedAt: at })
    })
  } catch (error) {
    if (isAwsFailure(error))
      await part(({ db }) => noteLook(db, { failedAt: at, failure: error.message.slice(0, 200) }).then(() => undefined))
    throw error
  }
}

/** Looks on somebody's behalf. Refuses with what AWS failed with. */
export const lookNow = (call: Parameters<typeof look>[0], part: InPart): Promise<void> =>
  look(call, part).catch(refusedByAws)

/** Ends sessions of people who may not stream any more, and tells them; each is told once. */
export async function endUnentitled(call: JobCall): Promise<void> {
  const streaming = streamingOf(call)
  for (const session of await unentitledSessions(call.db)) {
    await streaming.end(session.id)
    await call.within(async ({ db, mail, audit, clock }) => {
      if (!(await markEnded(db, session.id, clock()))) return
      const { contactId, email, firstName, lastName } = session
      audit({ kind: 'cloudSession', id: session.id, before: { contactId }, after: { ended: 'no access' } })
      if (contactId === null || email === null) return
      const name = [firstName, lastName].filter(Boolean).join(' ')
      const language = session.language === 'en' ? 'en' : 'de'
      await mail({ email, language, name }, endedLetter, {}, { record: { kind: 'contact', id: contactId } })
    })
  }
}
