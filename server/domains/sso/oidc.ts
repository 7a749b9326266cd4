import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { tenantPlace } from '#contract/sso.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import { issuerOf, redirectAddress } from './addresses.ts'
import type { SsoConfiguration } from './providers/configuration-queries.ts'
import type { Identity } from './identities/identity.ts'
import { providerFetch } from './provider-fetch.ts'

/** A configuration with its secret opened, and the hosts of providers that may be private. */
export type Open = SsoConfiguration & { secret: string | null; allowed: readonly string[] }

const seconds = 10
const remembered = 600_000
const known = new Map<string, { found: Promise<client.Configuration>; until: number }>()

/** What one attempt's parameters are made of: the browser's secret, which the database does not hold. */
const derived = (secret: string, label: string): string =>
  createHmac('sha256', secret).update(label).digest('base64url')

/** What a provider's answer names the attempt by. */
export const oidcState = (secret: string): string => derived(secret, 'state')

/** Where to send somebody to sign in: code flow with PKCE (S256), state and nonce. */
export async function oidcStart(
  configuration: Open,
  publicUrl: string,
  secret: string,
  email: string,
): Promise<string> {
  const provider = await discovered(configuration)
  const address = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectAddress(publicUrl, configuration.identifier),
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(derived(secret, 'verifier')),
    code_challenge_method: 'S256',
    state: oidcState(secret),
    nonce: derived(secret, 'nonce'),
    login_hint: email,
  })
  return address.href
}

/** Exchanges what came back for an identity. Refuses with sso.refused, sso.wrongTenant or sso.unreachable. */
export async function oidcFinish(
  configuration: Open,
  publicUrl: string,
  secret: string,
  query: string,
): Promise<Identity> {
  const provider = await discovered(configuration)
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
    return { subject: subjectOf(claims), ...emailOf(userInfo) }
  } catch (error) {
    throw asFailure(error)
  }
}

async function discovered(configuration: Open): Promise<client.Configuration> {
  const { id, modifiedAt } = configuration
  const hit = known.get(id + modifiedAt)
  if (hit && hit.until > Date.now()) return hit.found
  if (known.size > 1000) known.clear()
  const found = discover(configuration)
  known.set(id + modifiedAt, { found, until: Date.now() + remembered })
  // A provider that was away is asked again the next time.
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
      undefined,
      (server, ...rest) => authentication(server, secret)(server, ...rest),
      // The token comes straight from the provider, and is signed all the same: both are checked.
      {
        timeout: seconds,
        execute: [...insecure, client.enableNonRepudiationChecks],
        [client.customFetch]: providerFetch(configuration.allowed),
      },
    )
    // The client takes any tenant of a provider that serves many; a company's issuer is exactly its own.
    if (provider.serverMetadata().issuer !== issuer) fail('sso.wrongTenant')
    requireWebAddresses(provider.serverMetadata(), insecure.length > 0 ? ['https:', 'http:'] : ['https:'])
    return provider
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('sso.unreachable')
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
      fail('sso.unreachable', { reason: `${name} is no web address` })
}

function authentication(server: client.ServerMetadata, secret: string): client.ClientAuth {
  if (!secret) return client.None()
  const methods = server.token_endpoint_auth_methods_supported
  return !methods || methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)
}

function refuseForeignTenant(configuration: Open, claims: client.IDToken): void {
  if (claims.iss !== issuerOf(configuration)) fail('sso.wrongTenant')
  const many = configuration.issuer.includes(tenantPlace)
  const named = claims['tid'] !== undefined
  if (many && named && claims['tid'] !== configuration.tenantId) fail('sso.wrongTenant')
  if (new URL(claims.iss).hostname === 'login.microsoftonline.com' && !named) fail('sso.wrongTenant')
}

/** Entra: tenant and object, the only pair that stays with a person. Elsewhere `sub`. */
const subjectOf = ({ sub, tid, oid }: client.IDToken & { tid?: unknown; oid?: unknown }): string =>
  (typeof tid === 'string' && typeof oid === 'string' ? `${tid}:${oid}` : sub).slice(0, 300)

/** Entra says `xms_edov` where others say `email_verified`. */
function emailOf(claims: Record<string, unknown>): Pick<Identity, 'email' | 'verified'> {
  const { email, email_verified: verified, xms_edov: owned } = claims
  return {
    email: typeof email === 'string' ? email.slice(0, 254).toLowerCase() : null,
    verified: verified === true || owned === true || owned === 1 || owned === '1',
  }
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const { code, message } = error as { code?: string; message?: string }
  const away = error instanceof TypeError || code === 'OAUTH_TIMEOUT'
  return new Failure(away ? 'sso.unreachable' : 'sso.refused', { reason: (code ?? message ?? '').slice(0, 100) })
}
