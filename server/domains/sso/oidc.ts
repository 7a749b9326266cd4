import { storedAddress } from '#contract/email.ts'
import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { tenantPlace } from '#contract/sso.ts'
import type { SsoSeen } from '#contract/sso-refusals.ts'
import { Failure } from '#platform/operations/failure.ts'
import { redirectAddress } from '#contract/sso-addresses.ts'
import { issuerOf } from './addresses.ts'
import type { SsoConfiguration } from './providers/configuration-queries.ts'
import type { Identity } from './identities/identity.ts'
import { foldCase } from './identities/names.ts'
import { providerFetch } from './provider-fetch.ts'
import { type Reason, Refusal, refuseSignIn } from './refusals/reason.ts'
import { codeOf, fieldOf, messageOf } from '#platform/record.ts'

/** A configuration with its secret opened, and the hosts of providers that may be private. */
export type Open = SsoConfiguration & { secret: string | null; allowed: readonly string[] }

const seconds = 10
const remembered = 600_000
/** Seconds a provider's clock may differ from this one, ahead or behind. */
const clockTolerance = 180
const known = new Map<string, { found: Promise<client.Configuration>; until: number }>()

/** What one attempt's parameters are made of: the browser's secret, which the database does not hold. */
const derived = (secret: string, label: string): string =>
  createHmac('sha256', secret).update(label).digest('base64url')

/** What a provider's answer names the attempt by. */
export const oidcState = (secret: string): string => derived(secret, 'state')

/** The address to sign in at: code flow with PKCE (S256), state and nonce. */
export async function oidcStart(
  configuration: Open,
  publicUrl: string,
  secret: string,
  email: string | null,
): Promise<string> {
  const provider = await discovered(configuration)
  const address = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectAddress(publicUrl, configuration.identifier),
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(derived(secret, 'verifier')),
    code_challenge_method: 'S256',
    state: oidcState(secret),
    nonce: derived(secret, 'nonce'),
    ...(email && { login_hint: email }),
  })
  return address.href
}

/** Exchanges what came back for an identity; throws a Refusal. */
export async function oidcFinish(
  configuration: Open,
  publicUrl: string,
  secret: string,
  query: string,
): Promise<{ identity: Identity; seen: SsoSeen }> {
  const provider = await discovered(configuration)
  const answer = new URLSearchParams(query)
  const error = answer.get('error')
  if (error) throw new Refusal(reasonOf(error, answer.get('error_description') ?? ''))
  try {
    const back = new URL(redirectAddress(publicUrl, configuration.identifier))
    back.search = query
    const tokens = await client.authorizationCodeGrant(provider, back, {
      pkceCodeVerifier: derived(secret, 'verifier'),
      expectedState: oidcState(secret),
      expectedNonce: derived(secret, 'nonce'),
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    refuseForeignTenant(configuration, claims)
    const more = claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint
    const userInfo = more ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub) : claims
    const subject = foldCase(subjectOf(claims))
    const { email, verified } = emailOf(userInfo)
    const emails = email ? [email] : []
    const seen: SsoSeen = {
      issuer: claims.iss,
      name: claims.sub.slice(0, 300),
      format: 'sub',
      attributes: [...new Set([...Object.keys(claims), ...Object.keys(userInfo)])].slice(0, 50),
      emails,
      lasting: [{ kind: 'subject', value: subject }],
    }
    return { identity: { names: { subject }, emails, verified }, seen }
  } catch (error) {
    throw asRefusal(error)
  }
}

async function discovered(configuration: Open): Promise<client.Configuration> {
  const { id, modifiedAt } = configuration
  const hit = known.get(id + modifiedAt)
  if (hit && hit.until > Date.now()) return hit.found
  if (known.size > 1000) known.clear()
  const found = discover(configuration)
  known.set(id + modifiedAt, { found, until: Date.now() + remembered })
  // A provider that could not be reached is requested again the next time.
  found.catch(() => known.delete(id + modifiedAt))
  return found
}

async function discover(configuration: Open): Promise<client.Configuration> {
  const issuer = issuerOf(configuration)
  const secret = configuration.secret ?? ''
  // Plain http is for providers on the same machine; the contract refuses any other.
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  try {
    const provider = await client.discovery(
      new URL(issuer),
      configuration.clientId,
      { [client.clockTolerance]: clockTolerance },
      (server, ...rest) => authentication(server, secret)(server, ...rest),
      // The token comes straight from the provider, and is signed all the same: both are checked.
      {
        timeout: seconds,
        execute: [...insecure, client.enableNonRepudiationChecks],
        [client.customFetch]: providerFetch(configuration.allowed),
      },
    )
    // The client takes any tenant of a provider that serves many; a company's issuer is exactly its own.
    const named = provider.serverMetadata().issuer
    if (named !== issuer) refuseSignIn('discovery', named)
    requireWebAddresses(provider.serverMetadata(), insecure.length > 0 ? ['https:', 'http:'] : ['https:'])
    return provider
  } catch (error) {
    throw error instanceof Failure ? error : new Refusal(undiscovered(error))
  }
}

const used = ['authorization_endpoint', 'token_endpoint', 'jwks_uri']

/** The addresses a provider names are of the web: none may lead a browser, or this server, to anything else. */
function requireWebAddresses(metadata: client.ServerMetadata, protocols: readonly string[]): void {
  const named = Object.entries(metadata).filter(
    ([name, address]) => name.endsWith('_endpoint') && address !== undefined,
  )
  const all = { ...Object.fromEntries(named), ...Object.fromEntries(used.map((name) => [name, metadata[name]])) }
  for (const [name, address] of Object.entries(all))
    if (typeof address !== 'string' || !protocols.includes(URL.parse(address)?.protocol ?? ''))
      refuseSignIn('discovery', name)
}

function authentication(server: client.ServerMetadata, secret: string): client.ClientAuth {
  if (!secret) return client.None()
  const methods = server.token_endpoint_auth_methods_supported
  return !methods || methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)
}

