import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { hashSecret, type Tokens } from '#platform/keys/tokens.ts'
import { insertChallengeUse } from './queries.ts'

const tenMinutes = 600_000
// About half a second of work in a browser; the server derives one key for each challenge it hands out.
const effort = { cost: 2000, from: 150, to: 400 }

const algorithm = 'PBKDF2/SHA-256'
const keysOf = (digest: Tokens['digest']) => ({
  hmacSignatureSecret: digest('registration challenge').toString('hex'),
  hmacKeySignatureSecret: digest('registration challenge key').toString('hex'),
})

const solved = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal(algorithm),
        nonce: z.string().regex(/^[0-9a-f]{32}$/),
        salt: z.string().regex(/^[0-9a-f]{32}$/),
        cost: z.literal(effort.cost),
        keyLength: z.literal(32),
        keyPrefix: z.string().regex(/^[0-9a-f]{1,64}$/),
        keySignature: z.string().max(200),
        expiresAt: z.number().int(),
      })
      .strict(),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
})

/** A challenge whose solution was checked, not used up yet. */
export interface Solution {
  nonceHash: Buffer
  expiresAt: Date
}

/** A signed proof of work for one form, such as a registration. */
export async function newChallenge(digest: Tokens['digest']) {
  const { parameters, signature } = await createChallenge({
    algorithm,
    cost: effort.cost,
    counter: randomInt(effort.from, effort.to),
    deriveKey,
    expiresAt: new Date(Date.now() + tenMinutes),
    ...keysOf(digest),
  })
  if (signature === undefined) throw new Error('A challenge is always signed: there is a key.')
  return { parameters: { ...parameters }, signature }
}

/** Checks a solution before the transaction; returns what marks the challenge as used. */
export async function checkChallenge(digest: Tokens['digest'], payload: string): Promise<Solution> {
  const read = solved.safeParse(fromBase64(payload))
  if (!read.success) fail('registration.challengeFailed', undefined, 'challenge')
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keysOf(digest) })
  if (!verified) fail('registration.challengeFailed', undefined, 'challenge')
  const { nonce, expiresAt } = challenge.parameters
  return { nonceHash: hashSecret(nonce), expiresAt: new Date(expiresAt * 1000) }
}

/** Uses a challenge up; of any number of forms with the same one, the first gets through. */
export async function spendChallenge({ db }: { db: Db }, checked: Solution): Promise<void> {
  if (!(await insertChallengeUse(db, checked))) fail('registration.challengeUsed', undefined, 'challenge')
}

function fromBase64(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
