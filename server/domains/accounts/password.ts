import { availableParallelism } from 'node:os'
import { fail } from '#platform/failure.ts'
import { HashThread } from './hash-thread.ts'

/**
 * Hashes a process makes at the same time, in threads of their own that yield to everything else; Node's threads, which
 * sign tokens, would otherwise stand behind every sign-in.
 */
export const hashesAtOnce = Math.min(availableParallelism(), 4)
const threads = Array.from({ length: hashesAtOnce }, () => new HashThread())

/** Who would wait longer than about five seconds behind others is asked to come again, rather than kept in memory. */
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
