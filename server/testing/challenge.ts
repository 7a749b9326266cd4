import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { loadKeys } from '#platform/keys/keys.ts'
import { accessTokens } from '#platform/keys/tokens.ts'
import type { TestPortal } from './portal.ts'

/** A challenge of the server, solved as the browser does it: half a second of work. */
export async function solvedChallenge({ call }: Pick<TestPortal, 'call'>): Promise<string> {
  const { json } = await call(null, 'GET', '/registration/challenge')
  return solved(json as Challenge)
}

/** A challenge signed with the server's secret that the second try solves: for tests of what comes after it. */
export async function easyChallenge({ configuration }: Pick<TestPortal, 'configuration'>): Promise<string> {
  const { token } = loadKeys(configuration.DATA_DIR, { demo: true, production: false })
  const { digest } = accessTokens(token, configuration)
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2000,
    counter: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + 600_000),
    hmacSignatureSecret: digest('registration challenge').toString('hex'),
    hmacKeySignatureSecret: digest('registration challenge key').toString('hex'),
  })
  return solved(challenge)
}

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
