import { asciiDomain } from './email.ts'
import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, listOf, longText, text } from './shapes.ts'

/** The protocols a provider may speak: OpenID Connect 1.0 (code flow) or SAML 2.0 (HTTP-POST). */
export const ssoProtocols = ['oidc', 'saml'] as const

/** Stands for a company's tenant in a provider's address: `https://login.example/{tenantid}/v2.0`. */
export const tenantPlace = '{tenantid}'

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/
/** An address of the web that people or the portal are led to. */
export const address = z
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
  /** By e-mail; '' where unknown. */
  createdBy: z.string(),
  modifiedBy: z.string(),
})
export type SsoProvider = z.infer<typeof ssoProvider>

/** What a request to the address found while saving: shown, and saved all the same. */
export const ssoNotes = [
  'issuerCorrected',
  'issuerAway',
  'issuerNotFound',
  'issuerOther',
  'issuerLacking',
  'entryPointAway',
  'entryPointNotFound',
  'certificateExpired',
  'certificatesExpired',
] as const
export type SsoNote = (typeof ssoNotes)[number]
const notes = z.array(z.object({ note: z.enum(ssoNotes), detail: z.string() }))
const savedProvider = ssoProvider.extend({ notes })

export const listSsoProviders = operation({
  name: 'listSsoProviders',
  method: 'GET',
  path: '/sso-providers',
  access: ['sso.providers', 'cloud.sso.list'],
  summary: 'All single sign-on providers, the oldest first; addresses a provider is told begin with `publicUrl`.',
  output: listOf(ssoProvider).extend({ publicUrl: z.string() }),
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
  summary:
    'Create a single sign-on provider. Its address is asked: the issuer it names is taken where only a slash differs or the discovery document’s address was given, anything else is told in `notes`.',
  body: ssoProviderInput,
  output: savedProvider,
  errors: ['sso.identifierTaken', 'sso.addressPrivate'],
  confirmed: true,
})

export const changeSsoProvider = operation({
  name: 'changeSsoProvider',
  method: 'PUT',
  path: '/sso-providers/{id}',
  access: 'sso.providers',
  summary:
    'Change a single sign-on provider; its address is asked as for a new one. While companies use it, its protocol stays. Another issuer forgets who was linked, and the companies’ secrets.',
  body: z.strictObject({ ...providerFields.shape, modifiedAt: instant }),
  output: savedProvider,
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

/** Letters of a provider's metadata; ADFS's have 90,000. */
export const metadataLength = 200_000

/** What kind of name a SAML provider is asked for: a persistent one, or whichever it chooses. */
export const nameFormats = ['persistent', 'any'] as const

/** A company's e-mail domain, in small letters and ASCII, however it is typed. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^([a-z0-9\u00a1-\uffff]([a-z0-9\u00a1-\uffff-]*[a-z0-9\u00a1-\uffff])?\.)+[a-z\u00a1-\uffff][a-z0-9\u00a1-\uffff-]*[a-z0-9\u00a1-\uffff]$/,
    'sso.domainInvalid',
  )
  .transform(asciiDomain)
  .pipe(z.string().max(253))

/** How a company signs in: provider, its own numbers there, and the e-mail domains that are the company's. */
export const companySsoInput = z.strictObject({
  providerId: id,
  tenantId: longText(100),
  clientId: longText(200),
  /** Null leaves the stored secret. */
  clientSecret: z.string().min(1).max(500).nullable(),
  /** SAML: where people sign in. */
  entryPoint: z.literal('').or(address),
  /** SAML: the certificates the provider signs with, as PEM, base64 or its whole metadata, which fill what is empty. */
  certificate: longText(metadataLength),
  /** SAML: the provider's entity id; empty, any answer counts that a certificate signed. Left out: as it was. */
  idpEntityId: longText(500).optional(),
  /** SAML: whether a persistent name is asked for, or the provider chooses. Left out: as it was, at first persistent. */
  nameFormat: z.enum(nameFormats).optional(),
  domains: z.array(domain).max(50),
  enabled: z.boolean(),
})
export type CompanySsoInput = z.infer<typeof companySsoInput>

/** A certificate a provider signs with. */
export const ssoCertificate = z.object({
  subject: z.string(),
  /** SHA-256. */
  fingerprint: z.string(),
  from: instant,
  until: instant,
  expired: z.boolean(),
  key: z.enum(['RSA', 'EC']),
})
export type SsoCertificate = z.infer<typeof ssoCertificate>

export const companySso = z.object({
  providerId: id,
  tenantId: z.string(),
  clientId: z.string(),
  /** Whether a secret is stored; it is never shown. */
  hasSecret: z.boolean(),
  entryPoint: z.string(),
  certificate: z.string(),
  /** What `certificate` holds; an expired one counts all the same (SAML metadata interoperability profile). */
  certificates: z.array(ssoCertificate),
  idpEntityId: z.string(),
  nameFormat: z.enum(nameFormats),
  domains: z.array(z.string()),
  enabled: z.boolean(),
  /** What is entered at the provider: OIDC's redirect address; SAML's entity id and where assertions are posted to. */
  redirectAddress: z.string(),
  entityId: z.string(),
  accounts: z.number().int(),
  /** Null: before this was noted. */
  createdAt: instant.nullable(),
  modifiedAt: instant,
  /** By e-mail; '' where unknown. */
  createdBy: z.string(),
  modifiedBy: z.string(),
})
export type CompanySso = z.infer<typeof companySso>

export const readCompanySso = operation({
  name: 'readCompanySso',
  method: 'GET',
  path: '/companies/{id}/sso',
  access: 'cloud.sso.list',
  summary: 'How a company signs in; `configuration` is null when with the portal’s own sign-in alone.',
  output: z.object({
    configuration: companySso.nullable(),
    /** The addresses entered at providers begin with it. */
    publicUrl: z.string(),
  }),
  errors: ['companies.notFound'],
})

export const saveCompanySso = operation({
  name: 'saveCompanySso',
  method: 'PUT',
  path: '/companies/{id}/sso',
  access: 'cloud.sso.edit',
  summary:
    'Set how a company signs in. All but the provider needs `cloud.sso.ids` too. Changing provider, tenant or client forgets who was linked. With `modifiedAt`, null where nothing was set, a change made meanwhile is refused. The addresses are asked; `notes` tells what was found.',
  body: z.strictObject({ ...companySsoInput.shape, modifiedAt: instant.nullable().optional() }),
  output: companySso.extend({ notes }),
  errors: [
    'companies.notFound',
    'sso.providerNotFound',
    'sso.idsForbidden',
    'sso.incomplete',
    'sso.tenantInvalid',
    'sso.addressPrivate',
    'sso.certificateInvalid',
    'sso.certificateKind',
    'sso.certificatePrivate',
    'sso.entryPointIsMetadata',
    'sso.metadataInvalid',
    'sso.metadataExpired',
    'sso.issuerNotFound',
    'sso.issuerOther',
    'sso.issuerLacking',
    'server.busy',
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
