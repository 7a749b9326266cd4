import { createHash, createHmac, randomBytes } from 'node:crypto'
import { exportJWK, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Configuration } from '../installation/configuration.ts'
import type { KeyRing } from './keys.ts'

interface AccessClaims {
  accountId: string
  sessionId: string
}

/** Claims of a token for programs of the documented calls. */
interface ProgramClaims extends AccessClaims {
  /** What has to be unchanged of the account. */
  seal: string
  /** In milliseconds. */
  issuedAt: number
  until: number
}

export interface Tokens {
  /** A signed access token (RS256 JWT, 10 minutes). */
  issue: (claims: AccessClaims & { role: string }) => Promise<string>
  /** The claims of a valid access token, or null. Results are remembered until the token expires. */
  verify: (token: string) => Promise<AccessClaims | null>
  /** A token for a program that cannot renew one: of the same session, valid so many minutes; `verify` does not take it. */
  issueToProgram: (claims: AccessClaims & { role: string; seal: string }) => Promise<string>
  /** The claims of such a token, or null. */
  verifyProgram: (token: string) => Promise<ProgramClaims | null>
  /** The public keys as published under /.well-known/jwks.json (RFC 7517), with the issuer and audience of our tokens. */
  keySet: () => Promise<JSONWebKeySet & { issuer: string; audience: string }>
  /** Keyed digest for values that must not be guessable from the database. */
  digest: (value: string) => Buffer
}

const lifetime = 600
const programType = 'program+jwt'
const remembered = 5000

export function accessTokens(keys: KeyRing, configuration: Configuration): Tokens {
  const issuer = configuration.TOKEN_ISSUER
  const audience = configuration.TOKEN_AUDIENCE
  const byId = new Map(keys.map((key) => [key.id, key]))
  const signing = keys[0]
  const secret = createHash('sha256')
    .update(signing.privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest()
  const known = new Map<string, AccessClaims & { until: number }>()
  const knownPrograms = new Map<string, ProgramClaims>()

  const signed = (claims: Record<string, string>, { accountId, typ, seconds }: Signing) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: signing.id, typ })
      .setSubject(accountId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(signing.privateKey)

  const opened = async (token: string, typ: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = byId.get(kid ?? '')
        if (!key) throw new Error('unknown key')
        return key.publicKey
      },
      { issuer, audience, algorithms: ['RS256'], typ, requiredClaims: ['sub', 'sid', 'exp'] },
    )
    return payload
  }

  return {
    issue: ({ accountId, sessionId, role }) =>
      signed({ role, sid: sessionId }, { accountId, typ: 'at+jwt', seconds: lifetime }),

    issueToProgram: ({ accountId, sessionId, role, seal }) =>
      signed(
        { role, sid: sessionId, seal },
        { accountId, typ: programType, seconds: configuration.V0_TOKEN_MINUTES * 60 },
      ),

    async verify(token) {
      const hit = known.get(token)
      if (hit) return hit.until > Date.now() ? hit : null
      try {
        const payload = await opened(token, 'at+jwt')
        const claims = claimsIn(payload)
        if (known.size >= remembered) known.clear()
        known.set(token, claims)
        return claims
      } catch {
        return null
      }
    },

    async verifyProgram(token) {
      const hit = knownPrograms.get(token)
      if (hit) return hit.until > Date.now() ? hit : null
      try {
        const payload = await opened(token, programType)
        const claims = { ...claimsIn(payload), seal: String(payload['seal']), issuedAt: Number(payload.iat) * 1000 }
        if (knownPrograms.size >= remembered) knownPrograms.clear()
        knownPrograms.set(token, claims)
        return claims
      } catch {
        return null
      }
    },

    async keySet() {
      const published = keys.map(async (key) => ({
        ...(await exportJWK(key.publicKey)),
        kid: key.id,
        use: 'sig',
        alg: 'RS256',
      }))
      return { keys: await Promise.all(published), issuer, audience }
    },

    digest: (value) => createHmac('sha256', secret).update(value).digest(),
  }
}

interface Signing {
  accountId: string
  typ: string
  seconds: number
}

const claimsIn = (payload: JWTPayload) => ({
  accountId: String(payload.sub),
  sessionId: String(payload['sid']),
  until: Number(payload.exp) * 1000,
})

/** A random secret for links and cookies (256 bits, base64url) and the hash that is stored instead of it. */
export const newSecret = (): { secret: string; hash: Buffer } => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
