import type { FastifyRequest } from 'fastify'
import { type Identification, identify } from '#platform/http/requests.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'

/** What tokens of programs hang on apart from their session. */
export type SealOf = (accountId: string) => Promise<string | undefined>

interface Tokens extends Identification {
  sealOf: SealOf
}

/** Milliseconds for which a sign-in counts as confirmed by the password. */
const fresh = 600_000

const sentToken = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1] ?? ''

/** The actor of a request: of a program's token as long as session, password and role are those it was issued for. */
export async function identifyProgram(request: FastifyRequest, by: Tokens): Promise<Actor | null> {
  const claims = await by.installation.tokens.verifyProgram(sentToken(request))
  if (!claims) return identify(request, by)
  const actor = await by.actorOf(claims.sessionId, claims.accountId)
  return actor && claims.seal === (await by.sealOf(claims.accountId)) ? actor : null
}

/** Whether a program signed in within the last ten minutes. */
export async function signedInLately(request: FastifyRequest, { installation }: Identification): Promise<boolean> {
  const claims = await installation.tokens.verifyProgram(sentToken(request))
  return claims !== null && Date.now() - claims.issuedAt < fresh
}

/** The token a program goes on with, in place of the short one of its sign-in. */
export async function programToken(accessToken: string, { installation: { tokens }, sealOf }: Tokens): Promise<string> {
  const claims = (await tokens.verify(accessToken)) ?? fail('session.expired')
  const seal = (await sealOf(claims.accountId)) ?? fail('session.expired')
  return tokens.issueToProgram({ ...claims, role: claimsOf(accessToken).role, seal })
}

/** Until when the token of a request opens anything, in seconds. */
export const expiryOf = (request: FastifyRequest): number => claimsOf(sentToken(request)).exp

/** What stands in a token; it was verified before. */
const claimsOf = (token: string): { role: string; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString('utf8')) as { role: string; exp: number }
