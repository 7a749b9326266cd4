import type { SsoReason } from '#contract/sso-refusals.ts'
import type { ErrorCode } from '#texts/errors.ts'
import { Failure } from '#platform/operations/failure.ts'

/** Why a sign-in is refused, and what of it is a fact: seconds, a status, a name. */
export interface Reason {
  reason: SsoReason
  detail: string
}

/** What the person who is refused is shown: nothing that would help an impostor. */
const codes: Record<SsoReason, ErrorCode> = {
  cancelled: 'sso.cancelled',
  status: 'sso.refused',
  nameFormat: 'sso.setUpWrongly',
  consent: 'sso.setUpWrongly',
  away: 'sso.unreachable',
  discovery: 'sso.setUpWrongly',
  client: 'sso.setUpWrongly',
  code: 'sso.refused',
  token: 'sso.refused',
  unreadable: 'sso.refused',
  tooLarge: 'sso.refused',
  otherRequest: 'sso.refused',
  encrypted: 'sso.encrypted',
  unsigned: 'sso.setUpWrongly',
  weakSignature: 'sso.setUpWrongly',
  signature: 'sso.setUpWrongly',
  issuer: 'sso.setUpWrongly',
  audience: 'sso.setUpWrongly',
  recipient: 'sso.setUpWrongly',
  clockAhead: 'sso.clock',
  tooLate: 'sso.clock',
  tenant: 'sso.wrongTenant',
  nameless: 'sso.setUpWrongly',
  transient: 'sso.nameTransient',
  emailMissing: 'sso.emailUnverified',
  emailUnverified: 'sso.emailUnverified',
  foreignDomain: 'sso.foreignDomain',
  noContact: 'sso.noContact',
  otherIdentity: 'sso.otherIdentity',
  otherCompany: 'sso.otherCompany',
  disabled: 'session.disabled',
}

/** A sign-in with a company account that is refused: the person reads its code, the company's page its reason. */
export class Refusal extends Failure {
  readonly reason: SsoReason
  readonly detail: string
  /** The address the provider named, where it did. */
  readonly email: string | null

  constructor({ reason, detail }: Reason, email: string | null = null) {
    super(codes[reason], detail ? { reason, detail } : { reason })
    this.reason = reason
    this.detail = detail
    this.email = email
  }
}

/** Refuses a sign-in. */
export function refuseSignIn(reason: SsoReason, detail = '', email: string | null = null): never {
  throw new Refusal({ reason, detail: detail.slice(0, 200) }, email)
}
