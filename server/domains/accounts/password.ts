import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id; about 20 ms on its own thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Checks a password; without a hash (no such account) it takes the same time and is never right. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await decoy), password)
  return right && stored !== undefined
}
