import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'

/** Why a sign-in with a company account was refused. */
export const ssoReasons = [
  // What the provider said, or did not say.
  'cancelled',
  'status',
  'nameFormat',
  'consent',
  'away',
  'discovery',
  'client',
  'code',
  'token',
  // What its answer is.
  'unreadable',
  'tooLarge',
  'otherRequest',
  'encrypted',
  'unsigned',
  'weakSignature',
  'signature',
  'issuer',
  'audience',
  'recipient',
  'clockAhead',
  'tooLate',
  'tenant',
  // Whom it names.
  'nameless',
  'transient',
  'emailMissing',
  'emailUnverified',
  'foreignDomain',
  'noContact',
  'otherIdentity',
  'otherCompany',
  'disabled',
] as const
export type SsoReason = (typeof ssoReasons)[number]

/** Refusals stored for a company. */
export const refusalsKept = 20

const ssoRefusal = z.object({
  id,
  at: instant,
  /** The person's address: as the provider says it, else as it was typed; null where neither is known. */
  email: z.string().nullable(),
  reason: z.enum(ssoReasons),
  /** What the provider said: seconds, a status, a name. Empty where the reason says it all. */
  detail: z.string(),
})
export type SsoRefusal = z.infer<typeof ssoRefusal>

export const listSsoRefusals = operation({
  name: 'listSsoRefusals',
  method: 'GET',
  path: '/companies/{id}/sso/refusals',
  access: 'cloud.sso.list',
  summary: `The last sign-ins of a company's people that were refused, with the reason, the newest first: at most ${refusalsKept}, of the last 30 days.`,
  output: listOf(ssoRefusal),
  errors: ['companies.notFound'],
})

const seen = z.object({
  issuer: z.string(),
  /** The provider's own name for the person, and its format. */
  name: z.string(),
  format: z.string(),
  /** What came, by name, without values. */
  attributes: z.array(z.string()),
  /** Addresses found, the one that counts first. */
  emails: z.array(z.string()),
  /** By which name the person would be known, and by which attribute it came. */
  lasting: z.array(z.object({ kind: z.string(), value: z.string() })),
})
export type SsoSeen = z.infer<typeof seen>

const trial = z.object({
  companyId: id,
  /** Whose account would be entered; null where the sign-in would be refused. */
  admitted: z.object({ email: z.string(), first: z.boolean() }).nullable(),
  refusal: z.object({ reason: z.enum(ssoReasons), detail: z.string() }).nullable(),
  seen: seen.nullable(),
})

export const startSsoTrial = operation({
  name: 'startSsoTrial',
  method: 'POST',
  path: '/companies/{id}/sso/trial',
  access: 'cloud.sso.edit',
  summary:
    'Begin a sign-in that links nobody and opens no session, also while the provider is not switched on; answers where to go.',
  output: z.object({ address: z.string(), provider: z.string() }),
  errors: [
    'companies.notFound',
    'sso.notConfigured',
    'sso.incomplete',
    'sso.unreachable',
    'sso.setUpWrongly',
    'sso.wrongTenant',
    'request.origin',
  ],
  secret: true,
})

export const finishSsoTrial = operation({
  name: 'finishSsoTrial',
  method: 'POST',
  path: '/session/sso/{provider}/trial',
  access: 'cloud.sso.edit',
  summary: 'What a sign-in on trial came to: what the provider said, and whether it would be let in.',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ query: z.string().max(8000) }),
  output: trial,
  errors: ['sso.expired', 'companies.notFound', 'request.origin'],
  secret: true,
})
export type SsoTrial = z.infer<typeof trial>
