import { roleFor } from '#domains/access/public.ts'
import { admit, hashPassword } from '#domains/accounts/public.ts'
import { Failure, fail, failAndCommit } from '#platform/operations/failure.ts'
import { networkOf } from '#platform/outside/public-address.ts'
import { newId } from '#platform/database/ids.ts'
import type { Installation } from '#platform/installation/installation.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import type { PendingSso } from '#platform/http/session-cookie.ts'
import { insertAttempt, storeIdentity, takeAttempt, waitingAttempt } from './attempt-queries.ts'
import {
  configurationById,
  configurationOfDomain,
  sealedFor,
  type SsoConfiguration,
} from './providers/configuration-queries.ts'
import { providerIdOf } from './queries.ts'
import { accountOf, type Identity } from './identities/identity.ts'
import { oidcFinish, oidcStart, oidcState, type Open } from './oidc.ts'
import type { Assertion } from './read-assertion.ts'
import { answeredAttempt, samlFinish, samlStart } from './saml.ts'

type Body<B, P = unknown> = Call<P, unknown, B>

const lifetime = 600_000

/** Finds the provider of the address' domain and asks it where to go, before the transaction. */
export async function prepareStart(call: Before<unknown, unknown, { email: string }>) {
  if (call.cookie.crossSite) fail('request.origin')
  const { email } = call.body
  const configuration =
    (await configurationOfDomain(call.db, email.slice(email.lastIndexOf('@') + 1))) ?? fail('sso.noProvider')
  const id = newId()
  const { secret, hash } = newSecret()
  const address =
    configuration.protocol === 'oidc'
      ? await oidcStart(opened(configuration, call), call.settings.PUBLIC_URL, secret, email)
      : await samlStart(configuration, call.settings.PUBLIC_URL, id)
  return { id, secret, hash, address, configurationId: configuration.id }
}

/** Notes the attempt; its secret goes into a cookie of this browser and nowhere else. Each tab may have begun one. */
export async function startSso(
  { db, cookie }: Body<unknown>,
  { id, secret, hash, address, configurationId }: Awaited<ReturnType<typeof prepareStart>>,
): Promise<{ address: string }> {
  const expiresAt = new Date(Date.now() + lifetime)
  await insertAttempt(db, { id, tokenHash: hash, configurationId, expiresAt })
  cookie.setSso({ id, secret }, expiresAt)
  return { address }
}

/**
 * Which of the browser's attempts an answer is for: OpenID Connect names it by the state, made of the secret that the
 * browser alone has; the redirect after SAML by its id, which opens nothing without that secret. Where one alone was
 * begun it is that one: what does not fit it is refused by the check itself, and told in the audit log.
 */
function begunHere({ cookie, body }: Before<unknown, unknown, { query: string }>): PendingSso | undefined {
  const answer = new URLSearchParams(body.query)
  const [state, id] = [answer.get('state'), answer.get('saml')]
  const named = cookie.sso.find((one) => one.id === id || oidcState(one.secret) === state)
  return named ?? (cookie.sso.length === 1 ? cookie.sso[0] : undefined)
}

interface Answered {
  begun: PendingSso
  configuration: SsoConfiguration
  identity: Identity | null
  problem: Failure | null
  unknowable: { passwordHash: string; roleId: string }
}

/** Uses the attempt up, and asks the provider who it was, before the transaction. */
export async function prepareFinish(call: Before<{ provider: string }, unknown, { query: string }>): Promise<Answered> {
  if (call.cookie.crossSite) fail('request.origin')
  const begun = begunHere(call)
  if (!begun) fail('sso.expired')
  const attempt = await takeAttempt(call.db, begun.id, hashSecret(begun.secret))
  const configuration = attempt && (await configurationById(call.db, attempt.configurationId))
  // An answer for one provider is no answer for another (OAuth mix-up, RFC 9700, section 4.4).
  if (!configuration?.enabled || configuration.identifier !== call.params.provider) fail('sso.expired')
  const unknowable = {
    passwordHash: await hashPassword(newSecret().secret),
    roleId: (await roleFor(call.db, 'customer')).id,
  }
  const answered = { begun, configuration, unknowable }
  if (configuration.protocol === 'saml') {
    const identity = attempt!.identity as Identity | null
    return { ...answered, identity, problem: identity ? null : new Failure('sso.refused') }
  }
  try {
    const open = opened(configuration, call)
    return {
      ...answered,
      identity: await oidcFinish(open, call.settings.PUBLIC_URL, begun.secret, call.body.query),
      problem: null,
    }
  } catch (error) {
    if (error instanceof Failure) return { ...answered, identity: null, problem: error }
    throw error
  }
}

/** Opens a session for whoever the provider vouched for. Refusals stay in the audit log with their reason. */
export async function finishSso(call: Body<unknown>, answered: Answered) {
  const { begun, configuration, identity, problem, unknowable } = answered
  call.cookie.clearSso(begun.id)
  const refused = (failure: Failure): never => {
    const reason = { refused: failure.code, provider: configuration.displayName, ...failure.details }
    call.audit({ kind: 'company', id: configuration.companyId, after: reason, counted: true })
    return failAndCommit(failure.code)
  }
  if (!identity) return refused(problem!)
  const account = await accountOf(call, configuration, identity, unknowable).catch((error: unknown) => {
    if (error instanceof Failure) return refused(error)
    throw error
  })
  return admit(call, account)
}

/** Checks a posted assertion before the transaction; a refusal is told on the portal's page. */
export async function prepareSaml(
  call: Before<{ provider: string }, unknown, { SAMLResponse: string }>,
): Promise<Assertion | Failure> {
  try {
    const attempt = await waitingAttempt(call.db, answeredAttempt(call.body.SAMLResponse) ?? newId())
    const configuration = attempt && (await configurationById(call.db, attempt.configurationId))
    if (!configuration?.enabled || configuration.identifier !== call.params.provider) fail('sso.expired')
    return await samlFinish(networkOf(call.client.address), configuration, {
      publicUrl: call.settings.PUBLIC_URL,
      attemptId: attempt!.id,
      response: call.body.SAMLResponse,
    })
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

/** Keeps what the assertion says for the browser that began, which comes for it with its cookie. */
export async function receiveSaml(
  { db, params, audit, settings }: Body<unknown, { provider: string }>,
  checked: Assertion | Failure,
): Promise<{ location: string }> {
  const page = (query: string) => ({
    location: `${settings.PUBLIC_URL}/sso/${encodeURIComponent(params.provider)}?${query}`,
  })
  if (checked instanceof Failure) {
    // The address' own words lead to a provider or are kept nowhere.
    const id = (await providerIdOf(db, params.provider)) ?? ''
    audit({ kind: 'ssoProvider', id, after: { refused: checked.code, ...checked.details }, counted: true })
    return page(`problem=${checked.code}`)
  }
  const { attemptId, identity, assertionId } = checked
  const kept = await storeIdentity(db, attemptId, identity, assertionId)
  return page(kept ? `saml=${attemptId}` : 'problem=sso.expired')
}

const opened = (
  configuration: SsoConfiguration,
  { sealer, settings }: Pick<Installation, 'sealer' | 'settings'>,
): Open => ({
  ...configuration,
  allowed: settings.SSO_HOSTS,
  secret:
    configuration.clientSecret === null
      ? null
      : (sealer.open(configuration.clientSecret, sealedFor(configuration.companyId)) ?? fail('sso.unreachable')),
})
