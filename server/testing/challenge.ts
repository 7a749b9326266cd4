import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestPortal } from './portal.ts'

/** A solved challenge as the browser sends it. */
export async function solvedChallenge({ call }: Pick<TestPortal, 'call'>): Promise<string> {
  const { json } = await call(null, 'GET', '/registration/challenge')
  const solution = await solveChallenge({ challenge: json as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: json, solution })).toString('base64')
}
