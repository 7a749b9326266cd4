import { type CompanySsoInput, tenantPlace } from '#contract/sso.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { fail } from '#platform/operations/failure.ts'
import { isPlainlyPrivate } from '#platform/outside/public-address.ts'
import { issuerOf } from './addresses.ts'

type Provider = { protocol: 'oidc' | 'saml'; issuer: string }

/** Refuses a provider at an address that is plainly private; a tenant may make one of a name. */
export function requirePublicIssuer(
  { protocol, issuer }: Provider,
  tenantId: string,
  { SSO_HOSTS }: Pick<Configuration, 'SSO_HOSTS'>,
): void {
  const address = protocol === 'oidc' ? URL.parse(issuerOf({ issuer, tenantId })) : null
  if (address && isPlainlyPrivate(address.hostname, SSO_HOSTS)) fail('sso.addressPrivate', undefined, 'issuer')
}

/** What a sign-in needs; a configuration that is switched off may be incomplete. */
export function checkCompanySso(input: CompanySsoInput, { protocol, issuer }: Provider): void {
  const oidc = protocol === 'oidc'
  // What a company's number at a provider may look like; braces or slashes would lead to another tenant.
  if (!/^[\w.-]{0,100}$/.test(input.tenantId)) fail('sso.tenantInvalid', undefined, 'tenantId')
  if (!input.enabled) return
  const needed: [keyof CompanySsoInput, boolean][] = oidc
    ? [
        ['clientId', true],
        ['tenantId', issuer.includes(tenantPlace)],
      ]
    : [
        ['entryPoint', true],
        ['certificate', true],
      ]
  const missing = needed.find(([field, must]) => must && !input[field])
  if (missing) fail('sso.incomplete', undefined, missing[0])
  if (input.domains.length === 0) fail('sso.incomplete', undefined, 'domains')
}
