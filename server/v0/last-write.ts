import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#platform/operations/failure.ts'

/** How often a call is worked again when others write to the same record at the same time. */
const mostTimes = 20
/** Milliseconds: they come back one after the other, not all at once again. */
const longestPause = 100

/**
 * An older program knows no versions: what it sends applies on top of the current state. A call that conflicts with
 * another change is repeated on the new state, as long as it has written nothing yet (`wrote`).
 */
export async function onNewState<T>(work: () => Promise<T>, wrote: () => boolean): Promise<T> {
  for (let times = 1; ; times++)
    try {
      return await work()
    } catch (error) {
      const meanwhile = error instanceof Failure && error.code === 'request.conflict'
      if (!meanwhile || wrote() || times === mostTimes) throw error
      await pause(Math.random() * longestPause)
    }
}
