import type { SsoTrial } from '#contract/sso-refusals.ts'
import { tenantPlace } from '#contract/sso.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { Failure, fail } from '#platform/operations/failure.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { admittedAs } from '../identities/identity.ts'
import { configurationOfCompany, type SsoConfiguration } from '../providers/configuration-queries.ts'
import { Refusal } from '../refusals/reason.ts'
import { askWhere, noteAttempt, takeAnswer } from '../sign-in.ts'

/** Finds out from the provider where a sign-in on trial goes, before the transaction; it need not be switched on. */
export async function prepareTrial({
  db,
  actor,
  cookie,
  params,
  ...installation
}: Before<{ id: string }, unknown, unknown>) {
  if (cookie.crossSite) fail('request.origin')
  await requireVisibleCompany(db, actor, params.id)
  const configuration = (await configurationOfCompany(db, params.id)) ?? fail('sso.notConfigured')
  requireComplete(configuration)
  const begun = await askWhere(configuration, null, installation)
  if ('refusal' in begun) throw begun.refusal
  return begun
}

/** What a sign-in cannot begin without; which domains are admitted, the trial shows. */
function requireComplete({ protocol, issuer, tenantId, clientId, entryPoint, certificate }: SsoConfiguration): void {
  const needed =
    protocol === 'oidc' ? { clientId, ...(issuer.includes(tenantPlace) && { tenantId }) } : { entryPoint, certificate }
  const missing = Object.entries(needed).find(([, value]) => !value)
  if (missing) fail('sso.incomplete', undefined, missing[0])
}

/** Stores a sign-in that links no account and opens no session. */
export async function startTrial(
  { db, cookie, actor }: Call<{ id: string }, unknown, unknown>,
  begun: Awaited<ReturnType<typeof prepareTrial>>,
): Promise<{ address: string; provider: string }> {
  await noteAttempt(db, cookie, begun, actor.accountId)
  return { address: begun.address, provider: begun.configuration.identifier }
}

type Finish = Before<{ provider: string }, unknown, { query: string }>

export const prepareTrialAnswer = (call: Finish) => takeAnswer(call, call.actor.accountId)

/** What came of it: what the provider said, and whether the person would be let in. */
export async function finishTrial(
  { db, actor, cookie }: Call<{ provider: string }, unknown, { query: string }>,
  { begun, configuration, told }: Awaited<ReturnType<typeof takeAnswer>>,
): Promise<SsoTrial> {
  cookie.clearSso(begun.id)
  const { companyId } = configuration
  await requireVisibleCompany(db, actor, companyId)
  const result = { companyId, admitted: null, refusal: null, seen: null }
  if (told instanceof Failure) return { ...result, refusal: reasonOf(told) }
  const { seen, refused, identity } = told
  if (!identity) return { ...result, seen, refusal: refused }
  try {
    return { ...result, seen, admitted: await admittedAs(db, configuration, identity) }
  } catch (error) {
    if (error instanceof Refusal) return { ...result, seen, refusal: reasonOf(error) }
    throw error
  }
}

const reasonOf = (failure: Failure): SsoTrial['refusal'] =>
  failure instanceof Refusal
    ? { reason: failure.reason, detail: failure.detail }
    : { reason: 'otherRequest', detail: '' }
