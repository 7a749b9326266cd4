import { z } from 'zod'
import { operation } from './operation.ts'
import { email, id, instant, listOf, longText, text } from './shapes.ts'
import { admission } from './second-factor.ts'

/** The protocols a provider may speak: OpenID Connect 1.0 (code flow) or SAML 2.0 (HTTP-POST). */
export const ssoProtocols = ['oidc', 'saml'] as const

/** Stands for a company's tenant in a provider's address: `https://login.example/{tenantid}/v2.0`. */
export const tenantPlace = '{tenantid}'

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/
const address = z
  .string()
  .trim()
  .max(500)
  .refine((value) => {
    const plain = value.replace(tenantPlace, 'tenant')
    return URL.canParse(plain) && (plain.startsWith('https://') || loopback.test(plain))
  }, 'sso.addressInvalid')

const providerFields = z.strictObject({
  /** Part of addresses: lower-case letters, digits and hyphens. */
  identifier: z
    .string()
    .trim()
    .regex(/^[a-z0-9](-?[a-z0-9]){0,39}$/, 'sso.identifierInvalid'),
  displayName: text(100),
  description: longText(500),
  protocol: z.enum(ssoProtocols),
  /** OIDC: the issuer, in which `{tenantid}` stands for a company's tenant. SAML: left empty. */
  issuer: z.literal('').or(address),
})

export const ssoProviderInput = providerFields.refine(({ protocol, issuer }) => protocol === 'saml' || issuer !== '', {
  error: 'sso.issuerMissing',
  path: ['issuer'],
})
export type SsoProviderInput = z.infer<typeof ssoProviderInput>

export const ssoProvider = z.object({
  id,
  identifier: z.string(),
  displayName: z.string(),
  description: z.string(),
  protocol: z.enum(ssoProtocols),
  issuer: z.string(),
  /** Companies that sign in with it. */
  companies: z.number().int(),
  createdAt: instant,
  modifiedAt: instant,
})
export type SsoProvider = z.infer<typeof ssoProvider>

export const listSsoProviders = operation({
  name: 'listSsoProviders',
  method: 'GET',
  path: '/sso-providers',
  access: ['sso.providers', 'cloud.sso.list'],
  summary: 'All single sign-on providers, the oldest first.',
  output: listOf(ssoProvider),
})

export const readSsoProvider = operation({
  name: 'readSsoProvider',
  method: 'GET',
  path: '/sso-providers/{id}',
  access: 'sso.providers',
  summary: 'One single sign-on provider.',
  output: ssoProvider,
  errors: ['sso.providerNotFound'],
})

export const createSsoProvider = operation({
  name: 'createSsoProvider',
  method: 'POST',
  path: '/sso-providers',
  access: 'sso.providers',
  summary: 'Create a single sign-on provider.',
  body: ssoProviderInput,
  output: ssoProvider,
  errors: ['sso.identifierTaken', 'sso.addressPrivate'],
  confirmed: true,
})

export const changeSsoProvider = operation({
  name: 'changeSsoProvider',
  method: 'PUT',
  path: '/sso-providers/{id}',
  access: 'sso.providers',
  summary:
    'Change a single sign-on provider. While companies use it, its protocol stays. Another issuer forgets who was linked, and the companies’ secrets.',
  body: z.strictObject({ ...providerFields.shape, modifiedAt: instant }),
  output: ssoProvider,
  errors: [
    'sso.providerNotFound',
    'sso.identifierTaken',
    'sso.addressPrivate',
    'sso.issuerMissing',
    'sso.providerInUse',
    'request.conflict',
  ],
  confirmed: true,
})

export const deleteSsoProvider = operation({
  name: 'deleteSsoProvider',
  method: 'DELETE',
  path: '/sso-providers/{id}',
  access: 'sso.providers',
  summary: 'Delete a single sign-on provider that no company uses.',
  errors: ['sso.providerNotFound', 'sso.providerInUse'],
  confirmed: true,
})

/** A company's e-mail domain, in small letters. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'sso.domainInvalid')

/** How a company signs in: provider, its own numbers there, and the e-mail domains that are the company's. */
export const companySsoInput = z.strictObject({
  providerId: id,
  tenantId: longText(100),
  clientId: longText(200),
  /** Null keeps the secret that is stored. */
  clientSecret: z.string().min(1).max(500).nullable(),
  /** SAML: where people sign in, and the certificate the provider signs with (PEM). */
  entryPoint: z.literal('').or(address),
  certificate: longText(10_000),
  domains: z.array(domain).max(50),
  enabled: z.boolean(),
})
export type CompanySsoInput = z.infer<typeof companySsoInput>

