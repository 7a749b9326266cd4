import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { takingTurns } from './turns.ts'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes a process makes at the same time. A core stays free for everybody else's requests, and one of Node's four
 * threads for signing tokens: both would otherwise stand behind every sign-in.
 */
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism() - 1, 3))
const inTurn = takingTurns(hashesAtOnce)

/** Hashes a password with argon2id; about 20 ms on its own thread, once it is its turn. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Checks a password; without a hash (no such account) it takes the same time and is never right. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const compared = stored ?? (await decoy)
  const right = await inTurn(() => verify(compared, password))
  return right && stored !== undefined
}
