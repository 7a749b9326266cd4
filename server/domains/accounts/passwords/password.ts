import { availableParallelism } from 'node:os'
import { fail } from '#platform/operations/failure.ts'
import { HashThread } from './hash-thread.ts'

/**
 * Hashes a process makes at the same time, in threads of their own. A core stays free for other requests, and Node's
 * threads for signing tokens. With a thread on every core sign-ins were no faster, and readers waited longer
 * (bench/README.md).
 */
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism() - 1, 4))
const threads = Array.from({ length: hashesAtOnce }, () => new HashThread())

/**
 * Hashes a thread may queue, about five seconds of work; beyond that the caller is refused instead of queued in memory.
 */
const longestQueue = 250
function leastBusy(): HashThread {
  const thread = threads.reduce((one, other) => (other.length < one.length ? other : one))
  return thread.length < longestQueue ? thread : fail('server.busy')
}

/** Hashes a password with argon2id; about 20 ms, once it is its turn. Refuses with server.busy when hundreds wait. */
export const hashPassword = async (password: string): Promise<string> => leastBusy().ask<string>({ password })

let decoy: Promise<string> | undefined

/** Checks a password; without a hash (no such account) it takes the same time and is never right. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password').catch((error) => {
    decoy = undefined
    throw error
  })
  const compared = stored ?? (await decoy)
  const right = await leastBusy().ask<boolean>({ password, stored: compared })
  return right && stored !== undefined
}