export const companySso = z.object({
  providerId: id,
  tenantId: z.string(),
  clientId: z.string(),
  /** Whether a secret is stored; it is never shown. */
  hasSecret: z.boolean(),
  entryPoint: z.string(),
  certificate: z.string(),
  domains: z.array(z.string()),
  enabled: z.boolean(),
  /** What the provider has to be told: OIDC's redirect address; SAML's entity id and where assertions are posted to. */
  redirectAddress: z.string(),
  entityId: z.string(),
  accounts: z.number().int(),
  modifiedAt: instant,
})
export type CompanySso = z.infer<typeof companySso>

export const readCompanySso = operation({
  name: 'readCompanySso',
  method: 'GET',
  path: '/companies/{id}/sso',
  access: 'cloud.sso.list',
  summary: 'How a company signs in; `configuration` is null when with the portal’s own sign-in alone.',
  output: z.object({ configuration: companySso.nullable() }),
  errors: ['companies.notFound'],
})

export const saveCompanySso = operation({
  name: 'saveCompanySso',
  method: 'PUT',
  path: '/companies/{id}/sso',
  access: 'cloud.sso.edit',
  summary:
    'Set how a company signs in. All but the provider needs `cloud.sso.ids` too. Changing provider, tenant or client forgets who was linked. With `modifiedAt`, null where nothing was set, a change made meanwhile is refused.',
  body: z.strictObject({ ...companySsoInput.shape, modifiedAt: instant.nullable().optional() }),
  output: companySso,
  errors: [
    'companies.notFound',
    'sso.providerNotFound',
    'sso.idsForbidden',
    'sso.incomplete',
    'sso.tenantInvalid',
    'sso.addressPrivate',
    'sso.certificateInvalid',
    'sso.domainTaken',
    'request.conflict',
  ],
  confirmed: true,
})

export const deleteCompanySso = operation({
  name: 'deleteCompanySso',
  method: 'DELETE',
  path: '/companies/{id}/sso',
  access: 'cloud.sso.delete',
  summary: 'Back to the portal’s own sign-in: the company’s configuration and its links go.',
  errors: ['companies.notFound', 'sso.notConfigured'],
  confirmed: true,
})

export const findSsoRealm = operation({
  name: 'findSsoRealm',
  method: 'GET',
  path: '/session/sso',
  access: 'public',
  summary: 'Which provider people with e-mail addresses of this domain may sign in with, if any.',
  query: z.strictObject({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
  output: z.object({ provider: z.string().nullable() }),
})

export const startSso = operation({
  name: 'startSso',
  method: 'POST',
  path: '/session/sso',
  access: 'public',
  summary: 'Begin signing in with the provider of an e-mail address’ domain; sets a cookie and answers where to go.',
  body: z.strictObject({ email }),
  output: z.object({ address: z.string() }),
  errors: ['sso.noProvider', 'sso.unreachable', 'request.origin'],
  secret: true,
  attempts: true,
})

/** What came back from the provider, word for word. */
export const finishSso = operation({
  name: 'finishSso',
  method: 'POST',
  path: '/session/sso/{provider}',
  access: 'public',
  summary: 'Finish signing in with what the provider sent back, in the browser that began.',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ query: z.string().max(8000) }),
  output: admission,
  errors: [
    'sso.refused',
    'sso.expired',
    'sso.unreachable',
    'sso.wrongTenant',
    'sso.emailUnverified',
    'sso.foreignDomain',
    'sso.noContact',
    'sso.otherCompany',
    'sso.otherIdentity',
    'session.disabled',
    'session.factorLocked',
    'request.origin',
  ],
  secret: true,
  attempts: true,
})

export const receiveSaml = operation({
  name: 'receiveSaml',
  method: 'POST',
  path: '/session/sso/{provider}/saml',
  access: 'public',
  summary: 'Where a SAML provider posts its assertion (form); leads back to the portal’s page.',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ SAMLResponse: z.string().max(400_000), RelayState: z.string().max(200).default('') }),
  form: true,
  answersRedirect: true,
  secret: true,
})
