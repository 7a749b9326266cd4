import { X509Certificate } from 'node:crypto'
import { type CompanySsoInput, tenantPlace } from '#contract/sso.ts'
import { fail } from '#platform/failure.ts'

type Provider = { protocol: 'oidc' | 'saml'; issuer: string }

/** What must be there before anybody can sign in; a configuration that is switched off may be incomplete. */
export function checkCompanySso(input: CompanySsoInput, { protocol, issuer }: Provider): void {
  // What a company's number at a provider may look like; braces or slashes would lead to another tenant.
  if (!/^[\w.-]{0,100}$/.test(input.tenantId)) fail('sso.tenantInvalid', undefined, 'tenantId')
  if (input.certificate && !isCertificate(input.certificate)) fail('sso.certificateInvalid', undefined, 'certificate')
  if (!input.enabled) return
  const needed: [keyof CompanySsoInput, boolean][] =
    protocol === 'oidc'
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

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