function refuseForeignTenant(configuration: Open, claims: client.IDToken): void {
  if (claims.iss !== issuerOf(configuration))
    refuseSignIn('tenant', typeof claims['tid'] === 'string' ? claims['tid'] : claims.iss)
  const many = configuration.issuer.includes(tenantPlace)
  const named = claims['tid'] !== undefined
  if (many && named && claims['tid'] !== configuration.tenantId)
    refuseSignIn('tenant', typeof claims['tid'] === 'string' ? claims['tid'] : claims.iss)
  if (new URL(claims.iss).hostname === 'login.microsoftonline.com' && !named)
    refuseSignIn('tenant', typeof claims['tid'] === 'string' ? claims['tid'] : claims.iss)
}

/** Entra: tenant and object, the only pair that stays with a person. Elsewhere `sub`. */
const subjectOf = ({ sub, tid, oid }: client.IDToken & { tid?: unknown; oid?: unknown }): string =>
  (typeof tid === 'string' && typeof oid === 'string' ? `${tid}:${oid}` : sub).slice(0, 300)

/** Entra says `xms_edov` where others say `email_verified`. */
function emailOf(claims: Record<string, unknown>): { email: string | null; verified: boolean } {
  const { email, email_verified: verified, xms_edov: owned } = claims
  return {
    email: typeof email === 'string' ? storedAddress(email.slice(0, 254)) : null,
    verified: verified === true || owned === true || owned === 1 || owned === '1',
  }
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

/** What came of looking a provider up: it is away, or answers something else than what it is. */
function undiscovered(error: unknown): Reason {
  const cause = fieldOf(error, 'cause')
  const status = cause instanceof Response ? cause.status : null
  const away = error instanceof TypeError || codeOf(error) === 'OAUTH_TIMEOUT' || (status ?? 0) >= 500 || status === 429
  return { reason: away ? 'away' : 'discovery', detail: status === null ? '' : `HTTP ${status}` }
}

/** The words of OpenID Connect and OAuth for what a provider refuses. */
function reasonOf(error: string, description: string): Reason {
  const detail = [error, description].filter(Boolean).join(': ').slice(0, 200)
  if (error === 'access_denied') return { reason: 'cancelled', detail: description.slice(0, 200) }
  if (/^(invalid|unauthorized)_client$/.test(error)) return { reason: 'client', detail }
  if (/^(consent|interaction|login|account_selection)_required$/.test(error)) return { reason: 'consent', detail }
  return { reason: error === 'invalid_grant' ? 'code' : 'status', detail }
}

function asRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error
  const [code, cause, refused] = [codeOf(error), fieldOf(error, 'cause'), fieldOf(error, 'error')]
  if (typeof refused === 'string' && refused !== '')
    return new Refusal(reasonOf(refused, textOr(fieldOf(error, 'error_description'), '')))
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return new Refusal(challenged(cause))
  // Of a token that is too old or not valid yet the cause holds the claim.
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new Refusal(mistimed(cause))
  if (error instanceof TypeError || code === 'OAUTH_TIMEOUT') return new Refusal({ reason: 'away', detail: '' })
  return new Refusal({ reason: 'token', detail: (code || messageOf(error)).slice(0, 100) })
}

/** A provider that requires authentication (RFC 9110, section 11.6.1) does not take the portal's client secret. */
function challenged(cause: unknown): Reason {
  const first: unknown = Array.isArray(cause) ? cause[0] : undefined
  const parameters = fieldOf(first, 'parameters')
  const error = textOr(fieldOf(parameters, 'error'), 'HTTP 401')
  const description = textOr(fieldOf(parameters, 'error_description'), '')
  const detail = [error, description].filter(Boolean).join(': ').slice(0, 200)
  return { reason: fieldOf(first, 'scheme') === 'bearer' ? 'token' : 'client', detail }
}

function mistimed(error: unknown): Reason {
  const cause = fieldOf(error, 'cause')
  const [claim, now] = [fieldOf(cause, 'claim'), fieldOf(cause, 'now')]
  const claimed = typeof claim === 'string' ? fieldOf(fieldOf(cause, 'claims'), claim) : undefined
  const difference = typeof claimed === 'number' && typeof now === 'number' ? claimed - now : null
  return {
    reason: claim === 'nbf' ? 'clockAhead' : 'tooLate',
    detail: difference === null ? '' : String(Math.abs(Math.round(difference))),
  }
}
